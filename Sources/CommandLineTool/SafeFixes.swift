import Facts
import FrontEnds
import Platform
import Rules
import SourceText
import WorkspaceIndex

/// Applies fixes, round after round until none is left.
enum SafeFixes {
  /// One fix may make room for another; more rounds than this are a mistake of ours.
  private static let rounds = 10

  /// Mends the selected files on the disk and in the workspace; says what was done and what could not be.
  static func apply(to selection: inout Selection, _ choice: FixChoice) -> [Notice] {
    let (notices, _) = apply(to: &selection, choice) { selection, old, new in selection.replace(old, with: new) }
    return notices
  }

  /// What the same would write, as a unified diff with paths that begin at the working directory; nothing is written.
  static func diff(of selection: Selection, _ choice: FixChoice) -> (diff: [UInt8], notices: [Notice]) {
    var mended = selection
    let (notices, changed) = apply(to: &mended, choice) { _, _, _ in nil }
    return (diff(from: selection, to: mended, in: changed), changed.isEmpty ? notices : [])
  }

  /// What differs in some files between two states of them, for `git apply`.
  static func diff(from old: Selection, to new: Selection, in changed: Set<String>) -> [UInt8] {
    changed.sorted().flatMap { path -> [UInt8] in
      guard let before = old.workspace[path]?.source, let after = new.workspace[path]?.source else { return [] }
      return LineDiff.bytes(
        from: before.bytes, to: after.bytes, at: path.relative(to: old.surroundings.workingDirectory))
    }
  }

  private static func apply(
    to selection: inout Selection, _ choice: FixChoice,
    writing write: (inout Selection, SourceFile, SourceFile) -> Notice?
  ) -> (notices: [Notice], changed: Set<String>) {
    var fixes = 0
    var changed: Set<String> = []
    for _ in 0..<rounds {
      let round = accepted(in: selection, choice)
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
    guard fixes > 0 else { return ([.note(nothingDone(in: selection, choice))], changed) }
    let words = "Fixed \(Count.text(fixes, "finding")) in \(Count.text(changed.count, "file"))."
    return ([.note(words + wordsForUnsafe(in: selection, choice))], changed)
  }

  /// What is there for those who decide, where nobody has.
  private static func wordsForUnsafe(in selection: Selection, _ choice: FixChoice) -> String {
    guard choice.rules.isEmpty else { return "" }
    let (shown, putOff) = undecided(in: selection, choice)
    let more =
      choice.takesUnsafe || shown == 0
      ? "" : " `--unsafe-fixes` mends \(Count.text(shown)) more, each in the one way that is offered."
    let options = choice.takesUnsafe ? "`--no-baseline` mends" : "`--unsafe-fixes --no-baseline` mends"
    let (have, them) = putOff == 1 ? ("has", "it") : ("have", "them")
    return putOff == 0 ? more : more + " \(Count.text(putOff)) put off \(have) one fix: \(options) \(them), too."
  }

  /// How many findings have one fix alone that nobody has asked for: of those that are shown, and of those that a baseline
  /// lists.
  private static func undecided(in selection: Selection, _ choice: FixChoice) -> (shown: Int, putOff: Int) {
    var unsafe = choice
    unsafe.takesUnsafe = true
    let shown = accepted(in: selection, unsafe).count
    guard !selection.baselines.isEmpty else { return (shown, 0) }
    unsafe.takesPutOff = true
    return (shown, max(accepted(in: selection, unsafe).count - shown, 0))
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
  private static func nothingDone(in selection: Selection, _ choice: FixChoice) -> String {
    if choice.rules.isEmpty {
      let rest = wordsForUnsafe(in: selection, choice)
      guard choice.takesUnsafe else { return "Nothing could be fixed unasked." + rest }
      return rest.isEmpty ? "Nothing has one fix alone." : "Nothing that is new has one fix alone." + rest
    }
    let isLeft = choice.rules.contains { rule in
      selection.paths.contains { !selection.workspace.findings(in: $0, ofRule: rule).isEmpty }
    }
    return isLeft ? "No finding has exactly one fix; which one is meant is for you to say." : "Nothing was left to fix."
  }

  /// The edits of all fixes that do not touch each other: a fix is taken as a whole or left for the next round.
  ///
  /// Nothing is written in a file whose syntax is broken, nor because of one.
  private static func accepted(in selection: Selection, _ choice: FixChoice) -> (
    edits: [String: [TextEdit]], count: Int
  ) {
    var edits: [String: Accepted] = [:]
    var count = 0
    var broken: [String: Bool] = [:]
    func isBroken(_ path: String) -> Bool {
      if let known = broken[path] { return known }
      let isBroken = selection.workspace.findings(in: path).tellOfBrokenSyntax
      broken[path] = isBroken
      return isBroken
    }
    for path in selection.paths {
      let findings = selection.workspace.findings(in: path)
      broken[path] = findings.tellOfBrokenSyntax
      if isBroken(path) { continue }
      let wanted =
        choice.rules.isEmpty
        ? findings : choice.rules.flatMap { selection.workspace.findings(in: path, ofRule: $0) }
      for finding in wanted {
        guard let fix = choice.fix(of: finding), !fix.edits.isEmpty,
          fix.edits.allSatisfy({ edit in
            selection.mayMend(edit.path) && edits[edit.path]?.collides(with: edit.edit.range) != true
              && (edit.path == path || !isBroken(edit.path))
          })
        else { continue }
        for edit in fix.edits { edits[edit.path, default: Accepted()].insert(edit.edit) }
        count += 1
      }
    }
    return (edits.mapValues(\.edits), count)
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
    if let last = edits.last, last.range < range { return edits.count }
    return edits.partitioningIndex { $0.range >= range }
  }

  /// Two insertions at one place collide, too: their order would be a guess.
  private static func collide(_ left: ByteRange, _ right: ByteRange) -> Bool {
    left.overlaps(right) || left == right || (left.isEmpty && right.touches(left.start))
      || (right.isEmpty && left.touches(right.start))
  }
}
