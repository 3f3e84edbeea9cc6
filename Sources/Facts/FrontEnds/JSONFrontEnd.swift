import DesignTokens
import SourceText
import Syntax

extension FrontEnd {
  /// JSON: token files of the design tokens format; of every other JSON file the syntax alone.
  static let json = FrontEnd(
    language: .json, fileNameSuffixes: [".json", ".tokens"],
    facts: { jsonFacts(of: $0, in: .json) }, outline: { jsonOutline(of: $0, in: .json) },
    slot: { DataSlot.slot(in: $0, at: $1, jsonTree(of: $0, in: .json).tree) },
    stretches: { DataStretches.stretches(in: jsonTree(of: $0, in: .json).tree, around: $1) },
    pointers: { file, offsets in jsonTree(of: file, in: .json).tree.pointers(at: offsets) },
    links: { DataLinks.links(in: jsonTree(of: $0, in: .json).tree) },
    folds: { DataFolds.folds(in: jsonTree(of: $0, in: .json).tree) },
    reread: { ValueRereading.read(json: $0, at: $1, as: $2, in: .json) })

  /// JSONC and JSON5: the same with comments, trailing commas and the like.
  static let jsonc = FrontEnd(
    language: .jsonc, fileNameSuffixes: [".jsonc", ".json5"],
    facts: { jsonFacts(of: $0, in: .jsonc) }, outline: { jsonOutline(of: $0, in: .jsonc) },
    slot: { DataSlot.slot(in: $0, at: $1, jsonTree(of: $0, in: .jsonc).tree) },
    stretches: { DataStretches.stretches(in: jsonTree(of: $0, in: .jsonc).tree, around: $1) },
    pointers: { file, offsets in jsonTree(of: file, in: .jsonc).tree.pointers(at: offsets) },
    links: { DataLinks.links(in: jsonTree(of: $0, in: .jsonc).tree) },
    folds: { DataFolds.folds(in: jsonTree(of: $0, in: .jsonc).tree) },
    reread: { ValueRereading.read(json: $0, at: $1, as: $2, in: .jsonc) })
}

/// The tree of a file; its name decides what is welcome in it, and the editor's word where the name says nothing.
private func jsonTree(of file: SourceFile, in language: Language) -> Parsed<DataTree> {
  let name = file.name.lowercased()
  let isStrict = name.hasSuffix(".json") || name.hasSuffix(".tokens")
  let isExtended = name.hasSuffix(".jsonc") || name.hasSuffix(".json5")
  let dialect: JSONDialect = isExtended || (language == .jsonc && !isStrict) ? .extended : .json
  return DataTree.reading(json: file.bytes, dialect: dialect)
}

private func jsonFacts(of file: SourceFile, in language: Language) -> FileFacts {
  let parsed = jsonTree(of: file, in: language)
  let kind = TokenFileKind.kind(ofFileNamed: file.name, parsed.tree)
  var facts = FileFacts(language: language, kind: kind)
  if !EncodingReader.isWide(file.bytes), !isUnwritten(parsed.tree, kind) {
    facts.problems = parsed.problems.map(Problem.init)
  }
  facts.suppressions = SuppressionReader.read(parsed.tree.comments.map { comment($0, in: file) }, in: file)
  facts.extensionNames = DataExtensions.names(in: parsed.tree)
  if kind == .tokens { return TokenTreeReader.read(parsed.tree, of: file.name, into: facts) }
  if kind == .resolver {
    // What can be read as meant is allowed there (Resolver Module 2025.10, section 3).
    for index in facts.problems.indices where facts.problems[index].rule == "json-extension" {
      facts.problems[index].weight = .warning
    }
    return ResolverReader.read(parsed.tree, into: facts)
  }
  if kind == .specification { return ComponentFileReader.read(file, parsed.tree, into: facts) }
  switch file.name {
  case "$themes.json": facts.resolver = StudioFile.document(ofThemes: parsed.tree.root)
  case "$metadata.json": facts.resolver = StudioFile.document(ofOrder: parsed.tree.root)
  case let name where StyleDictionaryConfig.isName(name):
    facts.resolver = StyleDictionaryConfig.document(of: parsed.tree.root)
  default: break
  }
  facts.sortByPlace()
  return facts
}

private func jsonOutline(of file: SourceFile, in language: Language) -> [OutlineItem] {
  let tree = jsonTree(of: file, in: language).tree
  return TokenFileKind.kind(ofFileNamed: file.name, tree) == .specification
    ? ComponentOutline.outline(of: file, tree) : DataOutline.outline(of: file, jsonFacts(of: file, in: language))
}

/// A comment with its marks told from its words.
private func comment(_ range: ByteRange, in file: SourceFile) -> SuppressionReader.Comment {
  let isBlock = file.bytes[range.start + 1] == UInt8(ascii: "*")
  let end = isBlock && file.bytes[..<range.end].suffix(2).elementsEqual("*/".utf8) ? range.end - 2 : range.end
  return SuppressionReader.Comment(range: range, content: ByteRange(range.start + 2, end))
}

/// Whether a token file, a resolver document or a component file is empty yet; nothing is said until something is typed.
private func isUnwritten(_ tree: DataTree, _ kind: FileKind) -> Bool {
  kind != .unmarked && tree.root.kind == .missing && tree.comments.isEmpty
    && tree.bytes.allSatisfy { $0 <= 0x20 || $0 >= 0xBB }
}

extension Problem {
  /// A problem of the syntax.
  ///
  /// A form of JSON5 means one thing only, so that writing it as JSON is safe; the mending of
  /// anything else is offered, and never applied unasked.
  init(_ problem: SyntaxProblem) {
    self.init(
      problem.rule, problem.message, at: problem.range, related: problem.related,
      fixes: problem.fix.map { [ProblemFix($0.title, $0.edits, isSafe: problem.rule == "json-extension")] } ?? [])
  }
}
