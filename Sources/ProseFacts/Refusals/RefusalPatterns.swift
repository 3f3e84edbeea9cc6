import DesignTokens
import Facts
import Lexicon
import SourceText

/// The ways of saying that nobody asks for a length, in the order in which they are tried: what holds for the whole text
/// first, then what holds from comma to comma, then what stands beside the length.
extension RefusalPattern {
  /// All of them in their order.
  package static let catalog = [
    quiet, story, heading, changelog, mark, label, question, word, platform, device, sum, product, drawing, wordBefore,
    changed, markBehind, arrow, movement, insetShadow,
  ]

  static let quiet = RefusalPattern(
    "under a heading where nothing is asked for",
    reads: ["# Changelog\n\nThe cards have 10px padding."], leaves: ["# Cards\n\nThe cards have 10px padding."],
    .text { $0.context.isQuiet })

  static let story = RefusalPattern(
    "in a long paragraph",
    reads: [
      "# Cards\n\nWe looked at many layouts before we knew what people see first, and how far apart two things may be "
        + "before they no longer belong together. Some liked 10px padding, some a little more, and in the end nobody "
        + "could tell which of all these screens they had seen first, or why it had been the one that they liked."
    ],
    leaves: ["# Cards\n\nWe chose 10px padding."],
    .text { $0.context.isStory })

  static let heading = RefusalPattern(
    "in a heading", reads: ["## Padding of 10px"], leaves: ["Padding of 10px"], .text { $0.setting.isHeading })

  static let changelog = RefusalPattern(
    "in the entry of a changelog",
    reads: ["# Cards\n\n**Changelog**\n\n- Padding: 10px"], leaves: ["# Cards\n\n**Layout**\n\n- Padding: 10px"],
    .text { $0.setting.isValue && $0.context.label.last == "changelog" })

  static let mark = RefusalPattern(
    "behind a mark of refusal",
    reads: ["❌ 10px padding"], leaves: ["✅ 10px padding"],
    .text { !$0.setting.isValue && RefusalLabels.opens($0.range, in: $0.file) })

  static let label = RefusalPattern(
    "under a label of refusal",
    reads: ["**Don'ts**\n\n- A card with 10px padding"], leaves: ["**Do and don't**\n\n- A card with 10px padding"],
    .text { !$0.setting.isValue && RefusalLabels.isLabel($0.context.label) })

  static let question = RefusalPattern(
    "in a question", reads: ["10px padding or more?"], leaves: ["10px padding or more."],
    .text { !$0.setting.isValue && $0.isQuestion })

  static let word = RefusalPattern(
    "in a sentence that refuses",
    reads: ["Don't use 10px padding", "Never set 10px padding", "Kein Innenabstand von 10px"],
    leaves: [
      "Padding of not less than 10px", "Don't crowd it, use 10px padding", "It is never taller than 10px",
      "10px padding instead of none",
    ],
    .sentence(RefusingSentences.stretches))

  static let platform = RefusalPattern(
    "what the device takes for itself",
    reads: ["home indicator (bottom 34pt)"],
    leaves: ["10px below the status bar"],
    .sentence { sentence in
      let words = sentence.filter(\.isWord).map(\.word)
      // How far something keeps away from it is a choice.
      guard !words.contains(where: { Lexicon.relation(of: $0) != nil }) else { return [] }
      let isOfDevice =
        words.contains("notch") || Lexicon.speak(words, of: .platformPart)
      return isOfDevice ? [sentence.indices] : []
    })

  static let device = RefusalPattern(
    "value of what the device takes for itself",
    reads: [
      "- Safe area: top 47pt, bottom 34pt",
      "## Safe areas\n\n| Device | Top | Bottom |\n|---|---|---|\n| Small | 20pt | 0pt |",
      "**Safe areas:**\n\n- Home indicator: 10pt bottom padding",
    ],
    leaves: ["- Safe area padding: 10px", "- Safe area: 10px of padding"],
    .text { $0.setting.isOfDevice && ($0.context.isUnderDevice || !$0.speaksOfSpacing) })

  static let sum = RefusalPattern(
    "part of a sum",
    reads: [
      "40px + 2px padding = 44px", "30px tab + 8px of padding ≈ 38px", "minus 2px of padding for the border",
    ],
    leaves: ["40px high, 2px padding"],
    .length { text, length in text.reckons(at: length.index) || text.takesOff(at: length.index) })

