package import Facts

/// One way in which people say what a length measures.
///
/// Its sentences are part of it: a test reads each of them, and the page *How prose is read* is made of them.
package struct LengthPattern: Sendable {
  /// What it goes by: `noun behind a length`.
  package let name: String
  /// Texts in which it reads the last length, and the part that the length plays there.
  package let reads: [(text: String, role: DimensionRole)]
  /// Texts with a length that it leaves to others.
  package let leaves: [String]
  /// What is known about the texts before they are read.
  let setting: LengthSetting
  /// The part that the length at a place plays; `nil` where the pattern does not fit.
  let read: @Sendable (LengthPlace) -> Reading?

  /// What a pattern says of a length.
  struct Reading: Sendable {
    var role: DimensionRole
    /// The word for the side it holds on; `nil` for all.
    var side: String?
    /// Whether the part is that of a neighbor with a noun, once all lengths of the text are read.
    var isOpen = false
  }

  init(
    _ name: String, reads: KeyValuePairs<String, DimensionRole>, leaves: [String] = [],
    in setting: LengthSetting = .prose, _ read: @escaping @Sendable (LengthPlace) -> Reading?
  ) {
    self.name = name
    self.reads = reads.map { ($0.key, $0.value) }
    self.leaves = leaves
    self.setting = setting
    self.read = read
  }
}
