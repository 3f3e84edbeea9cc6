import DesignTokens
import Facts
import SourceText

extension Workspace {
  /// The places that use the token defined at a site, by path and offset.
  ///
  /// Definitions of one name side by side, as light and dark give it, count as one token.
  package func references(to site: DefinitionSite) -> [ReferenceSite] {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return []
    }
    return UseSearch(projects[number]).uses(of: Site(file: file, index: site.index))
      .map { ReferenceSite(path: projects[number].files.paths[$0.file], index: $0.index) }
  }
}

/// One look for what uses a token.
private struct UseSearch {
  private let names: NameLookup
  private let references: ReferenceIndex

  init(_ project: Project) {
    names = project.names
    references = project.references
  }

  func uses(of site: Site) -> [Site] {
    guard let record = names.files.records[site.file], record.content.facts.definitions.indices.contains(site.index)
    else {
      return []
    }
    let name = record.content.facts.definitions[site.index].name
    let heirs = names.inheritance.heirs(of: name).names
    let uses =
      ([name] + heirs).flatMap(names.uses) + names.stated.usesByFolder(of: name, definedIn: site.file)
      + names.stated.usesInFile(of: name, definedIn: site.file)
    let found = uses.flatMap { references[$0] }
    return Set(found).filter { isUse($0, of: name, record, site.file) }.sorted(by: names.files.order)
  }

  /// Whether a reference means the token of a name that a file defines.
  private func isUse(_ reference: Site, of name: TokenName, _ record: FileRecord, _ file: Int) -> Bool {
    guard names.scopes.sees(record.scope, from: reference.file),
      let content = names.files.records[reference.file]?.content,
      content.facts.references.indices.contains(reference.index)
    else { return false }
    let named = content.facts.references[reference.index]
    guard named.form != .extends else { return false }
    let meant = names.sites(of: named, from: names.layered.reader(of: named, in: reference.file))
    guard let first = meant.first, let target = names.files.records[first.file], target.scope == record.scope else {
      return false
    }
    // What a theme lays over a definition is the same token.
    guard
      meant.contains(where: { $0.file == file })
        || (names.layered.layers[file] != nil && names.layered.layers[first.file] != nil)
    else {
      return false
    }
    return names.files.name(at: first) == name
      && !meant.contains { $0.file == reference.file && isStatement(named, of: $0) }
  }

  /// Whether a reference is the very text that gives the token its value, as `` `space.sm` (8px) `` is in prose, and no
  /// more than that: what a component states with it uses the token, too.
  private func isStatement(_ reference: TokenReference, of site: Site) -> Bool {
    guard let facts = names.files.content(defining: site)?.facts,
      facts.definitions[site.index].nameRange.overlaps(reference.nameRange)
    else { return false }
    return !facts.components.contains { component in
      component.properties.contains { $0.valueRange.contains(reference.nameRange) }
    }
  }
}
