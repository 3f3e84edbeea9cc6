import CodeFacts
import DataFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

// What the text says of the tokens.
extension DesignReader {
  func readProse(_ document: DesignDocument) {
    let roots = document.roots
    for range in document.examples { readExample(range) }
    let mentioned = Set(facts.references.map(\.range.start))
    for block in tree.blocks {
      switch block.kind {
      case .item, .paragraph:
        let inlines = tree.inlines(in: block.content)
        readLabel(of: block, inlines)
        readSpans(inlines, besides: mentioned)
      case .table: readTable(block)
      default: continue
      }
    }
    for index in facts.references.indices where facts.references[index].form == .alias {
      let range = facts.references[index].range
      guard !facts.isData(range) else {
        if root(of: index) == "components" { settle(index, roots) }
        continue
      }
      settle(index, roots)
      guard facts.references[index].statedValue == nil else { continue }
      facts.references[index].statedValue = statedValue(beside: range)
    }
  }

  private func root(of reference: Int) -> String { facts.references[reference].name.segments.first ?? "" }

  /// The references in a fence that shows YAML without being part of the data.
  private func readExample(_ range: ByteRange) {
    for reference in DialectReference.all(in: Array(tree.slice(range)), hasDollar: false) {
      facts.references.append(
        TokenReference(
          name: TokenName(bytes: reference.name), form: .alias, range: reference.range.shifted(by: range.start),
          nameRange: reference.nameRange.shifted(by: range.start)))
    }
  }

  /// Finds out what a reference of the text means: `{component.x}` is one of `components`, `{typography.x.fontSize}` a
  /// part of a text style, and what begins like no section may be anything.
  private func settle(_ index: Int, _ roots: Set<String>) {
    let name = facts.references[index].name
    let segments = name.segments
    guard let root = segments.first else { return }
    if !roots.contains(root) {
      if roots.contains(root + "s") {
        let section = Array((root + "s").utf8)
        facts.references[index].name = TokenName(bytes: section + name.bytes.dropFirst(root.utf8.count))
      } else if !roots.contains(where: { NearestName.distance(TokenName($0), TokenName(root)) <= 2 }) {
        facts.references[index].isClear = false
      }
      return
    }
    guard segments.count > 2, tokens[name] == nil, let last = segments.last else { return }
    // The text of a faulty sequence is longer than the sequence.
    let ending = name.bytes.reversed().prefix { $0 != UInt8(ascii: ".") }.count + 1
    let whole = TokenName(bytes: Array(name.bytes.dropLast(ending)))
    let isPart = tokens[whole].map { facts.definitions[$0].value[member: last] != nil } ?? false
    guard isPart || properties.contains(name) else { return }
    let range = facts.references[index].nameRange
    facts.references[index].name = whole
    facts.references[index].nameRange = ByteRange(range.start, range.end - ending)
    facts.references[index].path = [last]
  }

  /// The value that stands right behind a reference, or before one in parentheses.
  func statedValue(beside range: ByteRange) -> StatedValue? {
    let bytes = tree.bytes
    let line = MarkdownBytes.line(from: range.end, in: bytes)
    var start = range.end
    // In code that goes on, the value is the next one; of several names in a row none can be told to have it.
    let isCode = range.start > 0 && bytes.at(range.start - 1) == UInt8(ascii: "`")
    guard !isCode || start < line.end && bytes[start] == UInt8(ascii: "`"), !isInRow(range) else { return nil }
    func skip(_ isSkipped: (UInt8) -> Bool) { while start < line.end, isSkipped(bytes[start]) { start += 1 } }
    skip { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "*") }
    skip(MarkdownBytes.isBlank)
    var isEnclosed = false
    for mark in ["—", "–", "(", "=", ":"] where bytes.from(start, to: line.end).starts(with: mark.utf8) {
      start += mark.utf8.count
      isEnclosed = mark == "("
      break
    }
    skip(MarkdownBytes.isBlank)
    guard let value = StatedValueReader(bytes: bytes).value(at: start, end: line.end),
      isAlone(value.range, line.end, isEnclosed || tree.text(in: range).hasPrefix("{typography.")),
      isUnconditional(line.end, range)
    else { return nil }
    return StatedValue(value: value.value, range: value.range)
  }

  /// Whether nothing behind a value takes part in it: no range, no product, no second one.
  private func isAlone(_ range: ByteRange, _ end: Int, _ isExact: Bool) -> Bool {
    var next = range.end
    if next < end, tree.bytes[next] == UInt8(ascii: "`") { next += 1 }
    let rest = tree.bytes.from(next, to: end)
    guard let first = rest.first else { return true }
    if MarkdownBytes.isBlank(first) {
      let word = tree.text(in: ByteRange(next + 1, min(end, next + 8)))
      return !["×", "x ", "to ", "→", "->", "or ", "+", "*", "- ", "– ", "and "].contains { word.hasPrefix($0) }
        && !(word.first?.isNumber ?? false) && !(isExact && word.first?.isLetter ?? false)
    }
    // `#ff5050`, `#f9d4d2`
    if first == UInt8(ascii: ",") {
      let next = rest.dropFirst().first { !MarkdownBytes.isBlank($0) } ?? 0
      if "`#".utf8.contains(next) || next.isASCIIDigit { return false }
    }
    return [")", ",", ".", ";", "|", ":", "*", "/"].contains { rest.starts(with: $0.utf8) }
  }

  /// Whether another name stands before one, with no more than a comma or a slash between them.
  private func isInRow(_ range: ByteRange) -> Bool {
    let before = tree.bytes.from(0, to: range.start).suffix(8).filter {
      !MarkdownBytes.isBlank($0) && $0 != UInt8(ascii: "`")
    }
    return before.count > 1 && [UInt8(ascii: "/"), UInt8(ascii: ",")].contains(before[before.count - 1])
      && before[before.count - 2] == UInt8(ascii: "}")
  }

  /// Whether the line speaks of the token as it is, not under some condition.
  func isUnconditional(_ end: Int, _ range: ByteRange) -> Bool {
    var start = range.start
    while start > 0, !MarkdownBytes.isLineEnding(tree.bytes[start - 1]) { start -= 1 }
    let words = WrittenName.smallWords(of: tree.text(in: ByteRange(start, end)))
    let conditions = words.filter { $0.means(.designCondition) }
    return conditions.isEmpty || conditions.allSatisfy(WrittenName.smallWords(of: tree.text(in: range)).contains)
  }

}
