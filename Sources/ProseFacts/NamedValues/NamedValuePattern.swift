import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// One way in which a document gives a value to a name.
///
/// Its documents are part of it: a test reads each of them, and the page *How prose is read* is made of them.
package struct NamedValuePattern: Sendable {
  /// What it goes by: `name, a colon and a value`.
  package let name: String
  /// Documents that it reads, and the tokens that they define.
  package let reads: [(document: String, tokens: String)]
  /// Documents with a value that define nothing.
  package let leaves: [String]
  /// Where the name and the value stand; `nil` where the pattern does not fit.
  let split: @Sendable (NamedValuePlace) -> (name: ByteRange, value: ByteRange)?

  init(
    _ name: String, reads: KeyValuePairs<String, String>, leaves: [String] = [],
    _ split: @escaping @Sendable (NamedValuePlace) -> (name: ByteRange, value: ByteRange)?
  ) {
    self.name = name
    self.reads = reads.map { ($0.key, $0.value) }
    self.leaves = leaves
    self.split = split
  }
}

/// A line that may give a value to a name.
struct NamedValuePlace {
  let file: SourceFile
  let tree: MarkdownTree
  let text: ByteRange
  let setting: NamedValueSetting
  /// Whether it is a line of a fence without a language.
  var isInFence = false

  /// The name with its value; `nil` where no pattern finds both.
  func read() -> NamedValue? {
    guard setting.family != nil, !setting.isAside, text.count <= 400, !RefusalLabels.opens(text, in: file) else {
      return nil
    }
    let values = NamedValueValue(file: file, tree: tree, setting: setting)
    for pattern in NamedValuePattern.lines {
      guard let split = pattern.split(self), let value = values.read(split.value),
        var name = NamedValueName(split.name, in: file, setting, isInCode: isInFence)
      else { continue }
      // A line says what there is, not how all is called.
      name.isInWords = true
      return NamedValue(
        name: name, value: value, range: text,
        remark: ByteRange(value.range.end, max(value.range.end, text.end)), pattern: pattern.name)
    }
    return nil
  }

  /// Where the first sign of some stands; the name in front of it and what is behind.
  func split(at signs: [String]) -> (name: ByteRange, value: ByteRange)? {
    let bytes = file.bytes.from(text.start, to: text.end)
    let firsts = signs.compactMap(\.utf8.first)
    for index in bytes.indices.dropFirst() where firsts.contains(bytes[index]) {
      guard let sign = signs.first(where: { bytes[index...].starts(with: $0.utf8) }) else { continue }
      return (ByteRange(text.start, index), ByteRange(index + sign.utf8.count, text.end))
    }
    return nil
  }
}
