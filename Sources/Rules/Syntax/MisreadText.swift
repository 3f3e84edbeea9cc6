import SourceText

/// Text that was UTF-8 once, was read in an old 8-bit encoding and saved: `‚îú‚îÄ` where `├─` stood.
struct MisreadText {
  /// The encoding it was read in.
  var encoding: String
  /// What stood there, each stretch of garbled characters in one edit.
  var repairs: [TextEdit]

  /// The garbled stretches of a text; `nil` unless three or four characters stand for one somewhere.
  ///
  /// Two characters for one (`Ã©`) occur by chance; they are repaired only where longer ones prove the encoding. So does a
  /// single letter of another script (`é »` with a fixed space); three letters or a sign are a proof.
  init?(in source: SourceFile) {
    guard !source.lines.isASCII, Self.isConceivable(in: source.bytes) else { return nil }
    let found = Self.encodings.map { Self.repairs(in: source, reading: $0.bytes, called: $0.name) }
    guard let best = found.max(by: { $0.proofs < $1.proofs }), best.proofs >= 3 else { return nil }
    self = best.text
  }

  /// Whether three characters beyond ASCII stand side by side anywhere, the first of them one that could be the first
  /// byte of three or four (0xE0 to 0xF4 in the tables): hardly any text that is as it should be.
  private static func isConceivable(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = bytes.firstBeyondASCII(from: 0)
      while index < bytes.count - 5 {
        let first = bytes[index]
        let second = bytes[index + 1]
        let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let isLead =
          first == 0xC2 || first == 0xC3 || first == 0xCE && second == 0x93 || first == 0xE2 && second == 0x80
          || first == 0xEF
        if isLead, bytes[index + length] >= 0x80 {
          let next = bytes[index + length]
          let end = index + length + (next < 0xE0 ? 2 : 3)
          if end < bytes.count, bytes[end] >= 0x80 { return true }
        }
        index = bytes.firstBeyondASCII(from: index + length)
      }
      return false
    }
  }

  /// The first place of the text that is garbled most often; of equals the one that stands first.
  var commonest: TextEdit? {
    var counts: [String: Int] = [:]
    for repair in repairs { counts[repair.newText, default: 0] += 1 }
    let most = counts.values.max()
    return repairs.first { counts[$0.newText] == most }
  }

  private init(encoding: String, repairs: [TextEdit]) {
    self.encoding = encoding
    self.repairs = repairs
  }

  private static func repairs(
    in source: SourceFile, reading bytes: [Unicode.Scalar: UInt8], called name: String
  ) -> (text: MisreadText, proofs: Int) {
    var text = MisreadText(encoding: name, repairs: [])
    var proofs = 0
    var run = Run()
    var offset = source.contentStart
    // Only what stands beyond ASCII is looked at letter by letter.
    while let start = source.bytes.from(offset).firstIndex(where: { $0 >= 0x80 }) {
      let letters = source.bytes.from(start).prefix { $0 >= 0x80 }
      offset = start
      for scalar in String(decoding: letters, as: UTF8.self).unicodeScalars {
        let length = UTF8.width(scalar)
        if let byte = bytes[scalar] {
          run.add(byte, at: offset, length)
        } else {
          proofs += run.flush(into: &text.repairs)
        }
        offset += length
      }
      proofs += run.flush(into: &text.repairs)
      offset = letters.endIndex
    }
    return (text, proofs)
  }

  /// Characters side by side that each could be one byte of UTF-8.
  private struct Run {
    private var bytes: [UInt8] = []
    private var places: [ByteRange] = []

    mutating func add(_ byte: UInt8, at offset: Int, _ length: Int) {
      bytes.append(byte)
      places.append(ByteRange(offset, offset + length))
    }

    /// Adds the repairs of this run, empties it, and weighs the characters of three or four bytes that it spelled:
    /// 1 for a letter, 3 for a sign.
    mutating func flush(into repairs: inout [TextEdit]) -> Int {
      guard !bytes.isEmpty else { return 0 }
      defer { self = Run() }
      var proofs = 0
      var index = 0
      while index < bytes.count {
        let length = sequenceLength(at: index)
        guard length > 1 else {
          index += 1
          continue
        }
        let range = places[index].union(places[index + length - 1])
        let character = String(decoding: bytes.from(index, to: index + length), as: UTF8.self)
        // What stands for a lost character cannot be found again.
        guard character != "\u{FFFD}" else {
          index += length
          continue
        }
        if let last = repairs.last, last.range.end == range.start {
          repairs[repairs.count - 1] = TextEdit(last.range.union(range), last.newText + character)
        } else {
          repairs.append(TextEdit(range, character))
        }
        if length > 2 { proofs += character.first?.isLetter ?? true ? 1 : 3 }
        index += length
      }
      return proofs
    }

    /// The length of the UTF-8 sequence that begins at a byte; 0 where none does.
    private func sequenceLength(at index: Int) -> Int {
      let length =
        switch bytes[index] {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
      guard length > 0, index + length <= bytes.count,
        let character = String(validating: bytes.from(index, to: index + length), as: UTF8.self),
        // Nobody writes what is left to private use.
        character.unicodeScalars.allSatisfy({ !(0xE000...0xF8FF).contains($0.value) })
      else { return 0 }
      return length
    }
  }

  /// The characters of each encoding beyond ASCII, with their bytes.
  private static let encodings = MisreadEncoding.all.map { encoding in
    (
      name: encoding.name,
      bytes: Dictionary(zip(encoding.upperHalf.unicodeScalars, UInt8(0x80)...UInt8(0xFF))) { first, _ in first }
    )
  }
}
