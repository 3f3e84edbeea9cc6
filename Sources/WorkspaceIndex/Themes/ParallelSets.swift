import DesignTokens
import Facts
import SourceText

// An order of sets without themes is that of a list in Tokens Studio. Sets in one folder that give the same names, such as
// `spacing/compact` and `spacing/roomy`, are not laid over each other: who uses them chooses one.
extension ResolverDocuments {
  /// A document that only orders sets, with those that give the same names as things to choose from.
  func withParallelSetsApart(_ document: ResolverDocument, of file: Int) -> ResolverDocument {
    guard document.modifiers.isEmpty, document.order.count == 1, case .sources(let sources) = document.order[0],
      let text = files.records[file]?.content.source
    else { return document }
    let paths = sources.map { text.text(in: $0.range).filter { $0 != "\"" }.split(separator: "/").map(String.init) }
    var folders = Dictionary(grouping: sources.indices.filter { paths[$0].count > 1 }) {
      paths[$0].dropLast().joined(separator: "/")
    }
    folders = folders.filter { _, members in
      let names = members.map { self.names(in: sources[$0].content, from: file) }
      guard members.count > 1, let first = names.first, !first.isEmpty else { return false }
      // A set that was forgotten here or there is still one of them.
      return names.allSatisfy { $0.intersection(first).count * 10 >= max($0.count, first.count) * 9 }
    }
    guard !folders.isEmpty else { return document }
    var result = document
    result.order = []
    for index in sources.indices {
      var source = sources[index]
      source.rank = source.rank ?? index
      let folder = paths[index].dropLast().joined(separator: "/")
      guard let members = folders[folder] else {
        result.order.append(.sources([source]))
        continue
      }
      guard members.first == index else { continue }
      result.order.append(.modifier(result.modifiers.count))
      result.modifiers.append(modifier(of: members.map { ($0, paths[$0], sources[$0]) }))
    }
    return result
  }

  private func modifier(
    of members: [(rank: Int, path: [String], source: ResolverDocument.Source)]
  ) -> ResolverDocument.Modifier {
    let contexts = members.map { rank, path, source in
      var source = source
      source.rank = source.rank ?? rank
      return ResolverDocument.Context(
        name: path.last ?? "", nameRange: source.range, range: source.range, sources: [source])
    }
    return ResolverDocument.Modifier(
      name: members[0].path.dropLast().last ?? "", nameRange: members[0].source.range, contexts: contexts,
      defaultContext: contexts.firstIndex { $0.name.lowercased() == "default" })
  }
}
