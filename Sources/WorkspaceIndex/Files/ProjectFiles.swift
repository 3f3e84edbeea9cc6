import DesignTokens
import Facts
import SourceText

/// The files of a project by number, and what is known of each.
///
/// The lowest part of the index: every other is told of files by their numbers.
struct ProjectFiles: Sendable {
  /// The folder of the project.
  let root: String
  /// The paths by number; a number stays with its path for good, so that sites can be packed.
  private(set) var paths: [String] = []
  private var numbers: [String: Int] = [:]
  /// What is known of each file; `nil` for one that was removed.
  private(set) var records: [FileRecord?] = []
  /// The files of which names may be lost.
  private(set) var broken: Set<Int> = []

  init(root: String) { self.root = root }

  /// The number of a file that is part of the project.
  func number(of path: String) -> Int? { numbers[path].flatMap { records[$0] == nil ? nil : $0 } }

  /// The number of a path, a new one if it is not known yet.
  mutating func assignNumber(to path: String) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = paths.count
    paths.append(path)
    records.append(nil)
    return paths.count - 1
  }

  /// Puts in what is known of a file, or takes it out; what was known before.
  @discardableResult
  mutating func replace(_ number: Int, with record: FileRecord?) -> FileRecord? {
    let old = records[number]
    if record?.content.missesNames == true { broken.insert(number) } else { broken.remove(number) }
    records[number] = record
    return old
  }

  /// The order of every list of sites: by path, then by index.
  ///
  /// It holds on to no index that is about to change.
  var order: (Site, Site) -> Bool {
    { [paths] left, right in
      left.file == right.file ? left.index < right.index : paths[left.file] < paths[right.file]
    }
  }
}

// What a file says, asked by its number or by a place in it.
extension ProjectFiles {
  /// Whether a file is a text for people.
  func isDocument(_ file: Int) -> Bool { records[file]?.content.facts.voice == .prose }

  /// The file of a site, if it has a definition there.
  ///
  /// What of the definition is needed is read there: a copy of all of it would often cost more than the question.
  func content(defining site: Site) -> IndexedFile.Content? {
    guard let content = records[site.file]?.content, content.facts.definitions.indices.contains(site.index) else {
      return nil
    }
    return content
  }

  /// The name of the definition at a site.
  func name(at site: Site) -> TokenName? {
    content(defining: site)?.facts.definitions[site.index].name
  }

  /// A site as everybody outside of the project knows it.
  func definitionSite(_ site: Site) -> DefinitionSite { DefinitionSite(path: paths[site.file], index: site.index) }

  /// Whether a site stands in source code.
  func isCode(_ site: Site) -> Bool { records[site.file]?.content.facts.kind == .code }

  /// The definition at a site; `nil` if there is none.
  func definition(at site: Site) -> Definition? {
    content(defining: site)?.facts.definitions[site.index]
  }

  /// The group at a site; `nil` if there is none.
  func group(at site: Site) -> TokenGroup? {
    guard let content = records[site.file]?.content, content.facts.groups.indices.contains(site.index) else {
      return nil
    }
    return content.facts.groups[site.index]
  }

  /// Whether the project's own build makes another value of the one that a definition states.
  func isChangedByBuild(_ site: Site) -> Bool {
    content(defining: site)?.facts.definitions[site.index].isChangedByBuild ?? false
  }

  /// Whether aliases of a file name the collections of what they mean.
  func namesCollections(_ file: Int) -> Bool { records[file]?.content.facts.namesCollections ?? false }

  /// Whether a file holds tokens.
  func isTokenFile(_ file: Int) -> Bool { records[file]?.content.facts.kind == .tokens }

  /// The layer of its file that a definition or a group stands in.
  func layer(of site: Site, _ kind: EntryKind) -> Int {
    guard let content = records[site.file]?.content else { return 0 }
    switch kind {
    case .tokens:
      return content.facts.definitions.indices.contains(site.index) ? content.facts.definitions[site.index].layer : 0
    case .groups: return content.facts.groups.indices.contains(site.index) ? content.facts.groups[site.index].layer : 0
    }
  }

  /// Whether a file belongs to another project or to an installed package.
  func isBorrowed(_ path: String) -> Bool {
    !path.isInside(root) || path.holds("node_modules") && path.below(root).steps.contains("node_modules")
  }

  /// The files that name tokens as code does, and the documents that give such names a value.
  var withCodeNames: [Int] {
    records.indices.filter { file in
      guard let record = records[file] else { return false }
      return record.content.facts.references.contains { $0.name.isCodeName }
        || record.scope != .project && record.content.facts.definitions.contains { $0.name.isCodeName }
    }
  }
}

/// What bears a name: definitions or groups.
enum EntryKind {
  case tokens
  case groups
}
