import SourceText

/// A format that a set of token files may claim; the raw values stand in `tincture.json` and in `inspect`.
package enum TokenFormat: String, Sendable, CaseIterable {
  /// The Design Tokens Format Module 2025.10, whose rules hold in full where it is claimed.
  case current = "dtcg-2025.10"
  /// One of its drafts, in which colors and lengths were strings.
  case draft = "dtcg-draft"
  /// What Style Dictionary reads and builds.
  case styleDictionary = "style-dictionary"
  /// What Tokens Studio for Figma reads and writes.
  case tokensStudio = "tokens-studio"

  /// What people call it.
  package var title: String {
    switch self {
    case .current: "Design Tokens Format 2025.10"
    case .draft: "a draft of the Design Tokens Format"
    case .styleDictionary: "Style Dictionary"
    case .tokensStudio: "Tokens Studio"
    }
  }

  /// The format that a `$schema` says; `nil` where it is of something else.
  package init?(schema: String) {
    guard schema.holds("designtokens.org") else { return nil }
    self = schema.holds("2025.10") ? .current : .draft
  }
}

/// What a token file shows, by itself, of the format that it is written in.
package struct FormatEvidence: Sendable, Equatable {
  /// What its `$schema` says.
  package var stated: TokenFormat?
  /// How many colors, lengths and times are written as 2025.10 writes them, which are those that had an older form.
  package var current = 0
  /// How many of them are written in an older form.
  package var older = 0

  package init() {}

  /// The counts of two files or folders together, which state nothing.
  package func adding(_ other: FormatEvidence) -> FormatEvidence {
    var result = self
    result.stated = nil
    result.current += other.current
    result.older += other.older
    return result
  }
}
