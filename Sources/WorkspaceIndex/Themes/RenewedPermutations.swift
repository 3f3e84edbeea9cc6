import Configuration
import DesignTokens
import Facts
import SourceText

extension LayeredNames {
  /// The permutations that the resolver documents give.
  mutating func buildPermutations(_ configuration: Configuration) -> Permutations {
    let documents = ResolverDocuments(files).inEffect(configuration)
    guard !documents.isEmpty else { return .none }
    var builder = PermutationBuilder(
      documents.map { file, document in (file, files.paths[file].below(files.root), document) },
      input: configuration.input)
    let layers = documents.map { file, _ in files.records[file]?.content.facts.documents.count ?? 0 }
    return builder.build(layers) { reference, file in
      let number = scopes.assignNumber(to: ProjectFiles.path(reference, relativeTo: files.paths[file].folder))
      // A manifest that its own pattern matches is read.
      return (number, number == file || files.records[number]?.content.isReadSource ?? false)
    }
  }

  /// Whether a file that comes or goes may be a source, because patterns or sets of Tokens Studio name the sources.
  var hasPatterns: Bool {
    permutations.resolvers.contains { resolver in
      guard let facts = files.records[resolver.file]?.content.facts else { return false }
      return facts.listsSources
        || facts.resolver?.order.contains { step in
          if case .sources(let sources) = step { sources.contains(where: \.isPattern) } else { false }
        } ?? false
    }
  }

  /// Whether the names that a file gives decide how themes are put together.
  func decidesThemes(_ file: Int) -> Bool {
    guard permutations.files[file] != nil else { return false }
    return permutations.resolvers.contains { resolver in
      files.records[resolver.file]?.content.facts.resolver?.modifiers.count != 1
        && (resolver.isOpen || files.records[resolver.file]?.content.facts.listsSources == true)
    }
  }
}
