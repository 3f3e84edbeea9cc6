import CodeFacts
import DesignTokens
package import Facts
package import FrontEnds
import Lexicon
package import SourceText
import TextFacts

/// A file and what it says; reading one is pure, so many can be read in parallel.
///
/// Copies share one storage.
package struct IndexedFile: Sendable {
  @usableFromInline let content: Content

  @inlinable package var source: SourceFile { content.source }
  /// Inlined, so that whoever asks for one fact is not given a copy of all of them.
  @inlinable package var facts: FileFacts { content.facts }
  /// `nil` for a text that no front end reads.
  package var frontEnd: FrontEnd? { content.frontEnd }

  /// Whether the bytes are no UTF-8, so that nothing that was read from them is certain.
  package var isFaulty: Bool { content.isFaulty }

  /// Whether it should be data or a style sheet and is no text, as one that is encrypted.
  package var isSealed: Bool { content.isSealed }

  /// Whether a link out of the project leads to it, so that its names are for itself alone.
  package var isStray: Bool { content.isStray }

  /// Whether the structure is broken, so that some names are those that the file gave before.
  package var holdsOldNames: Bool { content.holdsOldNames }

  /// What the text says now, without names that it gave before its structure broke.
  package var presentFacts: FileFacts { holdsOldNames ? frontEnd?.facts(source) ?? facts : facts }

  /// The same file read by somebody who knows more of it than it shows.
  func read(as reading: TokenReading) -> IndexedFile {
    guard let frontEnd, let facts = frontEnd.tokenFacts(source, reading) else { return self }
    return IndexedFile(source: source, facts: facts, frontEnd: frontEnd, isStray: isStray)
  }

  /// The same file as one that a link out of the project leads to: it puts nothing together, shows nothing of the project
  /// and gives names to itself alone.
  package func strayed() -> IndexedFile {
    var facts = facts
    facts.resolver = nil
    facts.package = nil
    facts.sourceLists = []
    facts.listsSources = false
    facts.formatEvidence = FormatEvidence()
    return IndexedFile(source: source, facts: facts, frontEnd: frontEnd, isStray: true)
  }

  /// Whether it is of a kind that a check looks at, or tells which token files belong together.
  package var mayBeAskedAbout: Bool { content.facts.kind != .unmarked || content.facts.listsSources }

  /// Whether what it gives values to may be tokens that it repeats, as texts and code do.
  package var mayRestate: Bool { content.facts.kind == .code || content.facts.kind == .specification }

  /// Whether the file neither gives nor uses names and says nothing of what belongs together.
  package var saysNothing: Bool {
    content.facts.kind == .unmarked && !content.facts.mayHoldTokens && content.facts.resolver == nil
      && content.facts.package == nil && content.facts.assignedNames.isEmpty && content.facts.piecedNames.isEmpty
      && content.facts.constants.isEmpty
  }

  /// Reads the facts of a file in the language of its name, or in `language` where an editor names one.
  package init(reading source: SourceFile, as language: Language? = nil) {
    let frontEnd = FrontEnd.all.first { $0.language == language } ?? FrontEnd.reading(source.path)
    if frontEnd == nil, language == nil, ScriptReader.reads(source.path) {
      let facts = ScriptReader.facts(in: source)
      // Where nothing is ever said of a place in it, its text need not be kept; but it is not empty.
      let kept =
        facts.constants.isEmpty ? SourceFile(path: source.path, bytes: Array(source.bytes.prefix(8))) : source
      content = Content(source: kept, facts: facts, frontEnd: nil)
      return
    }
    let facts = EncodingReader.isBinary(source.bytes) ? nil : frontEnd?.facts(source)
    content = Content(
      source: source, facts: facts ?? FileFacts(language: .plain, kind: .unmarked),
      frontEnd: facts == nil ? nil : frontEnd)
  }

  /// The file with another text, read in the language that it is read in.
  package func reread(as source: SourceFile) -> IndexedFile { IndexedFile(reading: source, as: frontEnd?.language) }

  /// A file whose facts are at hand already.
  package init(source: SourceFile, facts: FileFacts, frontEnd: FrontEnd? = nil, isStray: Bool = false) {
    content = Content(source: source, facts: facts, frontEnd: frontEnd, isStray: isStray)
  }

  /// A file whose structure broke while it was known: what it says now, with those names that it gave before and gives
  /// no more, if there are any.
  init(_ file: IndexedFile, withOldNames facts: FileFacts?, wasWhole: Bool) {
    content = Content(
      source: file.source, facts: facts ?? file.facts, frontEnd: file.frontEnd, isStray: file.isStray,
      holdsOldNames: facts != nil, wasWhole: wasWhole)
  }

  /// One object a file, so that looking into the facts copies nothing.
  @usableFromInline final class Content: Sendable {
    @usableFromInline let source: SourceFile
    @usableFromInline let facts: FileFacts
    let frontEnd: FrontEnd?
    /// Whether the bytes are no UTF-8.
    let isFaulty: Bool
    /// Whether a link out of the project leads to the file.
    let isStray: Bool
    let holdsOldNames: Bool
    /// Whether the file could be read just before its structure broke.
    private let wasWhole: Bool
    /// Whether names may be lost in a broken structure; in an empty file there are none.
    var missesNames: Bool { isSealed || facts.isBroken && !wasWhole && source.bytes.contains { $0 > 0x20 } }
    /// Whether it should be data or a style sheet and is no text, as one that is encrypted.
    let isSealed: Bool
    /// Whether everything that the file gives to a resolver document is known; one that shows nothing of tokens may hold
    /// some in a form that is not.
    var isReadSource: Bool { facts.kind != .unmarked || source.bytes.count < 8 }
    /// Values whose type other files tell.
    let late = LateValues()
    /// The style sheets that the text names.
    let sheetNames = Once<WrittenSheets>()
    /// What the file has as a theme in code.
    let themeConstants = Once<ThemeConstants>()
    // What the facts come to is worked out here, where files are read in parallel, and not where they are put in.
    /// Whether a token has its type from another file, if from anywhere.
    let lacksTypes: Bool
    /// The definitions that are steps of a spacing scale, with the group that is the scale.
    let steps: [(index: Int, scale: TokenName)]
    /// How much of a document's spacing stands on the usual steps.
    let tally: SpacingTally?

    init(
      source: SourceFile, facts: FileFacts, frontEnd: FrontEnd?, isStray: Bool = false, holdsOldNames: Bool = false,
      wasWhole: Bool = false
    ) {
      self.source = source
      self.facts = facts
      self.frontEnd = frontEnd
      self.isStray = isStray
      self.holdsOldNames = holdsOldNames
      self.wasWhole = wasWhole
      isFaulty = EncodingReader.problem(in: source) != nil
      isSealed = frontEnd == nil && FrontEnd.mayGiveNames(source.path) && EncodingReader.isBinary(source.bytes)
      lacksTypes = facts.definitions.indices.contains { facts.definitions[$0].lacksType }
      steps = facts.stepsOfScales
      tally = facts.kind == .specification ? facts.spacingTally : nil
    }
  }
}