  static let product = RefusalPattern(
    "part of a product",
    reads: ["3 × 8px = gap of 24px"], leaves: ["20 × 20px icon, 8px gap"],
    .length { text, length in text.multiplies(at: length.index) })

  static let drawing = RefusalPattern(
    "in something drawn",
    reads: ["**Chart**\n\nA gap of 3px between the bars"], leaves: ["**List**\n\nA gap of 3px between the rows"],
    .length { text, length in length.role == .gap && text.context.label.last?.means(.drawing) ?? false })

  static let wordBefore = RefusalPattern(
    "behind a word that puts it aside",
    reads: [
      "- Padding: was 10px", "Padding up from 10px", "Padding of approximately 10px", "- Top: ≈ 10px",
      "- Padding: may deviate by 10px",
      "- Padding: instead of loose (10px) tight",
    ],
    leaves: ["Padding from 10px", "- Padding: loose (10px)"],
    .length { text, length in text.isPutAside(at: length.index) })

  static let changed = RefusalPattern(
    "in the place of which another came",
    reads: ["We bumped the gap from 10px to 12px", "Replace every 10px gap with a 12px gap"],
    leaves: ["Gap from 10px to 12px", "Replace the icon, 10px gap"],
    .length { text, length in text.isReplaced(at: length.index) })

  static let markBehind = RefusalPattern(
    "in front of a mark of refusal",
    reads: ["Padding: 25px ✗, 24px ✓"], leaves: ["Padding: 24px ✓"],
    .length { text, length in RefusalLabels.opens(behind: length.range.end, in: text.file) })

  static let arrow = RefusalPattern(
    "in front of an arrow to another",
    reads: ["Padding: 10px → 12px"], leaves: ["Padding: 10px, 12px"],
    .length { text, length in text.leadsOn(from: length.index) })

  static let movement = RefusalPattern(
    "how far something moves to either side",
    reads: ["Gap: ±4px"], leaves: ["Gap: 4px"],
    .length { text, length in
      let start = length.range.start
      return text.file.bytes.from(max(0, start - 2), to: start).elementsEqual("±".utf8)
    })

  static let insetShadow = RefusalPattern(
    "part of a shadow inside",
    reads: ["Top: inset 0 2px 4px"], leaves: ["Top: inset 2px"],
    .length { text, length in text.isInInsetShadow(at: length.index) })
}

// What stands beside a length; never more than a few pieces are looked at, so that each length costs the same.
extension RefusedText {
  /// Whether it names the room that is left, which somebody chooses.
  fileprivate var speaksOfSpacing: Bool {
    pieces.contains { piece in
      switch piece.isWord ? Lexicon.term(of: piece.word)?.role : nil {
      case .padding, .margin, .gap: true
      default: piece.isWord && Lexicon.relation(of: piece.word) != nil
      }
    }
  }

