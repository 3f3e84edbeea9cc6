import DesignTokens
import Facts

/// The names that code keeps to itself or sets by other means than style sheets.
struct CodeNames: Sendable {
  /// What style sheets declare for parts of themselves, by name.
  private(set) var locals = NameIndex()
  /// The custom properties that something else than a style sheet sets, by name; indices mean nothing.
  private(set) var assigned = NameIndex()

  /// Replaces what one file says of names in code; tells which of those that it keeps to itself came or went.
  @discardableResult
  mutating func replace(
    _ old: FileRecord?, with new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) -> NameChanges {
    var changes = exchangeLocals(old, new, at: file, precedes: precedes)
    changes.add(exchangeAssigned(old, new, at: file, precedes: precedes))
    return changes
  }

  private mutating func exchangeLocals(
    _ old: FileRecord?, _ new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) -> NameChanges {
    let before = (old?.content.facts.locals ?? []).map(\.name)
    let after = (new?.content.facts.locals ?? []).map(\.name)
    var changes = NameChanges()
    guard !before.isEmpty || !after.isEmpty else { return changes }
    let difference = ListDifference(before.count, after.count) { before[$0] == after[$1] }
    let touched = Set(before[difference.oldTouched]).union(after[difference.newTouched])
    let known = touched.filter { !locals[$0].isEmpty }
    for name in Set(before[difference.oldTouched]) {
      locals.remove(file: file, indices: difference.oldTouched, for: name)
    }
    for index in difference.newTouched {
      locals.insert(Site(file: file, index: index), for: after[index], precedes: precedes)
    }
    for name in touched where known.contains(name) != locals.contains(name) {
      changes.note(name, in: .project, cameOrWent: true)
    }
    return changes
  }

  private mutating func exchangeAssigned(
    _ old: FileRecord?, _ new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) -> NameChanges {
    let before = Set(old?.content.facts.assignedNames ?? [])
    let after = Set(new?.content.facts.assignedNames ?? [])
    var changes = NameChanges()
    guard before != after else { return changes }
    for name in before.subtracting(after) {
      assigned.remove(file: file, indices: 0..<1, for: name)
      if !assigned.contains(name) { changes.note(name, in: .project, cameOrWent: true) }
    }
    for name in after.subtracting(before) {
      if !assigned.contains(name) { changes.note(name, in: .project, cameOrWent: true) }
      assigned.insert(Site(file: file, index: 0), for: name, precedes: precedes)
    }
    return changes
  }
}
