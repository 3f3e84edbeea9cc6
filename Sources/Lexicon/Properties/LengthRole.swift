package import DesignTokens
package import Facts
import SourceText

extension Definition {
  /// The part that a length of the token plays, as its name tells.
  package var lengthRole: DimensionRole { LengthRole.role(of: name) }
}

/// Tells the part that a length plays from the name of its token.
package enum LengthRole {
  /// The role that the last telling word of a name spells; `.other` if none does.
  ///
  /// Words end at dots, hyphens, underscores and capitals; two together (`font-size`, `line-height`) go before one.
  package static func role(of name: TokenName) -> DimensionRole {
    var words = WordsFromEnd(name.bytes)
    var next = words.next()
    if let last = next, last.means(.change) { return .other }
    while let word = next {
      next = words.next()
      guard let telling = ShortWord(word).flatMap({ tellings[$0] }) else { continue }
      guard let role = next.flatMap({ ShortWord($0) }).flatMap({ telling.behind[$0] }) ?? telling.alone else {
        continue
      }
      return isSpace(role) && next.map({ radii.contains($0) || words.contains(where: radii.contains) }) ?? false
        ? .radius : role
    }
    return .other
  }

  /// Whether a length is room in or around things; in a group of radii a word for it names a thing: `radius.inset-panel`.
  private static func isSpace(_ role: DimensionRole) -> Bool { [.gap, .padding, .margin, .inset].contains(role) }

  private static let radii = ShortWords(["r", "radius", "radii"])

  /// The role of a token by its type, unless its name says better.
  ///
  /// Whoever exports every length as spacing still calls a size a size.
  package static func role(of name: TokenName, as type: DimensionRole?) -> DimensionRole {
    guard let type else { return role(of: name) }
    guard type == .gap else { return type }
    let words = Array(WordsFromEnd(name.bytes))
    if let last = words.first, last.means(.change) { return .other }
    let roles = words.compactMap { ShortWord($0).flatMap { tellings[$0]?.alone } }
    let isSpacing = roles.contains { [.gap, .padding, .margin, .inset].contains($0) }
    return isSpacing || roles.isEmpty ? type : role(of: name)
  }

  /// Whether a name is that of a time before something begins, which may be negative.
  package static func isDelay(_ name: TokenName) -> Bool {
    WordsFromEnd(name.bytes).contains(where: delays.contains)
  }

  private static let delays = ShortWords(["delay", "delays", "offset"])

  /// What a word tells by itself, and behind another.
  private struct Telling {
    var alone: DimensionRole?
    var behind: [ShortWord: DimensionRole] = [:]
  }

  private static let tellings: [ShortWord: Telling] = {
    var tellings: [ShortWord: Telling] = [:]
    for (word, role) in single { tellings[ShortWord(word)] = Telling(alone: role) }
    for (word, roles) in pairs {
      for (first, role) in roles { tellings[ShortWord(word), default: Telling()].behind[ShortWord(first)] = role }
    }
    return tellings
  }()

  private static let single: KeyValuePairs<StaticString, DimensionRole> = [
    "space": .gap, "spaces": .gap, "spacing": .gap, "spacings": .gap, "gap": .gap, "gaps": .gap, "gutter": .gap,
    "padding": .padding, "paddings": .padding, "margin": .margin, "margins": .margin, "inset": .inset,
    "insets": .inset, "radius": .radius, "radii": .radius, "rounded": .radius, "corner": .radius,
    "corners": .radius, "border": .border, "borders": .border, "stroke": .stroke, "outline": .stroke,
    "size": .size, "sizes": .size, "sizing": .size, "width": .width, "height": .height, "blur": .blur,
    "spread": .spread, "offset": .offset, "tracking": .letterSpacing, "leading": .lineHeight,
    "fontsize": .fontSize, "lineheight": .lineHeight, "breakpoint": .width, "breakpoints": .width,
  ]

  /// By the second word, and then by the first.
  private static let pairs: KeyValuePairs<StaticString, KeyValuePairs<StaticString, DimensionRole>> = [
    "size": ["font": .fontSize, "text": .fontSize, "type": .fontSize, "border": .border], "sizes": ["font": .fontSize],
    "height": ["line": .lineHeight], "heights": ["line": .lineHeight], "radius": ["border": .radius],
    "spacing": [
      "line": .lineHeight, "letter": .letterSpacing, "word": .letterSpacing, "paragraph": .other, "border": .border,
    ],
    "width": ["border": .border, "stroke": .stroke, "outline": .stroke], "offset": ["outline": .offset],
    "gap": ["ring": .offset, "outline": .offset],
  ]
}

/// The words of a name as they stand, the last of them first; a capital can only be the first letter of one.
private struct WordsFromEnd: Sequence, IteratorProtocol {
  private let name: [UInt8]
  private var end: Int

  init(_ name: [UInt8]) {
    self.name = name
    end = name.count
  }

  mutating func next() -> ArraySlice<UInt8>? {
    while end > 0, !name[end - 1].isLetterOfWord { end -= 1 }
    guard end > 0 else { return nil }
    var start = end
    repeat { start -= 1 } while start > 0 && !name[start].isCapitalLetter && name[start - 1].isLetterOfWord
    defer { end = start }
    return name[start..<end]
  }
}

extension ArraySlice<UInt8> {
  /// Whether the word can mean something, in lower case.
  fileprivate func means(_ sense: Sense) -> Bool {
    guard let first, first.isCapitalLetter else {
      return withUnsafeBufferPointer { Lexicon.senses(of: $0) }.contains(sense)
    }
    return ([first | 0x20] + dropFirst()).withUnsafeBufferPointer { Lexicon.senses(of: $0) }.contains(sense)
  }
}

extension UInt8 {
  fileprivate var isCapitalLetter: Bool { self &- 0x41 < 26 }
  fileprivate var isLetterOfWord: Bool { isASCIILetter || self >= 0x80 }
}
