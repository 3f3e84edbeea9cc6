import Configuration
import DesignTokens
import Facts
import FileAccess
import SourceText
import WorkspaceIndex

/// The tokens of one revision.
final class DesignTree: Sendable {
  let selection: Selection
  /// Where the revision lies.
  let root: String
  /// By what they are known by in another revision.
  let tokens: [TokenKey: DesignToken]
  private let numbers: [DefinitionSite: TokenKey]
  let workspace: Workspace
  /// Whether anything is deprecated.
  let hasDeprecations: Bool
  /// Where tokens are given their values: files, and sets within them, each with its file.
  let places: [String: String]
  /// Which of them go together by their names.
  let versions: FileVersions
  /// What documents say again of tokens that are defined elsewhere.
  let restated: Set<TokenKey>
  /// Whether there are more permutations than are worked out.
  let leavesOutPermutations: Bool

  /// Whether a file of some kind gives a project its tokens.
  ///
  /// Where there are token files, constants in code and values in documents only repeat what they say.
  enum Source: Sendable { case tokenFiles, all }

  /// - Parameters:
  ///   - selection: What is read of the revision.
  ///   - root: Where it lies.
  ///   - source: What gives it its tokens.
  ///   - named: Files, from the root, whose sets are groups in the other revision, and part of the names there.
  init(_ selection: Selection, below root: String, from source: Source, namedBySets named: Set<String> = []) {
    self.selection = selection
    self.root = root
    workspace = selection.workspace
    hasDeprecations = selection.workspace.files.values.contains { $0.facts.isDeprecating }
    var tokens: [TokenKey: DesignToken] = [:]
    var numbers: [DefinitionSite: TokenKey] = [:]
    var places: [String: String] = [:]
    var restated: Set<TokenKey> = []
    for path in selection.paths {
      guard let facts = workspace[path]?.facts, source == .all || facts.kind.isTokenFile else { continue }
      let project = DesignTree.below(root, workspace.projectRoot(of: path) ?? path.folder)
      let document = [.design, .specification].contains(facts.kind) ? DesignTree.below(root, path) : ""
      let key = TokenKey(project: project, document: document, name: TokenName(""))
      let file = DesignTree.below(root, path)
      let sets = facts.sets.map { "\(file), \($0.name)" }
      func add(_ name: TokenName, _ site: DefinitionSite, _ definition: Definition) {
        let isInSet = site.path == path && sets.indices.contains(definition.layer - 1) && !named.contains(file)
        let set = isInSet ? sets[definition.layer - 1] : file
        let place = definition.context.map { "\(set), \($0)" } ?? set
        places[place] = file
        tokens[key.named(name), default: DesignToken()].add(site, at: place, DesignToken.Written(definition))
      }
      for (index, definition) in facts.definitions.enumerated() where !definition.isInPassing {
        let site = DefinitionSite(path: path, index: index)
        let name = named.contains(file) ? definition.nameWithSet(in: facts) : definition.name
        guard !workspace.isRestatement(site) else {
          restated.insert(key.named(name))
          continue
        }
        add(name, site, definition)
        numbers[site] = key.named(name)
      }
      for token in workspace.inheritedTokens(in: path) {
        if let definition = workspace.definition(at: token.source) { add(token.name, token.source, definition) }
      }
    }
    self.tokens = tokens
    self.numbers = numbers
    self.places = places
    self.restated = restated
    versions = FileVersions(Set(places.values))
    leavesOutPermutations = !workspace.permutationsLeftOut(around: selection.paths).isEmpty
  }

