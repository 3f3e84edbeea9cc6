import DesignTokens
import Facts

/// One way in which the token files of a project are put together: a declared theme, or one choice for every modifier
/// of a resolver document.
struct Permutation: Sendable, Equatable {
  /// `theme=dark, density=compact`; a declared theme by its own name; `default` where there is nothing to choose.
  var name: String
  /// What is chosen for each modifier, in their order; empty for a declared theme.
  var choices: [Choice]
  /// Which of the resolver documents it comes from; `nil` for a declared theme.
  var resolver: Int?

  struct Choice: Sendable, Equatable {
    var modifier: String
    var context: String
    /// Whether it is what holds unless somebody chooses.
    var isShown: Bool
  }
}

/// Where the tokens of one layer of a file take part in the permutations of its project.
struct Placement: Sendable, Equatable {
  /// The group that stands for the whole, whose name the tokens lose; empty for all of a file.
  var group: TokenName
  /// The first names that it lacks, because they are replaced as a whole where it is merged.
  var hidden: [TokenName]
  /// For each permutation how late the layer is merged there; negative where it is no part of it.
  private var ranks: [Int32]
  /// The permutations that it is a part of, a bit for each.
  private(set) var mask: UInt64 = 0

  init(group: TokenName, hidden: [TokenName] = [], permutations: Int) {
    self.group = group
    self.hidden = hidden
    ranks = Array(repeating: -1, count: permutations)
  }

  /// Whether a name is one of those that it lacks.
  func hides(_ name: TokenName) -> Bool { hidden.contains { name.isWithin($0) } }

  /// How late the layer is merged in a permutation; negative where it is no part of it.
  func rank(in permutation: Int) -> Int32 { ranks.indices.contains(permutation) ? ranks[permutation] : -1 }

  /// Takes part in a permutation; a later rank counts more than an earlier one.
  mutating func take(_ rank: Int, in permutation: Int) {
    ranks[permutation] = max(ranks[permutation], Int32(truncatingIfNeeded: rank))
    mask |= 1 << UInt64(permutation)
  }
}

/// The placements of one file, by layer; a layer that is no part of anything has none.
final class FilePlaces: Sendable, Equatable {
  let layers: [[Placement]]
  /// The permutations that the whole file takes part in, if it has one layer without a group; the usual case.
  let wholeMask: UInt64?
  /// The permutations that any part of the file takes part in.
  let mask: UInt64

  init(layers: [[Placement]]) {
    self.layers = layers
    let isWhole =
      layers.count == 1 && layers[0].count == 1 && layers[0][0].group.bytes.isEmpty && layers[0][0].hidden.isEmpty
    wholeMask = isWhole ? layers[0][0].mask : nil
    mask = layers.joined().reduce(0) { $0 | $1.mask }
  }

  static func == (left: FilePlaces, right: FilePlaces) -> Bool { left.layers == right.layers }

  /// How late a layer is merged in a permutation without a group of its own; negative where it is not.
  func rank(ofLayer layer: Int, in permutation: Int) -> Int32 {
    guard layers.indices.contains(layer) else { return -1 }
    var rank: Int32 = -1
    for place in layers[layer].indices where layers[layer][place].group.bytes.isEmpty {
      rank = max(rank, layers[layer][place].rank(in: permutation))
    }
    return rank
  }
}
