import DesignTokens
import Facts

// References that begin with the set of what they name: `{typography.weight.bold}` for the `weight.bold` of the set
// `typography` in the same file, as builds have it that keep the keys of sets.
extension StatedNames {
  /// The sites of a name that writes a set of the reader's file, or leaves out the modes there.
  func sitesInOwnGroups(_ name: TokenName, from reader: Viewpoint) -> SiteList {
    let sites = sitesInWrittenSet(name, from: reader)
    return sites.isEmpty ? sitesInModes(name, from: reader) : sites
  }

  /// The sites that a name has in the set of the reader's file that it begins with.
  private func sitesInWrittenSet(_ name: TokenName, from reader: Viewpoint) -> SiteList {
    guard let file = reader.file, !name.isCodeName, let sets = files.records[file]?.content.facts.sets else {
      return SiteList()
    }
    var found = SiteList()
    for (index, set) in sets.enumerated() {
      let key = TokenName(set.name)
      guard name.isInside(key) else { continue }
      let rest = TokenName(bytes: Array(name.bytes.dropFirst(key.bytes.count + 1)))
      for site in layered.definitions.project[rest]
      where site.file == file && files.layer(of: site, .tokens) == index + 1 {
        found.insert(site, precedes: files.order)
      }
    }
    return found
  }

  /// The names by which references of a file may mean a token that it defines, because they leave out its mode or write
  /// its set.
  func usesInFile(of name: TokenName, definedIn file: Int) -> [TokenName] {
    let sets = files.records[file]?.content.facts.sets ?? []
    return usesByMode(of: name, definedIn: file) + (name.isCodeName ? [] : sets.map { name.below(TokenName($0.name)) })
  }
}
