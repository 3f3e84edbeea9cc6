package import Rules
package import SourceText
package import WorkspaceIndex

/// One change that mends several findings of a file.
package struct FixAll: Sendable {
  package var title: String
  /// The rule whose findings it mends; `nil` for all rules.
  package var rule: String?
  package var edits: [FileEdit]
  /// How many findings it mends.
  package var count: Int
}

extension Workspace {
  /// The first safe fix of every finding in a file, as one change; of two that overlap the earlier one.
  ///
  /// `nil` where nothing has a safe fix, and in broken syntax.
  package func fixAll(in path: String) -> FixAll? {
    let findings = findings(in: path)
    if findings.tellOfBrokenSyntax { return nil }
    return fixAll(findings.compactMap { finding in finding.fixes.first { $0.isSafe } }, in: path)
      .map { FixAll(title: "Fix everything that has one safe fix", rule: nil, edits: $0.edits, count: $0.count) }
  }

  /// For each rule that a finding at the stretch breaks, a change that mends all its findings in the file.
  ///
  /// Only where there are several; a finding is mended by its safe fix, or by the only one that it has.
  package func fixAlls(touching range: ByteRange, in path: String) -> [FixAll] {
    let findings = findings(in: path)
    var rules: [String] = []
    for finding in findings where finding.isTouched(by: range) && finding.certainFix != nil {
      if !rules.contains(finding.rule) { rules.append(finding.rule) }
    }
    return rules.compactMap { rule in
      let fixes = findings.filter { $0.rule == rule }.compactMap(\.certainFix)
      guard let all = fixAll(fixes, in: path), all.count > 1 else { return nil }
      return FixAll(
        title: "Fix all \(all.count) `\(rule)` in this file", rule: rule, edits: all.edits, count: all.count)
    }
  }

  private func fixAll(_ fixes: [Fix], in path: String) -> (edits: [FileEdit], count: Int)? {
    var edits: [FileEdit] = []
    var end = -1
    var count = 0
    for fix in fixes.sorted(by: { $0.start < $1.start }) where fix.edits.allSatisfy({ $0.path == path }) {
      guard fix.start > end, !fix.edits.isEmpty else { continue }
      edits += fix.edits
      end = fix.edits.map(\.edit.range.end).max() ?? end
      count += 1
    }
    return edits.isEmpty ? nil : (edits, count)
  }
}

extension Finding {
  /// The fix that needs no choice: the safe one, or the only one.
  fileprivate var certainFix: Fix? { fixes.first { $0.isSafe } ?? (fixes.count == 1 ? fixes[0] : nil) }
}

extension Fix {
  /// Where its first edit begins.
  fileprivate var start: Int { edits.map(\.edit.range.start).min() ?? 0 }
}
