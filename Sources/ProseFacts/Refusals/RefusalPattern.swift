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
    /// From comma to comma.
    case sentence(@Sendable (ArraySlice<SpecPiece>) -> Bool)
    case length(@Sendable (RefusedText, SpecLength) -> Bool)
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
  let pieces: [SpecPiece]
  let setting: SpecSetting
  let context: Context

  /// Where in its document a text stands.
  struct Context {
    /// The words of the label or heading that it stands under.
    var label: [String] = []
    /// Whether its section tells of what was, or documents code.
    var isQuiet = false
    /// Whether it is a long paragraph, which tells of lengths and asks for none.
    var isStory = false
  }

  /// For each of some lengths of the text in order the name of the first pattern that puts it aside; `nil` where
  /// somebody asks for it.
  func reasons(for lengths: [SpecLength]) -> [String?] {
    guard !lengths.isEmpty else { return [] }
    if let pattern = RefusalPattern.catalog.first(where: { $0.refuses(self) }) {
      return lengths.map { _ in pattern.name }
    }
    let sentences = reasonsOfSentences
    return lengths.map { length in
      sentences[length.index] ?? RefusalPattern.catalog.first { $0.refuses(length, of: self) }?.name
    }
  }

  /// What puts aside the sentence of each piece.
  private var reasonsOfSentences: [String?] {
    var reasons = [String?](repeating: nil, count: pieces.count)
    var start = 0
    for index in 0...pieces.count where index == pieces.count || pieces[index].endsSentence {
      if let pattern = RefusalPattern.catalog.first(where: { $0.refuses(sentence: pieces[start..<index], of: self) }) {
        for place in start..<index { reasons[place] = pattern.name }
      }
      start = index + 1
    }
    return reasons
  }
}

extension RefusalPattern {
  fileprivate func refuses(_ text: RefusedText) -> Bool {
    if case .text(let refuses) = scope { refuses(text) } else { false }
  }

  /// The value of a property stands in no sentence.
  fileprivate func refuses(sentence: ArraySlice<SpecPiece>, of text: RefusedText) -> Bool {
    if case .sentence(let refuses) = scope, !text.setting.isValue { refuses(sentence) } else { false }
  }

  fileprivate func refuses(_ length: SpecLength, of text: RefusedText) -> Bool {
    if case .length(let refuses) = scope { refuses(text, length) } else { false }
  }
}

extension SpecPiece {
  fileprivate var endsSentence: Bool { (isStop || isComma) && depth == 0 }
}
