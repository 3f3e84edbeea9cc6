import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// What a document says around a value that is written out: whose it is, and what for.
extension CheckedFile {
  /// Whether a token can take the place of a value: nothing beside it gives the value a name, and the place is of the
  /// token's kind.
  func takes(_ name: TokenName, at site: DefinitionSite, inPlaceOf range: ByteRange) -> Bool {
    let line = source.line(around: range.start)
    return !isDeclared(range, in: line) && !isDefinition(range, in: line)
      && !isNamed(as: name, in: sentence(around: line)) && isReadable(range)
      && !isExplained(range, as: name, in: line) && !isStep(below: site, namedIn: line)
      && agreesInPurpose(name, at: site, in: line, around: range)
  }

  /// A line of running text with the lines that its sentence goes on in; any other line alone.
  private func sentence(around line: ByteRange) -> ByteRange {
    guard !facts.fences.contains(where: { $0.range.overlaps(line) }), isRunning(line) else { return line }
    let number = source.lines.line(at: line.start)
    var (whole, last) = (line, line)
    // No sentence is longer than that.
    for above in stride(from: number - 1, through: max(number - 6, 0), by: -1) {
      let before = source.range(ofLine: above)
      guard isRunning(before), !isEnded(before) else { break }
      whole = before.union(whole)
    }
    for below in (number + 1)..<(number + 7) where below < source.lines.count {
      guard !isEnded(last) else { break }
      last = source.range(ofLine: below)
      guard isRunning(last) else { break }
      whole = whole.union(last)
    }
    return whole
  }

  /// Whether a line is text that goes on from the one before: no list, table, heading or blank.
  private func isRunning(_ line: ByteRange) -> Bool {
    source.text(in: line).first { !$0.isWhitespace }.map {
      $0.isLetter || $0.isNumber || "`*(\"'#-".contains($0) && !isMark(line)
    }
      ?? false
  }

  /// Whether a line begins with the mark of a list or a heading.
  private func isMark(_ line: ByteRange) -> Bool {
    let text = source.text(in: line).drop(while: \.isWhitespace)
    return ["- ", "* ", "+ ", "#"].contains { text.hasPrefix($0) }
  }

  /// Whether a sentence ends with a line.
  private func isEnded(_ line: ByteRange) -> Bool {
    source.text(in: line).last { !$0.isWhitespace }.map { ".!?:;。".contains($0) } ?? true
  }

  /// Whether a declaration gives a name of code the value (`--gray-500: #737373`).
  private func isDeclared(_ range: ByteRange, in line: ByteRange) -> Bool {
    let before = source.text(in: ByteRange(line.start, range.start))
    if isLabeledInCode(before) { return true }
    let statement = before.behindLast(of: ";{")
    let start = statement.drop { $0.isWhitespace || "`-*|".contains($0) && !statement.hasPrefix("--") }
    guard let colon = start.firstIndex(of: ":") else { return false }
    let name = start[..<colon]
    return (name.hasPrefix("--") || name.hasPrefix("$") || name.hasPrefix("@"))
      && !name.contains(where: \.isWhitespace)
  }

  /// Whether a line gives a name the value: a custom property, a constant in code, a step, a row below *Hex*.
  private func isDefinition(_ range: ByteRange, in line: ByteRange) -> Bool {
    let before = source.text(in: ByteRange(line.start, range.start))
    // `` `--mint #57b8a7` ``, `static let primary = UIColor(hex: "#0F7B6C")`
    if before.utf8.contains(UInt8(ascii: "=")) || before.holds("--"), case let words = before.words(with: "-_=") {
      if let last = words.last, last.hasPrefix("--"), last.count > 2 { return true }
      if words.contains("="), words.contains(where: { Self.constants.contains(String($0)) }) { return true }
    }
    // `` - `gray-300`: #C4C4C4 `` gives a step its value.
    let spans = before.spansOfCode
    if spans.count > 2, spans[2].first == ":", spans[1].last?.isNumber == true { return true }
    // `- **Hex code**: #24324a` below the name of a color
    let label = before.split(separator: ":", omittingEmptySubsequences: false).dropLast().joined()
    return label.lowercased().holds("hex") || isBelowHex(range, in: line) || isOfStep(before)
  }

