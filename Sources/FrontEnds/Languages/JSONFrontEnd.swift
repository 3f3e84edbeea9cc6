import DataFacts
import DesignTokens
import Facts
import SourceText
import Syntax
import TextFacts

extension FrontEnd {
  /// JSON: token files of the design tokens format; of every other JSON file the syntax alone.
  static let json = FrontEnd(
    language: .json, fileNameSuffixes: [".json", ".tokens"],
    editorNames: ["json"],
    facts: { jsonFacts(of: $0, in: .json) },
    outline: { DataOutline.outline(of: $0, jsonTree(of: $0, in: .json).tree, $1) },
    slot: { DataSlot.slot(in: $0, at: $2, jsonTree(of: $0, in: .json).tree) },
    stretches: { DataStretches.stretches(in: jsonTree(of: $0, in: .json).tree, around: $1) },
    pointers: { file, places in jsonTree(of: file, in: .json).tree.pointers(at: places) },
    links: { DataLinks.links(in: jsonTree(of: $0, in: .json).tree) },
    folds: { DataFolds.folds(in: jsonTree(of: $0, in: .json).tree) },
    reread: { ValueRereading.read(json: $0, at: $1, as: $2, in: .json) },
    tokenFacts: { jsonFacts(of: $0, in: .json, $1) },
    suppressionPlaces: { file, facts, offsets in
      let places = ExtensionPlaces(in: file, jsonTree(of: file, in: .json).tree, facts)
      return offsets.map(places.places)
    })

  /// JSONC and JSON5: the same with comments, trailing commas and the like.
  static let jsonc = FrontEnd(
    language: .jsonc, fileNameSuffixes: [".jsonc", ".json5"],
    editorNames: ["jsonc", "json5", "jsonl"],
    facts: { jsonFacts(of: $0, in: .jsonc) },
    outline: { DataOutline.outline(of: $0, jsonTree(of: $0, in: .jsonc).tree, $1) },
    slot: { DataSlot.slot(in: $0, at: $2, jsonTree(of: $0, in: .jsonc).tree) },
    stretches: { DataStretches.stretches(in: jsonTree(of: $0, in: .jsonc).tree, around: $1) },
    pointers: { file, places in jsonTree(of: file, in: .jsonc).tree.pointers(at: places) },
    links: { DataLinks.links(in: jsonTree(of: $0, in: .jsonc).tree) },
    folds: { DataFolds.folds(in: jsonTree(of: $0, in: .jsonc).tree) },
    reread: { ValueRereading.read(json: $0, at: $1, as: $2, in: .jsonc) },
    tokenFacts: { jsonFacts(of: $0, in: .jsonc, $1) },
    suppressionPlaces: { file, _, offsets in offsets.map { CommentPlaces.slashes.places(in: file, at: $0) } })
}

/// The tree of a file; its name decides what is welcome in it, and the editor's word where the name says nothing.
private func jsonTree(of file: SourceFile, in language: Language) -> Parsed<DataTree> {
  let name = file.name.lowercased()
  let isStrict = name.hasSuffix(".json") || name.hasSuffix(".tokens")
  let isExtended = name.hasSuffix(".jsonc") || name.hasSuffix(".json5")
  let dialect: JSONDialect = isExtended || (language == .jsonc && !isStrict) ? .extended : .json
  return DataTree.reading(json: file.bytes, dialect: dialect)
}

private func jsonFacts(
  of file: SourceFile, in language: Language, _ reading: TokenReading = .itself
) -> FileFacts {
  let parsed = jsonTree(of: file, in: language)
  var facts = DataFrontEnd.facts(of: file, parsed, in: language, reading) { comment($0, in: file) }
  facts.constants = AssetColors.constants(at: file.path, parsed.tree)
  if facts.kind == .resolver {
    // What can be read as meant is allowed there (Resolver Module 2025.10, section 3).
    for index in facts.problems.indices where facts.problems[index].kind == .jsonExtension {
      facts.problems[index].weight = .warning
    }
  }
  return facts
}

/// A comment with its marks told from its words.
private func comment(_ range: ByteRange, in file: SourceFile) -> SuppressionReader.Comment {
  let isBlock = file.bytes.at(range.start + 1) == UInt8(ascii: "*")
  let end = isBlock && file.bytes.from(0, to: range.end).suffix(2).elementsEqual("*/".utf8) ? range.end - 2 : range.end
  return SuppressionReader.Comment(range: range, content: ByteRange(range.start + 2, end))
}
