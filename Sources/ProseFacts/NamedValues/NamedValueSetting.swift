import DesignTokens
import Facts
import Lexicon
package import SourceText
package import Syntax

/// What the headings, the label and the item above some names say of them.
package struct NamedValueSetting {
  /// The family of tokens that they are; `nil` where nothing says so.
  var family: String?
  /// What colors are painted on or with, as the first word of their names says it: `text`, `background`, `border`.
  var purpose: String?
  /// The theme in which alone their values hold, as written.
  var theme: String?
  /// The nearest words that say none of this: the hue of a scale, the name of a brand.
  var group: String?
  /// What they are written on, where a heading says it: `Text on white`.
  var ground: PairColor?
  /// The nearest heading, by its place; -1 for none.
  var heading = -1
  /// The words of that heading; `nil` where there is none.
  var title: String?
  /// Whether they belong to a control, or to a text of which nothing is to be done.
  var isAside = false

  /// What has more bytes than this is no name of what stands below it.
  private static let longest = 240

  /// The setting of what stands below a heading, a label or an item.
  func below(_ range: ByteRange, in file: SourceFile) -> NamedValueSetting {
    guard range.count <= Self.longest else { return self }
    var inner = self
    let name = WrittenName(file, range)
    guard !name.words.isEmpty, name.words.count <= 12 else { return self }
    if SystemHeading.isQuiet(name) || RefusalLabels.isLabel(name) { inner.isAside = true }
    let theme = Self.theme(in: name)
    if let theme { inner.theme = theme }
    let family = TokenFamily.named(by: name)
    // Below a heading of several kinds only a further one tells which.
    if name.says(.several), SystemHeading.isOfSeveral(name) {
      inner.family = nil
    } else if let family, family != self.family || self.group != nil {
      inner.family = family
      inner.group = nil
      inner.purpose = nil
    }
    if let purpose = name.senses.lazy.compactMap(Self.purpose).first { inner.purpose = purpose }
    if let ground = Self.ground(in: file, range) {
      inner.ground = ground
      inner.family = "color"
    }
    if name.senses.contains(where: Self.isControl) { inner.isAside = true }
    // `Neutrals` are colors, and the name of a scale.
    if family == nil || name.senses.allSatisfy({ $0.contains(.hue) }), theme == nil { inner.group = name.text }
    return inner
  }

  /// The theme that a heading, a label or the head of a column names: `Dark mode`, `Colors (light)`, `☀️ Light`.
  static func theme(in name: WrittenName) -> String? {
    let all = name.words + WrittenName.smallWords(of: name.qualifier ?? "")
    guard let index = all.firstIndex(where: { $0.means(.theme) }) else { return nil }
    let isAlone = all.count == 1 || index >= name.words.count
    var beside = [index - 1, index + 1].filter(all.indices.contains)
    // `Dark color scheme`, `lightColorScheme`
    if index + 2 < all.count, all[index + 1].means(.color) { beside.append(index + 2) }
    return isAlone || beside.contains { all[$0].means(.themeNoun) } ? all[index] : nil
  }

  /// The theme that the head of a column names, whatever note stands behind it: `Dark (default)`.
  static func theme(ofColumn name: WrittenName) -> String? {
    if let theme = theme(in: name) { return theme }
    guard let only = name.words.first, name.words.count == 1, only.means(.theme), isNote(name.qualifier ?? "") else {
      return nil
    }
    return only
  }

  /// Whether what stands in parentheses behind the name of a theme says no more of it: neither a state nor a value.
  private static func isNote(_ qualifier: String) -> Bool {
    let words = WrittenName.smallWords(of: qualifier)
    return !qualifier.contains { $0.isNumber || $0 == "#" }
      && (StateNames.isDefault(qualifier) || !words.contains(where: StateNames.isPossible))
  }

  /// The theme that the nearest heading above a place names.
  package static func theme(above place: Int, in file: SourceFile, _ tree: MarkdownTree) -> String? {
    guard let block = tree.block(at: place) else { return nil }
    var index = tree.blocks[block].heading
    while tree.blocks.indices.contains(index) {
      if let theme = theme(in: WrittenName(file, tree.blocks[index].content)) {
        return theme
      }
      guard tree.blocks[index].heading < index else { return nil }
      index = tree.blocks[index].heading
    }
    return nil
  }

  /// Whether words say nothing but a theme.
  static func isTheme(_ words: [String]) -> Bool {
    words.contains { $0.means(.theme) } && words.allSatisfy { $0.means(.theme) || $0.means(.themeNoun) }
  }

  private static func purpose(_ word: Senses) -> String? {
    switch word.term?.slot {
    case .text: "text"
    case .background: "background"
    case .line: "border"
    default: nil
    }
  }

  /// `on white`, `on #0D7377` at the end of a heading.
  private static func ground(in file: SourceFile, _ range: ByteRange) -> PairColor? {
    guard GridText.speaks(file.bytes[range], of: laying) else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: range, expectsColor: true)
    guard let link = pieces.lastIndex(where: { $0.isWord && $0.means(.laying) }),
      let reading = ColorReading(pieces[(link + 1)...], names: ColorNames()), case .literal(let color) = reading.value
    else { return nil }
    return PairColor(.literal(color), at: reading.range)
  }

  private static let laying = Senses([.laying])

  private static func isControl(_ word: Senses) -> Bool {
    word.term?.slot != .text && [.button, .tab, .field, .bareControl, .segment].contains(where: word.contains)
  }
}
