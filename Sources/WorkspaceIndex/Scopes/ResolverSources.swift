import Facts
import SourceText

extension Project {
  /// A resolver document with what other files say of its sources put in: patterns by the files that match them, sets
  /// of Tokens Studio in the order that the file beside the themes states.
  func completed(_ document: ResolverDocument, of file: Int) -> ResolverDocument? {
    let folder = paths[file].folder
    let isThemes = paths[file].hasSuffix("/$themes.json")
    if paths[file].hasSuffix("/$metadata.json"), facts(of: folder + "/$themes.json")?.resolver != nil { return nil }
    var result = document
    result.order = document.order.map { step in
      guard case .sources(let sources) = step else { return step }
      return .sources(sources.flatMap { matches($0, in: folder) })
    }
    if result.isOpen || paths[file].hasSuffix("/$metadata.json") { result = withParallelSetsApart(result, of: file) }
    guard isThemes else { return result.isOpen ? withParallelGroupsJoined(result, of: file) : result }
    var ranks: [ResolverDocument.Source.Content: Int] = [:]
    if case .sources(let ordered)? = facts(of: folder + "/$metadata.json")?.resolver?.order.first {
      for (rank, source) in ordered.enumerated() { ranks[source.content] = rank }
    }
    for modifier in result.modifiers.indices {
      for context in result.modifiers[modifier].contexts.indices {
        let sources = result.modifiers[modifier].contexts[context].sources.enumerated()
        result.modifiers[modifier].contexts[context].sources = sources.sorted { left, right in
          let one = ranks[left.element.content] ?? .max
          let other = ranks[right.element.content] ?? .max
          return (one, left.offset) < (other, right.offset)
        }.map { _, source in
          var source = source
          source.rank = ranks[source.content]
          source.content = fileOfSet(source.content, in: folder)
          return source
        }
      }
    }
    return withParallelGroupsJoined(result, of: file)
  }

  /// The file of a set by its full name, else the only one in the folder that is called as the name ends.
  private func fileOfSet(
    _ content: ResolverDocument.Source.Content, in folder: String
  ) -> ResolverDocument.Source.Content {
    guard case .file(let name, _) = content, number(of: folder + "/" + name) == nil else { return content }
    let end = "/" + (name.split(separator: "/").last ?? "")
    let found = paths.indices.filter { records[$0] != nil && paths[$0].hasSuffix(end) && paths[$0].isInside(folder) }
    return found.count == 1 ? .file(paths[found[0]], pointer: []) : content
  }

  /// Whether a file that comes or goes may be a source, because patterns or sets of Tokens Studio name the sources.
  var hasPatterns: Bool {
    permutations.resolvers.contains { resolver in
      if paths[resolver.file].hasSuffix("/$themes.json") { return true }
      return records[resolver.file]?.content.facts.resolver?.order.contains { step in
        if case .sources(let sources) = step { sources.contains(where: \.isPattern) } else { false }
      } ?? false
    }
  }

  /// The resolver documents, in effect or not, that name a file.
  func resolvers(naming path: String) -> [Int] {
    records.indices.filter { file in
      records[file]?.content.facts.resolver?.links.contains { link in
        guard case .file(let reference, _) = link.target else { return false }
        return Self.path(reference, relativeTo: paths[file].folder) == path
      } ?? false
    }
  }

  private func facts(of path: String) -> FileFacts? { number(of: path).flatMap { records[$0]?.content.facts } }

  /// The files that a pattern means, by path; what it may mean besides, as code does, cannot be known.
  private func matches(_ source: ResolverDocument.Source, in folder: String) -> [ResolverDocument.Source] {
    guard case .matching(let pattern) = source.content else { return [source] }
    let glob = Glob("./" + pattern)
    let found = records.indices.filter { file in
      guard records[file] != nil, paths[file].isInside(folder) else { return false }
      return glob.matches(paths[file].below(folder))
    }
    .map { paths[$0] }.sorted()
    let isData = [".json", ".json5", ".jsonc", ".yaml", ".yml"].contains { pattern.hasSuffix($0) }
    return found.map { ResolverDocument.Source(.file($0, pointer: []), at: source.range) }
      + (isData && !found.isEmpty ? [] : [ResolverDocument.Source(.unknown, at: source.range)])
  }
}

extension ResolverDocument.Source {
  fileprivate var isPattern: Bool { if case .matching = content { true } else { false } }
}
