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
    (Array("\u{201A}î".utf8), 0, lasts(macRoman)), (Array("\u{201A}ï".utf8), 64, lasts(macRoman)),
    (Array("â”".utf8), 0, lasts(windows1252)), (Array("â•".utf8), 64, lasts(windows1252)),
  ]

  private static func lasts(_ characters: String) -> [(code: Int, bytes: [UInt8])] {
    characters.unicodeScalars.enumerated().map { ($0.offset, Array(String($0.element).utf8)) }
  }

  // The characters of the bytes 0x80 to 0xBF.
  private static let macRoman = """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
    †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø
    """
  private static let windows1252 = """
    €\u{81}‚ƒ„…†‡\u{2C6}‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—\u{2DC}™š›œ\u{9D}žŸ\
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿
    """
}
