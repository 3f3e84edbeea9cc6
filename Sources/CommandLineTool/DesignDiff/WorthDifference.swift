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
  /// Places that give it a value besides others, and did not before; and the other way round.
  private(set) var came: [String] = []
  private(set) var gone: [String] = []
  /// Whether it is known of every value what it was or is now.
  private(set) var isKnown: Bool

  /// From what it was worth in one tree to what it is worth in another.
  init(from old: TokenWorth, _ before: DesignTree, to new: TokenWorth, _ after: DesignTree) {
    isKnown = !old.entries.isEmpty && !new.entries.isEmpty
    if old.entries.count == 1, new.entries.count == 1 {
      compare(old.entries[0].value, new.entries[0].value, at: new.entries[0].isTheme ? new.entries[0].label : "")
    } else {
      // Files that came or went are told once for all tokens that depend on them.
      let (old, new) = (old.only(besideFilesOf: after), new.only(besideFilesOf: before))
      if before.leavesOutPermutations || after.leavesOutPermutations {
        compareEach(old.only(inThemesOf: new), new.only(inThemesOf: old))
      } else {
        compareEach(old, new)
      }
    }
    // What moved to other files altogether is what it was.
    guard !old.places.isDisjoint(with: new.places) else { return }
    came = new.places.subtracting(old.places).sorted()
    gone = old.places.subtracting(new.places).sorted()
    // So is what moved from one to another.
    gone.removeAll { place in
      guard let other = came.firstIndex(where: { new.isWorth(at: $0, as: old, at: place) }) else { return false }
      came.remove(at: other)
      return true
    }
  }

  /// A value that holds everywhere in one revision counts for each theme and each file of the other.
  private mutating func compareEach(_ old: TokenWorth, _ new: TokenWorth) {
    let isElsewhere = old.places.isDisjoint(with: new.places)
    let before = Dictionary(old.entries.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.entries.map(\.label))
    var left = old.entries.filter { !after.contains($0.label) }
    var rest: [TokenWorth.Entry] = []
    let all = (left, new.entries.filter { before[$0.label] == nil })
    for entry in new.entries {
      if let value = before[entry.label] ?? old.value(where: entry, all.0, isElsewhere) {
        compare(value, entry.value, at: entry.label)
      } else {
        rest.append(entry)
      }
    }
    left.removeAll { entry in
      guard let value = new.value(where: entry, all.1, isElsewhere) else { return false }
      compare(entry.value, value, at: entry.label)
      return true
    }
    if isElsewhere {
      compareAll(left, rest, at: "")
    } else {
      // A file whose values depend on others now has them all compared.
      for place in Set(left.compactMap(\.place)).intersection(rest.compactMap(\.place)).sorted() {
        compareAll(left.filter { $0.place == place }, rest.filter { $0.place == place }, at: place)
      }
    }
  }

  private mutating func compare(_ old: ResolvedValue, _ new: ResolvedValue, at label: String) {
    guard old.isKnown, new.isKnown else { return isKnown = false }
    if !old.isSame(as: new) { values.append(ValueChange(label: label, old: [old], new: [new])) }
  }

  /// Values that hold in other places than before: they differ if there is one now that was not, or none any more.
  private mutating func compareAll(_ old: [TokenWorth.Entry], _ new: [TokenWorth.Entry], at label: String) {
    let lost = old.filter { entry in !new.contains { $0.value.isSame(as: entry.value) } }.map(\.value)
    let found = new.filter { entry in !old.contains { $0.value.isSame(as: entry.value) } }.map(\.value)
    if lost.isEmpty, found.isEmpty { return }
    guard !lost.isEmpty, !found.isEmpty, (lost + found).allSatisfy(\.isKnown) else { return isKnown = false }
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
  /// What the token is worth without what depends on files that another tree has not; all of it where nothing else is
  /// left.
  fileprivate func only(besideFilesOf tree: DesignTree) -> TokenWorth {
    var result = self
    result.entries.removeAll { entry in entry.beside.map { tree.workspace[tree.path($0)] == nil } ?? false }
    return result.entries.isEmpty ? self : result
  }

  /// What the token is worth without the themes that another revision tells nothing of: of so many that not all were
  /// worked out, those differ that were.
  fileprivate func only(inThemesOf other: TokenWorth) -> TokenWorth {
    let labels = Set(other.entries.map(\.label))
    var result = self
    result.entries.removeAll { $0.isTheme && !labels.contains($0.label) }
    return result
  }

  /// What it is worth where an entry of another revision holds that has no like here, if that is one value: what stands
  /// at the same place; without that all entries that have no like there, if none is that of a theme, or if everything
  /// stands elsewhere.
  fileprivate func value(where entry: Entry, _ rest: [Entry], _ isElsewhere: Bool) -> ResolvedValue? {
    let same = entries.filter { $0.place != nil && $0.place == entry.place }
    guard same.isEmpty else { return same.common }
    return isElsewhere || entry.isTheme && !entries.contains(where: \.isTheme) ? rest.common : nil
  }

  /// Whether what stands at a place is worth the same as what stands at one of another revision.
  fileprivate func isWorth(at place: String, as other: TokenWorth, at otherPlace: String) -> Bool {
    let (own, others) = (entries.filter { $0.place == place }, other.entries.filter { $0.place == otherPlace })
    return !own.isEmpty && own.count == others.count && zip(own, others).allSatisfy { $0.value.isSame(as: $1.value) }
  }
}

extension [TokenWorth.Entry] {
  /// What all of them are worth; `nil` where they differ.
  fileprivate var common: ResolvedValue? {
    first.flatMap { first in allSatisfy { $0.value.isSame(as: first.value) } ? first.value : nil }
  }
}