  /// Whether a row of a table begins with a step of a scale, to which it gives its value: `| 300 |`, `` | `blue300` | ``.
  private func isOfStep(_ before: String) -> Bool {
    let cells = before.split(separator: "|", omittingEmptySubsequences: false)
    guard cells.count > 2, cells[0].allSatisfy(\.isWhitespace) else { return false }
    let name = cells[1].filter { !$0.isWhitespace && $0 != "*" && $0 != "`" }
    return name.last?.isNumber == true && (name.allSatisfy(\.isNumber) || cells[1].contains("`"))
  }

  private static let constants: Set<String> = ["let", "const", "val", "final"]

  /// Whether a value stands in the column of a table whose head says *Hex*.
  private func isBelowHex(_ range: ByteRange, in line: ByteRange) -> Bool {
    func cells(_ text: String) -> [Substring] { text.split(separator: "|", omittingEmptySubsequences: false) }
    guard source.bytes.at(line.start) == UInt8(ascii: "|") else { return false }
    var number = source.lines.line(at: line.start)
    // Every value of a table asks: without a bound a long one would cost the square of its rows.
    let top = max(number - 1000, 0)
    while number > top, source.bytes.at(source.range(ofLine: number - 1).start) == UInt8(ascii: "|") { number -= 1 }
    let column = cells(source.text(in: ByteRange(line.start, range.start))).count - 1
    let heads = cells(source.text(in: source.range(ofLine: number)))
    return heads.indices.contains(column) && heads[column].lowercased().holds("hex")
  }

  /// Whether a line breaks off inside a code span that has given what follows a name (`` `Ink: #222` ``), which is no
  /// place of a component.
  private func isLabeledInCode(_ before: String) -> Bool {
    let spans = before.spansOfCode
    return spans.count.isMultiple(of: 2) && spans.last?.contains(":") == true
  }

  /// Whether a line names the token already, by its last word too where that stands apart (`24px (xl)`), or is the row
  /// of a table that gives some name its value.
  private func isNamed(as name: TokenName, in line: ByteRange) -> Bool {
    let text = source.text(in: line)
    let spelled = workspace.codeName(of: name, as: .customProperty, visibleFrom: path).text
    let words = text.words(with: "-_.$@")
    let bare = spelled.drop { $0 == "-" }
    if words.contains(where: { $0 == name.text || $0 == spelled || $0 == bare && bare.contains("-") }) { return true }
    let wholes = [name.text, spelled].map { $0.lowercased().words() }
    if words.contains(where: { word in wholes.contains { isEnd(word, of: $0) } }) { return true }
    let last = spelled.split { "-.".contains($0) }.last.map(String.init) ?? spelled
    let shown = text.lowercased()
    if [name.segments.last ?? last, last].contains(where: {
      shown.holds("(\($0.lowercased()))") || shown.holds("`\($0.lowercased())`")
    }) {
      return true
    }
    let isRow = text.drop(while: \.isWhitespace).first == "|"
    return isRow
      && (words.contains { $0.hasPrefix("--") && $0.contains(where: \.isLetter) }
        || facts.references.contains { line.contains($0.range) })
  }

  /// Whether a word with a dot or a hyphen is the end of the words of a name: `neutral.950` of `color.neutral.950`.
  private func isEnd(_ word: Substring, of whole: [Substring]) -> Bool {
    guard word.utf8.contains(where: { "-_.".utf8.contains($0) }) else { return false }
    let parts = word.lowercased().words()
    return parts.count > 1 && parts.count < whole.count && whole.suffix(parts.count) == parts[...]
  }

