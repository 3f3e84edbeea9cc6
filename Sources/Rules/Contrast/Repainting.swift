import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// A color in place of another, with everything beside it that says the old one again.
extension CheckedFile {
  /// The edits that write a color in place of the one at a stretch; `nil` where a word beside it would go on to say the
  /// old one.
  ///
  /// The same color in another notation right beside it changes along, and so does what the document says of the token.
  func repainting(
    _ range: ByteRange, _ old: Color, with new: Color, definedBy definition: Definition? = nil
  ) -> [FileEdit]? {
    guard !hasColorWord(beside: range), let text = text(of: new, like: range) else { return nil }
    var edits = [TextEdit(range, text)]
    for again in restatements(of: old, beside: range) + (definition.map(claims) ?? []) {
      guard let text = self.text(of: new, like: again) else { return nil }
      edits.append(TextEdit(again, text))
    }
    var seen: Set<ByteRange> = []
    return edits.filter { seen.insert($0.range).inserted }.map { FileEdit(path: path, $0) }
  }

  /// Whether a name that the document gives to the color at a stretch stands beside it.
  ///
  /// `Ink (#17324D)` names it, too: what stands between parentheses explains the words before.
  func isNamed(_ range: ByteRange) -> Bool {
    let clause = clause(around: range)
    let before = source.text(in: ByteRange(clause.start, range.start))
    let opening = before.reversed().drop { $0 == "`" || $0 == "*" || $0.isWhitespace }
    if opening.first == "(", let colon = before.lastIndex(where: { $0 == ":" }),
      before[colon...].contains(where: \.isLetter)
    {
      return true
    }
    if isBehindName(before) || isBeforeName(range.end) { return true }
    return references(beside: clause).contains { reference in
      clause.overlaps(reference.range) && !reference.range.overlaps(range)
        && (reference.statedValue.map { $0.range.overlaps(range) } ?? false)
    }
  }

  /// Whether the last word in front of a color is the name of a token, with hyphens for dots or not: `mono-500 #959595`.
  private func isBehindName(_ before: String) -> Bool {
    let word = before.split { " `*(,:".contains($0) }.last.map(String.init) ?? ""
    guard word.contains(where: { $0 == "-" || $0 == "." }) else { return false }
    let dotted = String(word.map { $0 == "-" ? "." : $0 })
    return [word, dotted].contains { !workspace.definitions(named: TokenName($0), visibleFrom: path).isEmpty }
  }

  /// Whether a name of a token stands in parentheses right behind a color: `#f3f2e7 (--side)`.
  private func isBeforeName(_ end: Int) -> Bool {
    let behind = source.text(in: ByteRange(end, source.line(around: end).end))
    let opening = behind.drop { $0 == "`" || $0 == "*" || $0.isWhitespace }
    guard opening.first == "(" else { return false }
    let word = opening.dropFirst().prefix { $0 != ")" }.filter { $0 != "`" }
    return !workspace.definitions(named: TokenName(String(word)), visibleFrom: path).isEmpty
  }

  /// The references in a part of a line, and some before it, of which one may reach into it.
  private func references(beside clause: ByteRange) -> ArraySlice<TokenReference> {
    let start = facts.references.partitioningIndex { $0.range.start >= clause.start }
    let end = facts.references.partitioningIndex { $0.range.start >= clause.end }
    return facts.references[max(0, start - 16)..<max(start, end)]
  }

  /// Whether a word for a color stands beside the one at a stretch; those inside the names of tokens are no words.
  private func hasColorWord(beside range: ByteRange) -> Bool {
    let clause = clause(around: range)
    let known = references(beside: clause).map(\.range).filter { clause.overlaps($0) && !$0.overlaps(range) } + [range]
    var place = clause.start
    var words: [Substring] = []
    for part in known.sorted() + [ByteRange(at: clause.end)] {
      if part.start > place { words += source.text(in: ByteRange(place, part.start)).lettersOnly }
      place = max(place, part.end)
    }
    return words.contains { Color.isColorWord($0.lowercased()) }
  }

  /// The same color in other words right beside: nothing but signs stands between (`#0D7377 / rgb(13, 115, 119)`).
  private func restatements(of color: Color, beside range: ByteRange) -> [ByteRange] {
    let line = source.line(around: range.start)
    return neighbors(of: range).filter { other in
      line.contains(other.range) && !other.range.overlaps(range) && isBeside(other.range, range)
        && other.color.agrees(with: color)
        && ColorStyle(css: source.text(in: other.range)) != ColorStyle(css: source.text(in: range))
    }.map(\.range)
  }

  /// The colors around a stretch, many more than stand right beside it, those included that are parts of others.
  private func neighbors(of range: ByteRange) -> ArraySlice<LiteralColor> {
    let place = facts.colors.partitioningIndex { $0.range.start >= range.start }
    return facts.colors[max(0, place - 16)..<min(facts.colors.count, place + 16)]
  }

  private func isBeside(_ left: ByteRange, _ right: ByteRange) -> Bool {
    let between = source.bytes.from(min(left.end, right.end), to: max(left.start, right.start))
    return between.count <= 8 && between.allSatisfy { " `()[]/=~≈:".utf8.contains($0) }
  }

  /// Where a document says the color of a token again.
  private func claims(of definition: Definition) -> [ByteRange] {
    guard case .color(let color) = definition.value else { return [] }
    return valuesRestating(definition).filter { stated in
      if case .color(let other) = stated.value { other.agrees(with: color) } else { false }
    }.map(\.range)
  }

  /// The part of a line that a value stands in, between commas, semicolons, bars and the like.
  private func clause(around range: ByteRange) -> ByteRange {
    let bytes = source.bytes
    var start = range.start
    var end = range.end
    while start > 0, !Self.isBorder(bytes.at(start - 1)) { start -= 1 }
    while end < bytes.count, !Self.isBorder(bytes.at(end)) { end += 1 }
    return ByteRange(start, end)
  }

  private static func isBorder(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || ",;|".utf8.contains(byte) }
}
