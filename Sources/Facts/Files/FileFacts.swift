package import DesignTokens
package import SourceText

/// Everything that one file says, whatever its language; it depends on that file alone.
///
/// All ranges lie inside the file. All lists are in order of `range.start` unless they say otherwise.
package struct FileFacts: Sendable {
  package var language: Language
  package var kind: FileKind
  /// The manner in which a token file is written; `nil` for every other file.
  package var dialect: TokenDialect?
  /// Whether an unmarked file is a tree of values that are tokens if others say so.
  package var mayHoldTokens = false
  /// Whether that tree has no tokens, only values under names, which are tokens where references lead to them.
  package var holdsBareValues = false
  /// Whether a file says of itself that a program made it: its names count, but nobody mends anything there.
  package var isGenerated = false
  /// Whether an unmarked file says by its name that it tells which token files belong together, be it understood or not.
  package var listsSources = false
  /// Whether a structure is open that hides names until it is closed, although no rule speaks of it.
  package var isUnfinished = false
  /// What a token file shows of the format that it is written in; which one it claims is for its workspace to say.
  package var formatEvidence = FormatEvidence()
  /// Parts that themes choose by name, in the order of the text; empty where the file is one part.
  package var sets: [TokenSet] = []
  /// The one first-level key that references of the file leave out; `nil` where names are written in full.
  package var wrapper: TokenName?
  /// Places that give a token its value.
  package var definitions: [Definition] = []
  /// Groups of tokens by name, so that a reference to one can be told from a misspelling.
  package var groups: [TokenGroup] = []
  /// What the document as a whole says of the tokens in it, as a group without a name; one for each layer.
  package var documents: [TokenGroup] = []
  /// Places that name a token; in prose these are candidates, and ``WorkspaceIndex`` decides which are tokens.
  package var references: [TokenReference] = []
  /// Pointers into other files.
  package var outsidePointers: [OutsidePointer] = []
  /// Names that a style sheet declares for a part of itself alone; they are nobody's tokens.
  package var locals: [LocalDeclaration] = []
  /// Names of custom properties that something else than a declaration gives values to: a script, the element that a
  /// script writes, whoever uses a component; each once, sorted.
  package var assignedNames: [TokenName] = []
  /// Names of custom properties that a script or a page uses, each once, sorted; style sheets use theirs by references.
  package var usedNames: [TokenName] = []
  /// Names of custom properties that are put together when a style sheet is made.
  package var piecedNames: [PiecedName] = []
  /// Colors written out, in every notation, also those inside a token's value.
  package var colors: [LiteralColor] = []
  /// Lengths written out, with the part they play.
  package var dimensions: [LiteralDimension] = []
  /// Components that the file describes.
  package var components: [ComponentSpec] = []
  /// Foregrounds on backgrounds, stated or inherited inside one component.
  package var pairs: [ColorPair] = []
  /// Ratios of contrast that the text states of two colors.
  package var contrastClaims: [ContrastClaim] = []
  /// How many items a text says that the list or table right below it has.
  package var counts: [ListCount] = []
  /// Faults in the file itself: syntax, and the format rules that reading a token tree finds.
  package var problems: [Problem] = []
  /// Comments and extensions that silence rules.
  package var suppressions: [Suppression] = []
  /// What the document asks of all of its parts, such as "multiples of 4pt".
  package var statements: [DocumentStatement] = []
  /// The steps of the spacing scales that a document lists without giving each a token's name.
  package var listedSteps: [SpacingStep] = []
  /// Colors that the text says a second time beside them.
  package var remarks: [StatedTwice] = []
  /// What a document says of tokens that are defined elsewhere: lists of symbols, the text of a `DESIGN.md`.
  package var claims: [TokenClaim] = []
  /// Values that a document gives to a name again, where they must agree with the first.
  package var restatements: [TokenClaim] = []
  /// Where a document of the `DESIGN.md` format holds data, which go before what its text says.
  package var dataRanges: [ByteRange] = []
  /// The stretches of a document in which nothing is asked for: what is not to be done, what was, quotations.
  ///
  /// None overlaps another.
  package var refusedRanges: [ByteRange] = []
  /// The parts of ``refusedRanges`` that the text only cites: what stands in quotation marks, the code behind "e.g.".
  package var citedRanges: [ByteRange] = []
  /// The stretches of a document that say that something is not there, or shall be.
  ///
  /// None overlaps another.
  package var absenceRanges: [ByteRange] = []
  /// The stretches of sentences that forbid what they name, as *Never write #D6D5BF* does; none overlaps another.
  package var forbiddenRanges: [ByteRange] = []
  /// The blocks of a style sheet whose documentation says that they are deprecated, outermost only, in order.
  package var deprecatedRanges: [ByteRange] = []
  /// The sections of a document that speak of a desktop by their headings, outermost only.
  package var desktopRanges: [ByteRange] = []
  /// The fences of a document that show what readers are to write into files of their own, in order.
  package var ownSheetRanges: [ByteRange] = []
  /// The fences of a document that say which style sheet they show, in order.
  package var namedSheets: [NamedSheet] = []
  /// The languages of the code inside a document.
  package var embedded: Set<Language> = []
  /// The code inside a document that is read, in the order of the text.
  package var embeddedCode: [EmbeddedCode] = []
  /// The fences of a document, in the order of the text; none overlaps another.
  package var fences: [Fence] = []

  /// What the package says whose manifest this is; `nil` for every other file.
  package var package: PackageManifest?

  /// What the builds merge that a script describes, in the order of the text.
  package var sourceLists: [SourceList] = []
  /// Whether a script has its builds take away the keys of sets (`excludeParentKeys`).
  package var stripsSetKeys = false
  /// The constants of a theme in code that has values of its own, in the order of the text.
  package var constants: [CodeConstant] = []
  /// What a configuration of Tailwind gives its classes, in the order of the text.
  package var utilityColors: [UtilityColor] = []
  /// The objects that the theme, or the snippets of a document, write out under names, in the order of the text.
  package var writtenObjects: [WrittenObject] = []
  /// What a document says of constants in code, be there such or not, in the order of the text.
  package var statedConstants: [StatedConstant] = []
  /// The classes of a utility framework of which a document says what they are worth, in the order of the text.
  package var statedClasses: [StatedClass] = []
  /// The rules of a style sheet, or of the fences of a document, that can be compared with others, in the order of the
  /// text.
  package var styleRules: [StyleRule] = []
  /// How many px a rem is by the style sheet, or by the fences of the document; `nil` where they do not say.
  package var rootFontSize: Double?

  /// What a resolver document merges; `nil` for every other file.
  package var resolver: ResolverDocument?

  /// Whether aliases may name the collection of Figma that holds what they mean (`$collectionName`), so that none means
  /// itself.
  package var namesCollections = false

  /// The names that stand in `$extensions` anywhere in the file, each once, sorted.
  package var extensionNames: [String] = []

  package init(language: Language, kind: FileKind) {
    self.language = language
    self.kind = kind
  }
}

