import SourceText

/// What YAML has beyond JSON: documents, anchors, tags, aliases, merge keys.
struct YAMLLayer: Sendable {
  struct Document {
    var root: Int
    /// Whether `---` stands before it, and `...` behind it.
    var hasStart: Bool
    var hasEnd: Bool
  }

  struct NodeProperties {
    var node: Int
    var anchor: ByteRange?
    var tag: String?
  }

  struct Alias {
    var node: Int
    /// The node that it stands for.
    var target: Int
    /// How many nodes all aliases up to this one stand for, those within them counted again each time.
    var total: Int
  }

  /// So many nodes all aliases together may stand for; beyond that a few lines could mean billions of values.
  static let limit = 200_000

  /// Whether the tree was read from YAML.
  var isPresent = false
  var documents: [Document] = []
  /// In order of their nodes, as are the aliases.
  var properties: [NodeProperties] = []
  var aliases: [Alias] = []
  /// The mappings with merge keys, in the order in which they end.
  var merging: [Int] = []
  /// The keys of each mapping with merge keys: its own, then those that it takes over.
  var merged: [Int: [Int]] = [:]

  /// How many nodes the aliases before a node stand for.
  func total(before node: Int) -> Int {
    var low = 0
    var high = aliases.count
    while low < high {
      let middle = (low + high) / 2
      if aliases[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? aliases[low - 1].total : 0
  }

  /// The properties of a node.
  func properties(of node: Int) -> NodeProperties? {
    var low = 0
    var high = properties.count
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low < properties.count && properties[low].node == node ? properties[low] : nil
  }

  /// Moves everything from a node on, after nodes were inserted or removed before it.
  mutating func renumber(from node: Int, by count: Int) {
    for index in properties.indices.reversed() {
      guard properties[index].node >= node else { break }
      properties[index].node += count
    }
    for index in aliases.indices.reversed() {
      guard aliases[index].node >= node else { break }
      aliases[index].node += count
      if aliases[index].target >= node { aliases[index].target += count }
    }
    for index in merging.indices.reversed() {
      guard merging[index] >= node else { break }
      merging[index] += count
    }
  }
}
