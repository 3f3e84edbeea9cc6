import Lexicon
package import SourceText
package import Syntax

/// Finds the stretches of a running text that it only cites: sentences between quotation marks, and the code right behind
/// "e.g.".
package enum QuotationReader {
  /// The stretches of a document; a value that merely stands in quotation marks is none.
  package static func ranges(of tree: MarkdownTree) -> [ByteRange] {
    tree.blocks.flatMap { block -> [ByteRange] in
      switch block.kind {
      case .paragraph, .item: ranges(in: tree.slice(block.content))
      case .table: tree.rows(of: block).flatMap { tree.cells(of: $0).flatMap { ranges(in: tree.slice($0)) } }
      default: []
      }
    }
  }

  private static func ranges(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
    quotations(in: bytes) + examples(in: bytes)
  }

  /// What stands between quotation marks, of two words or more, where something else stands in front.
  private static func quotations(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
    var found: [ByteRange] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard isSeldom(bytes[index]), let mark = marks.first(where: { bytes.holds($0.open, at: index) }) else {
        index += 1
        continue
      }
      let start = index + mark.open.count
      let reach = min(bytes.endIndex, start + longest)
      guard let end = (start..<reach).first(where: { bytes.holds(mark.close, at: $0) }) else {
        index = start
        continue
      }
      if index > bytes.startIndex, isSentence(bytes[start..<end]) { found.append(ByteRange(start, end)) }
      index = end + mark.close.count
    }
    return found
  }

  /// Whether there are two words or more besides units, or a word and a colon.
  private static func isSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
    let words = GridText(bytes).words.filter { GridWords.units[$0.text] == nil && $0.text.utf8.count > 1 }
    return words.count > 1
  }

  /// The code span behind each "e.g.".
  private static func examples(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
    var found: [ByteRange] = []
    for index in bytes.indices {
      guard bytes[index] == UInt8(ascii: "`"), index > bytes.startIndex, isBehindExample(bytes[..<index]) else {
        continue
      }
      guard let end = bytes[(index + 1)...].prefix(longest).firstIndex(of: UInt8(ascii: "`")) else { return found }
      found.append(ByteRange(index, end + 1))
    }
    return found
  }

  private static func isBehindExample(_ bytes: ArraySlice<UInt8>) -> Bool {
    var end = bytes.endIndex
    while end > bytes.startIndex, " ,:(".utf8.contains(bytes[end - 1]) { end -= 1 }
    let tail = bytes[max(bytes.startIndex, end - 16)..<end].map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    return openers.contains { tail.suffix($0.count).elementsEqual($0) }
  }

  /// A quotation is a sentence or two; behind that a mark is a stray one.
  private static let longest = 400
  private static let marks: [(open: [UInt8], close: [UInt8])] = [
    ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// Whether a byte may begin a mark, as few bytes of a text do.
  private static func isSeldom(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte >= 0xC2 }

  private static let openers = Lexicon.words(of: .example).map { Array($0.utf8) }
}

extension ArraySlice<UInt8> {
  /// Whether some bytes stand at a place.
  fileprivate func holds(_ bytes: [UInt8], at index: Int) -> Bool {
    guard self[index] == bytes[0], index + bytes.count <= endIndex else { return false }
    return bytes.indices.allSatisfy { self[index + $0] == bytes[$0] }
  }
}