  /// The files that hold sets here and none in another revision, where what are sets here are groups: a file becomes one
  /// of Tokens Studio by its first reference.
  func filesNamedBySets(in other: DesignTree) -> Set<String> {
    var files: Set<String> = []
    for path in selection.paths {
      guard let facts = workspace[path]?.facts, !facts.sets.isEmpty, case let file = below(path),
        let others = other.workspace[other.path(file)]?.facts, others.sets.isEmpty, !others.definitions.isEmpty
      else { continue }
      let names = Set(others.definitions.map(\.name))
      let plain = facts.definitions.count { names.contains($0.name) }
      if facts.definitions.count(where: { names.contains($0.nameWithSet(in: facts)) }) > plain { files.insert(file) }
    }
    return files
  }

  /// Whether any file that was asked for is a token file.
  static func holdsTokenFiles(_ selection: Selection) -> Bool {
    selection.paths.contains { path in
      guard let facts = selection.workspace[path]?.facts else { return false }
      // A `DESIGN.md` in words alone speaks of tokens as any document does.
      let isInWords = facts.kind == .design && facts.dataRanges.isEmpty
      return facts.kind.isTokenFile && !facts.definitions.isEmpty && !isInWords
    }
  }

  /// A path from the root of the tree.
  func below(_ path: String) -> String { DesignTree.below(root, path) }

  /// The path of a file in this tree that has a path from the root.
  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  private static func below(_ root: String, _ path: String) -> String {
    path.isAtOrBelow(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
  }

  /// The token that a definition gives its value.
  func token(at site: DefinitionSite) -> TokenKey? { numbers[site] }

  /// The tokens that the value of each names, in the order of the text.
  func uses() -> [TokenKey: [TokenKey]] {
    var uses: [TokenKey: [TokenKey]] = [:]
    for path in selection.paths {
      for reference in workspace[path]?.facts.references ?? [] {
        guard let owner = reference.owner, let user = numbers[DefinitionSite(path: path, index: owner)] else {
          continue
        }
        let used = workspace.definitions(of: reference, in: path).compactMap { numbers[$0] }
        for key in used where uses[user]?.contains(key) != true { uses[user, default: []].append(key) }
      }
    }
    return uses
  }

  /// What decides how tokens are put together, and where they stand: where none of it has changed, a token is worth
  /// what it was unless something that it names has changed.
  var frame: [String: [String]] {
    var frame: [String: [String]] = [:]
    for (path, source) in selection.settings.sources { frame[below(path)] = [source.text] }
    for path in selection.paths {
      guard let file = workspace[path] else { continue }
      let facts = file.facts
      if facts.kind == .resolver || facts.listsSources || facts.package != nil || !facts.sourceLists.isEmpty {
        frame[below(path)] = [file.source.text]
      } else if !facts.definitions.isEmpty {
        frame[below(path)] = facts.sets.map(\.name)
      }
    }
    for (root, path) in projects { frame["\(below(root))/"] = workspace.themes(for: path) }
    return frame
  }

  /// The folders of the projects, each with a file of it.
  private var projects: [String: String] {
    Dictionary(
      selection.paths.compactMap { path in workspace.projectRoot(of: path).map { ($0, path) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The names of the themes, or of the permutations of a resolver document, project by project; none where there is no
  /// choice.
  var themeNames: [String] {
    projects.sorted { $0.key < $1.key }.map { workspace.hasPermutations($1) ? workspace.themes(for: $1) : [] }
      .filter { $0 != ["default"] }.flatMap { $0 }
  }
}

extension Definition {
  /// The name with that of its set in front of it.
  fileprivate func nameWithSet(in facts: FileFacts) -> TokenName {
    facts.sets.indices.contains(layer - 1) ? TokenName("\(facts.sets[layer - 1].name).\(name.text)") : name
  }
}

extension FileFacts {
  /// Whether a token, a group or the file itself is deprecated.
  fileprivate var isDeprecating: Bool {
    definitions.contains { $0.deprecation != nil } || groups.contains { $0.deprecation != nil }
      || documents.contains { $0.deprecation != nil }
  }
}

extension FileKind {
  /// Whether a file of the kind is there to give tokens their values.
  fileprivate var isTokenFile: Bool { [.tokens, .resolver, .design].contains(self) }
}
