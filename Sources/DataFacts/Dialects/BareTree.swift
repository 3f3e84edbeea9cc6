package import Syntax

/// A tree of values without tokens: `{ "font": { "serif": "Georgia, serif" } }`.
///
/// Style Dictionary follows references to any place of what it merges, so that such a file among tokens may give values
/// to them.
package enum BareTree {
  /// Whether a file is such a tree: nothing but groups of texts and numbers, at least one of them.
  package static func stands(in tree: DataTree) -> Bool {
    guard tree.root.kind == .mapping, tree.bytes.count <= mostBytes, tree.keyID("$value") == nil,
      tree.keyID("value") == nil
    else { return false }
    var pending = [tree.root]
    var leaves = 0
    while let group = pending.popLast() {
      for member in group.members where member.firstByte != UInt8(ascii: "$") {
        switch member.value.kind {
        case .mapping: pending.append(member.value)
        case .string, .number: if group.index != tree.root.index { leaves += 1 }
        default: return false
        }
      }
    }
    return leaves > 0
  }

  /// Values that somebody wrote by hand; what is larger is data.
  private static let mostBytes = 1 << 18
}
