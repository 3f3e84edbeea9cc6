package import SourceText

/// An object that JavaScript or TypeScript writes out under a name: `export const theme = { colors, radius: { sm: 4 } };`.
package struct WrittenObject: Hashable, Sendable {
  package var name: String
  package var nameRange: ByteRange
  /// The keys of the object, each with those of the object that is its value, if it is one.
  package var members: [String: Set<String>] = [:]
  /// Whether it says itself all that it has: nothing is spread, worked out or left out.
  package var isComplete = true

  package init(name: String, nameRange: ByteRange) {
    self.name = name
    self.nameRange = nameRange
  }
}
