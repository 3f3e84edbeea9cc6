import DesignTokens
import Facts

// Tokens and groups that a group has because it, or a group around it, takes in another (Format Module 2025.10,
// section 6.4). Nothing is copied: a name without a site of its own is looked up under the name it has at home.
extension Project {
  enum EntryKind { case token, group }

  /// A chain of groups is short; what is longer leads in circles.
  static var longestInheritance: Int { 32 }

  /// The sites that a name has by inheritance; empty for one that has sites of its own.
  func inherited(_ name: TokenName, as kind: EntryKind, from reader: Reader) -> SiteList {
    guard !extensions.isEmpty else { return SiteList() }
    var search = InheritanceSearch(project: self, reader: reader, kind: kind)
    return search.inherited(name)
  }

  /// The definition that a name has by inheritance in one permutation.
  func inherited(_ name: TokenName, from reader: Reader, theme: Int) -> Site? {
    guard !extensions.isEmpty else { return nil }
    let reader = Reader(path: reader.path, file: reader.file, mask: reader.mask == 0 ? 0 : 1 << UInt64(theme))
    return inherited(name, as: .token, from: reader).first
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
    while next < names.count, next < 1_000 {
      let current = names[next]
      let step = steps[next] + 1
      next += 1
      guard step <= Self.longestInheritance else { break }
      for group in [current] + current.enclosingGroups {
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
    guard !extensions.isEmpty else { return names }
    return inheritance.names {
      var added: Set<TokenName> = []
      let reader = Reader(path: root + "/", file: nil)
      for target in Set(extensions.all.map(\.target)) {
        for name in names.inside(target) {
          for heir in heirs(of: name).names where !definitions.project.contains(heir) {
            guard added.count < 50_000 else { break }
            if !added.contains(heir), !inherited(heir, as: .token, from: reader).isEmpty { added.insert(heir) }
          }
        }
      }
      var result = names
      result.apply(added: Array(added), removed: [])
      return result
    }
  }

  /// Whether a reader can see what a file says of its groups.
  fileprivate func sees(_ site: ExtensionSite, from reader: Reader) -> Bool {
    switch records[site.file]?.scope {
    case .project: true
    case .folder(let folder): reader.path.isInside(folder)
    case .document(let file): reader.file == file
    case nil: false
    }
  }
}

/// One look for what a name stands for by inheritance.
private struct InheritanceSearch {
  let project: Project
  let reader: Reader
  let kind: Project.EntryKind
  private var seen: Set<TokenName> = []

  init(project: Project, reader: Reader, kind: Project.EntryKind) {
    self.project = project
    self.reader = reader
    self.kind = kind
  }

  /// Looks under each group around the name, the innermost first; what stands there itself hides what is inherited.
  mutating func inherited(_ name: TokenName, depth: Int = 0) -> SiteList {
    guard depth < Project.longestInheritance, seen.count < 512, seen.insert(name).inserted else { return SiteList() }
    guard sites(name, as: kind == .token ? .group : .token).isEmpty else { return SiteList() }
    for group in name.enclosingGroups {
      // A token is one whole: it has nothing that something else of its name had.
      guard group.bytes.isEmpty || sites(group, as: .token).isEmpty else { return SiteList() }
      for site in extensions(of: group) {
        let source = site.source(of: name)
        let found = sites(source, as: kind)
        if !found.isEmpty { return found }
        let further = inherited(source, depth: depth + 1)
        if !further.isEmpty { return further }
      }
    }
    return SiteList()
  }

  private func sites(_ name: TokenName, as kind: Project.EntryKind) -> SiteList {
    kind == .token
      ? project.statedSites(named: name, from: reader) : project.statedGroupSites(named: name, from: reader)
  }

  /// What a group extends, as the reader's own file says it, or else any other.
  private func extensions(of group: TokenName) -> [ExtensionSite] {
    let visible = project.extensions.of(extender: group).filter {
      project.sees($0, from: reader) && !project.circularExtensions.contains($0)
    }
    let own = visible.filter { $0.file == reader.file }
    return own.isEmpty ? visible : own
  }
}
