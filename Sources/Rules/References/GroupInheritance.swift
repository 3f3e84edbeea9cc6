import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// Finds tokens that a group has only because it extends another (Format Module 2025.10, section 6.4).
///
/// What a file extends is worked out once, when it is first asked for.
struct GroupInheritance {
  private let workspace: Workspace
  private let path: String
  private var extended: [String: [TokenName: [TokenName]]] = [:]

  /// Looks from the file at `path`.
  init(_ workspace: Workspace, from path: String) {
    self.workspace = workspace
    self.path = path
  }

  /// Whether a name that nothing defines stands for a token or a group that one of its groups inherits.
  mutating func gives(_ name: TokenName) -> Bool {
    var seen: Set<TokenName> = [name]
    var pending = [name]
    // A chain of groups is short; what is longer leads in circles.
    while let next = pending.popLast(), seen.count < 100 {
      for source in sources(of: next) where seen.insert(source).inserted {
        if !workspace.definitions(named: source, visibleFrom: path).isEmpty
          || workspace.isGroup(source, visibleFrom: path)
        {
          return true
        }
        pending.append(source)
      }
    }
    return false
  }

  /// The names that the name may stand for by way of one group around it.
  private mutating func sources(of name: TokenName) -> [TokenName] {
    var sources: [TokenName] = []
    for dot in name.bytes.indices.reversed() where name.bytes[dot] == UInt8(ascii: ".") {
      let group = TokenName(bytes: Array(name.bytes[..<dot]))
      for site in workspace.groups(named: group, visibleFrom: path) {
        let targets = extended(in: site.path)[group] ?? []
        sources += targets.map { TokenName(bytes: $0.bytes + name.bytes[dot...]) }
      }
    }
    return sources
  }

  /// For each group of a file the groups that it extends.
  private mutating func extended(in path: String) -> [TokenName: [TokenName]] {
    if let known = extended[path] { return known }
    var result: [TokenName: [TokenName]] = [:]
    if let facts = workspace[path]?.facts {
      var open: [TokenGroup] = []
      var groups = facts.groups[...]
      for reference in facts.references where reference.extendsGroup {
        while let next = groups.first, next.range.start <= reference.range.start {
          while let last = open.last, last.range.end <= next.range.start { open.removeLast() }
          open.append(groups.removeFirst())
        }
        while let last = open.last, last.range.end <= reference.range.start { open.removeLast() }
        if let group = open.last { result[group.name, default: []].append(reference.name) }
      }
    }
    extended[path] = result
    return result
  }
}

extension TokenReference {
  /// Whether the reference says that the group around it takes in another: `$extends`, or a `$ref` on a group.
  var extendsGroup: Bool { form == .extends || (form == .pointer && owner == nil) }
}
