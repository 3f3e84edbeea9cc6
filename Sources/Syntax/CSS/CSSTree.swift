package import SourceText

/// A style sheet as rules and declarations, as far as that can be seen without evaluating it; reading it never fails.
package final class CSSTree: Sendable {
  /// The text that holds the style sheet; all ranges are offsets in it.
  package let bytes: [UInt8]
  package let dialect: CSSDialect
  package let tokens: [CSSToken]
  /// Every comment, marks included, in order.
  package let comments: [ByteRange]
  /// Every statement, in the order of their beginnings: a block stands before what it holds.
  package let nodes: [CSSNode]
  /// What hides a part of the style sheet: comments, strings and blocks that are not closed.
  package let problems: [SyntaxProblem]
  /// For each token the index of the bracket that closes it, or that it closes; -1 where there is none.
  let partners: [Int32]

  /// Reads the style sheet in a stretch of a text; one that a document shows (`isShown`) may list custom properties line by
  /// line, without semicolons.
  package init(parsing bytes: [UInt8], in range: ByteRange, as dialect: CSSDialect, isShown: Bool = false) {
    self.bytes = bytes
    self.dialect = dialect
    let read = bytes.withUnsafeBufferPointer { buffer in
      let lexer = CSSLexer(ByteCursor(buffer, from: range.start, to: range.end), dialect)
      var parser = CSSParser(buffer, lexer.tokens, end: min(range.end, bytes.count), mayLackSemicolons: isShown)
      parser.parse()
      // A comment or a string that goes on too long takes braces with it.
      let problems = lexer.problems.isEmpty ? parser.problems : lexer.problems
      return (lexer.tokens, lexer.comments, parser.nodes, parser.partners, problems)
    }
    (tokens, comments, nodes, partners) = (read.0, read.1, read.2, read.3)
    problems = read.4.sorted { $0.range < $1.range }
  }

  /// The index of the bracket that closes the one at an index, or that it closes; `nil` where there is none.
  package func partner(of token: Int) -> Int? { partners[token] < 0 ? nil : Int(partners[token]) }

  /// Whether the token at an index is the given sign.
  package func isSign(_ byte: UInt8, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .sign && bytes[tokens[index].range.start] == byte
  }

  /// The text of a stretch.
  package func text(in range: ByteRange) -> String { String(decoding: slice(range), as: UTF8.self) }

  /// The bytes of its text, which are those of the stretch but where that is no UTF-8.
  package func textBytes(in range: ByteRange) -> [UInt8] {
    let slice = slice(range)
    return slice.allSatisfy { $0 < 0x80 } ? Array(slice) : Array(String(decoding: slice, as: UTF8.self).utf8)
  }

  /// The bytes of a stretch.
  package func slice(_ range: ByteRange) -> ArraySlice<UInt8> {
    bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)]
  }

  /// The stretch from the first to the last of some tokens; `nil` for none.
  package func range(of tokens: Range<Int>) -> ByteRange? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return self.tokens[first].range.union(self.tokens[last].range)
  }

  /// The index of the last token that begins before an offset; -1 for none.
  package func token(before offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

/// One statement of a style sheet.
package struct CSSNode: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A selector with a block.
    case rule
    /// `@media …`, with or without a block.
    case atRule
    /// A property or a variable with its value.
    case declaration
    /// Anything else that ends with a semicolon, such as the call of a mixin.
    case other
  }

  package var kind: Kind
  /// What is declared, or the keyword of an at-rule; empty for a rule.
  package var name: ByteRange
  /// The selector, what stands behind the keyword, or the value.
  package var tokens: Range<Int>
  /// The stretch of `tokens`; empty at its place where there are none.
  package var content: ByteRange
  /// All of it, with its block, without the semicolon.
  package var range: ByteRange
  /// What stands between the braces; `nil` for a statement without a block.
  package var block: ByteRange?
  /// The index of the statement whose block holds it; -1 at the top.
  package var parent: Int
  /// The index of the first later statement that it does not hold.
  package var end: Int
}
