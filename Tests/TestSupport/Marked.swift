/// A text with its place markers taken out: a keycap emoji (`1️⃣`) once is a place, twice is a stretch.
package struct Marked: Sendable {
  /// The text as a program is to see it.
  package var text: String
  /// Where each marker stood, in UTF-8 bytes of `text`; start and end are equal for a marker that stands once.
  package var places: [String: (start: Int, end: Int)]

  /// Takes the markers out of a text; of three or more equal ones the last counts as the end.
  package init(_ marked: String) {
    var bytes: [UInt8] = []
    var found: [String: (start: Int, end: Int)] = [:]
    let source = Array(marked.utf8)
    var index = 0
    while index < source.count {
      if let marker = Marked.marker(at: index, in: source) {
        found[marker] = (found[marker]?.start ?? bytes.count, bytes.count)
        index += marker.utf8.count
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    places = found
  }

  /// The keycap that begins at a byte: a digit, U+FE0F, U+20E3.
  private static func marker(at index: Int, in source: [UInt8]) -> String? {
    let tail: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[index]), index + tail.count < source.count,
      source[(index + 1)...(index + tail.count)].elementsEqual(tail)
    else { return nil }
    return String(decoding: source[index...(index + tail.count)], as: UTF8.self)
  }
}
