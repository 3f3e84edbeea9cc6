import DesignTokens
import Facts
import SourceText

// Groups of themes in Tokens Studio: one theme of each is chosen and all are merged, unless the groups are brands. Then
// each gives the same names by itself, and to lay one over the other would give a token of the one the other's value.
extension ResolverDocuments {
  /// A document of themes with the groups that are brands as one choice.
  func withParallelGroupsJoined(_ document: ResolverDocument, of file: Int) -> ResolverDocument {
    let groups = document.modifiers
    guard groups.count > 1, groups.count <= 16 else { return document }
    let sources = groups.map { Set($0.contexts.flatMap(\.sources).map(\.content)) }
    let names = Dictionary(
      sources.joined().map { ($0, self.names(in: $0, from: file)) }, uniquingKeysWith: { first, _ in first })
    func own(_ group: Int, beside other: Int) -> Set<TokenName> {
      sources[group].subtracting(sources[other]).reduce(into: []) { $0.formUnion(names[$1] ?? []) }
    }
    var cluster = Array(groups.indices)
    for group in groups.indices {
      for other in groups.indices.prefix(group) {
        let (left, right) = (own(group, beside: other), own(other, beside: group))
        // Layers of one design share few names, or the one lies over a part of the other; brands have all in common.
        let common = left.intersection(right).count
        let (less, more) = (min(left.count, right.count), max(left.count, right.count))
        guard common > 2, common * 2 > more, common < less || common * 5 > more * 4 else { continue }
        let (from, to) = (cluster[group], cluster[other])
        for index in cluster.indices where cluster[index] == from { cluster[index] = to }
      }
    }
    guard Set(cluster).count < groups.count else { return document }
    return document.joined(by: cluster)
  }

  /// The names that a source gives.
  func names(in source: ResolverDocument.Source.Content, from file: Int) -> Set<TokenName> {
    let home: Int?
    let wanted: Int?
    switch source {
    case .inline(let layer, _): (home, wanted) = (file, layer)
    case .file(let path, _):
      (home, wanted) = (files.number(of: ProjectFiles.path(path, relativeTo: files.paths[file].folder)), nil)
    case .matching, .unknown: return []
    }
    let definitions = home.flatMap { files.records[$0]?.content.facts.definitions } ?? []
    return Set(definitions.lazy.filter { wanted == nil || $0.layer == wanted }.map(\.name))
  }
}

extension ResolverDocument {
  /// The same with the modifiers of one number as one, whose contexts are those of all.
  fileprivate func joined(by cluster: [Int]) -> ResolverDocument {
    var result = self
    result.modifiers = []
    for (index, modifier) in modifiers.enumerated() {
      let members = modifiers.indices.filter { cluster[$0] == cluster[index] }
      guard members.first == index else { continue }
      guard members.count > 1 else {
        result.modifiers.append(modifier)
        continue
      }
      var joined = modifier
      joined.name = "theme"
      let all = members.flatMap { member in
        modifiers[member].contexts.map { (group: modifiers[member].name, context: $0) }
      }
      joined.contexts = all.map { group, context in
        var context = context
        if all.contains(where: { $0.group != group && $0.context.name == context.name }) {
          context.name = "\(group)/\(context.name)"
        }
        return context
      }
      result.modifiers.append(joined)
    }
    result.order = result.modifiers.indices.map { .modifier($0) }
    return result
  }
}
