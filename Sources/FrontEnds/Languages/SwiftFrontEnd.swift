import CodeFacts
import DataFacts
import Facts
import SourceText
import Syntax
import TextFacts

extension FrontEnd {
  /// Swift: members and string arguments that spell token names are references, literal colors and lengths are values.
  static let swift = FrontEnd(
    language: .swift, fileNameSuffixes: [".swift"],
    editorNames: ["swift"], facts: swiftFacts, outline: { _, _ in [] },
    slot: { file, _, offset in SwiftSlots(bytes: file.bytes).slot(at: offset) }, stretches: swiftStretches,
    landmarks: { SwiftLandmarks.landmarks(in: SwiftTree(parsing: $0.bytes, in: $0.wholeRange)) },
    suppressionPlaces: { file, _, offsets in offsets.map { CommentPlaces.slashes.places(in: file, at: $0) } })
}

private func swiftFacts(in file: SourceFile) -> FileFacts {
  guard file.name != "Package.swift" else {
    var facts = FileFacts(language: .swift, kind: .unmarked)
    facts.package = PackageReader.manifest(ofSwiftPackage: file.bytes)
    return facts
  }
  var facts = FileFacts(language: .swift, kind: .code)
  let tree = SwiftTree(parsing: file.bytes, in: ByteRange(file.contentStart, file.bytes.count))
  facts.isUnfinished = tree.isUnfinished
  let reader = SwiftReader(tree: tree)
  reader.read(into: &facts)
  reader.readDefinitions(into: &facts)
  if ThemeFileNames.isTheme(file.path) { facts.constants = ConstantReader.constants(in: file.bytes) }
  facts.isGenerated = GeneratedMark.stands(in: tree, of: file.bytes)
  facts.remarks = ColorRemarkReader.remarks(in: file.bytes, of: facts.colors)
  facts.suppressions = SuppressionReader.read(
    tree.comments.map { .init(range: $0, content: SwiftReader.content(ofComment: $0, in: file.bytes)) }, in: file)
  return facts.inOrder()
}

/// The calls, arguments, chains and the string or word around an offset, innermost first.
private func swiftStretches(in file: SourceFile, around offset: Int) -> [ByteRange] {
  SwiftReader.stretches(in: SwiftTree(parsing: file.bytes, in: file.wholeRange), around: offset)
}

extension SwiftReader {
  /// The words of a comment without its marks.
  static func content(ofComment range: ByteRange, in bytes: [UInt8]) -> ByteRange {
    let isBlock =
      range.count >= 4 && bytes.at(range.start + 1) == UInt8(ascii: "*") && bytes.at(range.end - 1) == UInt8(ascii: "/")
    return ByteRange(min(range.start + 2, range.end), range.end - (isBlock ? 2 : 0))
  }

  /// The nested stretches around an offset, innermost first.
  static func stretches(in tree: SwiftTree, around offset: Int) -> [ByteRange] {
    let all =
      tree.tokens.filter { $0.kind != .sign(UInt8(ascii: ".")) }.map(\.range) + tree.chains.map(\.range)
      + tree.arguments.map(\.range) + tree.calls.map(\.range)
    return StretchOrder.nested(all, around: offset)
  }
}
