import DesignTokens
import Facts
import SourceText

/// A token's value, or a part inside it: what a reference leads to.
struct ValueNode: Hashable {
  let site: Site
  /// The way inside the value; empty for all of it.
  let path: [String]

  init(_ site: Site, _ path: [String] = []) {
    self.site = site
    self.path = path
  }
}

/// What stands at a node before any reference is followed.
enum WrittenValue {
  case value(TokenValue)
  /// A reference stands on the way; the rest of the way goes on inside what it leads to.
  case through(TokenValue, rest: [String])
  case nowhere
}

extension Values {
  /// The value that a definition states; unreadable if there is no such definition.
  func value(at site: Site) -> TokenValue {
    guard let definitions = files.content(defining: site)?.facts.definitions else { return .unreadable }
    guard definitions[site.index].lacksType, let late = late(site) else { return definitions[site.index].value }
    return late.value
  }

  /// Whether a token is a literal, or a short chain of aliases ends at one: then there is no cycle to look for.
  func leadsStraightToLiteral(_ start: Site) -> Bool {
    var site = start
    for _ in 0..<16 {
      let value = value(at: site)
      guard value.hasReferences else { return true }
      guard let name = value.aliasedName else { return false }
      let targets = names.sites(named: name, from: layered.reader(of: site))
      guard let next = targets.first else { return true }
      // Another permutation, or another of several alternatives, may lead elsewhere.
      if targets.count > 1 { return targets.allSatisfy { !self.value(at: $0).hasReferences } }
      site = next
    }
    return false
  }

  /// What is written at a node.
  func written(at node: ValueNode) -> WrittenValue {
    node.path.isEmpty ? .value(value(at: node.site)) : value(at: node.site).part(at: node.path[...])
  }

  /// Where a reference inside the value of a token leads, `rest` being the way that goes on behind it; several where
  /// more than one definition is equally near.
  func nodes(
    of reference: TokenValue, rest: [String] = [], from site: Site, theme: Int?, askedFrom origin: Int? = nil,
    _ watch: OriginWatch? = nil
  ) -> [ValueNode] {
    let reader = layered.reader(of: site, askedFrom: origin, watch)
    switch reference {
    case .alias(let name):
      if let above = givenAbove(name, site, from: reader) { return [ValueNode(above, rest)] }
      return names.meant(by: site, named: name, askedFrom: origin, theme: theme, watch).map { ValueNode($0, rest) }
    case .pointer(let name, let path):
      let sites = names.candidates(named: name, from: reader, theme: theme)
      return Self.nodes(of: path.insideValue, in: sites, rest: rest)
    default: return []
    }
  }

  /// The places that a pointer into a value means, with the way that goes on behind it.
  ///
  /// A value that points into itself (`{"$ref": "#/calm/$value/0"}` in `calm`) makes its way longer at every step. It is
  /// cut far below anything that a value can hold, where it meets itself and is found to be a circle. Alternatives are
  /// followed only two steps far, for each of them would double the ways.
  private static func nodes(of path: [String], in sites: SiteList, rest: [String]) -> [ValueNode] {
    guard !path.isEmpty, !rest.isEmpty else { return sites.map { ValueNode($0, path + rest) } }
    let way = Array((path + rest).prefix(12))
    return sites.prefix(rest.count > 1 || sites.count > 4 ? 1 : sites.count).map { ValueNode($0, way) }
  }

  /// The definition of a variable of SCSS that holds where a site's value is worked out: the last one above it.
  private func givenAbove(_ name: TokenName, _ site: Site, from reader: Viewpoint) -> Site? {
    guard name.bytes.first == UInt8(ascii: "$"), name.isCodeName else { return nil }
    // The one site of a name is what it means, whether it stands above or below.
    guard names.sites(named: name, from: reader).count > 1 else { return nil }
    let indices = names.ownIndices(ofCodeName: name, from: reader)
    let above = indices.partitioningIndex { $0 >= site.index }
    return above > 0 ? Site(file: site.file, index: indices[above - 1]) : nil
  }

  /// The references that a node's value is made from, in their order, each with the way that goes on behind it.
  func references(at node: ValueNode) -> [(reference: TokenValue, rest: [String])] {
    switch written(at: node) {
    case .value(let value): value.references.map { ($0, []) }
    case .through(let reference, let rest): [(reference, rest)]
    case .nowhere: []
    }
  }

  /// The nodes that a node's value is certainly made from, in the order of its references; without a theme those of any
  /// permutation.
  ///
  /// Where it is open which definition a reference means there is none.
  func parts(of node: ValueNode, theme: Int?) -> [ValueNode] {
    references(at: node).flatMap { reference, rest -> [ValueNode] in
      let nodes = nodes(of: reference, rest: rest, from: node.site, theme: theme)
      return nodes.count > 1 && (theme != nil || permutations.isEmpty) ? [] : nodes
    }
  }
}
