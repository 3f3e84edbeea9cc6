package import SourceText

/// The manner in which a token file is written; the raw values appear in `inspect --format json`.
package enum TokenDialect: String, Sendable, CaseIterable {
  /// The Design Tokens Format Module, in its present form or an earlier draft.
  case designTokens = "dtcg"
  /// Style Dictionary: `value`, references in the midst of strings.
  case styleDictionary = "style-dictionary"
  /// Tokens Studio for Figma: sets, themes, types of its own, arithmetic.
  case tokensStudio = "tokens-studio"

  /// What people call it.
  package var title: String {
    switch self {
    case .designTokens: "Design Tokens Format"
    case .styleDictionary: "Style Dictionary"
    case .tokensStudio: "Tokens Studio"
    }
  }

  /// Whether the format's own rules do not hold there.
  package var isForeign: Bool { self != .designTokens }
}

extension FileFacts {
  /// Whether a build puts the tokens of the file together with others before it follows references, be these written in
  /// a language that is not read.
  package var isMergedByBuilds: Bool { dialect?.isForeign == true }

  /// Whether a token file is written as the Design Tokens Format has it, in whichever version.
  package var isOfFormat: Bool { dialect == .designTokens }

  /// What people call the other tool in whose manner a token file is written; `nil` for every other file.
  package var otherTool: String? { dialect.flatMap { $0.isForeign ? $0.title : nil } }

  /// Whether a reference may be written as a pointer (`$ref`).
  package var knowsPointers: Bool { isOfFormat }
}

/// A part of a file that themes choose by its name and that the names of tokens leave out.
package struct TokenSet: Sendable {
  package var name: String
  package var nameRange: ByteRange
  package var range: ByteRange

  package init(name: String, nameRange: ByteRange, range: ByteRange) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
  }
}
