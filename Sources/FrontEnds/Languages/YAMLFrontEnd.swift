import DataFacts
import Facts
import SourceText
import Syntax
import TextFacts

extension FrontEnd {
  /// YAML: token files of the design tokens format; of every other YAML file the syntax alone.
  static let yaml = FrontEnd(
    language: .yaml, fileNameSuffixes: [".yaml", ".yml"],
    editorNames: ["yaml", "dockercompose"], facts: { yamlFacts(of: $0) },
    outline: { DataOutline.outline(of: $0, yamlTree(of: $0).tree, $1) },
    slot: { DataSlot.slot(in: $0, at: $2, yamlTree(of: $0).tree) },
    stretches: { DataStretches.stretches(in: yamlTree(of: $0).tree, around: $1) },
    pointers: { file, places in yamlTree(of: file).tree.pointers(at: places) },
    links: { DataLinks.links(in: yamlTree(of: $0).tree) },
    folds: { DataFolds.folds(in: yamlTree(of: $0).tree) },
    reread: { ValueRereading.read(yaml: $0, at: $1, as: $2) }, tokenFacts: { yamlFacts(of: $0, $1) },
    suppressionPlaces: { file, _, offsets in offsets.map { CommentPlaces.hash.places(in: file, at: $0) } })
}

private func yamlTree(of file: SourceFile) -> Parsed<DataTree> { DataTree.reading(yaml: file.bytes) }

private func yamlFacts(of file: SourceFile, _ reading: TokenReading = .itself) -> FileFacts {
  let facts = DataFrontEnd.facts(of: file, yamlTree(of: file), in: .yaml, reading) {
    SuppressionReader.Comment(range: $0, content: ByteRange($0.start + 1, $0.end))
  }
  // What an alias or a merge key takes in stands where the anchor is.
  let isInOrder = zip(facts.definitions, facts.definitions.dropFirst()).allSatisfy { $0.range.start <= $1.range.start }
  return isInOrder ? facts : facts.inOrder()
}
