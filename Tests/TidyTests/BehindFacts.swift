import TestSupport
import Testing

/// Behind the facts nobody asks what a text is written in, and nobody knows words of a human language: the facts and
/// the lexicon answer such questions, each in one place.
struct BehindFacts {
  private let sources = SwiftSource.all(below: "Sources").filter {
    ["WorkspaceIndex", "Rules", "LanguageFeatures"].contains($0.target)
  }

  /// Files that ask for a language, a dialect or the languages in a document, with the reason; the list only shrinks.
  private let askingFiles: [String: String] = [
    "Sources/LanguageFeatures/Colors/ColorPresentations.swift": "A color is spelled as its neighbors spell theirs.",
    "Sources/LanguageFeatures/Colors/WrittenColor.swift": "Spells a color in the language of its place.",
    "Sources/LanguageFeatures/Edits/RenameEdits.swift": "Only some languages have keys without quotes.",
    "Sources/Rules/TokenMention.swift": "Spells a token in the language of its place.",
    "Sources/WorkspaceIndex/Claims/FormatClaimBuilder.swift": "Counts the dialects of a set of files.",
    "Sources/WorkspaceIndex/IndexedFile.swift": "Reads a text in the language that an editor names.",
    "Sources/WorkspaceIndex/Names/KeepNames.swift": "Takes over what a broken file was before.",
    "Sources/WorkspaceIndex/ProjectUpdate.swift": "Compares what a file was with what it is.",
  ]

  /// Files whose strings hold letters beyond ASCII, with the reason; the list only shrinks.
  private let foreignLetters: [String: String] = [
    "Sources/Rules/Format/ValueOutOfRange.swift": "Bézier is a name, in a page.",
    "Sources/Rules/Format/ValueRules.swift": "Bézier is a name, in a summary.",
    "Sources/Rules/Spacing/OffGridSpacing.swift": "The page shows how a document states its grid.",
    "Sources/Rules/Syntax/WrongEncoding.swift": "The page shows what misread text looks like.",
  ]

  @Test func `nobody asks for the language of a text`() {
    let asking = Set(sources.filter { !places(in: $0).isEmpty }.map(\.path))
    for source in sources where askingFiles[source.path] == nil {
      #expect(places(in: source).isEmpty, "\(source.path): the facts say what a language means")
    }
    for path in askingFiles.keys { #expect(asking.contains(path), "\(path) asks no more; take it off the list") }
  }

  @Test func `nobody holds words of a human language`() {
    let holding = Set(sources.filter { !letters(in: $0).isEmpty }.map(\.path))
    for source in sources where foreignLetters[source.path] == nil {
      #expect(letters(in: source).isEmpty, "\(source.path): words belong to the lexicon")
    }
    for path in foreignLetters.keys { #expect(holding.contains(path), "\(path) has none; take it off the list") }
  }

  /// The lines that ask for a language, a dialect, or the languages of code in a document.
  private func places(in source: SwiftSource) -> [Int] {
    source.lines(with: ["language", "dialect", "embedded"]).filter { _, line in
      line.contains(/(\.|\?\.)(language|dialect|embedded)\b/)
    }.map(\.number)
  }

  /// The lines with letters beyond ASCII outside of comments; only strings can hold them.
  private func letters(in source: SwiftSource) -> [Int] {
    source.lines.indices.filter { number in
      let line = source.lines[number]
      guard !line.utf8.allSatisfy({ $0 < 0x80 }), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return false }
      return line.contains { $0.isLetter && !$0.isASCII }
    }
  }
}
