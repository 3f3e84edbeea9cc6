package import SourceText

/// How a text speaks: it lists values, it tells people, or it is what a program is made of.
package enum Voice: Sendable {
  case data, prose, code
}

extension Language {
  /// How texts of the language speak; `nil` for those that no front end reads.
  package var voice: Voice? {
    switch self {
    case .json, .jsonc, .yaml: .data
    case .markdown: .prose
    case .css, .swift: .code
    case .plain: nil
    }
  }
}

// What the language of a file means, so that nobody behind the facts has to know languages.
extension FileFacts {
  /// How the file speaks; `nil` where no front end reads it.
  @inlinable package var voice: Voice? { language.voice }

  /// How the text speaks at a stretch: code inside a document is code.
  package func voice(at range: ByteRange) -> Voice? { language(at: range).voice }

  /// Whether a stretch is written as the file is, not in code inside a document.
  package func isOwnText(_ range: ByteRange) -> Bool { language(at: range) == language }

  /// Whether the file is a style sheet.
  package var isStyleSheet: Bool { language == .css }

  /// Whether the file is the source of a program, whose types have tokens of their own, whatever these are called.
  package var isSource: Bool { kind == .code && !isStyleSheet }

  /// Whether a stretch is part of a style sheet, be it inside a document.
  package func isStyle(_ range: ByteRange) -> Bool { language(at: range) == .css }

  /// Whether a pt counts as a px, which it does everywhere but in style sheets.
  package var pointsArePixels: Bool { language != .css }

  /// Whether a document shows code whose bare numbers are points.
  package var showsPoints: Bool { embedded.contains(.swift) }

  /// Whether the structure of the data is that of its indentation.
  package var isIndented: Bool { language == .yaml }
}
