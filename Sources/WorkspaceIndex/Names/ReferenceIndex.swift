import DesignTokens
import Facts
import SourceText

extension Workspace {
  /// The places that use the token defined at a site, by path and offset.
  ///
  /// Definitions of one name side by side, as light and dark give it, count as one token.
  package func references(to site: DefinitionSite) -> [ReferenceSite] {
    guard let number = projectNumber(of: site.path), let file = projects[number].number(of: site.path) else {
      return []
    }
    return projects[number].references(to: Site(file: file, index: site.index))
      .map { ReferenceSite(path: projects[number].paths[$0.file], index: $0.index) }
  }
}

extension Project {
  func references(to site: Site) -> [Site] {
    guard let record = records[site.file], record.content.facts.definitions.indices.contains(site.index) else {
      return []
    }
    let name = record.content.facts.definitions[site.index].name
    let heirs = heirs(of: name).names
    let names = ([name] + heirs).flatMap(uses) + usesByFolder(of: name, definedIn: site.file)
    let found = names.flatMap { references[$0] }
    return Set(found).filter { isUse($0, of: name, record, site.file) }.sorted(by: order)
  }

  /// Whether a reference means the token of a name that a file defines.
  private func isUse(_ reference: Site, of name: TokenName, _ record: FileRecord, _ file: Int) -> Bool {
    guard sees(record.scope, from: reference.file), let content = records[reference.file]?.content,
      content.facts.references.indices.contains(reference.index)
    else { return false }
    let named = content.facts.references[reference.index]
    guard named.form != .extends else { return false }
    let meant = sites(of: named, from: reader(of: named, in: reference.file))
    guard let first = meant.first, let target = records[first.file], target.scope == record.scope else {
      return false
    }
    // What a theme lays over a definition is the same token.
    guard meant.contains(where: { $0.file == file }) || (record.places != nil && target.places != nil) else {
      return false
    }
    return self.name(at: first) == name
      && !meant.contains { $0.file == reference.file && isStatement(named, of: $0) }
  }

  /// Whether a reference is the very text that gives the token its value, as `` `space.sm` (8px) `` is in prose, and no
  /// more than that: what a component states with it uses the token, too.
  private func isStatement(_ reference: TokenReference, of site: Site) -> Bool {
    guard let facts = records[site.file]?.content.facts, facts.definitions.indices.contains(site.index),
      facts.definitions[site.index].nameRange.overlaps(reference.nameRange)
    else { return false }
    return !facts.components.contains { component in
      component.properties.contains { $0.valueRange.contains(reference.nameRange) }
    }
  }
}
