import Configuration
package import DesignTokens
package import Facts

/// What a token is worth once every alias is followed.
package struct ResolvedValue: Sendable {
  package enum Outcome: Sendable, Hashable {
    /// A literal value stands at the end; references inside composites are replaced by what they are worth, those
    /// that nothing defines are left as they are.
    case value(TokenValue)
    /// The chain ends at a name that nothing defines.
    case missing(TokenName)
    /// The chain leads back into itself.
    case circular
    /// Several definitions are equally near, and they do not agree.
    case uncertain
    /// The value at the end could not be read; a problem says why. Also a value that would grow beyond all measure.
    case unreadable
  }

  package var outcome: Outcome
  /// The type of the token (Format 2025.10, 8.2): its own `$type`, else that of the token it names, else its group's.
  package var type: TokenType?
  /// The definitions passed through, the token itself first; of more than 64 the first 64.
  package var chain: [DefinitionSite]
  /// How many there are.
  package var count: Int
  /// The one at the end.
  package var last: DefinitionSite?

  package init(outcome: Outcome, type: TokenType?, chain: [DefinitionSite]) {
    self.outcome = outcome
    self.type = type
    self.chain = chain
    count = chain.count
    last = chain.last
  }

  /// The literal at the end, if there is one.
  package var value: TokenValue? { if case .value(let value) = outcome { value } else { nil } }
}

/// What the tokens of one file are worth: for whoever asks for all of them, and so finds the file once.
package struct FileWorths {
  fileprivate let values: Values
  fileprivate let file: Int
  fileprivate let theme: Int?

  /// What the token of an index is worth.
  package subscript(index: Int) -> ResolvedValue {
    values.resolved(Site(file: file, index: index), theme: theme)
  }
}

extension Workspace {
  /// What the token at a site is worth, in the given theme (`nil`: each name by its first definition).
  ///
  /// Of definitions that are equally near on the way, those hold that are nearest to the file it is asked from: its own
  /// file where none is named.
  package func resolved(
    _ site: DefinitionSite, in theme: String? = nil, askedFrom path: String? = nil
  ) -> ResolvedValue {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return ResolvedValue(outcome: .unreadable, type: nil, chain: [site])
    }
    let theme = theme.flatMap { theme in projects[number].permutations.all.firstIndex { $0.name == theme } }
    // Found first: what is asked would be copied meanwhile.
    let origin = path.flatMap { projects[number].files.number(of: $0) }
    return projects[number].values.resolved(Site(file: file, index: site.index), theme: theme, askedFrom: origin)
  }

  /// What the tokens of a file are worth, as ``resolved(_:in:askedFrom:)`` tells it; `nil` for a file that is not here.
  package func worths(in path: String, theme: String? = nil) -> FileWorths? {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return nil }
    let theme = theme.flatMap { theme in projects[number].permutations.all.firstIndex { $0.name == theme } }
    return FileWorths(values: projects[number].values, file: file, theme: theme)
  }

  /// The name by which ``worths(ofTokenAt:in:)`` looks for the token at a site in each permutation, so that all
  /// definitions of that name in a project are worth the same there; `nil` for a token that is looked at by itself.
  package func nameInPermutations(ofTokenAt site: DefinitionSite) -> TokenName? {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return nil
    }
    let project = projects[number]
    let own = Site(file: file, index: site.index)
    guard !project.permutations.isEmpty, !project.permutations.isDeclared, project.layered.reader(of: own).mask != 0
    else {
      return nil
    }
    return project.layered.shortName(of: own)
  }

  /// What the token at a site is worth in a theme or permutation, whichever definition of its name holds there; `nil`
  /// where none does.
  package func worth(ofTokenAt site: DefinitionSite, in theme: String) -> ResolvedValue? {
    worths(ofTokenAt: site, in: [theme]).first?.value
  }

  /// What the token at a site is worth in each of some themes or permutations, whichever definition of its name holds
  /// there; those in which none does are left out.
  package func worths(
    ofTokenAt site: DefinitionSite, in themes: [String]
  ) -> [(theme: String, value: ResolvedValue)] {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return []
    }
    let own = Site(file: file, index: site.index)
    // Taken out one by one: of a project as a whole each look makes a copy.
    let permutations = projects[number].permutations.numbers(of: themes)
    let values = projects[number].values
    let layered = projects[number].layered
    let isDeclared = projects[number].permutations.isDeclared
    let name = isDeclared || layered.reader(of: own).mask == 0 ? nil : layered.shortName(of: own)
    return zip(themes, permutations).compactMap { theme, permutation in
      guard let name, let permutation else { return (theme, values.resolved(own, theme: permutation)) }
      return layered.winner(of: name, in: permutation).map { (theme, values.resolved($0, theme: permutation)) }
    }
  }

  /// Whether the definition at a site is the one that holds in a theme.
  ///
  /// A file that no declared theme lists holds in all of them; one that no resolver document lists in none of its
  /// permutations.
  package func isIncluded(_ site: DefinitionSite, in theme: String) -> Bool {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return false
    }
    let project = projects[number]
    let own = Site(file: file, index: site.index)
    guard let permutation = project.permutations.all.firstIndex(where: { $0.name == theme }) else { return true }
    guard project.layered.layers[file] != nil, let name = project.layered.shortName(of: own) else {
      return project.permutations.isDeclared
    }
    return project.layered.winner(of: name, in: permutation) == own
  }

  /// The definitions of a file, by index, whose type (Format 2025.10, 8.2) is another than their group states.
  package func definitionsUnlikeTheirGroup(in path: String) -> [(index: Int, type: TokenType)] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    return projects[number].values.typesUnlikeTheirGroup(in: file)
  }

  /// What a reference stands for: the worth of the token it names, or of the part of it that a pointer enters.
  package func worth(of reference: TokenReference, in path: String) -> ResolvedValue.Outcome {
    guard let number = projectNumber(of: path) else { return .missing(reference.name) }
    let project = projects[number]
    let reader =
      project.files.number(of: path).map { project.layered.reader(of: reference, in: $0) }
      ?? project.layered.reader(path)
    let sites = project.names.sites(of: reference, from: reader)
    guard let first = sites.first else { return .missing(reference.name) }
    let outcome = project.values.worth(at: ValueNode(first, reference.path.insideValue))
    let isOpen =
      !project.values.isMerged(sites)
      && sites.dropFirst().contains {
        project.values.worth(at: ValueNode($0, reference.path.insideValue)) != outcome
      }
    return isOpen ? .uncertain : outcome
  }

  /// What the tokens of a name are worth to a reader of `path`: one entry for each theme or, without themes, for each
  /// file that defines it, named by the theme or by the file's path below the project; one entry named `default` where
  /// all are equal.
  package func values(of name: TokenName, visibleFrom path: String) -> [(theme: String, value: ResolvedValue)] {
    guard let number = projectNumber(of: path) else { return [] }
    let values = projects[number].values.values(of: name, from: projects[number].layered.reader(path))
    guard let first = values.first else { return [] }
    let areEqual = values.dropFirst().allSatisfy { $0.value.outcome == first.value.outcome }
    return areEqual ? [("default", first.value)] : values
  }
}
