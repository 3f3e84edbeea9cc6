/// An old 8-bit encoding in which UTF-8 is often read and saved again: `‚îú` or `â”œ` for `├`.
package struct MisreadEncoding: Sendable {
  package let name: String
  /// The characters of the bytes 0x80 to 0xFF, in their order.
  package let upperHalf: String

  package static let macRoman = MisreadEncoding(
    name: "Mac Roman",
    upperHalf: """
      ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
      †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
      ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
      ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙı\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}\u{2DA}¸\u{2DD}\u{2DB}\u{2C7}
      """)

  /// Its five holes are the control characters that browsers read there.
  package static let windows1252 = MisreadEncoding(
    name: "Windows-1252",
    upperHalf: """
      €\u{81}‚ƒ„…†‡\u{2C6}‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—\u{2DC}™š›œ\u{9D}žŸ\
      \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
      ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
      àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
      """)

  /// What consoles of Windows have in western Europe.
  package static let codePage850 = MisreadEncoding(
    name: "code page 850",
    upperHalf: """
      ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ\
      áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
      └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
      ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}
      """)

  /// What consoles of Windows have in the United States.
  package static let codePage437 = MisreadEncoding(
    name: "code page 437",
    upperHalf: """
      ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ\
      áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
      └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
      αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
      """)

  package static let all = [macRoman, windows1252, codePage850, codePage437]
}
