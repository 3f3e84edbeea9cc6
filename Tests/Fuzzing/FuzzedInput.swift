/// An input of the fuzzer: a letter for what reads the text, one for how much is asked, two bytes for a place, the text.
package struct FuzzedInput: Sendable {
  /// How much is asked; each asks more than the one before.
  package enum Depth: UInt8, Sendable {
    /// What the file says.
    case reading = 0x72  // r
    /// What is found in it and mended, beside a few files that it can name.
    case findings = 0x66  // f
    /// What an editor asks at some of its places.
    case questions = 0x71  // q
  }

  package let kind: FuzzedKind
  package let depth: Depth
  /// Any number; the place is what is left of it in a text of a given length.
  private let number: Int
  package let text: [UInt8]

  /// Any bytes are an input, but for the fewest.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return nil }
    kind = FuzzedKind(letter: bytes[0])
    depth = Depth(rawValue: bytes[1]) ?? .reading
    number = Int(bytes[2]) << 8 | Int(bytes[3])
    text = Array(bytes[4...])
  }

  package init(_ kind: FuzzedKind, _ depth: Depth, near place: Int, _ text: [UInt8]) {
    self.kind = kind
    self.depth = depth
    number = place & 0xFFFF
    self.text = text
  }

  /// The input as the fuzzer writes it.
  package var bytes: [UInt8] { [kind.letter, depth.rawValue, UInt8(number >> 8), UInt8(number & 0xFF)] + text }

  /// The place that is looked at, at most the end of the text.
  var place: Int { number % (text.count + 1) }

  /// Does what the input says; the sentences tell what must never be.
  package func faults() -> [String] {
    switch kind {
    case .file(let name): FuzzedFile(name, text, at: place).faults(depth)
    case .settings: FuzzedSettings(text).faults(depth)
    case .wire: FuzzedWire.faults(text)
    case .glob: FuzzedPath.faults(text)
    case .edit: FuzzedEdit(text, at: place).faults()
    }
  }
}
