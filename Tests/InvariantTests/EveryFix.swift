import LanguageFeatures
import Rules
import SourceText
import Testing
import WorkspaceIndex

/// What is offered as a fix mends what it is offered for, and nothing becomes wrong by it.
struct EveryFix {
  /// What may be said of a file once a finding is mended: a length on the grid may be a token's, which can be named; of
  /// a value whose type is stated it can be told how it is written.
  private static let nextSteps = [
    "off-grid-spacing": ["hard-coded-value"], "missing-type": ["legacy-value", "older-format"],
  ]

  @Test(arguments: Sample.all)
  func `a fix mends its finding and makes no other`(sample: Sample) {
    let before = sample.said()
    var written: [SourceFile] = []
    for path in sample.paths {
      let findings = sample.workspace.findings(in: path).filter { !$0.fixes.isEmpty }
      for finding in sample.name == Sample.examples.name ? findings : Sample.sampled(findings) {
        for fix in finding.fixes {
          let mended = sample.applying(fix.edits)
          let what =
            "\(sample.name) \(place(finding, path, sample)) [\(finding.rule)] \(finding.message) «\(fix.title)»"
          let after = mended.said()
          let key = "\(path.dropFirst(sample.root.utf8.count + 1)) \(finding.rule) \(finding.message)"
          #expect(after.messages[key, default: 0] < before.messages[key, default: 0], "\(what) mends nothing")
          for (rule, count) in after.rules where count > before.rules[rule, default: 0] {
            if EveryFix.nextSteps[finding.rule]?.contains(where: { rule.hasSuffix(" \($0)") }) ?? false { continue }
            let new = after.messages.filter { $0.value > before.messages[$0.key, default: 0] }.map(\.key).sorted()
            Issue.record("\(what) makes \(new)")
          }
          written += Set(fix.edits.map(\.path)).compactMap { mended.workspace[$0]?.source }
        }
      }
    }
    SwiftParser.expectParsed(written, sample.name)
  }

  @Test(arguments: Sample.all)
  func `what is mended unasked makes nothing wrong, and a second run changes nothing`(sample: Sample) {
    let before = sample.said()
    var mended = sample
    for _ in 0..<10 {
      let edits = mended.paths.flatMap { path in mended.workspace.fixAll(in: path)?.edits ?? [] }
      if edits.isEmpty { break }
      mended = mended.applying(edits)
    }
    for path in mended.paths { #expect(mended.workspace.fixAll(in: path) == nil, "\(path) is never done") }
    for (rule, count) in mended.said().rules where count > before.rules[rule, default: 0] {
      Issue.record("\(sample.name): more of \(rule) once all is mended")
    }
    SwiftParser.expectParsed(mended.sources.filter { sample.workspace[$0.path]?.source.bytes != $0.bytes }, sample.name)
  }

  private func place(_ finding: Finding, _ path: String, _ sample: Sample) -> String {
    guard let source = sample.workspace[path]?.source else { return path }
    return "\(source.name):\(source.lines.line(at: finding.range.start) + 1)"
  }
}
