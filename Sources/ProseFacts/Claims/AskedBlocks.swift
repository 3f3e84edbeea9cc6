import Lexicon
import SourceText
import Syntax

extension MarkdownTree {
  /// The blocks of a document that say what is so today, by index: none below a heading that tells of what was, or that
  /// holds a word by which it speaks of something else.
  func asked(of file: SourceFile, where isOther: (String) -> Bool = { _ in false }) -> [Int] {
    var quietLevel = Int.max
    return blocks.indices.filter { index in
      let block = blocks[index]
      if block.kind == .heading {
        if block.level <= quietLevel { quietLevel = .max }
        let name = WrittenName(file, block.content)
        if quietLevel == .max, SystemHeading.isQuiet(name) || name.words.contains(where: isOther) {
          quietLevel = block.level
        }
      }
      return quietLevel == .max
    }
  }

  /// What stands behind `/*` or `//` in a line of code, the end of the comment included; `nil` where none begins.
  func comment(in line: ByteRange) -> ByteRange? {
    let bytes = slice(line)
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "/") {
      let isAddress = index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: ":")
      guard !isAddress, bytes[index + 1] == UInt8(ascii: "*") || bytes[index + 1] == UInt8(ascii: "/") else { continue }
      return ByteRange(index + 2, line.end)
    }
    return nil
  }
}
