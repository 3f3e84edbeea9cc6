package import DesignTokens
import Facts
package import SourceText

/// Something in a group that contradicts what it takes in from another.
package struct ExtensionConflict: Sendable {
  package enum Kind: Sendable {
    /// A group's own type, and the type of an inherited token that has it from the group that is taken in.
    case groupType(TokenType, inherited: TokenType)
    /// A token of another type than the one it replaces.
    case tokenType(TokenType, replaced: TokenType)
    /// A token in the place of a group.
    case tokenForGroup
    /// A group in the place of a token.
    case groupForToken
  }

  package var kind: Kind
  /// The group or the token that contradicts.
  package var name: TokenName
  package var range: ByteRange
  /// The token that it contradicts, at home.
  package var source: DefinitionSite
}

extension Workspace {
  /// Where groups of a file contradict what they take in; each place once, in the order of places.
  package func extensionConflicts(in path: String) -> [ExtensionConflict] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path),
      !projects[number].inheritance.extensions.of(file: file).isEmpty
    else { return [] }
    let search = ExtensionConflictSearch(projects[number].values, file)
    return search.conflicts()
  }
}

private final class ExtensionConflictSearch {
  private let values: Values
  private let file: Int
  private let reader: Viewpoint
  private let facts: FileFacts
  private var groups: [TokenName: Int] = [:]
  private var tokens: [TokenName: Int] = [:]
  private var found: [ByteRange: ExtensionConflict] = [:]

  init(_ values: Values, _ file: Int) {
    self.values = values
    self.file = file
    reader = values.layered.reader(file)
    facts = values.files.records[file]?.content.facts ?? FileFacts(language: .plain, kind: .unmarked)
    for (index, group) in facts.groups.enumerated() { groups[group.name] = index }
    for (index, definition) in facts.definitions.enumerated() { tokens[definition.name] = index }
  }

  func conflicts() -> [ExtensionConflict] {
    let names = values.names.sortedNames(visibleFrom: reader)
    let circular = values.inheritance.circularExtensions
    for site in values.inheritance.extensions.of(file: file) where !circular.contains(site) {
      for name in names.inside(site.target) { compare(name, at: site) }
    }
    return found.values.sorted { $0.range < $1.range }
  }

  /// Compares a token of the group that is taken in with what stands in its place.
  private func compare(_ name: TokenName, at extensionSite: ExtensionSite) {
    let local = extensionSite.heir(of: name)
    guard let source = values.names.sites(named: name, from: reader).first,
      source.file == file || groups[extensionSite.target] == nil || isMerged(with: source.file)
    else { return }
    if let index = tokens[local] {
      guard let own = values.resolved(Site(file: file, index: index), theme: nil).type,
        let replaced = values.resolved(source, theme: nil).type, own != replaced
      else { return }
      return note(.tokenType(own, replaced: replaced), local, facts.definitions[index].bodyRange, source)
    }
    if let index = groups[local] { return note(.groupForToken, local, facts.groups[index].range, source) }
    for group in local.enclosingGroups where group.isWithin(extensionSite.extender) {
      if let index = tokens[group] {
        return note(.tokenForGroup, group, facts.definitions[index].bodyRange, source)
      }
    }
    compareType(of: source, name, local, extensionSite)
  }

  /// Whether a resolver or a build reads another file together with this one, so that a group in both is one group.
  ///
  /// Else a group that the file states itself is that one alone.
  private func isMerged(with other: Int) -> Bool {
    let sets = values.layered.scopes.sourceSets
    return reader.mask != 0 || !sets.isEmpty && !sets[file].isDisjoint(with: sets[other])
  }

  /// Compares the type that an inherited token has from the groups around it with what is said of its new place.
  private func compareType(
    of source: Site, _ name: TokenName, _ local: TokenName, _ extensionSite: ExtensionSite
  ) {
    guard let definition = values.files.definition(at: source), !definition.hasOwnType,
      definition.value.aliasedName == nil, let type = values.inheritance.statedType(of: source).type
    else { return }
    for group in local.enclosingGroups where group.isWithin(extensionSite.extender) {
      if let index = groups[group], let range = facts.groups[index].typeRange {
        guard let own = facts.groups[index].type, own != type else { return }
        return note(.groupType(own, inherited: type), group, range, source)
      }
      // A group inside the one that is taken in has the last word on what is in it.
      let home = extensionSite.source(of: group)
      let isStated = values.inheritance.groupSites(named: home, from: reader)
        .contains { values.files.records[$0.file]?.content.facts.groups[$0.index].typeRange != nil }
      if isStated, group != extensionSite.extender { return }
    }
  }

  private func note(
    _ kind: ExtensionConflict.Kind, _ name: TokenName, _ range: ByteRange, _ source: Site
  ) {
    guard found[range] == nil else { return }
    found[range] = ExtensionConflict(kind: kind, name: name, range: range, source: values.files.definitionSite(source))
  }
}
