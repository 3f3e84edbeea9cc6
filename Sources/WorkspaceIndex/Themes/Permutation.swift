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

/// All permutations of a project.
final class Permutations: Sendable {
  /// More than these are never judged.
  static let limit = 64
  static let none = Permutations([], files: [:], groups: [], incomplete: 0, isDeclared: false, resolvers: [])

  let all: [Permutation]
  /// The placements of the files that resolver documents name, by number.
  let files: [Int: FilePlaces]
  /// The groups that stand for whole files somewhere.
  let groups: [TokenName]
  /// Whether ranks alone tell what a name means: no group stands for a file, and no file lacks names.
  let isPlain: Bool
  /// The permutations in which something could not be read, so that nothing can be missed there.
  let incomplete: UInt64
  /// Whether they are declared themes: then the other files of the project take part in all of them.
  let isDeclared: Bool
  /// The resolver documents that they come from.
  let resolvers: [EffectiveResolver]
  /// The permutations of documents that name no other files.
  let openMask: UInt64

  init(
    _ all: [Permutation], files: [Int: FilePlaces], groups: [TokenName], incomplete: UInt64, isDeclared: Bool,
    resolvers: [EffectiveResolver]
  ) {
    self.all = all
    self.files = files
    self.groups = groups
    isPlain =
      groups.isEmpty && files.values.allSatisfy { $0.layers.allSatisfy { $0.allSatisfy { $0.hidden.isEmpty } } }
    self.incomplete = incomplete
    self.isDeclared = isDeclared
    self.resolvers = resolvers
    openMask = resolvers.filter(\.isOpen).flatMap(\.permutations).reduce(0) { $0 | 1 << UInt64($1) }
  }

  var isEmpty: Bool { all.isEmpty }
  /// Whether a reader may find elsewhere what none of its permutations gives: declared themes leave files out, and a file
  /// that holds its own sets says nothing of others.
  func isOpen(to reader: Viewpoint) -> Bool { isDeclared || openMask != 0 && reader.mask & ~openMask == 0 }

  /// Every permutation, a bit for each.
  var mask: UInt64 { all.count >= 64 ? .max : 1 << UInt64(all.count) - 1 }

  /// Whether a reader of the project could tell the two apart.
  func isSame(as other: Permutations) -> Bool {
    self === other
      || all == other.all && files == other.files && incomplete == other.incomplete && resolvers == other.resolvers
  }
}

/// A resolver document with the permutations that it gives.
struct EffectiveResolver: Sendable, Equatable {
  /// The number of its file.
  var file: Int
  /// Its permutations, the one that holds unless somebody chooses first.
  var permutations: [Int]
  /// Whether it only orders the sets of its own file, so that other files may define what those leave open.
  var isOpen = false
  /// How many it has altogether, checked or not.
  var total: Int
}
