import Configuration
import Facts
import SourceText

/// The resolver documents of a project, with what other files say of their sources.
struct ResolverDocuments {
  let files: ProjectFiles

  init(_ files: ProjectFiles) { self.files = files }

  /// Those in effect, by path: those that the settings name, else all.
  func inEffect(_ configuration: Configuration) -> [(file: Int, document: ResolverDocument)] {
    let named = Set(configuration.resolvers.map { ProjectFiles.path($0, relativeTo: files.root) })
    return files.records.indices
      .compactMap { file in files.records[file]?.content.facts.resolver.map { (file, $0) } }
      .filter { (named.isEmpty || named.contains(files.paths[$0.0])) && !$0.1.order.isEmpty }
      .compactMap { file, document in completed(document, of: file).map { (file, $0) } }
      .sorted { files.paths[$0.0] < files.paths[$1.0] }
  }
}

extension ResolverDocuments {
  /// A resolver document with what other files say of its sources put in: patterns by the files that match them, sets
  /// of Tokens Studio in the order that the file beside the themes states.
  func completed(_ document: ResolverDocument, of file: Int) -> ResolverDocument? {
    let folder = files.paths[file].folder
    let isThemes = files.paths[file].hasSuffix("/$themes.json")
    let isOrder = files.paths[file].hasSuffix("/$metadata.json")
    if isOrder, facts(of: folder + "/$themes.json")?.resolver != nil {
      return nil
    }
    var result = document
    result.order = document.order.map { step in
      guard case .sources(let sources) = step else { return step }
      return .sources(sources.flatMap { matches($0, in: folder) })
    }
    if isThemes || isOrder {
      result.order = result.order.map { step in
        guard case .sources(let sources) = step else { return step }
        return .sources(sources.flatMap { withFiles(ofSet: $0, in: folder) })
      }
    }
    if isOrder { result = withFilesLeftOut(result, in: folder) }
    if result.isOpen || isOrder {
      result = withParallelSetsApart(result, of: file)
    }
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
        }.flatMap { _, source in
          var source = source
          source.rank = ranks[source.content]
          return withFiles(ofSet: source, in: folder)
        }
      }
    }
    return withParallelGroupsJoined(result, of: file)
  }

  /// A set by the file of its full name, else by the only one in the folder that is called as the name ends, else by
  /// those in the folder that it names.
  private func withFiles(ofSet source: ResolverDocument.Source, in folder: String) -> [ResolverDocument.Source] {
    guard case .file(let name, _) = source.content, files.number(of: folder + "/" + name) == nil else {
      return [source]
    }
    let end = "/" + (name.split(separator: "/").last ?? "")
    let namesakes = files.paths.indices.filter {
      files.records[$0] != nil && files.paths[$0].hasSuffix(end) && files.paths[$0].isInside(folder)
    }
    let found = namesakes.count == 1 ? namesakes : tokenFiles(below: folder + "/" + name.dropLast(".json".utf8.count))
    guard !found.isEmpty else { return [source] }
    return found.map { files.paths[$0] }.sorted().map { path in
      var source = source
      source.content = .file(path, pointer: [])
      return source
    }
  }

  /// An order of sets with the files of its folder that it leaves out before the others: without themes all are read.
  ///
  /// Sets that are not there are then no longer so called. An order of which nothing is there says nothing of the folder.
  private func withFilesLeftOut(_ document: ResolverDocument, in folder: String) -> ResolverDocument {
    guard case .sources(let ordered)? = document.order.first else { return document }
    func path(_ source: ResolverDocument.Source) -> String? {
      guard case .file(let name, _) = source.content else { return nil }
      let path = ProjectFiles.path(name, relativeTo: folder)
      return facts(of: path) == nil ? nil : path
    }
    let named = ordered.compactMap(path)
    let rest = Set(tokenFiles(below: folder).map { files.paths[$0] }.filter { $0.hasSuffix(".json") })
      .subtracting(named).sorted()
    guard !named.isEmpty, !rest.isEmpty else { return document }
    var result = document
    result.order[0] = .sources(
      rest.map { ResolverDocument.Source(.file($0, pointer: []), at: ByteRange(at: 0)) }
        + ordered.filter { path($0) != nil })
    return result
  }

  private func tokenFiles(below folder: String) -> [Int] {
    files.records.indices.filter { files.isTokenFile($0) && files.paths[$0].isInside(folder) }
  }

  /// The resolver documents, in effect or not, that name a file.
  func naming(_ path: String) -> [Int] {
    files.records.indices.filter { file in
      files.records[file]?.content.facts.resolver?.links.contains { link in
        guard case .file(let reference, _) = link.target else { return false }
        return ProjectFiles.path(reference, relativeTo: files.paths[file].folder) == path
      } ?? false
    }
  }

  private func facts(of path: String) -> FileFacts? {
    files.number(of: path).flatMap { files.records[$0]?.content.facts }
  }

  /// The files that a pattern means, by path; what it may mean besides, as code does, cannot be known.
  private func matches(_ source: ResolverDocument.Source, in folder: String) -> [ResolverDocument.Source] {
    guard case .matching(let pattern) = source.content else { return [source] }
    let glob = Glob("./" + pattern)
    let found = files.records.indices.filter { file in
      guard files.records[file] != nil, files.paths[file].isInside(folder) else { return false }
      return glob.matches(files.paths[file].below(folder))
    }
    .map { files.paths[$0] }.sorted()
    let isData = [".json", ".json5", ".jsonc", ".yaml", ".yml"].contains { pattern.hasSuffix($0) }
    return found.map { ResolverDocument.Source(.file($0, pointer: []), at: source.range) }
      + (isData && !found.isEmpty ? [] : [ResolverDocument.Source(.unknown, at: source.range)])
  }
}

extension ResolverDocument.Source {
  /// Whether it means all files of a pattern.
  var isPattern: Bool { if case .matching = content { true } else { false } }
}
