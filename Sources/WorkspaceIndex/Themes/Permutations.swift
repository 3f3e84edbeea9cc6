import DesignTokens

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
