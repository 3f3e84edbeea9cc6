import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// The colors of a document's lists and tables, as far as they say that they are for writing or for what lies below it.
///
/// What is called writing stands on the one ground that the palette calls so, or that a heading names (`Text on white`).
/// What stands out from it hardly at all is meant for another ground. Among several grounds nobody says which is meant:
/// what is too faint on each of them is told on the one where it is seen best.
struct Palette: Sendable {
  private(set) var writing: [PaletteEntry] = []
  private(set) var grounds: [PaletteEntry] = []
  /// All that is said to lie below something, be it the ground of everything or of one thing.
  private(set) var surfaces: [PaletteEntry] = []
  private var surfaceOfName: [TokenName: Int] = [:]
  /// The colors by the words of their names, of which another name may say that it lies on them: `onPrimary`.
  private(set) var colorOfWords: [[String]: PaletteEntry] = [:]
  /// The words that the document gives two colors in one theme, as below the headings of themes that nobody knows.
  private(set) var ambiguousWords: Set<[String]> = []

  /// The names of what is written large, by their words.
  var large: Set<[String]> = []
  /// Where the document writes white, which is a ground wherever it is not that of writing.
  var whites: Set<Int> = []
  /// The custom properties of fences, which the reader of style sheets defines, by the places of their first values.
  private(set) var styled: [TokenName: ByteRange] = [:]

  /// Takes in a custom property of a fence by its first value.
  mutating func addStyled(
    _ definition: Definition, _ named: NamedValue, in setting: NamedValueSetting, of file: SourceFile
  ) {
    guard styled[definition.name] == nil else { return }
    styled[definition.name] = definition.valueRange
    add(definition, named, in: setting, of: file)
  }

  /// Takes in a color with what its name, else the words behind it, else its headings say that it is for.
  mutating func add(
    _ definition: Definition, _ named: NamedValue, in setting: NamedValueSetting, of file: SourceFile
  ) {
    var entry = PaletteEntry(
      name: definition.name, value: definition.valueRange, heading: setting.heading, ground: setting.ground,
      colors: PaletteEntry.colors(of: definition), places: PaletteEntry.places(of: definition),
      starts: [definition.valueRange.start] + definition.themes.map(\.range.start))
    let name = PaletteWords.words(of: file.text(in: named.name.range))
    let said = file.text(in: named.remark).prefix { !".,;—–".contains($0) }
    // `(bg-main)` is the class that paints it, of whatever it is called for.
    let remark = PaletteWords.isClass(said) ? [] : PaletteWords.words(of: String(said))
    let all = name + PaletteWords.words(of: file.text(in: named.remark))
    entry.remark = remark
    entry.isLarge = LargeText.isMeant(all)
    entry.below = PaletteWords.below(name)
    // `background = Canvas` adds no ground to those that there are.
    if named.isBorrowed {
      add(entry, called: name)
      if entry.below != nil { writing.append(entry) }
      return
    }
    let common = name + PaletteWords.words(of: PaletteWords.withoutDisabled(file.text(in: named.remark)))
    let isApart = Self.isApart(common, liesOnOther: entry.below != nil) || Self.isForNobody(named, in: file)
    let ownSlot = PaletteWords.slot(of: name)
    let isGround = PaletteWords.isGround(name)
    // What may lie below something counts, whatever else its line says; `onBackground` lies on one.
    if isGround
      || entry.below == nil && (ownSlot == nil || ownSlot == .background) && Self.speaksOfGrounds(all, in: setting)
    {
      entry.isOfOther =
        setting.purpose == "text" || name.contains(where: PaletteWords.isOfOther)
        || ownSlot == nil && remark.contains(where: PaletteWords.isOfThing)
      entry.isNamed = ownSlot == .background || isGround
      entry.isDoubtful = isApart
      addSurface(entry)
    }
    guard !isApart else { return }
    add(entry, called: name)
    let slot = ownSlot ?? (PaletteWords.isPlain(remark) ? PaletteWords.slot(of: remark) : nil)
    // `primary-bg` may be the tint of a color, `Primary background` is the first of several.
    let isTint = !named.name.isInWords && name.first == "primary"
    let isSaid =
      (ownSlot ?? PaletteWords.slot(of: remark)) == .background && PaletteWords.isGround(inWords: remark)
    if isGround && !isTint || isSaid {
      entry.isNamed = isGround
      grounds.append(entry)
    } else if entry.below != nil || slot == .text
      || slot == nil && setting.purpose == "text" && !PaletteWords.speaksOfOther(name, remark)
    {
      writing.append(entry)
    } else if ownSlot == nil, PaletteWords.listsWriting(file.text(in: named.remark)) {
      entry.isAmongUses = true
      writing.append(entry)
    }
  }

  /// Whether the words of a line say that its color is for no common pair: for what is disabled, adorns, was, or lies over
  /// all.
  private static func isApart(_ words: [String], liesOnOther: Bool) -> Bool {
    words.contains { word in
      // `on` is a state as well, of a switch.
      if word.means(.laying) { return !liesOnOther }
      return [.disabledState, .decoration, .past, .refusal, .overlay].contains { word.means($0) }
        || StateNames.isPossible(word) && !word.means(.base)
    }
  }

  /// Whether the words of a line, or the headings above it, say that something lies on the color.
  private static func speaksOfGrounds(_ words: [String], in setting: NamedValueSetting) -> Bool {
    setting.purpose == "background" || words.contains { Lexicon.term(of: $0)?.slot == .background }
  }

  /// Whether the comment behind a line of code says that its color is for what is disabled, or adorns.
  private static func isForNobody(_ named: NamedValue, in file: SourceFile) -> Bool {
    guard named.remark.isEmpty else { return false }
    let comment = MarkdownBytes.line(from: named.value.range.end, in: file.bytes)
    return comment.count < 120
      && PaletteWords.words(of: file.text(in: comment)).contains { $0.means(.disabledState) || $0.means(.decoration) }
  }

  /// Takes in the color of a style of writing.
  mutating func add(_ style: WritingStyle, in setting: NamedValueSetting) {
    var entry = PaletteEntry(
      name: TokenName(""), value: style.range, heading: setting.heading,
      colors: [(setting.theme ?? "").lowercased(): style.color],
      starts: [style.range.start])
    entry.style = style
    entry.isLarge = entry.use.isLargeText
    writing.append(entry)
  }

  /// Takes in a color by the words of its name; a further value of them is that of another theme.
  private mutating func add(_ entry: PaletteEntry, called words: [String]) {
    let known = colorOfWords[words]?.colors ?? [:]
    if known.contains(where: { theme, color in entry.colors[theme].map { $0 != color } ?? false }) {
      ambiguousWords.insert(words)
    }
    colorOfWords[words, default: entry].colors.merge(entry.colors) { first, _ in first }
  }

  /// Takes in what lies below something; a further value of its name is that of another theme.
  private mutating func addSurface(_ entry: PaletteEntry) {
    guard let index = surfaceOfName[entry.name] else {
      surfaceOfName[entry.name] = surfaces.count
      return surfaces.append(entry)
    }
    surfaces[index].colors.merge(entry.colors) { first, _ in first }
  }

}
