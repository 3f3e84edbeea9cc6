import DesignTokens
import Facts

// What names in code mean.
extension NameLookup {
  /// The tokens that a name in code means.
  func tokenSites(ofCodeName name: TokenName, from reader: Viewpoint) -> SiteList {
    guard stated.hasTokens else { return SiteList() }
    let key = CodeSpelling.key(of: name.bytes)
    let prefix = codePrefix
    let isSet = setPrefix != nil && name.isCustomProperty
    if !prefix.isEmpty, key.starts(with: prefix) {
      let rest = tokenSites(ofKey: Array(key.dropFirst(prefix.count)), from: reader)
      if !rest.isEmpty { return rest }
    } else if isSet, !prefix.isEmpty {
      return SiteList()
    }
    return tokenSites(ofKey: key, from: reader)
  }

  /// The tokens that a key spells, those that a group inherits included.
  private func tokenSites(ofKey key: [UInt8], from reader: Viewpoint, depth: Int = 0) -> SiteList {
    let found = stated.nearest(TokenName(bytes: key), in: codeKeys.tokens, from: reader)
    guard found.isEmpty, depth < 8 else { return found }
    for site in inheritance.extensions.all {
      let group = CodeSpelling.key(of: site.extender.bytes)
      guard key.count > group.count, key.starts(with: group), key[group.count] == UInt8(ascii: "-") else { continue }
      let source = CodeSpelling.key(of: site.target.bytes) + key[group.count...]
      let inherited = source == key ? SiteList() : tokenSites(ofKey: source, from: reader, depth: depth + 1)
      if !inherited.isEmpty { return inherited }
    }
    return found
  }

  /// What a name in code means: tokens before the declarations of that very name; of these, the ones that hold
  /// everywhere come first.
  func sites(ofCodeName name: TokenName, from reader: Viewpoint) -> SiteList {
    remembered(name, from: reader, isHeld: false) { lookedUpSites(ofCodeName: name, from: reader) }
  }

  /// What a name in code means, those sites alone that hold everywhere where there are several.
  func heldSites(ofCodeName name: TokenName, from reader: Viewpoint) -> SiteList {
    remembered(name, from: reader, isHeld: true) {
      let sites = sites(ofCodeName: name, from: reader)
      return sites.count > 1 ? heldEverywhere(sites) : sites
    }
  }

  /// The definitions of a name in code that stand in the reader's own file, by index, in the order of the text.
  func ownIndices(ofCodeName name: TokenName, from reader: Viewpoint) -> [Int] {
    func find() -> [Int] {
      sites(ofCodeName: name, from: reader).filter { $0.file == reader.file }.map(\.index).sorted()
    }
    guard let file = memorableFile(of: name, from: reader) else { return find() }
    return codeNameMemory.ownIndices(of: name, in: file, reader.mask, find)
  }

  /// Keeps what is found of a name that stands in many places.
  private func remembered(
    _ name: TokenName, from reader: Viewpoint, isHeld: Bool, _ find: () -> SiteList
  ) -> SiteList {
    guard let file = memorableFile(of: name, from: reader) else { return find() }
    reader.watch?.ask()
    return codeNameMemory.sites(of: name, for: file, reader.mask, isHeld: isHeld, find)
  }

  /// The file for which it is worth keeping where a name stands: nearly every name is declared once or twice.
  private func memorableFile(of name: TokenName, from reader: Viewpoint) -> Int? {
    guard layered.definitions.project[name].count > 8, let file = reader.file, reader.set == 0,
      reader.origin == nil || reader.origin == file
    else { return nil }
    return file
  }

  private func lookedUpSites(ofCodeName name: TokenName, from reader: Viewpoint) -> SiteList {
    let tokens = tokenSites(ofCodeName: name, from: reader)
    var found = SiteList()
    if let token = tokens.first.flatMap(layered.shortName) {
      found = stated.statedSites(named: token, from: reader)
      if found.isEmpty { found = tokens }
    }
    let declared = stated.nearest(name, in: layered.definitions, from: reader)
    for site in declared where context(of: site) == nil { found.append(site) }
    for site in declared where context(of: site) != nil { found.append(site) }
    return found
  }

  /// Of what a name in code may mean, the tokens; else the declarations that hold everywhere, in each file the last of
  /// them; else all.
  func heldEverywhere(_ sites: SiteList) -> SiteList {
    let tokens = sites.restricted { files.name(at: $0)?.isCodeName == false }
    guard tokens.isEmpty else { return tokens }
    let plain = sites.restricted { context(of: $0) == nil }
    guard !plain.isEmpty else { return sites }
    var last: [Int: Site] = [:]
    for site in plain { last[site.file] = site }
    return plain.restricted { last[$0.file] == $0 }
  }

  /// The declaration of a name in code that holds in a theme: the one for a context of that name, else the first.
  func site(ofCodeName name: TokenName, from reader: Viewpoint, in theme: String) -> Site? {
    let sites = sites(ofCodeName: name, from: reader)
    return sites.last { context(of: $0)?.lowercased() == theme.lowercased() } ?? sites.first
  }

  private func context(of site: Site) -> String? {
    files.content(defining: site)?.facts.definitions[site.index].context
  }

  /// The name by which a name in code is defined.
  func meaning(of name: TokenName, from reader: Viewpoint) -> TokenName {
    guard name.isCodeName, let site = tokenSites(ofCodeName: name, from: reader).first else { return name }
    return layered.shortName(of: site) ?? name
  }

  /// The names under which the uses of a name are to be found.
  func uses(of name: TokenName) -> [TokenName] {
    if name.isCodeName { return [CodeSpelling.use(CodeSpelling.key(of: name.bytes))] }
    let prefix = codePrefix
    return [name] + (name.withoutFirstSegment.map { [$0] } ?? [])
      + CodeSpelling.keys(of: name).flatMap { key in
        [CodeSpelling.use(key)] + (prefix.isEmpty ? [] : [CodeSpelling.use(prefix + key)])
      }
  }

  /// The keys that a token is spelled by, those with the prefix first.
  func codeKeys(of token: TokenName) -> [TokenName] {
    let prefix = codePrefix
    let keys = CodeSpelling.keys(of: token)
    return (prefix.isEmpty ? keys : keys.map { prefix + $0 } + keys).map { TokenName(bytes: $0) }
  }

  func codeName(of token: TokenName, sign: [UInt8]) -> TokenName {
    let keys = codeKeys(of: token)
    for key in keys {
      let declared = codeKeys.declared[key].compactMap { files.definition(at: $0)?.name }
      if let written = declared.first(where: { $0.bytes.starts(with: sign) }) { return written }
    }
    return TokenName(bytes: sign + keys[0].bytes)
  }
}
