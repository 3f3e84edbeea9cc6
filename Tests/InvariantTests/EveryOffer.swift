import DesignTokens
import Facts
import LanguageFeatures
import Rules
import SourceText
import Testing
import WorkspaceIndex

/// What completion and the color picker write is read again as what it is meant to be.
struct EveryOffer {
  private static let colors = [Color(css: "#336699"), Color(css: "#33669980")].compactMap { $0 }

  /// Another color may well be too faint, or another one than a text says.
  private static let consequences = [
    "low-contrast", "value-drift", "fallback-drift", "contradicting-value", "hard-coded-value",
  ]

  @Test func `a picked color is written as the file writes colors`() {
    let sample = Sample.examples
    let before = sample.said().rules
    var written: [SourceFile] = []
    for path in sample.paths {
      for shown in Sample.sampled(sample.workspace.documentColors(in: path), 4) {
        for color in EveryOffer.colors {
          for offered in sample.workspace.presentations(of: color, at: shown.range, in: path) {
            let changed = sample.applying([FileEdit(path: path, offered.edit)])
            expectNothingNew(before, changed, "\(path) \(offered.label) in place of \(shown.color.hexRGBA)")
            written += [changed.workspace[path]?.source].compactMap { $0 }
          }
        }
      }
    }
    SwiftParser.expectParsed(written, sample.name)
  }

  @Test func `a completed name means a token`() {
    let sample = Sample.examples
    let before = sample.said().rules
    var written: [SourceFile] = []
    for path in sample.paths {
      for reference in Sample.sampled(sample.workspace[path]?.facts.references ?? [], 6) {
        let offset = reference.nameRange.end
        for item in sample.workspace.completions(at: offset, in: path).items.prefix(2) where item.token != nil {
          let changed = sample.applying([FileEdit(path: path, item.edit)])
          let what = "\(path) \(item.label) in place of \(reference.name)"
          expectNothingNew(before, changed, what)
          let names = changed.workspace[path]?.facts.references.filter { $0.range.touches(item.edit.range.start) } ?? []
          let isKnown = names.contains { !changed.workspace.definitions(of: $0, in: path).isEmpty }
          #expect(isKnown, "\(what) means nothing")
          written += [changed.workspace[path]?.source].compactMap { $0 }
        }
      }
    }
    SwiftParser.expectParsed(written, sample.name)
  }

  private func expectNothingNew(_ before: [String: Int], _ changed: Sample, _ what: String) {
    for (rule, count) in changed.said().rules where count > before[rule, default: 0] {
      if EveryOffer.consequences.contains(where: { rule.hasSuffix(" \($0)") }) { continue }
      Issue.record("\(what): more of \(rule)")
    }
  }
}
