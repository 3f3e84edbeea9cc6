import DesignTokens
import Facts

extension Workspace {
  /// The references of a file, by index, with the places that define what each means; empty where nothing does.
  ///
  /// Outside of prose, those are left out that no rule about references has anything to say of. Nearly every one is of
  /// that kind, so that thousands of them cost one look-up each.
  package func doubtfulReferences(in path: String) -> [(reference: Int, targets: [DefinitionSite])] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    return projects[number].values.doubtfulReferences(in: file)
  }
}

extension Values {
  fileprivate func doubtfulReferences(in file: Int) -> [(reference: Int, targets: [DefinitionSite])] {
    guard let content = files.records[file]?.content else { return [] }
    let whole = layered.reader(file)
    let isProse = content.facts.voice == .prose
    var found: [(reference: Int, targets: [DefinitionSite])] = []
    // A name that code declares over and over has one list for all of its uses.
    var shared: [TokenName: [DefinitionSite]] = [:]
    for index in content.facts.references.indices {
      // Members are read one by one, because a copy of the whole reference would cost more than the look-up.
      let isBare =
        content.facts.references[index].rest.isEmpty
        || content.facts.references[index].alternatives.isEmpty && content.facts.references[index].statedValue == nil
      func sites(from reader: Viewpoint) -> SiteList {
        isBare
          ? names.sites(named: content.facts.references[index].name, from: reader)
          : names.sites(of: content.facts.references[index], from: reader)
      }
      let sites =
        whole.isWhole
        ? sites(from: whole) : sites(from: layered.reader(of: content.facts.references[index], in: file))
      if !isProse, isBare, isBeyondDoubt(content.facts.references, index, sites, in: file) { continue }
      guard whole.isWhole, isBare, sites.count > 8 else {
        found.append((index, sites.map(files.definitionSite)))
        continue
      }
      let name = content.facts.references[index].name
      let targets = shared[name] ?? sites.map(files.definitionSite)
      shared[name] = targets
      found.append((index, targets))
    }
    return found
  }

  /// Whether a reference that states no value names tokens that are not deprecated, have the type that must stand
  /// there, and lead nowhere else or straight to a literal.
  private func isBeyondDoubt(_ references: [TokenReference], _ index: Int, _ sites: SiteList, in file: Int) -> Bool {
    switch references[index].form {
    case .extends, .pointer: return false
    case .alias, .mention, .customProperty, .variable, .member, .string: break
    }
    // A rule that looks at the first of so many declarations in code is done before all of them are compared here.
    if sites.count > 64, references[index].name.isCodeName { return false }
    guard !sites.isEmpty, inheritance.extensions.isEmpty, references[index].element == nil,
      references[index].rest.isEmpty || references[index].isWhole
    else { return false }
    let owner = references[index].owner
    let type = owner == nil ? nil : references[index].expectedType
    var isStraight = true
    for site in sites {
      guard let content = files.content(defining: site), !content.facts.definitions[site.index].lacksType,
        content.facts.definitions[site.index].rest.isEmpty || content.facts.definitions[site.index].deprecation == nil,
        type == nil || content.facts.definitions[site.index].type == type
      else { return false }
      if content.facts.definitions[site.index].value.hasReferences { isStraight = false }
    }
    return isStraight || owner.map { leadsStraightToLiteral(Site(file: file, index: $0)) } ?? true
  }
}

extension TokenReference {
  /// Whether it names a token as a whole, with nothing in its stead and nothing said of what must stand there.
  fileprivate var isWhole: Bool { path.isEmpty && target == nil && expected == nil && fallback == nil }
}
