package import DesignTokens
import Facts
import SourceText

/// One group that takes in another by `$extends` or `$ref` (Format Module 2025.10, section 6.4).
struct ExtensionSite: Hashable {
  let extender: TokenName
  let target: TokenName
  let file: Int
  /// The range of the reference that names the target.
  let range: ByteRange

  /// The name that a name below the extender has at home, or the target's for the extender itself.
  func source(of name: TokenName) -> TokenName { name.moved(from: extender, to: target) }
  /// The name under which the extender has a name of the target.
  func heir(of name: TokenName) -> TokenName { name.moved(from: target, to: extender) }
}

/// The groups of a project that take in others; nearly always few.
struct GroupExtensions: Sendable {
  private var files: [Int: [ExtensionSite]] = [:]
  private var byExtender: [TokenName: [ExtensionSite]] = [:]
  private var byTarget: [TokenName: [ExtensionSite]] = [:]
  /// All of them, by extender as a path, then in the order of files.
  private(set) var all: [ExtensionSite] = []

  var isEmpty: Bool { all.isEmpty }

  func of(extender: TokenName) -> [ExtensionSite] { byExtender[extender] ?? [] }
  func of(target: TokenName) -> [ExtensionSite] { byTarget[target] ?? [] }
  /// The files with such groups.
  var fileNumbers: Set<Int> { Set(files.keys) }
  func of(file: Int) -> [ExtensionSite] { files[file] ?? [] }

  /// Replaces those of some files; the extenders and the targets for which anything has changed.
  ///
  /// All are put in order afresh, once, however many files there are.
  mutating func replace(
    with changed: [(file: Int, content: IndexedFile.Content?)], precedes: (Int, Int) -> Bool
  ) -> (extenders: Set<TokenName>, targets: Set<TokenName>) {
    var old: [ExtensionSite] = []
    var new: [ExtensionSite] = []
    for (file, content) in changed {
      let sites = content.map { GroupExtensions.sites(in: $0, file: file) } ?? []
      let known = files[file] ?? []
      guard known != sites else { continue }
      files[file] = sites.isEmpty ? nil : sites
      old += known
      new += sites
    }
    guard !old.isEmpty || !new.isEmpty else { return ([], []) }
    all = files.values.joined().sorted { left, right in
      left.extender != right.extender
        ? left.extender.precedesAsPath(right.extender)
        : left.file != right.file ? precedes(left.file, right.file) : left.range < right.range
    }
    byExtender = Dictionary(grouping: all, by: \.extender)
    byTarget = Dictionary(grouping: all, by: \.target)
    func links(_ sites: [ExtensionSite]) -> Set<[TokenName]> { Set(sites.map { [$0.extender, $0.target] }) }
    let changes = links(old).symmetricDifference(links(new))
    return (Set(changes.map { $0[0] }), Set(changes.map { $0[1] }))
  }

  private static func sites(in content: IndexedFile.Content, file: Int) -> [ExtensionSite] {
    (content.facts.groups + content.facts.documents).flatMap { group in
      group.extends.map { extends in
        ([extends.target] + extends.alternatives).map {
          ExtensionSite(extender: group.name, target: $0, file: file, range: extends.range)
        }
      } ?? []
    }
  }

  /// Those whose extender is a group or stands below it.
  func inside(_ group: TokenName) -> ArraySlice<ExtensionSite> {
    let start = all.partitioningIndex { !$0.extender.precedesAsPath(group) }
    let end = all[start...].partitioningIndex { !$0.extender.isWithin(group) }
    return all[start..<end]
  }
}

extension TokenName {
  /// The name with one group at its beginning replaced by another; the name without parts is the document.
  func moved(from old: TokenName, to new: TokenName) -> TokenName {
    var rest = bytes.dropFirst(old.bytes.count)
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
    if rest.isEmpty { return new }
    return TokenName(bytes: new.bytes.isEmpty ? Array(rest) : new.bytes + [UInt8(ascii: ".")] + rest)
  }

  /// An order in which everything in a group follows on it, before any name that merely begins like it.
  func precedesAsPath(_ other: TokenName) -> Bool {
    bytes.lexicographicallyPrecedes(other.bytes) { left, right in
      left != right && (left == UInt8(ascii: ".") || right != UInt8(ascii: ".") && left < right)
    }
  }

  /// Whether the name is a group's own or that of something in it; everything is in the document.
  package func isWithin(_ group: TokenName) -> Bool { group.bytes.isEmpty || self == group || isInside(group) }

  /// The groups around the name, innermost first, the document last, each made when it is asked for.
  ///
  /// Of a name with thousands of dots the outermost: nothing stands deeper than a file is read.
  var enclosingGroups: some Collection<TokenName> {
    let dots = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: ".") }.prefix(1_024)
    let ends: [Int] = bytes.isEmpty ? [] : [0] + dots
    return ends.reversed().lazy.map { TokenName(bytes: Array(bytes[..<$0])) }
  }
}
