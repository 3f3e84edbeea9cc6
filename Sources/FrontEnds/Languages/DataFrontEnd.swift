import DataFacts
import Facts
import ProseFacts
import SourceText
import Syntax
import TextFacts

/// What a file in JSON or in YAML says: a token file, a resolver document, a component file, or none of them.
enum DataFrontEnd {
  /// The facts of a file that is parsed; `comment` tells the marks of a comment from its words.
  static func facts(
    of file: SourceFile, _ parsed: Parsed<DataTree>, in language: Language, _ reading: TokenReading = .itself,
    comment: (ByteRange) -> SuppressionReader.Comment
  ) -> FileFacts {
    let tree = parsed.tree
    let package = PackageReader.manifest(ofFileNamed: file.name, tree.root)
    let kind = package == nil ? TokenFileKind.kind(ofFileAt: file.path, tree, reading) : .unmarked
    var facts = FileFacts(language: language, kind: kind)
    facts.package = package
    facts.mayHoldTokens =
      kind == .unmarked && package == nil && TokenDialect.recognized(ofFileAt: file.path, tree, .vouchedFor) != nil
    facts.holdsBareValues = facts.mayHoldTokens && BareTree.stands(in: tree)
    if !EncodingReader.isWide(file.bytes) {
      facts.problems = parsed.problems.map(Problem.init)
    }
    let mistakes = kind == .tokens && language == .yaml ? YAMLMistakes.mistakes(in: tree) : []
    facts.problems += mistakes.map(\.problem)
    facts.suppressions = SuppressionReader.read(tree.comments.map(comment), in: file)
    facts.isGenerated = GeneratedMark.stands(in: tree)
    facts.listsSources = kind == .unmarked && StudioFile.listsSources(fileNamed: file.name)
    facts.extensionNames = DataExtensions.names(in: tree)
    facts.namesCollections = tree.keyID("$collectionName") != nil
    switch kind {
    case .tokens: facts = TokenTreeReader.read(tree, of: file.path, reading, into: facts)
    case .resolver: facts = ResolverReader.read(tree, into: facts)
    case .specification:
      facts = ComponentFileReader.read(file, tree, into: facts)
      facts.remarks = ColorRemarkReader.remarks(in: file.bytes, of: facts.colors)
    default:
      facts.resolver = foreignResolver(file.name, tree.root)
      facts.sortByPlace()
    }
    facts.remove(consequencesOf: mistakes)
    if tree.hasSharedValues { facts.removeRepeated(in: tree) }
    return facts
  }

  /// What a settings file of another tool says of which token files belong together.
  private static func foreignResolver(_ name: String, _ root: DataNode) -> ResolverDocument? {
    switch name {
    case "$themes.json": StudioFile.document(ofThemes: root)
    case "$metadata.json": StudioFile.document(ofOrder: root)
    default: StyleDictionaryConfig.document(of: root)
    }
  }
}

extension FileFacts {
  /// Takes out what was read again at the same place: values that aliases of YAML name.
  fileprivate mutating func removeRepeated(in tree: DataTree) {
    var places: Set<ByteRange> = []
    references.removeAll { !places.insert($0.range).inserted }
    places = []
    colors.removeAll { !places.insert($0.range).inserted }
    places = []
    dimensions.removeAll { !places.insert($0.range).inserted }
    let targets = tree.aliasTargets
    let all = Set(problems.map(Told.init))
    var told: Set<Told> = []
    problems.removeAll { problem in
      let place = Told(problem)
      // What is wrong where the anchor stands is said there.
      if let target = targets[problem.range], all.contains(Told(kind: place.kind, range: target)) { return true }
      return !told.insert(place).inserted
    }
  }
}

/// What is wrong and where.
private struct Told: Hashable {
  var kind: Problem.Kind
  var range: ByteRange

  init(kind: Problem.Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  init(_ problem: Problem) { self.init(kind: problem.kind, range: problem.range) }
}
