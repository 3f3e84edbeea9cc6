import Lexicon
import SourceText

/// One way in which a document says that nobody asks for a length: that it was, is not to be done, or only tells.
///
/// Its documents are part of it: a test reads each of them, and the page *How prose is read* is made of them.
package struct RefusalPattern: Sendable {
  /// What it goes by: `word of refusal`.
  package let name: String
  /// Documents of whose lengths it puts the first aside.
  package let reads: [String]
  /// Documents with lengths of which it puts none aside.
  package let leaves: [String]
  let scope: Scope

  /// How much of a text is put aside together.
  enum Scope: Sendable {
    case text(@Sendable (RefusedText) -> Bool)
    /// Stretches of what stands from comma to comma.
    case sentence(@Sendable (ArraySlice<TextPiece>) -> [Range<Int>])
    case length(@Sendable (RefusedText, MeasuredLength) -> Bool)
  }

  init(_ name: String, reads: [String], leaves: [String] = [], _ scope: Scope) {
    self.name = name
    self.reads = reads
    self.leaves = leaves
    self.scope = scope
  }
}

/// A text whose lengths may be put aside, and what is known about it.
struct RefusedText {
  let file: SourceFile
  let range: ByteRange
  let pieces: [TextPiece]
  let setting: LengthSetting
  let context: Context

  /// Where in its document a text stands.
  struct Context {
    /// The words of the label or heading that it stands under.
    var label: [String] = [] {
      didSet {
        isUnderTarget = Lexicon.speak(label, of: .target)
        isUnderDevice = Lexicon.speak(label, of: .platformPart)
      }
    }
    /// Whether that speaks of what can be pressed; asked of every text, and so found out once.
    private(set) var isUnderTarget = false
    /// Whether it speaks of what a device takes for itself.
    private(set) var isUnderDevice = false
    /// Whether its section tells of what was, or documents code.
    var isQuiet = false
    /// Whether it is a long paragraph, which tells of lengths and asks for none.
    var isStory = false
    /// Whether it speaks of what is disabled, of whose contrast nothing is asked (WCAG 2.2, 1.4.3).
    var isExempt = false
  }

  /// For each of some lengths of the text in order the name of the first pattern that puts it aside; `nil` where
  /// somebody asks for it.
  func reasons(for lengths: [MeasuredLength]) -> [String?] {
    guard !lengths.isEmpty else { return [] }
    if let pattern = RefusalPattern.ofTexts.first(where: { $0.refuses(self) }) {
      return lengths.map { _ in pattern.name }
    }
    let sentences = reasonsOfSentences
    return lengths.map { length in
      sentences[length.index] ?? RefusalPattern.ofLengths.first { $0.refuses(self, length) }?.name
    }
  }

  /// Whether nothing puts the whole of it or one of its sentences aside.
  var isAsked: Bool {
    !RefusalPattern.ofTexts.contains { $0.refuses(self) } && !reasonsOfSentences.contains { $0 != nil }
  }

  /// What puts aside the sentence of each piece.
  private var reasonsOfSentences: [String?] {
    var reasons = [String?](repeating: nil, count: pieces.count)
    // The value of a property stands in no sentence.
    if setting.isValue { return reasons }
    var start = 0
    for index in 0...pieces.count where index == pieces.count || endsSentence(index, from: start) {
      for pattern in RefusalPattern.ofSentences {
        for place in pattern.refused(pieces[start..<index]).joined() where reasons[place] == nil {
          reasons[place] = pattern.name
        }
      }
      start = index + 1
    }
    return reasons
  }

  /// Whether a sentence that begins at `start` ends at a piece: at a sign, or at the `but` of `not 10px but 12px`.
  private func endsSentence(_ index: Int, from start: Int) -> Bool {
    if pieces[index].endsSentence { return true }
    return pieces[index].means(.rather) && pieces[index...].prefix(4).contains { $0.length != nil }
      && pieces[max(start, index - Self.reach)..<index].contains { $0.length != nil }
  }
}

// What is asked of each text, sentence and length is listed by itself.
extension RefusalPattern {
  fileprivate static let ofTexts = catalog.compactMap { pattern in
    if case .text(let refuses) = pattern.scope { (name: pattern.name, refuses: refuses) } else { nil }
  }

  fileprivate static let ofSentences = catalog.compactMap { pattern in
    if case .sentence(let refused) = pattern.scope { (name: pattern.name, refused: refused) } else { nil }
  }

  fileprivate static let ofLengths = catalog.compactMap { pattern in
    if case .length(let refuses) = pattern.scope { (name: pattern.name, refuses: refuses) } else { nil }
  }
}

extension TextPiece {
  var endsSentence: Bool { (isStop || isComma) && depth == 0 }
}
