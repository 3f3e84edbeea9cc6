import Configuration
import DesignTokens
package import Facts
import SourceText

/// What a resolver document's reference to another file comes to.
package enum ResolverFile: Hashable, Sendable {
  /// The file, and the group of tokens in it that is meant; `nil` for all of it.
  case file(String, group: GroupSite?)
  /// There is no such file in the project.
  case missing
  /// It lies where the project may not read.
  case outside
  /// The file has no such part.
  case missingPart
  /// It is something else than what must stand there.
  case unfit
  /// It cannot be told: the file is none that is read, or lies outside of the project.
  case unknown
}

extension Workspace {
  /// The file that a reference of the resolver document at `path` names, and whether it fits.
  package func resolverFile(_ link: ResolverDocument.Link, in path: String) -> ResolverFile? {
    guard case .file(let reference, let pointer) = link.target else { return nil }
    let target = resolverPath(reference, from: path)
    guard let file = files[target] else {
      let isPath = target.hasPrefix("/") && !target.utf8.contains(UInt8(ascii: ":"))
      if isPath, unread.outside.contains(target) || !configuration(for: path).mayRead(target, from: path) {
        return .outside
      }
      if unread.files.contains(target) { return .unknown }
      return reference.utf8.contains(UInt8(ascii: ":")) || path.utf8.contains(UInt8(ascii: ":")) ? .unknown : .missing
    }
    guard file.facts.kind != .resolver else { return pointer.isEmpty ? .unfit : .unknown }
    if link.isOrderItem { return file.facts.definitions.isEmpty ? .unknown : .unfit }
    guard !pointer.isEmpty else { return .file(target, group: nil) }
    let name = TokenName(pointer.joined(separator: "."))
    if let index = file.facts.groups.firstIndex(where: { $0.name == name }) {
      return .file(target, group: GroupSite(path: target, index: index))
    }
    if file.facts.definitions.contains(where: { $0.name == name }) { return .unfit }
    return file.facts.kind == .tokens ? .missingPart : .unknown
  }

  /// The token files of a file's project but itself, as paths relative to it, sorted.
  package func tokenFiles(around path: String) -> [String] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    return project.files.records.indices
      .filter { project.files.records[$0]?.content.facts.kind == .tokens && project.files.paths[$0] != path }
      .map { project.files.paths[$0].relative(to: path.folder) }.sorted()
  }

  /// The path of a file as another one would write it.
  package func relativePath(of other: String, from path: String) -> String { other.relative(to: path.folder) }

  /// The absolute path that a resolver document at `path` means.
  package func resolverPath(_ reference: String, from path: String) -> String {
    ProjectFiles.path(reference, relativeTo: path.folder)
  }

  /// The resolver documents of the projects of some files that have more permutations than are laid out, by path, with
  /// both numbers; the settings stand for declared themes, as `nil`.
  package func permutationsLeftOut(around paths: [String]) -> [(path: String?, total: Int, judged: Int)] {
    var seen: Set<Int> = []
    return paths.compactMap(projectNumber).filter { seen.insert($0).inserted }
      .flatMap { projects[$0].permutationsLeftOut }
  }

  /// How many permutations the resolver document at a path has, and how many of them are judged; `nil` where it is not
  /// in effect.
  package func permutationCount(ofResolverAt path: String) -> (total: Int, judged: Int)? {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return nil }
    return projects[number].permutations.resolvers.first { $0.file == file }
      .map { ($0.total, $0.permutations.count) }
  }
}

extension Project {
  fileprivate var permutationsLeftOut: [(path: String?, total: Int, judged: Int)] {
    let judged = permutations.all.count
    let declared = configuration.themes.count
    guard declared == 0 else { return declared > judged ? [(nil, declared, judged)] : [] }
    return permutations.resolvers.filter { $0.total > $0.permutations.count }
      .map { (files.paths[$0.file], $0.total, $0.permutations.count) }
  }
}
