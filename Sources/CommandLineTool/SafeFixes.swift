import Facts
import Platform
import Rules
import SourceText
import WorkspaceIndex

/// Applies the fixes that need no decision, or those of some rules that somebody has decided on, until none is left.
enum SafeFixes {
  /// One fix may make room for another; more rounds than this are a mistake of ours.
  private static let rounds = 10

  /// Mends the selected files on the disk and in the workspace; says what was done and what could not be.
  ///
  /// Where `rules` are named, their findings are mended that have exactly one fix, and no others.
  static func apply(to selection: inout Selection, only rules: [String] = []) -> [Message] {
    var fixes = 0
    var changed: Set<String> = []
    for _ in 0..<rounds {
      let round = accepted(in: selection, rules)
      guard round.count > 0 else { break }
      for (path, edits) in round.edits.sorted(by: { $0.key < $1.key }) {
        guard let file = selection.workspace[path] else { continue }
        let mended = file.source.applying(edits)
        if let problem = selection.write(mended.bytes, to: path) { return [problem] }
        _ = selection.workspace.put(IndexedFile(reading: mended, as: file.frontEnd?.language))
        changed.insert(path)
      }
      fixes += round.count
    }
    guard fixes > 0 else {
      return [.note(rules.isEmpty ? "Nothing could be fixed unasked." : "Nothing was left to fix.")]
    }
    let findings = "\(fixes) finding\(fixes == 1 ? "" : "s")"
    return [.note("Fixed \(findings) in \(changed.count) file\(changed.count == 1 ? "" : "s").")]
  }

  /// The edits of all safe fixes that do not touch each other: a fix is taken as a whole or left for the next round.
  private static func accepted(
    in selection: Selection, _ rules: [String]
  ) -> (edits: [String: [TextEdit]], count: Int) {
    var edits: [String: [TextEdit]] = [:]
    var count = 0
    for path in selection.paths {
      let findings = selection.workspace.findings(in: path)
      if findings.tellOfBrokenSyntax { continue }
      let wanted = rules.isEmpty ? findings : rules.flatMap { selection.workspace.findings(in: path, ofRule: $0) }
      for finding in wanted {
        guard let fix = fix(of: finding, isAskedFor: !rules.isEmpty), !fix.edits.isEmpty,
          fix.edits.allSatisfy({ edit in
            selection.workspace[edit.path] != nil
              && edits[edit.path, default: []].allSatisfy { !collide($0.range, edit.edit.range) }
          })
        else { continue }
        for edit in fix.edits { edits[edit.path, default: []].append(edit.edit) }
        count += 1
      }
    }
    return (edits, count)
  }

  /// The fix that is applied: one that needs no decision; of a rule that is asked for, the only one.
  private static func fix(of finding: Finding, isAskedFor: Bool) -> Fix? {
    guard isAskedFor else { return finding.fixes.first(where: \.isSafe) }
    return finding.fixes.count == 1 ? finding.fixes[0] : nil
  }

  /// Two insertions at one place collide, too: their order would be a guess.
  private static func collide(_ left: ByteRange, _ right: ByteRange) -> Bool {
    left.overlaps(right) || left == right || (left.isEmpty && right.touches(left.start))
      || (right.isEmpty && left.touches(right.start))
  }
}
