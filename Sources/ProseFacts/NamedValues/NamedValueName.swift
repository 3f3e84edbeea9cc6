import DesignTokens
import Facts
import Lexicon
import SourceText

/// The name of a token as a list writes it: `**Primary Dark**`, `` `space.sm` ``, `🎨 Warning (alerts)`.
struct NamedValueName {
  /// The words of the name, marks of emphasis and pictures left out.
  let range: ByteRange
  /// What references call the token: as written where it is spelled as code spells names, else below its family.
  let token: TokenName
  /// Whether the name is words for people.
  var isInWords: Bool

  /// The name of a custom property, which is spelled as references spell it.
  init(customProperty range: ByteRange, in file: SourceFile) {
    self.range = range
    token = TokenName(file.text(in: range))
    isInWords = false
  }

  private init(_ token: TokenName, at range: ByteRange, isInWords: Bool) {
    self.range = range
    self.token = token
    self.isInWords = isInWords
  }

  /// The same name with that of a group behind its family: `color.primary.main`.
  func below(_ group: String) -> NamedValueName {
    var segments = token.segments
    segments.insert(group, at: min(1, segments.count))
    return NamedValueName(TokenName(segments.joined(separator: ".")), at: range, isInWords: isInWords)
  }

  /// The same name with what stands in parentheses behind it, which tells it from others: `Text muted` for `Text (muted)`.
  func withRemark(in cell: ByteRange, of file: SourceFile) -> NamedValueName? {
    let behind = file.bytes[range.end..<max(range.end, cell.end)]
    guard isInWords, let open = behind.firstIndex(where: { $0 > UInt8(ascii: " ") && !"*`".utf8.contains($0) }),
      behind[open] == UInt8(ascii: "("), let close = behind[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let remark = file.text(in: ByteRange(open + 1, close))
    guard remark.utf8.count <= 24, remark.contains(where: \.isLetter),
      remark.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" })
    else { return nil }
    return NamedValueName(
      TokenName("\(token.text) \(remark)"), at: ByteRange(range.start, close + 1), isInWords: true)
  }

  /// `nil` for what is no name: a sentence, a measure of a box, a state.
  init?(_ written: ByteRange, in file: SourceFile, _ setting: NamedValueSetting, isInCode isFenced: Bool = false) {
    guard let family = setting.family else { return nil }
    range = Self.trimmed(written, in: file)
    let text = file.text(in: range)
    let isMarked = range.start > written.start && file.bytes.at(range.start - 1) == UInt8(ascii: "`")
    let isInCode = isFenced || isMarked
    // `var(--ink)` is a call, and no name.
    guard !(isMarked && file.bytes.at(range.end) == UInt8(ascii: "(")) else { return nil }
    guard !range.isEmpty, range.count <= 48, !text.contains(where: { ",;:#%\"=<>|{})".contains($0) }),
      !Self.isWidth(text), file.bytes.at(range.start - 1) != UInt8(ascii: "#") || Color(css: "#" + text) == nil
    else { return nil }
    // The value of a state is that of no token.
    if let qualifier = WrittenName(file, written).qualifier, !StateNames.isDefault(qualifier),
      StateNames.isState(WrittenName.smallWords(of: qualifier), certainly: true)
    {
      return nil
    }
    switch MentionSpelling(text) {
    case .path where isInCode || TokenNamespace.isNamespace(String(text.prefix { $0 != "." })),
      .customProperty:
      token = TokenName(text)
      isInWords = false
    case .compound where isMarked:
      token = TokenName(text)
      isInWords = false
    case nil where isInCode && Self.isMember(text):
      token = TokenName(text)
      isInWords = false
    default:
      let words = WrittenName.smallWords(of: text)
      guard !text.contains("."), Self.isName(words, text, of: family, in: setting) else { return nil }
      let isNumber = text.allSatisfy(\.isNumber)
      guard !isNumber || family != "color" || setting.group != nil else { return nil }
      let inner = isNumber && family == "color" ? setting.group : family == "color" ? setting.purpose : nil
      token = TokenName([family, inner?.filter { $0 != "." }, text].compactMap { $0 }.joined(separator: "."))
      isInWords = true
    }
  }

  /// Whether a text is a length or a range of them, as those of screens are: `600dp`, `600-839dp`.
  private static func isWidth(_ text: String) -> Bool {
    text.split(separator: "-").last.flatMap { Dimension(parsing: String($0)) }.map { !$0.unit.isEmpty } ?? false
      && text.first?.isNumber ?? false
  }

  /// Whether words can be a name among others of its family.
  private static func isName(
    _ words: [String], _ text: String, of family: String, in setting: NamedValueSetting
  ) -> Bool {
    let isStep = text.contains(where: \.isNumber)
    guard words.count <= 4, !words.isEmpty || isStep else { return false }
    // `Mobile: 16px` is what something else has there.
    if !["breakpoint", "color"].contains(family), !words.isEmpty, !MentionSpelling.steps.contains(text.lowercased()),
      text.small.means(.condition) || words.allSatisfy({ $0.means(.condition) })
    {
      return false
    }
    if words.contains(where: { $0.means(.refusal) || $0.means(.past) || $0.means(.or) }) { return false }
    // `Minimum body text: 14sp` is a rule.
    if words.count > 1, words[0].means(.minimum), family != "color" { return false }
    if !words.isEmpty, StateNames.isState(words, certainly: true) || NamedValueSetting.isTheme(words) { return false }
    let senses = words.map { Lexicon.senses(of: $0) }
    switch family {
    // `Card padding` states a property; `Small` is a step, and so is `space-4`.
    case "spacing", "size":
      if isStep, text.contains("-"), !text.contains(" ") { return true }
      return !senses.contains { $0.term?.role != nil && $0.isMeasure || $0.contains(.base) }
    case "color": return !(senses.count == 1 && senses[0].term?.slot == .color)
    // `Colored left border` is no style of writing.
    case "typography" where senses.contains { $0.isMeasure && Self.boxes.contains($0.term?.role) }: return false
    default: return !senses.allSatisfy { $0.isMeasure && $0.term != nil || $0.contains(.duration) } || senses.isEmpty
    }
  }

  /// What boxes measure, and writing does not.
  private static let boxes: [DimensionRole?] = [.padding, .margin, .gap, .radius, .border]

  /// Whether a text is a member of a type in code: `AppColors.primary`.
  private static func isMember(_ text: String) -> Bool {
    let segments = text.split(separator: ".", omittingEmptySubsequences: false)
    return segments.count > 1 && segments[0].first?.isUppercase ?? false
      && segments.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isWordByte) }
  }

  /// A stretch from its first letter or number to its last, without what stands in parentheses or behind its marks.
  private static func trimmed(_ written: ByteRange, in file: SourceFile) -> ByteRange {
    var start = written.start
    var end = written.end
    while start < end, let length = lengthOfMark(at: start, in: file) { start += length }
    for index in start..<max(start, end) where "*`(".utf8.contains(file.bytes[index]) {
      // `Keep `space.xl`` says something of a token.
      let next = file.bytes.at(index + 1)
      if index > start, file.bytes[index] == UInt8(ascii: "`"), next.isASCIILetter || next == UInt8(ascii: "-") {
        return ByteRange(at: start)
      }
      end = index
      break
    }
    while end > start, isMark(file.bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }

  /// The bytes of a blank, a mark of emphasis or a picture at a place; `nil` where a name can begin.
  private static func lengthOfMark(at index: Int, in file: SourceFile) -> Int? {
    let byte = file.bytes[index]
    if byte < 0x80 {
      let isDash = byte == UInt8(ascii: "-") && file.bytes.at(index + 1) != UInt8(ascii: " ")
      let isName = byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "$") || isDash
      return isName ? nil : 1
    }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    let end = min(index + length, file.bytes.count)
    let isLetter = file.text(in: ByteRange(index, end)).unicodeScalars.first?.isLetter ?? false
    return isLetter ? nil : end - index
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
  }
}
