import Configuration
import DesignTokens
import Facts
import SourceText

/// The files under one `tincture.json` and the names they give and use; nothing resolves beyond it.
///
/// It holds the parts of the index together and knows nothing itself. Each part owns its state, and asks those below it:
/// values ask names, names ask inheritance, this asks what files state, that asks layers, these ask scopes, and scopes
/// ask the files.
struct Project: Sendable {
  let settings: ProjectSettings
  var values: Values
  var lateReferences = Late<ReferenceIndex>()
  /// The files with references that mean nothing.
  var unresolved = UnresolvedFiles()
  /// What marks the project as a design system.
  var marks: DesignMarks
  /// What each token file claims to be written in.
  var claims = FormatClaims.none
  /// What questions found out; begun afresh with every change.
  var answers = ProjectAnswers()

  init(_ configuration: Configuration) {
    settings = ProjectSettings(configuration)
    values = Values(configuration)
    marks = DesignMarks(isMarked: configuration.marksDesignSystem)
  }

  var configuration: Configuration { settings.configuration }
  var root: String { settings.configuration.root }

  /// What each name means to a reader.
  var names: NameLookup { _read { yield values.names } }
  /// What groups have because they take in others.
  var inheritance: Inheritance { _read { yield values.names.inheritance } }
  /// What files state themselves.
  var stated: StatedNames { _read { yield values.names.inheritance.stated } }
  /// What bears a name, and what of it is merged last.
  var layered: LayeredNames { _read { yield values.names.inheritance.stated.layered } }
  /// Which of several definitions is nearest.
  var scopes: Scopes {
    _read { yield values.names.inheritance.stated.layered.scopes }
    _modify { yield &values.names.inheritance.stated.layered.scopes }
  }
  /// The files by number.
  var files: ProjectFiles { _read { yield values.names.inheritance.stated.layered.scopes.files } }
  /// The ways in which the token files are put together.
  var permutations: Permutations { _read { yield layered.layers.permutations } }

  /// The references of all files by what they may mean.
  var references: ReferenceIndex { _read { yield sharedReferences.value } }

  private var sharedReferences: Shared<ReferenceIndex> {
    if let known = lateReferences.known { return known }
    let (files, settings) = (files, settings)
    return lateReferences.value { ReferenceIndex(of: files, settings) }
  }

  /// Begins everything afresh that is worked out when somebody asks.
  mutating func forgetAnswers() {
    values.forgetAnswers()
    answers = ProjectAnswers()
  }
}

/// What settings say of a project, read once.
///
/// One object, because a project is copied for many a question.
final class ProjectSettings: Sendable {
  let configuration: Configuration
  /// The pairs that the settings name.
  private let pairs: [(foreground: TokenName, background: TokenName)]
  private let backdrops: Set<TokenName>
  /// What the names of the grid's scales begin with.
  private let scalePrefixes: [[UInt8]]

  init(_ configuration: Configuration) {
    self.configuration = configuration
    // For some files others may be stated; a judgement that depends on too much is made once too often at most.
    let variants = configuration.variants
    pairs = variants.flatMap(\.contrast.pairs).map { (TokenName($0.foreground), TokenName($0.background)) }
    backdrops = Set(variants.compactMap { $0.contrast.backdrop.map { TokenName($0) } })
    scalePrefixes = variants.compactMap { $0.grid.scale.map { Array($0.utf8) + [UInt8(ascii: ".")] } }
  }

  /// The backgrounds that the settings give to a name.
  func statedBackgrounds(of name: TokenName) -> [TokenName] {
    pairs.isEmpty ? [] : pairs.filter { $0.foreground == name }.map(\.background)
  }

  /// Names that could be the background of a name.
  func backgrounds(of name: TokenName) -> [TokenName] { statedBackgrounds(of: name) + name.backgroundsByName }

  /// The names whose worth a file's findings depend on although it need not refer to them, as
  /// ``CodeSpelling/indexed(_:)`` has them: the partners of its colors, and for a document everything that it gives a value
  /// itself, which others may contradict.
  func namesJudged(by facts: FileFacts) -> [TokenName] {
    let colors = facts.pairs.flatMap { pair in
      [pair.foreground.source, pair.background.source] + (pair.backdrop.map { [$0.source] } ?? [])
    }
    let stated: [TokenName] = colors.compactMap { if case .token(let name, _) = $0 { name } else { nil } }
    let own = [.tokens, .resolver, .code].contains(facts.kind) ? [] : facts.definitions.map(\.name)
    let classes = facts.statedClasses.compactMap(\.property)
    return (facts.definitions.indices.flatMap { backgrounds(of: facts.definitions[$0].name) } + stated + own + classes)
      .map(CodeSpelling.indexed)
  }

  /// Whether the settings make a token part of every judgement: the backdrop, and the scale that is the grid.
  func areJudged(by name: TokenName) -> Bool {
    backdrops.contains(name) || scalePrefixes.contains { name.bytes.starts(with: $0) }
  }
}

/// What is known of a project's questions; begun afresh with every change.
struct ProjectAnswers: Sendable {
  /// What is known of branches that nothing gives.
  let branches = BranchMemory()
  /// What was counted of custom properties.
  var families = CodeFamilyMemory()
  /// What is known of spacing scales.
  let spacing = SpacingMemory()
  /// What the notes on sets of files cover.
  let formatNotes = FormatNotes()
  /// The constants of themes in code.
  let themesInCode = Once<[ThemeConstants]>()
  /// What configurations of Tailwind give its classes.
  let utilityColors = Once<[UtilitySetup]>()
  /// Where the rules of style sheets stand, by their selectors.
  let styleRules = Once<[String: [Site]]>()
  /// Where documents give names their values.
  let namesInDocuments = Once<[TokenName: SiteList]>()
  /// Where specifications give names in words their values.
  let namesInWords = Once<[TokenName: [Site]]>()
  /// The folders of packages.
  let packageFolders = Once<[String]>()
  /// The sizes in px that style sheets give to a rem.
  let rootFontSizes = Once<Set<Double>>()
}
