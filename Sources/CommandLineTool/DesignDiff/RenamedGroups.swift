import DesignTokens
import SourceText

/// The groups that hold none of their tokens any more, in the files where they held some.
struct GroupsThatWent {
  /// Each with its tokens; outer ones first, and by name.
  let all: [(group: TokenKey, keys: [TokenKey])]

  init(_ gone: [TokenKey: TokenWorth], besides come: [TokenKey: TokenWorth], in new: DesignTree) {
    var groups: [TokenKey: [TokenKey]] = [:]
    var places: [TokenKey: Set<String>] = [:]
    for (key, worth) in gone {
      for name in key.name.enclosing {
        groups[key.named(name), default: []].append(key)
        places[key.named(name), default: []].formUnion(worth.places)
      }
    }
    if !groups.isEmpty {
      for (key, token) in new.tokens {
        let stays = Set(token.places).subtracting(come[key]?.places ?? [])
        guard !stays.isEmpty else { continue }
        for name in key.name.enclosing {
          let group = key.named(name)
          guard let own = places[group] else { continue }
          // A file that was moved is another place.
          if own.contains(where: { new.places[$0] == nil }) || !own.isDisjoint(with: stays) { groups[group] = nil }
        }
      }
    }
    all = groups.map { (group: $0.key, keys: $0.value.sorted()) }
      .sorted { ($0.group.name.bytes.count, $0.group) < ($1.group.name.bytes.count, $1.group) }
  }
}

/// Tokens by the end of their names and what they are worth.
struct NamesByEnd {
  private var names: [String: Set<TokenKey>] = [:]
  private let worths: [TokenKey: TokenWorth]

  init(_ worths: [TokenKey: TokenWorth]) {
    self.worths = worths
    for (key, worth) in worths where worth.isCertain {
      names[NamesByEnd.text(key.name, worth.signature), default: []].insert(key)
    }
  }

  private static func text(_ name: TokenName, _ signature: String) -> String {
    "\(name.segments.last ?? "")\n\(signature)"
  }

  /// The groups around tokens with these ends of names and these values, in order.
  func groups(holding ends: [(end: TokenName, signature: String)], at place: TokenKey) -> [TokenName] {
    let candidates = ends.map { names[NamesByEnd.text($0.end, $0.signature)] ?? [] }
    guard let rarest = candidates.indices.min(by: { candidates[$0].count < candidates[$1].count }) else { return [] }
    return candidates[rarest]
      .compactMap { key in
        key.named(TokenName("")) == place.named(TokenName("")) ? key.name.group(before: ends[rarest].end) : nil
      }
      .filter { group in
        ends.allSatisfy { worths[place.named(group.with($0.end))]?.signature == $0.signature }
      }
      .sorted()
  }
}

extension TokenName {
  /// The names of the groups around the token, outermost first.
  var enclosing: [TokenName] {
    bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.map { TokenName(bytes: Array(bytes[..<$0])) }
  }

  /// What follows the name of a group.
  func end(below group: TokenName) -> TokenName { TokenName(bytes: Array(bytes.dropFirst(group.bytes.count + 1))) }

  /// The group of a token whose name ends so, of no name for the top level; `nil` where it does not.
  fileprivate func group(before end: TokenName) -> TokenName? {
    let rest = bytes.dropLast(end.bytes.count)
    guard bytes.suffix(end.bytes.count).elementsEqual(end.bytes), rest.isEmpty || rest.last == UInt8(ascii: ".") else {
      return nil
    }
    return TokenName(bytes: Array(rest.dropLast()))
  }

  /// The name of what stands in a group.
  func with(_ end: TokenName) -> TokenName {
    bytes.isEmpty ? end : TokenName(bytes: bytes + [UInt8(ascii: ".")] + end.bytes)
  }

  /// Whether the token stands in a group.
  var hasLevels: Bool { bytes.contains(UInt8(ascii: ".")) }

  /// The names that lack one level of this one, or two.
  var withFewerLevels: Set<TokenName> {
    func shorter(_ segments: [String]) -> [[String]] {
      guard segments.count > 1 else { return [] }
      return segments.indices.map { index in
        var rest = segments
        rest.remove(at: index)
        return rest
      }
    }
    let once = shorter(segments)
    return Set((once + once.flatMap(shorter)).map { TokenName($0.joined(separator: ".")) })
  }

  /// The only one of some groups that can be this one under another name, where all of them hold the same.
  ///
  /// A level more or less in the name counts more than the same parent or the same last level; the less
  /// names have in common, the more different values must be.
  func only(relativeAmong groups: [TokenName], of ends: [(end: TokenName, signature: String)]) -> TokenName? {
    let kinds = groups.map { kinship(with: $0) }
    guard let closest = kinds.max(), let place = kinds.firstIndex(of: closest),
      kinds.lastIndex(of: closest) == place, Set(ends.map(\.signature)).count > 2 - closest
    else { return nil }
    return groups[place]
  }

  private func kinship(with other: TokenName) -> Int {
    let (own, others) = (segments, other.segments)
    let (less, more) = own.count < others.count ? (own, others) : (others, own)
    var rest = less[...]
    for segment in more where segment == rest.first { rest.removeFirst() }
    if bytes.isEmpty || other.bytes.isEmpty || rest.isEmpty { return 2 }
    return own.last == others.last || own.dropLast() == others.dropLast() ? 1 : 0
  }
}
