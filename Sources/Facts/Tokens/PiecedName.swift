package import DesignTokens

/// The name of a custom property that is put together when a style sheet is made: `--button-#{$state}-color`.
package struct PiecedName: Sendable, Hashable {
  /// What stands before, between and behind the parts that are not known yet; at least two.
  package var pieces: [[UInt8]]

  package init(pieces: [[UInt8]]) { self.pieces = pieces }

  /// Whether a name may be one of those that come out; never, where nothing of the name is written.
  package func mayBe(_ name: TokenName) -> Bool {
    guard let first = pieces.first, let last = pieces.last, isTelling, name.bytes.starts(with: first) else {
      return false
    }
    var rest = name.bytes.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let place = rest.firstPlace(of: piece) else { return false }
      rest = rest[(place + piece.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// Whether more is written than hyphens.
  private var isTelling: Bool { pieces.contains { $0.contains { $0 != UInt8(ascii: "-") } } }
}

extension ArraySlice<UInt8> {
  /// Where the given bytes stand for the first time; `nil` where they do not.
  fileprivate func firstPlace(of bytes: [UInt8]) -> Int? {
    indices.first { self[$0...].starts(with: bytes) }
  }
}
