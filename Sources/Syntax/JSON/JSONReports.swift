import SourceText

/// How faults of JSON are put into words.
enum JSONReports {
  static let syntax = SyntaxProblem.Kind.jsonSyntax
  static let form = SyntaxProblem.Kind.jsonExtension
  static let repeated = SyntaxProblem.Kind.duplicateKey
}

extension JSONParser {
  /// Notes a problem, unless there are too many already.
  mutating func report(
    _ kind: SyntaxProblem.Kind, _ message: String, at range: ByteRange,
    related: [(message: String, range: ByteRange)] = [], fix: (title: String, edits: [TextEdit])? = nil
  ) {
    guard problems.count < JSONParser.problemLimit else { return }
    problems.append(SyntaxProblem(kind, message, at: range, related: related, fix: fix))
  }

  /// Notes a form that JSON5 knows and JSON does not; nothing where the dialect welcomes it.
  mutating func reportForm(_ message: String, at range: ByteRange, fix: (title: String, edits: [TextEdit])? = nil) {
    if dialect == .json { report(JSONReports.form, message, at: range, fix: fix) }
  }

  mutating func reportRepeatedKey(_ key: Int, first: Int) {
    let range = ByteRange(Int(nodes[key].start), Int(nodes[key].end))
    report(
      JSONReports.repeated, "The name \(quoteName(key)) stands twice in this object; the last one counts.", at: range,
      related: [("It stands here first.", ByteRange(Int(nodes[first].start), Int(nodes[first].end)))])
  }

  /// Every problem in order of its place, comments and unusual spaces as one each.
  var allProblems: [SyntaxProblem] {
    var all = problems
    if dialect == .json, let first = comments.first {
      let count = comments.count == 1 ? "a comment" : "\(comments.count) comments"
      all.append(
        SyntaxProblem(
          JSONReports.form, "JSON knows no comments, and this file has \(count).", at: first,
          related: comments.dropFirst().map { ("Another comment stands here.", $0) }))
    }
    if dialect == .json, let first = unusualSpaces.first {
      all.append(
        SyntaxProblem(
          JSONReports.form, "Only blanks, tabs and line breaks may stand between values; write a blank here.",
          at: first, related: unusualSpaces.dropFirst().map { ("Another such character stands here.", $0) },
          fix: ("Replace with a blank", unusualSpaces.map { TextEdit($0, " ") })))
    }
    return all.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }

  /// A stretch of the text in backticks for a message, shortened to some thirty characters of one line.
  func quote(_ range: ByteRange) -> String {
    let bytes = cursor.bytes[range.start..<range.end].prefix { $0 >= 0x20 }
    let text = String(decoding: bytes, as: UTF8.self)
    let first =
      range.isEmpty ? nil : String(decoding: cursor.bytes[range.start..<range.end], as: UTF8.self).unicodeScalars.first
    if let first, first.value <= 0x20 || first.value == 0x7F || first.properties.generalCategory == .format {
      let digits = String(first.value, radix: 16, uppercase: true)
      return "`U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)`"
    }
    return text.count > 32 ? "`\(text.prefix(30))…`" : "`\(text)`"
  }

  /// The name of a key in backticks for a message.
  func quoteName(_ key: Int) -> String {
    let node = nodes[key]
    let opening = node.meta & DataTree.Node.hasOpening != 0 ? 1 : 0
    let closing = node.meta & DataTree.Node.hasClosing != 0 ? 1 : 0
    return quote(ByteRange(Int(node.start) + opening, Int(node.end) - closing))
  }

  /// The text of a stretch.
  func text(_ range: ByteRange) -> String { String(decoding: cursor.bytes[range.start..<range.end], as: UTF8.self) }

  /// Where the last value, key or bracket ends.
  var previousEnd: Int { max(nodes.last.map { Int($0.end) } ?? cursor.position, closedEnd) }
}
