import SourceText

/// A sign of a drawn tree whose UTF-8 was read in an old 8-bit encoding and saved: `‚îú` or `â”œ` for `├`.
struct GarbledBox {
  /// The place of the sign in U+2500 to U+257F.
  var code: Int
  /// How many bytes stand for it now.
  var length: Int

  /// The sign at an offset; `nil` where none was garbled.
  init?(_ bytes: [UInt8], _ offset: Int) {
    let rest = bytes.from(offset).prefix(10)
    guard rest.first == 0xE2 || rest.first == 0xC3 else { return nil }
    for lead in GarbledBox.leads where rest.starts(with: lead.bytes) {
      for (code, last) in lead.lasts where rest.dropFirst(lead.bytes.count).starts(with: last) {
        self.code = code + lead.code
        length = lead.bytes.count + last.count
        return
      }
    }
    return nil
  }

  /// The first two characters of a garbled sign, and the third by the place of the sign in its block.
  private static let leads: [(bytes: [UInt8], code: Int, lasts: [(code: Int, bytes: [UInt8])])] = [
    (Array("\u{201A}î".utf8), 0, lasts(.macRoman)), (Array("\u{201A}ï".utf8), 64, lasts(.macRoman)),
    (Array("â”".utf8), 0, lasts(.windows1252)), (Array("â•".utf8), 64, lasts(.windows1252)),
  ]

  /// The characters of the bytes 0x80 to 0xBF, which are the last ones of signs.
  private static func lasts(_ encoding: MisreadEncoding) -> [(code: Int, bytes: [UInt8])] {
    encoding.upperHalf.unicodeScalars.prefix(64).enumerated().map { ($0.offset, Array(String($0.element).utf8)) }
  }
}
