import Facts
import FrontEnds
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
  /// Where `rules` are named, their findings are mended that have exactly one fix, and no others. What a `choice` leaves
  /// out is left as it is.
  static func apply(
    to selection: inout Selection, only rules: [String], among choice: FindingChoice
  ) -> [Notice] {
    let (notices, _) = apply(to: &selection, rules, choice) { selection, old, new in selection.replace(old, with: new) }
    return notices
  }

  /// What the same would write, as a unified diff with paths that begin at the working directory; nothing is written.
  static func diff(
    of selection: Selection, only rules: [String], among choice: FindingChoice
  ) -> (diff: [UInt8], notices: [Notice]) {
    var mended = selection
    let (notices, changed) = apply(to: &mended, rules, choice) { _, _, _ in nil }
    let diff = changed.sorted().flatMap { path -> [UInt8] in
      guard let old = selection.workspace[path]?.source, let new = mended.workspace[path]?.source else { return [] }
      return LineDiff.bytes(
        from: old.bytes, to: new.bytes, at: path.relative(to: selection.surroundings.workingDirectory))
    }
    return (diff, changed.isEmpty ? notices : [])
  }

  private static func apply(
    to selection: inout Selection, _ rules: [String], _ choice: FindingChoice,
    writing write: (inout Selection, SourceFile, SourceFile) -> Notice?
  ) -> (notices: [Notice], changed: Set<String>) {
    var fixes = 0
    var changed: Set<String> = []
    for _ in 0..<rounds {
      let round = accepted(in: selection, rules, choice)
      guard round.count > 0 else { break }
      for (path, edits) in round.edits.sorted(by: { $0.key < $1.key }) {
        guard let file = selection.workspace[path] else { continue }
        let mended = file.source.applying(edits)
        if let problem = write(&selection, file.source, mended) {
          let left = round.edits.keys.filter { $0 >= path }
          return ([problem, .failure(words(mended: changed, left: left, in: selection.surroundings))], changed)
        }
        _ = selection.workspace.put(IndexedFile(reading: mended, as: file.frontEnd?.language))
        changed.insert(path)
      }
      fixes += round.count
    }
    guard fixes > 0 else { return ([.note(nothingDone(in: selection, rules))], changed) }
    let findings = "\(fixes) finding\(fixes == 1 ? "" : "s")"
    return ([.note("Fixed \(findings) in \(changed.count) file\(changed.count == 1 ? "" : "s").")], changed)
  }

  /// How far the work came before it failed.
  private static func words(mended: Set<String>, left: [String], in surroundings: Surroundings) -> String {
    func list(_ paths: some Collection<String>) -> String {
      let shown = paths.sorted().prefix(10).map { "`\(surroundings.shown($0))`" }.joined(separator: ", ")
      return paths.count > 10 ? "\(shown) and \(paths.count - 10) more" : shown
    }
    return mended.isEmpty ? "No file was changed." : "Mended: \(list(mended)). Left as they are: \(list(left))."
  }

  /// Why no file was changed.
  private static func nothingDone(in selection: Selection, _ rules: [String]) -> String {
    if rules.isEmpty { return "Nothing could be fixed unasked." }
    let isLeft = rules.contains { rule in
      selection.paths.contains { !selection.workspace.findings(in: $0, ofRule: rule).isEmpty }
    }
    return isLeft ? "No finding has exactly one fix; which one is meant is for you to say." : "Nothing was left to fix."
  }

  /// The edits of all safe fixes that do not touch each other: a fix is taken as a whole or left for the next round.
  private static func accepted(
    in selection: Selection, _ rules: [String], _ choice: FindingChoice
  ) -> (edits: [String: [TextEdit]], count: Int) {
    var edits: [String: Accepted] = [:]
    var count = 0
    for path in selection.paths {
      let findings = selection.workspace.findings(in: path)
      if findings.tellOfBrokenSyntax { continue }
      let wanted = rules.isEmpty ? findings : rules.flatMap { selection.workspace.findings(in: path, ofRule: $0) }
      for finding in wanted where choice.asks(forRule: finding.rule) {
        guard let fix = fix(of: finding, isAskedFor: !rules.isEmpty), !fix.edits.isEmpty,
          fix.edits.allSatisfy({ edit in
            selection.mayMend(edit.path)
              && edits[edit.path]?.collides(with: edit.edit.range) != true
          })
        else { continue }
        for edit in fix.edits { edits[edit.path, default: Accepted()].insert(edit.edit) }
        count += 1
      }
    }
    return (edits.mapValues(\.edits), count)
  }

  /// The fix that is applied: one that needs no decision; of a rule that is asked for, the only one.
  private static func fix(of finding: Finding, isAskedFor: Bool) -> Fix? {
    guard isAskedFor else { return finding.fixes.first(where: \.isSafe) }
    return finding.fixes.count == 1 ? finding.fixes[0] : nil
  }
}

/// Edits of one file, none of which touches another, in the order of their places.
private struct Accepted {
  private(set) var edits: [TextEdit] = []

  func collides(with range: ByteRange) -> Bool {
    let place = place(of: range)
    return edits[max(place - 1, 0)..<min(place + 1, edits.count)].contains { Accepted.collide($0.range, range) }
  }

  mutating func insert(_ edit: TextEdit) {
    var place = place(of: edit.range)
    while place < edits.count, edits[place].range == edit.range { place += 1 }
    edits.insert(edit, at: place)
  }

  /// How many edits stand before a range; findings come in order, so that it is mostly all of them.
  private func place(of range: ByteRange) -> Int {
    var (low, high) = (0, edits.count)
    if let last = edits.last, last.range < range { return high }
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range < range { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Two insertions at one place collide, too: their order would be a guess.
  private static func collide(_ left: ByteRange, _ right: ByteRange) -> Bool {
    left.overlaps(right) || left == right || (left.isEmpty && right.touches(left.start))
      || (right.isEmpty && left.touches(right.start))
  }
}
