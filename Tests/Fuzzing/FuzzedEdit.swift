import SourceText

/// A fuzzed text in which a stretch is replaced: the first byte says how much goes, the second how much comes.
struct FuzzedEdit {
  private let text: [UInt8]
  private let removed: ByteRange
  private let inserted: String

  init(_ bytes: [UInt8], at place: Int) {
    let lengths = bytes.prefix(2).map { Int($0) } + [0, 0]
    let added = bytes.dropFirst(2).prefix(lengths[1])
    text = Array(bytes.dropFirst(2 + added.count))
    let start = min(place, text.count)
    removed = ByteRange(start, min(start + lengths[0], text.count))
    inserted = String(decoding: added, as: UTF8.self)
  }

  func faults() -> [String] {
    let edited = SourceFile(path: "/w/a.md", bytes: text).replacing(removed, with: inserted)
    let fresh = SourceFile(path: "/w/a.md", bytes: edited.bytes)
    var faults =
      edited.lines.starts == fresh.lines.starts ? [] : ["the lines of an edited text are not those of a fresh one"]
    // A text that becomes ASCII is not noticed, which costs time alone; one that ceases to be must be.
    if edited.lines.isASCII && !fresh.lines.isASCII { faults.append("an edited text is taken for ASCII") }
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      for offset in [removed.start, removed.start + inserted.utf8.count, fresh.bytes.count] {
        if edited.position(of: offset, in: encoding) != fresh.position(of: offset, in: encoding) {
          faults.append("byte \(offset) of an edited text has another position than of a fresh one")
        }
      }
    }
    // What is inserted at a bound stands before it.
    let moved = TextChange(from: text, to: edited.bytes).following(ByteRange(0, text.count))
    if !fresh.wholeRange.contains(moved) { faults.append("a whole text is \(moved) once it is edited") }
    return faults
  }
}
