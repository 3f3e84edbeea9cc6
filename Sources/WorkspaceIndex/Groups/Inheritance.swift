import Configuration
import DesignTokens
import Facts
import SourceText

/// Tokens and groups that a group has because it, or a group around it, takes in another (Format Module 2025.10,
/// section 6.4).
///
/// Nothing is copied: a name without a site of its own is looked up under the name it has at home.
struct Inheritance: Sendable {
  var stated: StatedNames
  /// The groups that take in others.
  private(set) var extensions = GroupExtensions()
  /// What is known of it.
  private(set) var memory = InheritanceMemory()

  init(_ configuration: Configuration) { stated = StatedNames(configuration) }

  var layered: LayeredNames { _read { yield stated.layered } }
  var scopes: Scopes { _read { yield stated.layered.scopes } }
  var files: ProjectFiles { _read { yield stated.layered.scopes.files } }
  var permutations: Permutations { _read { yield stated.layered.layers.permutations } }

  /// Begins everything afresh that is worked out when somebody asks.
  mutating func forgetAnswers() {
    stated.forgetAnswers()
    memory = InheritanceMemory()
  }

  /// Replaces what some files say of groups that extend others; the groups for which anything has changed.
  mutating func replaceExtensions(
    of changed: [(file: Int, content: IndexedFile.Content?)]
  ) -> (extenders: Set<TokenName>, targets: Set<TokenName>) {
    let paths = files.paths
    return extensions.replace(with: changed) { paths[$0] < paths[$1] }
  }
}

extension Inheritance {
  /// A chain of groups is short; what is longer leads in circles.
  static var longestInheritance: Int { 32 }

  /// How often a group is looked for within itself: a document that takes in one of its own groups has it once, and
  /// nobody nests it more often than this.
  static var deepestNesting: Int { 4 }

  /// The sites that a name has by inheritance; empty for one that has sites of its own.
  func inherited(_ name: TokenName, as kind: EntryKind, from reader: Viewpoint) -> SiteList {
    guard !extensions.isEmpty else { return SiteList() }
    var search = InheritanceSearch(inheritance: self, reader: reader, kind: kind)
    return search.inherited(name)
  }

  /// The definition that a name has by inheritance in one permutation.
  func inherited(_ name: TokenName, from reader: Viewpoint, theme: Int) -> Site? {
    guard !extensions.isEmpty else { return nil }
    let one = Viewpoint(path: reader.path, file: reader.file, mask: reader.mask == 0 ? 0 : 1 << UInt64(theme))
    // Most names that are looked up here are given nowhere, and there are dozens of permutations.
    guard one.mask == 0 || inheritedMask(of: name, from: reader) & one.mask != 0 else { return nil }
    return inherited(name, as: .tokens, from: one).first
  }

  /// The permutations in which a name has a definition by inheritance, found in one look for all of them.
  func inheritedMask(of name: TokenName, from reader: Viewpoint) -> UInt64 {
    guard !extensions.isEmpty else { return 0 }
    let every = Viewpoint(path: reader.path, file: reader.file, mask: permutations.mask)
    let find = {
      var search = InheritanceSearch(inheritance: self, reader: every, kind: .tokens)
      return search.mask(of: name, in: every.mask)
    }
    return reader.file.map { memory.mask(of: name, in: $0, find) } ?? find()
  }

  /// The names under which groups have what bears a name, directly or through each other, with the sites that say so.
  func heirs(of name: TokenName) -> (names: [TokenName], sites: [ExtensionSite]) {
    guard !extensions.isEmpty else { return ([], []) }
    let circular = circularExtensions
    var names = [name]
    var sites: [ExtensionSite] = []
    var seen: Set<TokenName> = [name]
    var next = 0
    // How many steps lead to each name; what has more is not inherited.
    var steps = [0]
    // Groups that extend what is around them make ever longer names, of which each part is looked up.
    var bytes = 0
    while next < names.count, next < 1_000, bytes < 1_000_000 {
      let current = names[next]
      let step = steps[next] + 1
      next += 1
      guard step <= Self.longestInheritance else { break }
      let groups = [current] + current.enclosingGroups
      bytes += groups.count * current.bytes.count
      for group in groups {
        for site in extensions.of(target: group) where !circular.contains(site) {
          let heir = site.heir(of: current)
          // A group that extends one inside itself would grow without end.
          guard heir.bytes.count <= 4_096, seen.insert(heir).inserted else { continue }
          names.append(heir)
          sites.append(site)
          steps.append(step)
        }
      }
    }
    return (Array(names.dropFirst()), sites)
  }

  /// The names that the whole project knows, inherited ones included.
  var allNames: SortedNames {
    guard !extensions.isEmpty else { return stated.knownNames }
    return memory.names {
      var added: Set<TokenName> = []
      let reader = Viewpoint(path: files.root + "/", file: nil)
      for target in Set(extensions.all.map(\.target)) {
        for name in stated.knownNames.inside(target) {
          for heir in heirs(of: name).names where !layered.definitions.project.contains(heir) {
            guard added.count < 50_000 else { break }
            if !added.contains(heir), !inherited(heir, as: .tokens, from: reader).isEmpty { added.insert(heir) }
          }
        }
      }
      var result = stated.knownNames
      result.apply(added: Array(added), removed: [])
      return result
    }
  }

  /// Whether a reader can see what a file says of its groups.
  func sees(_ site: ExtensionSite, from reader: Viewpoint) -> Bool {
    switch files.records[site.file]?.scope {
    case .project: true
    case .folder(let folder): reader.path.isInside(folder)
    case .document(let file): reader.file == file
    case nil: false
    }
  }

  /// The sites of a group in the nearest scope that knows the name, or else where another inherits it from.
  func groupSites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    let sites = stated.statedGroupSites(named: name, from: reader)
    return sites.isEmpty ? inherited(name, as: .groups, from: reader) : sites
  }
}