  /// Whether it wants to know of a length and does not want it.
  fileprivate var isQuestion: Bool {
    let text = file.bytes[range].reversed().drop { $0 == 0x20 || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    return text.first == UInt8(ascii: "?") || Array(text.prefix(3).reversed()) == Array("？".utf8)
  }

  /// How many pieces on either side may belong to one reckoning.
  static let reach = 24

  /// Whether a length is among those of `40px + 2px padding = 44px`.
  fileprivate func reckons(at index: Int) -> Bool {
    let near = pieces[max(0, index - Self.reach)..<min(pieces.count, index + Self.reach)]
    let start = near[..<index].lastIndex(where: \.endsThought).map { $0 + 1 } ?? near.startIndex
    let end = near[index...].firstIndex(where: \.endsThought) ?? near.endIndex
    guard let sign = near[start..<end].firstIndex(where: { $0.isPlus || $0.isTimes }) else { return false }
    return near[sign..<end].indices.contains { place in
      near[place].isColon && file.bytes[near[place].range.start] == UInt8(ascii: "=") && isMeasure(place + 1)
        || near[place].length != nil && isBehindApproximation(near[place].range.start)
    }
  }

  /// Whether a length is what another one is lessened by: `16px padding (minus 2px for the border)`.
  fileprivate func takesOff(at index: Int) -> Bool {
    index > 0 && pieces[index - 1].word == "minus"
  }

  /// Whether `≈` stands right in front of a place.
  private func isBehindApproximation(_ place: Int) -> Bool {
    let before = file.bytes.from(max(0, place - 4), to: place)
    return before.suffix(3).elementsEqual("≈".utf8) || before.elementsEqual("≈ ".utf8)
  }

  /// Whether a length is one factor of a product that stands beside it: `24px (3 × 8px baseline)`.
  fileprivate func multiplies(at index: Int) -> Bool {
    [index - 1, index + 1].contains { sign in
      guard pieces.indices.contains(sign), pieces[sign].isTimes, let left = measure(sign - 1),
        let right = measure(sign + 1)
      else { return false }
      return pieces[max(0, sign - Self.reach)..<min(pieces.count, sign + Self.reach)].contains {
        $0.length.map { abs($0.value - left * right) < 0.001 } ?? false
      }
    }
  }

  private func isMeasure(_ place: Int) -> Bool { measure(place) != nil }

  private func measure(_ place: Int) -> Double? {
    pieces.indices.contains(place) ? pieces[place].length?.value ?? pieces[place].number : nil
  }

  /// Whether the words right before a length, or before the name of what the parentheses around it hold, put it aside:
  /// `was 10px`, `up from 10px`, `au lieu de 10px`, `instead of loose (10px)`.
  fileprivate func isPutAside(at index: Int) -> Bool {
    var place = index
    if place > 1, pieces[place - 1].isRange, isMeasure(place - 2) { place -= 2 }
    if isBehindApproximation(pieces[place].range.start) || isOriginInParentheses(place, until: index) { return true }
    guard place > 0, pieces[place - 1].isOpen else { return isPutAside(by: words(before: place)) }
    let words = words(before: place - 1)
    return isPutAside(by: words) || isPutAside(by: words.dropFirst())
  }

  /// Whether parentheses behind another length hold a word for what was before and nothing but that length:
  /// `16px (from 10px)`.
  private func isOriginInParentheses(_ place: Int, until index: Int) -> Bool {
    guard place > 1, pieces[place - 1].means(.origin), pieces[place - 2].isOpen,
      pieces.indices.contains(index + 1), pieces[index + 1].isClose
    else { return false }
    return pieces[max(0, place - Self.reach)..<(place - 2)].reversed().prefix { !$0.endsSentence }
      .contains { $0.length != nil }
  }

  /// Up to four words right before a place, the nearest first.
  private func words(before place: Int) -> ArraySlice<String> {
    pieces[max(0, place - 4)..<place].reversed().prefix { $0.isWord }.map(\.word)[...]
  }

  private func isPutAside(by words: ArraySlice<String>) -> Bool {
    let before = Array(words.prefix(3))
    guard let last = before.first else { return false }
    if last.means(.setAside) || last.means(.approximate) { return true }
    guard before.count > 1 else { return false }
    return last == "from" && before[1].means(.changed)
      || last.means(.partitive) && before[1].means(.setAside)
      || Lexicon.senses(of: before[1], last).contains(.setAside)
  }

  /// Whether its sentence says that another came, or comes, in its place.
  fileprivate func isReplaced(at index: Int) -> Bool {
    var start = index
    while start > 0, index - start < Self.reach, !pieces[start - 1].endsSentence { start -= 1 }
    let near = pieces[start..<min(pieces.count, index + Self.reach)]
    let sentence = near[..<(near[index...].firstIndex(where: \.endsSentence) ?? near.endIndex)]
    if RefusingSentences.isStep(index, in: sentence) { return sentence.contains { $0.means(.changed) } }
    guard sentence[..<index].contains(where: { $0.means(.replaces) }),
      let with = sentence[index...].firstIndex(where: { $0.means(.preposition) || $0.means(.orLength) })
    else { return false }
    return sentence[with...].contains { $0.length != nil }
  }

  /// `10px → 12px`.
  fileprivate func leadsOn(from index: Int) -> Bool {
    guard index + 2 < pieces.count, pieces[index + 1].isStop, pieces[index + 2].length != nil else { return false }
    let sign = file.bytes[pieces[index + 1].range]
    return ["→", "->", "⇒"].contains { sign.elementsEqual($0.utf8) }
  }

  /// `inset 0 2px 4px`, as a style sheet writes it: four numbers are the most that a shadow has.
  fileprivate func isInInsetShadow(at index: Int) -> Bool {
    guard let word = pieces[max(0, index - 4)..<index].lastIndex(where: \.isWord), pieces[word].word == "inset" else {
      return false
    }
    return pieces[(word + 1)...].prefix(4).prefix { $0.length != nil || $0.number != nil }.count > 2
  }
}

extension TextPiece {
  fileprivate var endsThought: Bool { isStop && depth == 0 }
}
