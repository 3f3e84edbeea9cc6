import DesignTokens
import WorkspaceIndex

/// What a token was worth somewhere, and what it is worth now.
struct ValueChange: Sendable {
  /// A theme or a file; empty where there is one value only, or where values cannot be told apart by where they hold.
  var label: String
  /// Several where the places are others now; empty where there was none.
  var old: [ResolvedValue]
  var new: [ResolvedValue]

  /// Both as people read them, value by value; of those that read alike the part in which they differ.
  var texts: (old: [String], new: [String]) {
    let texts = (old.map(\.text), new.map(\.text))
    guard texts.0 == texts.1, case .value(.composite(let before)) = old.first?.outcome,
      case .value(.composite(let after)) = new.first?.outcome
    else { return texts }
    func parts(_ members: [TokenMember], besides others: [TokenMember]) -> String {
      members.filter { !others.contains($0) }.map { "\($0.name) \($0.value.cssText)" }.joined(separator: ", ")
    }
    return ([parts(before, besides: after)], [parts(after, besides: before)])
  }
}

/// How what a token is worth in one revision differs from what it is worth in another.
struct WorthDifference: Sendable {
  private(set) var values: [ValueChange] = []
  /// Files that give it a value besides others, and did not before; and the other way round.
  private(set) var came: [String] = []
  private(set) var gone: [String] = []

  init(from old: TokenWorth, to new: TokenWorth) {
    let before = Dictionary(old.entries.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.entries.map(\.label))
    if old.entries.count == 1, new.entries.count == 1 {
      compare(old.entries[0].value, new.entries[0].value, at: new.entries[0].isTheme ? new.entries[0].label : "")
      return
    }
    for entry in new.entries {
      if let value = before[entry.label] { compare(value, entry.value, at: entry.label) }
    }
    var left = old.entries.filter { !after.contains($0.label) }
    // What moved to another file, or into another theme, is what it was.
    let rest = new.entries.filter { entry in
      guard before[entry.label] == nil else { return false }
      guard let place = left.firstIndex(where: { $0.value.isSame(as: entry.value) }) else { return true }
      left.remove(at: place)
      return false
    }
    guard old.entries.contains(where: { entry in after.contains(entry.label) || new.has(entry.file) }) else {
      compareAll(old.entries, new.entries, at: "")
      return
    }
    // Themes that came or went are told once for all tokens.
    came = WorthDifference.files(of: rest.filter { !old.has($0.file) })
    gone = WorthDifference.files(of: left.filter { !new.has($0.file) })
    // A file whose values depend on others now has them all compared.
    for file in WorthDifference.files(of: rest.filter { old.has($0.file) }) {
      compareAll(old.entries.filter { $0.file == file }, new.entries.filter { $0.file == file }, at: file)
    }
  }

  private static func files(of entries: [TokenWorth.Entry]) -> [String] {
    entries.compactMap(\.file).reduce(into: []) { files, file in if !files.contains(file) { files.append(file) } }
  }

  private mutating func compare(_ old: ResolvedValue, _ new: ResolvedValue, at label: String) {
    guard old.isKnown, new.isKnown, !old.isSame(as: new) else { return }
    values.append(ValueChange(label: label, old: [old], new: [new]))
  }

  /// Values that hold in other places than before: they differ if there is one now that was not, or none any more.
  private mutating func compareAll(_ old: [TokenWorth.Entry], _ new: [TokenWorth.Entry], at label: String) {
    let lost = old.filter { entry in !new.contains { $0.value.isSame(as: entry.value) } }.map(\.value)
    let found = new.filter { entry in !old.contains { $0.value.isSame(as: entry.value) } }.map(\.value)
    guard !lost.isEmpty, !found.isEmpty, (lost + found).allSatisfy(\.isKnown) else { return }
    values.append(
      ValueChange(label: label, old: WorthDifference.distinct(lost), new: WorthDifference.distinct(found)))
  }

  private static func distinct(_ values: [ResolvedValue]) -> [ResolvedValue] {
    values.reduce(into: []) { result, value in
      if !result.contains(where: { $0.isSame(as: value) }) { result.append(value) }
    }
  }

  /// Whether nobody sees a difference.
  var isEmpty: Bool { values.isEmpty && came.isEmpty && gone.isEmpty }
}

extension ResolvedValue {
  /// Whether it is known what the value is, or that there is none.
  fileprivate var isKnown: Bool {
    switch outcome {
    case .value, .missing, .circular: true
    case .uncertain, .unreadable: false
    }
  }
}

extension TokenWorth {
  /// Whether a file gives the token a value.
  fileprivate func has(_ file: String?) -> Bool { file != nil && entries.contains { $0.file == file } }
}
