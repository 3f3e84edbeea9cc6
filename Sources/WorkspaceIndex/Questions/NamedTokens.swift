import DesignTokens
import Facts

/// What is known of a token where something names it.
package struct NamedToken: Sendable, Hashable {
  package let isDeprecated: Bool
}

/// What an editor asks of all names of a file at once: a look-up costs less than a copy of the index for each.
extension Workspace {
  /// The definitions of a file that are deprecated, by themselves or by their groups.
  package func deprecatedDefinitions(in path: String) -> Set<Int> {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    return projects[number].inheritance.deprecatedDefinitions(in: file)
  }

  /// For each of some references of a file, by index, the token that it names first; `nil` where it names none.
  package func tokens(namedBy references: [Int], in path: String) -> [NamedToken?] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else {
      return references.map { _ in nil }
    }
    return projects[number].names.tokens(namedBy: references, in: file)
  }
}

extension Inheritance {
  fileprivate func deprecatedDefinitions(in file: Int) -> Set<Int> {
    guard let content = files.records[file]?.content else { return [] }
    return Set(
      content.facts.definitions.indices.filter { index in
        content.facts.definitions[index].deprecation != nil
          || deprecation(of: Site(file: file, index: index), as: content.facts.definitions[index].name) != nil
      })
  }
}

extension NameLookup {
  fileprivate func tokens(namedBy references: [Int], in file: Int) -> [NamedToken?] {
    guard let content = files.records[file]?.content else { return references.map { _ in nil } }
    let whole = layered.reader(file)
    return references.map { index in
      let reader = whole.isWhole ? whole : layered.reader(of: content.facts.references[index], in: file)
      guard let site = sites(of: content.facts.references[index], from: reader).first,
        let name = files.name(at: site)
      else { return nil }
      return NamedToken(isDeprecated: inheritance.deprecation(of: site, as: name) != nil)
    }
  }
}
