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
    guard let number = projectNumber(of: path), let file = projects[number].number(of: path) else { return .nowhere }
    return projects[number].presence(of: reference, in: file)
  }

  /// The references of a file whose names some permutations give and others lack, by their index, with the contexts.
  package func referencesLackingInContexts(in path: String) -> [LackingReference] {
    guard let number = projectNumber(of: path), let file = projects[number].number(of: path) else { return [] }
    return projects[number].referencesLackingInContexts(in: file)
  }

  /// The names of the contexts in which a token takes part, for a finding; `nil` where that is all that matters.
  package func context(of permutations: [String], for path: String) -> String? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let mask = project.permutations.all.indices.reduce(UInt64(0)) { mask, index in
      permutations.contains(project.permutations.all[index].name) ? mask | 1 << UInt64(index) : mask
    }
    return project.contextText(mask, among: project.permutations.mask)
  }
}

extension Project {
  fileprivate func referencesLackingInContexts(in file: Int) -> [LackingReference] {
    var branches = LackingBranches()
    guard !permutations.isEmpty, let content = records[file]?.content, let places = records[file]?.places else {
      return []
    }
    return content.facts.references.indices.compactMap { index in
      // Members are read one by one, because a copy of the whole reference would cost more than the look-up.
      switch content.facts.references[index].form {
      case .alias, .pointer:
        let sites = definitions.project[content.facts.references[index].name]
        // Nearly every name: one definition, which is everywhere where the file is.
        if sites.count == 1, let own = places.wholeMask, mask(of: sites[0]) & own == own { return nil }
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
    reader(of: reference, in: file).mask & ~coverage(of: reference.name, .tokens) & ~permutations.incomplete
  }

  func presence(of reference: TokenReference, in file: Int) -> Presence {
    let reader = reader(of: reference, in: file)
    let subject: Subject = reference.form == .extends ? .groups : .tokens
    guard reader.mask != 0 else {
      if records[file]?.places?.placements(in: reference.layer).isEmpty == false { return .unjudged }
      let isKnown =
        subject == .groups
        ? !groupSites(named: reference.name, from: reader).isEmpty : !sites(of: reference, from: reader).isEmpty
      return isKnown ? .everywhere : .nowhere
    }
    var covered = coverage(of: reference.name, subject)
    for alternative in reference.alternatives { covered |= coverage(of: alternative, subject) }
    if permutations.isDeclared || !extensions.isEmpty, covered & reader.mask == 0,
      !(subject == .groups
        ? groupSites(named: reference.name, from: reader) : sites(of: reference, from: reader)).isEmpty
    {
      return .everywhere
    }
    var lacking = reader.mask & ~covered & ~permutations.incomplete
    if lacking != 0, !extensions.isEmpty, subject == .tokens {
      lacking &= ~inheritedMask(of: reference.name, from: reader)
    }
    if lacking == 0 { return covered & reader.mask == 0 ? .unknown : .everywhere }
    guard covered & reader.mask != 0 else { return lacking == reader.mask ? .nowhere : .unknown }
    return .lacking(contextText(lacking, among: reader.mask) ?? "")
  }

  /// The fewest words that name some permutations among others: the contexts of one modifier where these are all that
  /// the permutations have in common, else each permutation in full; `nil` where they are all.
  func contextText(_ mask: UInt64, among universe: UInt64) -> String? {
    let mask = mask & universe
    guard mask != universe, mask != 0 else { return nil }
    if permutations.isDeclared {
      return members(of: mask).map { "theme=\(permutations.all[$0].name)" }.joined(separator: ", ")
    }
    if let contexts = contexts(thatMakeUp: mask, among: universe) { return contexts.joined(separator: ", ") }
    let names = members(of: mask).map { permutations.all[$0].name }
    return names.prefix(8).joined(separator: "; ") + (names.count > 8 ? "; …" : "")
  }

  func members(of mask: UInt64) -> [Int] {
    permutations.all.indices.filter { mask & 1 << UInt64($0) != 0 }
  }

  /// The contexts of one modifier (`theme=dark`) whose permutations are exactly these; `nil` where no modifier tells.
  private func contexts(thatMakeUp mask: UInt64, among universe: UInt64) -> [String]? {
    var sets: [[(label: String, mask: UInt64)]] = []
    for permutation in members(of: universe) {
      for (position, choice) in permutations.all[permutation].choices.enumerated() {
        while sets.count <= position { sets.append([]) }
        let label = "\(choice.modifier)=\(choice.context)"
        if let known = sets[position].firstIndex(where: { $0.label == label }) {
          sets[position][known].mask |= 1 << UInt64(permutation)
        } else {
          sets[position].append((label, 1 << UInt64(permutation)))
        }
      }
    }
    for contexts in sets {
      let inside = contexts.filter { $0.mask & ~mask == 0 }
      if !inside.isEmpty, inside.reduce(0, { $0 | $1.mask }) == mask { return inside.map(\.label) }
    }
    return nil
  }
}
