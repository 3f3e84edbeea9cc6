import Configuration
import Platform
import Rules
import SourceText

/// What changed in a design between two revisions, and what follows from it.
final class DesignDiff: Sendable {
  let changes: DesignChanges
  let findings: FindingChanges
  let brokenUses: [BrokenUse]
  let old: DesignTree
  let new: DesignTree

  init(from before: Selection, below oldRoot: String, to after: Selection, below newRoot: String) {
    let holds = DesignTree.holdsTokenFiles(before) || DesignTree.holdsTokenFiles(after)
    let source: DesignTree.Source = holds ? .tokenFiles : .all
    var trees = WorkerPool().map([(before, oldRoot), (after, newRoot)]) { DesignTree($0, below: $1, from: source) }
    let named = [trees[0].filesNamedBySets(in: trees[1]), trees[1].filesNamedBySets(in: trees[0])]
    for (index, files) in named.enumerated() where !files.isEmpty {
      trees[index] = DesignTree(trees[index].selection, below: trees[index].root, from: source, namedBySets: files)
    }
    (old, new) = (trees[0], trees[1])
    changes = DesignChanges(from: old, to: new)
    let choice = FindingChoice(minimum: .info)
    let reports = (
      CheckReport(checking: before, choice, in: before.surroundings),
      CheckReport(checking: after, choice, in: after.surroundings)
    )
    findings = FindingChanges(reports.0, old, reports.1, new, changes)
    brokenUses = BrokenUse.all(from: old, to: new, reports.1, changes)
  }

  /// Why the version is what it is: each reason with its class and how many tokens give it; the weightiest first.
  var reasons: [(version: VersionClass, words: String)] {
    let changed = changes.changed
    let counts: [(VersionClass, Int, String)] = [
      (.major, changes.removed.count, "removed"), (.major, changes.renamed.count { !$0.isInPart }, "renamed"),
      (.minor, changes.renamed.count(where: \.isInPart), "renamed in some files"),
      (.major, changed.count { $0.types != nil }, "of another type"),
      (.minor, changes.added.count, "added"), (.minor, changes.deprecated.count, "deprecated"),
      (.patch, changed.count { $0.types == nil && !$0.values.isEmpty }, "changed"),
      (.patch, changed.count { $0.types == nil && $0.values.isEmpty }, "led to the same value by another way"),
    ]
    let themes: [(VersionClass, [String], String)] = [
      (.major, changes.removedThemes, "removed"), (.minor, changes.addedThemes, "added"),
    ]
    let places: [(VersionClass, Int, String)] = [
      (.minor, changes.addedPlaces.count, "with further values"),
      (.patch, changes.removedPlaces.count, "with fewer values"),
    ]
    let told =
      themes.filter { !$0.1.isEmpty }.map { ($0.0, "\(Count.text($0.1.count, "theme")) \($0.2)") }
      + counts.filter { $0.1 > 0 }.map { ($0.0, "\(Count.text($0.1, "token")) \($0.2)") }
      + places.filter { $0.1 > 0 }.map { ($0.0, "\(Count.text($0.1, "file")) \($0.2)") }
    return told.sorted { $0.0 > $1.0 }.map { ($0.0, $0.1) }
  }

  /// What the change asks of those who use the tokens.
  var version: VersionClass { reasons.map(\.version).max() ?? .none }

  /// Whether there is nothing to tell.
  var isEmpty: Bool {
    version == .none && brokenUses.isEmpty && findings.lostContrast.isEmpty && findings.wonContrast.isEmpty
      && findings.newPairs.isEmpty
  }
}
