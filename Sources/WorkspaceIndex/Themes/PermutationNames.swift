import Facts

extension Permutations {
  /// The fewest words that name some permutations among others: the contexts of one modifier where these are all that
  /// the permutations have in common, else each permutation in full; `nil` where they are all.
  func contextText(_ mask: UInt64, among universe: UInt64) -> String? {
    let mask = mask & universe
    guard mask != universe, mask != 0 else { return nil }
    if isDeclared {
      return members(of: mask).map { "theme=\(all[$0].name)" }.joined(separator: ", ")
    }
    if let contexts = contexts(thatMakeUp: mask, among: universe) { return contexts.joined(separator: ", ") }
    let names = members(of: mask).map { all[$0].name }
    return names.prefix(8).joined(separator: "; ") + (names.count > 8 ? "; …" : "")
  }

  /// The number of each of some permutations by its name, of equal names the first; `nil` for a name that none has.
  func numbers(of names: [String]) -> [Int?] {
    let numbers = Dictionary(all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return names.map { numbers[$0] }
  }

  /// Some permutations by their numbers.
  func members(of mask: UInt64) -> [Int] {
    all.indices.filter { mask & 1 << UInt64($0) != 0 }
  }

  /// The contexts of one modifier (`theme=dark`) whose permutations are exactly these; `nil` where no modifier tells.
  private func contexts(thatMakeUp mask: UInt64, among universe: UInt64) -> [String]? {
    var sets: [[(label: String, mask: UInt64)]] = []
    for permutation in members(of: universe) {
      for (position, choice) in all[permutation].choices.enumerated() {
        while sets.count <= position { sets.append([]) }
        let label = "\(choice.modifier)=\(choice.context)"
        if let known = sets[position].firstIndex(where: { $0.label == label }) {
          sets[position][known].mask |= 1 << UInt64(permutation)
        } else {
          sets[position].append((label, 1 << UInt64(permutation)))
        }
      }
    }
    for contexts in sets {
      let inside = contexts.filter { $0.mask & ~mask == 0 }
      if !inside.isEmpty, inside.reduce(0, { $0 | $1.mask }) == mask { return inside.map(\.label) }
    }
    return nil
  }
}
