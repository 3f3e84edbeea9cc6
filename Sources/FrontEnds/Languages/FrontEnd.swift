import CodeFacts
package import DesignTokens
package import Facts
package import SourceText

/// One language: the files it reads, and the questions it answers about one file.
///
/// All are pure functions; none fails.
package struct FrontEnd: Sendable {
  package let language: Language
  /// Endings of file names, with the dot, in lower case.
  package let fileNameSuffixes: [String]
  /// What editors call the language, in lower case, where the name of a file does not say it.
  package let editorNames: [String]
  /// What the file says.
  package let facts: @Sendable (SourceFile) -> FileFacts
  /// What a reader would call its headings, from the file and what it says; asked for open files only.
  package let outline: @Sendable (SourceFile, FileFacts) -> [OutlineItem]
  /// What could be written at an offset, also in broken text, from the file and what it says; `nil` where nothing of
  /// ours can.
  package let slot: @Sendable (SourceFile, FileFacts, Int) -> Slot?
  /// The nested stretches around an offset, innermost first, for selection and folding.
  package let stretches: @Sendable (SourceFile, Int) -> [ByteRange]
  /// The RFC 6901 pointers of the values that have the given ranges, else of the innermost ones that hold their starts;
  /// `nil` in languages without pointers.
  ///
  /// Where a scalar's own spelling is at fault, its container is meant.
  package let pointers: @Sendable (SourceFile, [(range: ByteRange, isSpelling: Bool)]) -> [String?]
  /// The named stretches by which people say where something stands, as far as the facts do not tell.
  package let landmarks: @Sendable (SourceFile) -> [Landmark]
  /// The other files and pages that it names, in the order of the text.
  package let links: @Sendable (SourceFile) -> [FileLink]
  /// What can be folded away, in the order of the text; stretches on one line too.
  package let folds: @Sendable (SourceFile) -> [Fold]
  /// The value that stands at a stretch read as a type that only the other files tell, with its problems; `nil` in
  /// languages whose values need no type to be read.
  package let reread: @Sendable (SourceFile, ByteRange, TokenType) -> (value: TokenValue, problems: [Problem])?
  /// What the file says to somebody who knows more of it than it shows; `nil` in languages where that changes nothing.
  package let tokenFacts: @Sendable (SourceFile, TokenReading) -> FileFacts?
  /// Where words can stand that silence rules at some offsets, for each the places that would do, the best first; none
  /// where no comment and no extension can.
  package let suppressionPlaces: @Sendable (SourceFile, FileFacts, [Int]) -> [[SuppressionPlace]]

  package init(
    language: Language, fileNameSuffixes: [String], editorNames: [String] = [],
    facts: @escaping @Sendable (SourceFile) -> FileFacts,
    outline: @escaping @Sendable (SourceFile, FileFacts) -> [OutlineItem],
    slot: @escaping @Sendable (SourceFile, FileFacts, Int) -> Slot?,
    stretches: @escaping @Sendable (SourceFile, Int) -> [ByteRange],
    pointers: @escaping @Sendable (SourceFile, [(range: ByteRange, isSpelling: Bool)]) -> [String?] = {
      $1.map { _ in nil }
    },
    landmarks: @escaping @Sendable (SourceFile) -> [Landmark] = { _ in [] },
    links: @escaping @Sendable (SourceFile) -> [FileLink] = { _ in [] },
    folds: @escaping @Sendable (SourceFile) -> [Fold] = { _ in [] },
    reread: @escaping @Sendable (SourceFile, ByteRange, TokenType) -> (value: TokenValue, problems: [Problem])? = {
      _, _, _ in nil
    },
    tokenFacts: @escaping @Sendable (SourceFile, TokenReading) -> FileFacts? = { _, _ in nil },
    suppressionPlaces: @escaping @Sendable (SourceFile, FileFacts, [Int]) -> [[SuppressionPlace]] = {
      $2.map { _ in [] }
    }
  ) {
    self.language = language
    self.fileNameSuffixes = fileNameSuffixes
    self.editorNames = editorNames
    self.facts = facts
    self.outline = outline
    self.slot = slot
    self.stretches = stretches
    self.pointers = pointers
    self.landmarks = landmarks
    self.links = links
    self.folds = folds
    self.reread = reread
    self.tokenFacts = tokenFacts
    self.suppressionPlaces = suppressionPlaces
  }
}

extension FrontEnd {
  /// Every language, one line each.
  package static let all: [FrontEnd] = [
    .json,
    .jsonc,
    .yaml,
    .markdown,
    .css,
    .swift,
    .manifest,
  ]

  /// The endings of all files that are worth reading, with the dot, in lower case: those of every language, and those
  /// of scripts and pages that may give custom properties their values.
  package static let suffixesToRead = all.flatMap(\.fileNameSuffixes) + ScriptReader.fileNameSuffixes

  /// Whether a file is code that no front end reads, of which only names and the constants of a theme are taken.
  package static func isScript(_ path: String) -> Bool { reading(path) == nil && ScriptReader.reads(path) }

  /// The front end for a path by its name; `nil` where no language of ours has that ending.
  package static func reading(_ path: String) -> FrontEnd? {
    let name = path.lowercased()
    return all.first { $0.fileNameSuffixes.contains { name.hasSuffix($0) } }
  }

  /// Whether a path is that of data or of a style sheet, by its name.
  package static func mayGiveNames(_ path: String) -> Bool {
    reading(path).map { [.json, .jsonc, .yaml, .css].contains($0.language) } ?? false
  }

  /// The language that an editor names; `nil` for one that is not read.
  package static func language(ofEditor name: String) -> Language? {
    let name = name.lowercased()
    return all.first { $0.editorNames.contains(name) }?.language
  }
}
