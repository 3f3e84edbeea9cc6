import Facts
import Lexicon
import SourceText

extension ComponentReader {
  /// The properties that a struct under an `Interface` label declares: `let height: CGFloat // Default: 8`.
  mutating func readInterface(_ lines: [ByteRange], in scope: ItemScope) {
    guard isUnderInterface, scope.kind == .properties else { return }
    for line in lines {
      let words = self.words(in: line)
      guard let keyword = words.firstIndex(where: { ["let", "var"].contains(file.text(in: $0)) }),
        keyword + 2 < words.count, file.bytes[words[keyword + 1].end - 1] == UInt8(ascii: ":")
      else { continue }
      let name = ByteRange(words[keyword + 1].start, words[keyword + 1].end - 1)
      let standard = words.firstIndex { file.text(in: $0) == "Default:" }
      let value =
        standard.map { $0 + 1 }.flatMap { words.indices.contains($0) ? ByteRange(words[$0].start, line.end) : nil }
        ?? type(from: words[keyword + 2].start, to: line.end)
      draft.add(
        StatedProperty(
          name: file.text(in: name), value: file.text(in: value), range: name.union(value), valueRange: value))
      draft.evidence += 1
    }
  }

  /// Reads `cardPadding: 16pt` and the like: no properties, but lengths and colors with the role of their heading.
  mutating func readDeclarations(_ lines: [ByteRange]) {
    let group = draft.name.isOnlyAbout ? LengthSetting(draft.name, under: nil) : nil
    for line in lines {
      guard let split = NameSeparator.split(file, line, isList: false) else {
        collector.collect(line)
        continue
      }
      var setting = LengthSetting(WrittenName(file, split.name), under: group)
      setting.slot = setting.slot ?? .color
      collector.collect(split.value, as: setting)
    }
  }

  /// What stands between the colon and a comment or an accessor's brace.
  private func type(from start: Int, to end: Int) -> ByteRange {
    var stop = start
    while stop < end, !file.bytes.from(stop, to: end).starts(with: "//".utf8), file.bytes[stop] != UInt8(ascii: "{") {
      stop += 1
    }
    return NameSeparator.trimmed(file, ByteRange(start, stop))
  }

  private func words(in line: ByteRange) -> [ByteRange] {
    var words: [ByteRange] = []
    var start = line.start
    for index in line.start...line.end {
      guard index == line.end || file.bytes[index] <= UInt8(ascii: " ") else { continue }
      if index > start { words.append(ByteRange(start, index)) }
      start = index + 1
    }
    return words
  }
}
