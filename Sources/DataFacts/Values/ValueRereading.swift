package import DesignTokens
package import Facts
package import SourceText
import Syntax

/// Reads one value again when the other files have told its type.
package enum ValueRereading {
  /// The value at a stretch of a JSON file as a type, with the problems that it has as such.
  package static func read(
    json file: SourceFile, at range: ByteRange, as type: TokenType, in language: Language
  ) -> (value: TokenValue, problems: [Problem])? {
    guard range.start < range.end, range.end <= file.bytes.count else { return nil }
    let bytes = Array(file.bytes[range])
    let tree = DataTree.reading(json: bytes, dialect: .extended).tree
    return read(tree, as: type, in: language, movedBy: range.start)
  }

  /// The value at a stretch of a YAML file as a type, with the problems that it has as such.
  package static func read(
    yaml file: SourceFile, at range: ByteRange, as type: TokenType
  ) -> (value: TokenValue, problems: [Problem])? {
    guard range.start < range.end, range.end <= file.bytes.count else { return nil }
    // The first line keeps its indentation, because that of the others is told by it.
    let indentation = file.bytes.from(0, to: range.start).reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let bytes = Array(repeating: UInt8(ascii: " "), count: indentation) + file.bytes[range]
    let tree = DataTree.reading(yaml: bytes).tree
    return read(tree, as: type, in: .yaml, movedBy: range.start - indentation)
  }

  /// The root of a tree as a value; the tree was read from a part of a file that begins `offset` bytes behind its start.
  static func read(
    _ tree: DataTree, as type: TokenType, in language: Language, movedBy offset: Int
  ) -> (value: TokenValue, problems: [Problem]) {
    let reader = ValueReader(FileFacts(language: language, kind: .tokens), TokenKeys(tree), syntaxFaults: [])
    let value = reader.read(tree.root, as: type, isWhole: true)
    return (value, reader.facts.problems.map { $0.moved(by: offset) })
  }
}

extension Problem {
  /// The same problem in a text that has more before it.
  fileprivate func moved(by offset: Int) -> Problem {
    func moved(_ range: ByteRange) -> ByteRange { ByteRange(range.start + offset, range.end + offset) }
    var result = self
    result.range = moved(range)
    result.related = related.map { ($0.message, moved($0.range)) }
    result.fixes = fixes.map { fix in
      ProblemFix(fix.title, fix.edits.map { TextEdit(moved($0.range), $0.newText) }, isSafe: fix.isSafe)
    }
    return result
  }
}
