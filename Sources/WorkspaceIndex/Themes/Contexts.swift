import Configuration
import DesignTokens
package import Facts
import SourceText

/// In how many of the permutations that ask for it a name is given.
package enum Presence: Hashable, Sendable {
  case everywhere
  /// Not in those that the text names: `theme=dark`.
  case lacking(String)
  case nowhere
  /// Nothing gives it, but sources that could not be read might.
  case unknown
  /// It stands in what an input or the order leaves out.
  case unjudged
}

extension Workspace {
  /// In which of the permutations that a reference of a file is part of something defines what it names.
  ///
  /// A file outside of all of them asks in none: there a name is given if anything gives it.
  package func presence(of reference: TokenReference, in path: String) -> Presence {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else {
      return .nowhere
    }
    return projects[number].names.presence(of: reference, in: file)
  }

  /// The references of a file whose names some permutations give and others lack, by their index, with the contexts.
  package func referencesLackingInContexts(in path: String) -> [LackingReference] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    return projects[number].names.referencesLackingInContexts(in: file)
  }

  /// The names of the contexts in which a token takes part, for a finding; `nil` where that is all that matters.
  package func context(of permutations: [String], for path: String) -> String? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let mask = project.permutations.all.indices.reduce(UInt64(0)) { mask, index in
      permutations.contains(project.permutations.all[index].name) ? mask | 1 << UInt64(index) : mask
    }
    return project.permutations.contextText(mask, among: project.permutations.mask)
  }
}

extension NameLookup {
  fileprivate func referencesLackingInContexts(in file: Int) -> [LackingReference] {
    var branches = LackingBranches()
    guard !permutations.isEmpty, let content = files.records[file]?.content, let places = layered.layers[file]
    else {
      return []
    }
    return content.facts.references.indices.compactMap { index in
      // Members are read one by one, because a copy of the whole reference would cost more than the look-up.
      switch content.facts.references[index].form {
      case .alias, .pointer:
        let sites = layered.definitions.project[content.facts.references[index].name]
        // Nearly every name: one definition, which is everywhere where the file is.
        if sites.count == 1, let own = places.wholeMask, layered.mask(of: sites[0]) & own == own { return nil }
      case .extends: break
      default: return nil
      }
      guard case .lacking(let contexts) = presence(of: content.facts.references[index], in: file) else { return nil }
      let lacking = lackingMask(of: content.facts.references[index], in: file)
      let branch = branches.branch(of: content.facts.references[index].name, lacking, in: self)
      return LackingReference(reference: index, contexts: contexts, branch: branch)
    }
  }

  /// The permutations of a reference's file in which nothing has its name.
  private func lackingMask(of reference: TokenReference, in file: Int) -> UInt64 {
    layered.reader(of: reference, in: file).mask & ~layered.coverage(of: reference.name, .tokens) & ~permutations
      .incomplete
  }

  func presence(of reference: TokenReference, in file: Int) -> Presence {
    let reader = layered.reader(of: reference, in: file)
    let kind: EntryKind = reference.form == .extends ? .groups : .tokens
    guard reader.mask != 0 else {
      if layered.layers[file]?.placements(in: reference.layer).isEmpty == false { return .unjudged }
      let isKnown =
        kind == .groups
        ? !inheritance.groupSites(named: reference.name, from: reader).isEmpty
        : !sites(of: reference, from: reader).isEmpty
      return isKnown ? .everywhere : .nowhere
    }
    var covered = layered.coverage(of: reference.name, kind)
    for alternative in reference.alternatives { covered |= layered.coverage(of: alternative, kind) }
    if permutations.isDeclared || !inheritance.extensions.isEmpty, covered & reader.mask == 0,
      !(kind == .groups
        ? inheritance.groupSites(named: reference.name, from: reader) : sites(of: reference, from: reader)).isEmpty
    {
      return .everywhere
    }
    var lacking = reader.mask & ~covered & ~permutations.incomplete
    if lacking != 0, !inheritance.extensions.isEmpty, kind == .tokens {
      lacking &= ~inheritance.inheritedMask(of: reference.name, from: reader)
    }
    if lacking == 0 { return covered & reader.mask == 0 ? .unknown : .everywhere }
    guard covered & reader.mask != 0 else { return lacking == reader.mask ? .nowhere : .unknown }
    return .lacking(permutations.contextText(lacking, among: reader.mask) ?? "")
  }
}