extension FileFacts {
  /// Whether a token may stand for a whole group, `{ "value": "{palette.gray}" }`, so that references lead through it, as
  /// Style Dictionary has it.
  @inlinable package var mayTakeGroups: Bool { dialect == .styleDictionary }

  /// Whether a stretch lies in the data of a document.
  package func isData(_ range: ByteRange) -> Bool { dataRanges.contains { $0.contains(range) } }

  /// The language of a stretch: that of the code inside a document, else the file's own.
  package func language(at range: ByteRange) -> Language {
    embeddedCode.first { $0.range.contains(range) }?.language ?? language
  }

  /// Whether a stretch lies where a text names what need not be there: in what it cites, misses or plans.
  ///
  /// What it refuses is there: "❌ Use `space.2xl`" speaks of the scale at hand.
  package func mayBeAbsent(_ range: ByteRange) -> Bool {
    isCited(range) || FileFacts.holds(absenceRanges, range)
  }

  /// Whether a stretch lies in what a sentence forbids.
  package func isForbidden(_ range: ByteRange) -> Bool { FileFacts.holds(forbiddenRanges, range) }

  /// Whether a stretch lies where the text only cites.
  package func isCited(_ range: ByteRange) -> Bool {
    isRefused(range) && citedRanges.contains { $0.contains(range) }
  }

  /// Whether a stretch lies where nothing is asked for.
  package func isRefused(_ range: ByteRange) -> Bool { FileFacts.holds(refusedRanges, range) }

  /// The fence that a stretch lies in.
  package func fence(around range: ByteRange) -> Fence? {
    let behind = fences.partitioningIndex { $0.range.start > range.start }
    return behind > 0 && fences[behind - 1].range.contains(range) ? fences[behind - 1] : nil
  }

  /// Whether a stretch lies in a block that is deprecated itself.
  package func isDeprecated(_ range: ByteRange) -> Bool { FileFacts.holds(deprecatedRanges, range) }

  /// Whether one of some ordered stretches, none of which overlaps another, contains a range.
  private static func holds(_ ranges: [ByteRange], _ range: ByteRange) -> Bool {
    let behind = ranges.partitioningIndex { $0.start > range.start }
    return behind > 0 && ranges[behind - 1].contains(range)
  }
}
