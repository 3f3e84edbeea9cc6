import DesignTokens
import Facts
import Lexicon

/// What the words of a line of a palette say that its color is for.
enum PaletteWords {
  /// The words of a text, those in parentheses among them, in lower case.
  static func words(of text: String) -> [String] {
    WrittenName.smallWords(of: text.filter { !"()（）".contains($0) })
  }

  /// Whether a remark is one class of a framework and nothing else: `(bg-main)`, `(text-main)`.
  static func isClass(_ remark: Substring) -> Bool {
    let words = remark.filter { !"()`[]".contains($0) }.split(separator: " ")
    guard words.count == 1, let name = words.first else { return false }
    return ["bg-", "text-", "border-"].contains(where: name.hasPrefix)
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// A remark without the uses for what is disabled, where it names others that are not: `Metadata, disabled hints`.
  static func withoutDisabled(_ remark: String) -> String {
    let uses = remark.split { ",;、，；".contains($0) }
    func isDisabled(_ use: Substring) -> Bool { words(of: String(use)).contains { $0.means(.disabledState) } }
    let others = uses.filter { !isDisabled($0) }
    let isRead = others.contains { use in
      let words = words(of: String(use))
      return !words.isEmpty && !words.contains { Lexicon.isMark($0) }
    }
    guard others.count < uses.count, isRead else { return remark }
    return others.joined(separator: ",")
  }

  /// What words say that a color is for, if that is one thing.
  static func slot(of words: [String]) -> PaintSlot? {
    let slots = Set(words.compactMap { Lexicon.term(of: $0)?.slot }.filter { $0 != .color })
    return slots.count == 1 ? slots.first : nil
  }

  /// Whether a color below a heading for writing is for something else all the same: by its name (`border1`, `Clickable
  /// icon`), or by a remark that speaks of no writing (*button backgrounds and dividers*).
  static func speaksOfOther(_ name: [String], _ remark: [String]) -> Bool {
    let uses = slots(of: remark)
    return slots(of: name).contains { $0 != .text } || !uses.isEmpty && !uses.contains(.text)
  }

  /// What words say that a color is for, but for the word for colors itself; `border2` is one of several borders.
  private static func slots(of words: [String]) -> Set<PaintSlot> {
    Set(
      words.compactMap { word in
        let digits = word.reversed().prefix(while: \.isNumber).count
        return Lexicon.term(of: String(word.dropLast(digits)))?.slot
      }
      .filter { $0 != .color })
  }

  /// Whether a remark says no more than what a color is for: `Secondary text`, not `Text of the new badge`.
  static func isPlain(_ words: [String]) -> Bool {
    words.count <= 4
      && words.allSatisfy {
        Lexicon.term(of: $0)?.slot != nil || $0.means(.plainName) || $0.means(.adjective) || TokenPurpose.isWhole($0)
      }
  }

  /// Whether the words of a name say all by themselves that its color is writing on the page or a ground: `text-muted`,
  /// `color-text-secondary`, `bg-primary`, and not `text-inverse` or `button-text`, which are of something else.
  static func isRole(_ name: [String]) -> Bool {
    switch slot(of: name) {
    case .text: isPlain(name) && !name.contains { isOfOther($0) && Lexicon.term(of: $0)?.slot != .text }
    case .background: true
    default: isGround(name)
    }
  }

  /// Whether one of the uses that a remark lists is writing and no more: `Borders, secondary text`, `Buttons and links`.
  static func listsWriting(_ remark: String) -> Bool {
    let uses = remark.split { ",;、，；/·+&.".contains($0) }
      .flatMap { words(of: String($0)).split(whereSeparator: isJoint) }
    return uses.contains { use in
      use.count <= 3 && use.contains(where: isWriting)
        && use.allSatisfy { isWriting($0) || isPlain([$0]) && Lexicon.term(of: $0)?.slot == nil }
    }
  }

  /// Whether a word parts two uses: `and`, `or`.
  private static func isJoint(_ word: String) -> Bool {
    word.means(.or) || word.means(.closer) && word.means(.several)
  }

  private static func isWriting(_ word: String) -> Bool {
    word.means(.hyperlink) || Lexicon.term(of: word)?.slot == .text
  }

  /// Whether a word in the name of a ground makes it that of something else: `inverse`, `progress`, `info`.
  static func isOfOther(_ word: String) -> Bool {
    word.means(.otherSurface) && !word.means(.theme) && !word.means(.laying)
      || [.bareControl, .status, .drawing, .field, .button, .tab].contains { word.means($0) }
  }

  /// Whether a word in a remark makes a ground that of one thing, on which no other writing stands: `Avatar backgrounds`.
  static func isOfThing(_ word: String) -> Bool {
    [.figure, .status, .field, .button, .tab].contains { word.means($0) }
  }

  /// Whether words name the ground of everything, not that of one thing: `Background`, `Page background`.
  static func isGround(_ words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { $0.means(.background) || $0.means(.color) || TokenPurpose.isWhole($0) }
      && words.contains { $0.means(.background) || TokenPurpose.isPage($0) }
  }

  /// Whether a remark says in whole words of whatever language that a color is the ground of everything: `Fonds de page`.
  static func isGround(inWords remark: [String]) -> Bool {
    let words = remark.filter { word in ![.preposition, .closer, .partitive].contains { word.means($0) } }
    return isGround(words)
      || words.count > 1 && words.count < 4 && words.contains { $0.means(.background) }
        && words.allSatisfy { word in
          word.means(.background)
            || word.means(.wholeThing) && ![.background, .adjective, .thing].contains { word.means($0) }
        }
  }

  /// The words in front of the last one of a name, which says what the color is for: `note` of `note-heading`.
  static func thing(of name: TokenName, as slot: PaintSlot) -> [String]? {
    let words = words(of: name.segments.last ?? "")
    guard words.count > 1, let last = words.last, Lexicon.term(of: last)?.slot == slot else { return nil }
    // `secondary-text` and `secondary-background` are the second of each.
    let thing = Array(words.dropLast())
    return thing.allSatisfy { $0.means(.adjective) || $0.means(.plainName) } ? nil : thing
  }

  /// The words of the color that a name says it lies on: `onPrimary`, `Text on primary`, and `Accent surface` for
  /// `Accent text on surface`.
  static func below(_ words: [String]) -> [String]? {
    guard let link = words.prefix(3).firstIndex(where: { $0.means(.laying) }), link + 1 < words.count,
      link == 0 || Lexicon.term(of: words[link - 1])?.slot == .text
    else { return nil }
    return Array(words[..<max(0, link - 1)] + words[(link + 1)...])
  }

  /// Whether a color says that it lies on another ground than that of its section: `Text on dark` beside `Background`.
  static func lies(_ writing: String, elsewhereThanOn ground: String) -> Bool {
    below(words(of: writing)).map { isOtherGround($0) && Set($0).isDisjoint(with: words(of: ground)) } ?? false
  }

  /// Whether words say that a ground is none of the page itself: `dark`, `inverse`, `brand`, `tint`.
  static func isOtherGround(_ words: [String]) -> Bool {
    words.contains { $0.means(.theme) || $0.means(.otherSurface) || !isOfPage($0) }
  }

  private static func isOfPage(_ word: String) -> Bool {
    word.means(.background) || word.means(.plainName) || TokenPurpose.isWhole(word) || TokenPurpose.isPage(word)
      || TokenPurpose.isLayer(word)
  }
}