  /// Whether the line of a value gives a token its value, gives the value in one notation more or several values, or
  /// says how people call it right in front of the brackets around it, or the name of the token in brackets behind it:
  /// `accent (#2d8659)`.
  private func isExplained(_ range: ByteRange, as name: TokenName, in line: ByteRange) -> Bool {
    if facts.isOwnText(range), facts.fence(around: range) != nil,
      facts.definitions.contains(where: { line.contains($0.nameRange) })
    {
      return true
    }
    let first = facts.colors.partitioningIndex { $0.range.start >= line.start }
    let inLine = facts.colors[first...].prefix { $0.range.start < line.end }
    // `success #16a34a, warning #f5a00b, error #e0483c` gives names.
    if inLine.count > 2 { return true }
    if let own = inLine.first(where: { $0.range == range })?.color,
      inLine.contains(where: { $0.color == own && source.text(in: $0.range).first != source.text(in: range).first })
    {
      return true
    }
    func words(_ text: some StringProtocol) -> [String] {
      text.lowercased().words().map { String($0) }
    }
    let before = source.text(in: ByteRange(line.start, range.start)).behindLast(of: ",;|:")
    if let opening = before.lastIndex(of: "("), !before[opening...].contains(")") {
      let isAlone = before[opening...].dropFirst().allSatisfy { " `*".contains($0) }
      if isAlone, words(before[..<opening]).contains(where: isName) { return true }
      let asked = words(name.text)
      return words(before[..<opening]).suffix(asked.count) == asked[...]
    }
    let behind = source.text(in: ByteRange(range.end, line.end)).drop { "`* ".contains($0) }
    guard behind.first == "(" else { return false }
    let remark = behind.dropFirst().prefix { $0 != ")" }.filter { $0 != "`" }
    // Another name stands beside it: `4px (space.tight)`.
    if remark.contains("."), remark.first?.isLetter == true,
      remark.allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) })
    {
      return true
    }
    return words(behind.prefix { $0 != ")" }).starts(with: words(name.text))
  }

  /// Whether a word is part of what a color is called, and not what it paints: `red` in `Main red (#dc2626)`.
  private func isName(_ word: String) -> Bool {
    word.contains(where: \.isLetter) && Lexicon.term(of: word)?.slot == nil
  }

  /// Whether a line names what a token stands for by its last two words, as *Blue **600*** does for `color.blue.600`, or
  /// by the only word of its name.
  private func isStep(below site: DefinitionSite, namedIn line: ByteRange) -> Bool {
    let aliased = workspace.resolved(site).chain.dropFirst()
    guard !aliased.isEmpty else { return false }
    let words = source.text(in: line).lowercased().words()
    return aliased.contains { site in
      let last = workspace.definition(at: site)?.name.text.lowercased().words().suffix(2) ?? []
      return !last.isEmpty && last.allSatisfy(words.contains)
    }
  }

  /// Whether a value stands in words, or in code of a language that names are written in.
  private func isReadable(_ range: ByteRange) -> Bool {
    !facts.isOwnText(range) || facts.fence(around: range)?.holdsText ?? true
  }

  /// Whether a token's name, or that of what it stands for, does not say another purpose than the words beside a value.
  private func agreesInPurpose(
    _ name: TokenName, at site: DefinitionSite, in line: ByteRange, around range: ByteRange
  ) -> Bool {
    let aliased = workspace.resolved(site).chain.dropFirst().lazy.compactMap { self.workspace.definition(at: $0)?.name }
    let role = TokenPurpose(of: name.text).role ?? aliased.compactMap { TokenPurpose(of: $0.text).role }.first
    guard let role else { return true }
    let clause = source.text(in: ByteRange(line.start, range.start)).behindLast(of: ";{,|")
    let property = clause.drop { !$0.isLetter }.prefix { $0 != ":" }
    if facts.isStyle(range) {
      return property == "color"
        ? role == .foreground : TokenPurpose(of: String(property)).role.map { $0 == role } ?? true
    }
    let asked = noun(behind: range, in: line) ?? ground(in: clause) ?? TokenPurpose(of: String(property)).role
    return asked.map { $0 == role } ?? true
  }

  /// What the words right behind a value say that it is: `#080E23 text`.
  private func noun(behind range: ByteRange, in line: ByteRange) -> TokenPurpose.Role? {
    let behind = source.text(in: ByteRange(range.end, line.end)).prefix { !",;.:|(#".contains($0) }
    return behind.words().first.map { String($0) }.flatMap { $0.means(.laying) ? nil : TokenPurpose(of: $0).role }
  }

  /// The ground, where running text lays something on a value: `paper sits on #FDFCFA`.
  private func ground(in clause: Substring) -> TokenPurpose.Role? {
    let running = String(clause).behindLast(of: ":").lowercased().split(separator: " ")
    return running.count > 2 && running.dropFirst().contains { String($0).means(.laying) } ? .background : nil
  }
}

extension String {
  /// What stands behind the last of some signs in ASCII; all of it where there is none.
  fileprivate func behindLast(of signs: StaticString) -> Substring {
    let last = signs.withUTF8Buffer { signs in utf8.lastIndex { signs.contains($0) } }
    return last.map { self[utf8.index(after: $0)...] } ?? self[...]
  }

  /// What stands between backticks, and what beside them, in turn.
  fileprivate var spansOfCode: [Substring] {
    utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
