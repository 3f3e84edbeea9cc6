import Configuration
import Rules
import SourceText

/// Findings for people: message, place, the line itself with the stretch underlined, what belongs to it, what mends it.
struct TextReport {
  /// The whole report, a summary last.
  private(set) var text = ""
  private let report: CheckReport
  private let style: TerminalStyle

  init(_ report: CheckReport, color: Bool) {
    self.report = report
    style = TerminalStyle(isOn: color)
    for (file, finding, _) in report.findings { write(finding, in: file) }
    text += summary
  }

  private mutating func write(_ finding: Finding, in file: CheckReport.File) {
    let head = style.severity("\(finding.severity.rawValue)[\(finding.rule)]", finding.severity)
    text += "\(head): \(style.bold(finding.message))\n"
    let frames = finding.related.map { CodeFrame($0.range, of: report.source(of: $0.path)).line }
    let frame = CodeFrame(finding.range, of: file.source)
    let margin = String(([frame.line] + frames).max() ?? 1).count
    write(frame, at: finding.range, of: file.source, margin: margin, mark: "^") { [style] in
      style.severity($0, finding.severity)
    }
    for place in finding.related {
      text += "\(style.gutter("note")): \(place.message)\n"
      let source = report.source(of: place.path)
      write(CodeFrame(place.range, of: source), at: place.range, of: source, margin: margin, mark: "-") { [style] in
        style.gutter($0)
      }
    }
    if let context = finding.context { write("context", context, margin: margin) }
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
    let shownPath = report.surroundings.shown(source.path)
    text += "\(gap)\(style.gutter("-->")) \(shownPath):\(place.line):\(place.column)\n"
    text += "\(gap) \(style.gutter("|"))\n"
    text += "\(style.gutter("\(number) |")) \(frame.text)".trimmingTrailingSpaces + "\n"
    let underline = String(repeating: mark, count: frame.width)
    text += "\(gap) \(style.gutter("|")) \(HelpText.spaces(frame.indentation))\(paint(underline))\n"
  }

  private mutating func write(_ word: String, _ message: String, margin: Int) {
    text += "\(HelpText.spaces(margin)) \(style.gutter("=")) \(style.bold(word)): \(message)\n"
  }

  /// The last line: how many findings of each severity, in how many files.
  private var summary: String {
    let counts = Severity.allCases.reversed().map { ($0, report.count(of: $0)) }.filter { $0.1 > 0 }
    let files = counted(report.files.count, "file")
    let suppressed = report.suppressed == 0 ? "" : " \(report.suppressed) suppressed."
    guard !counts.isEmpty else { return "Nothing found in \(files).\(suppressed)\n" }
    let named = counts.map { counted($0.1, $0.0.rawValue) }
    let list = named.count == 1 ? named[0] : named.dropLast().joined(separator: ", ") + " and " + (named.last ?? "")
    let fixable = report.findings.count { $0.finding.fixes.contains(where: \.isSafe) }
    let remedy = fixable == 0 ? "" : "; \(fixable) can be mended by `tincture fix`"
    return style.bold("Found \(list) in \(files)\(remedy).") + "\(suppressed)\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension String {
  /// The text without spaces at its end, so that an empty source line leaves none in a report.
  fileprivate var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
