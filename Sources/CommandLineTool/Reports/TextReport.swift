import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let full = ReportFormat("full", "For people: the code, what mends it, and what to do next.") {
    $1.countsOnly ? StatisticsReport.text(of: $0, isUnfolded: $1.isUnfolded) : TextReport($0, for: $1, color: $2).text
  }
}

/// Findings for people: message, place, the line itself with the stretch underlined, what belongs to it, what mends it.
///
/// Errors come first, repeats are folded, and the end says how many there are of each rule, and what to do next.
struct TextReport {
  /// The whole report.
  private(set) var text = ""
  private let report: CheckReport
  private let request: ReportRequest
  private let style: TerminalStyle

  /// Places that belong to a finding beyond these are counted; a longer chain is seen better in an editor.
  private static let shownPlaces = 3

  init(_ report: CheckReport, for request: ReportRequest, color: Bool) {
    self.report = report
    self.request = request
    style = TerminalStyle(isOn: color)
    let groups = FindingGroup.groups(of: report, isUnfolded: request.isUnfolded)
    for group in groups {
      for (file, finding) in group.shown { write(finding, in: file) }
      writeFold(of: group)
    }
    if request.isQuiet {
      // Nothing follows that the empty line would stand above.
      if !text.isEmpty { text.removeLast() }
      return
    }
    text += ReportSummary(of: report, groups, for: request, style).text
  }

  private mutating func write(_ finding: Finding, in file: CheckReport.File) {
    let head = style.severity("\(finding.severity.rawValue)[\(finding.rule)]", finding.severity)
    text += "\(head): \(style.bold(finding.message))\n"
    // There is no line to show.
    if file.isUnread { return text += " \(style.gutter("-->")) \(file.shownPath.visible)\n\n" }
    let related = request.isUnfolded ? finding.related[...] : finding.related.prefix(TextReport.shownPlaces)
    let frames = related.map { CodeFrame($0.range, of: report.source(of: $0.path)).line }
    let frame = CodeFrame(finding.range, of: file.source)
    let margin = String(([frame.line] + frames).max() ?? 1).count
    write(frame, at: finding.range, of: file.source, margin: margin, mark: "^") { [style] in
      style.severity($0, finding.severity)
    }
    for place in related {
      text += "\(style.gutter("note")): \(place.message)\n"
      let source = report.source(of: place.path)
      write(CodeFrame(place.range, of: source), at: place.range, of: source, margin: margin, mark: "-") { [style] in
        style.gutter($0)
      }
    }
    let hidden = finding.related.count - related.count
    if hidden > 0 { write("note", "\(hidden) more place\(hidden == 1 ? "" : "s") like these", margin: margin) }
    if let context = finding.context {
      write("context", request.isUnfolded ? context : ContextText.shortened(context), margin: margin)
    }
    let alike = report.countPutOff(like: finding, in: file)
    if alike > 0 {
      let others = alike == 1 ? "Another one like it there is" : "\(Count.text(alike)) others like it there are"
      write("note", "\(others) put off; any of them may be the new one", margin: margin)
    }
    for fix in finding.fixes {
      write("help", fix.title + (fix.isSafe ? " (`tincture fix` does so)" : ""), margin: margin)
    }
    text += "\n"
  }

  private mutating func write(
    _ frame: CodeFrame, at range: ByteRange, of source: SourceFile, margin: Int, mark: String,
    paint: (String) -> String
  ) {
    let place = CheckReport.place(of: range.start, in: source)
    let gap = HelpText.spaces(margin)
    let number = HelpText.spaces(margin - String(frame.line).count) + "\(frame.line)"
    let shownPath = report.surroundings.shown(source.path).visible
    text += "\(gap)\(style.gutter("-->")) \(shownPath):\(place.line):\(place.column)\n"
    text += "\(gap) \(style.gutter("|"))\n"
    text += "\(style.gutter("\(number) |")) \(frame.text)".trimmingTrailingSpaces + "\n"
    let underline = String(repeating: mark, count: frame.width)
    text += "\(gap) \(style.gutter("|")) \(HelpText.spaces(frame.indentation))\(paint(underline))\n"
  }

  private mutating func write(_ word: String, _ message: String, margin: Int) {
    text += "\(HelpText.spaces(margin)) \(style.gutter("=")) \(style.bold(word)): \(message)\n"
  }

  /// How many findings of a rule are not shown, and where most of them stand.
  private mutating func writeFold(of group: FindingGroup) {
    guard let most = group.folded.max(by: { $0.count < $1.count }) else { return }
    let files = group.folded.count
    let places =
      files == 1
      ? most.path.visible : "\(Count.text(files)) files" + (most.count > 1 ? ", most in \(most.path.visible)" : "")
    let head = style.severity("\(group.severity.rawValue)[\(group.rule)]", group.severity)
    text += "\(head): … and \(Count.text(group.foldedCount)) more in \(places) (`--all` shows them)\n\n"
  }
}

extension String {
  /// The text without spaces at its end, so that an empty source line leaves none in a report.
  fileprivate var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
