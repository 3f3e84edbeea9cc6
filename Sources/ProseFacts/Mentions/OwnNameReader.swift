import DesignTokens
import Facts
import SourceText
import Syntax

// Bare mentions of the names in camel case that the document itself gives values to.
extension MentionReader {
  /// Reads every further place that spells such a name as a word of its own, in prose, tables and outlines.
  ///
  /// A name in camel case is no word of any language, so that it needs no marks; one defined twice is left alone.
  mutating func readOwnNames() {
    var names: [String: TokenName] = [:]
    var taken = Set<Int>()
    for definition in definitions {
      taken.insert(definition.nameRange.start)
      guard let last = definition.name.segments.last, Self.isCamelCase(last) else { continue }
      names[last] = names[last] == nil ? definition.name : TokenName("")
    }
    guard !names.isEmpty else { return }
    for reference in references { taken.insert(reference.nameRange.start) }
    for (index, block) in tree.blocks.enumerated() {
      switch block.kind {
      case .heading, .paragraph, .item: readOwnNames(names, in: block.content, besides: taken)
      case .table:
        for row in tree.rows(of: block) {
          for cell in tree.cells(of: row) { readOwnNames(names, in: cell, besides: taken) }
        }
      case .fence where fenceKinds[index]?.isProse ?? false:
        for line in tree.lines(of: block) { readOwnNames(names, in: line, besides: taken) }
      default: continue
      }
    }
  }

  private mutating func readOwnNames(_ names: [String: TokenName], in range: ByteRange, besides taken: Set<Int>) {
    var index = range.start
    while index < range.end {
      let start = index
      var hasCapital = false
      while index < range.end, tree.bytes[index].isWordByte {
        hasCapital = hasCapital || tree.bytes[index] & 0xE0 == 0x40
        index += 1
      }
      let isPartOfAddress = start > range.start && Self.joins.contains(tree.bytes[start - 1])
      if hasCapital, !isPartOfAddress, !taken.contains(start),
        let name = names[tree.text(in: ByteRange(start, index))], !name.bytes.isEmpty
      {
        let place = ByteRange(start, index)
        add([name], .mention, range: place, nameRange: place, stated: nil, isClear: false)
      }
      index = max(index, start + 1)
    }
  }

  private static let joins: [UInt8] = Array("#/@=".utf8)

  private static func isCamelCase(_ name: String) -> Bool {
    name.utf8.first.map { $0 | 0x20 == $0 } ?? false && name.utf8.dropFirst().contains { $0.isASCIILetter && $0 < 0x60 }
      && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
  }
}
