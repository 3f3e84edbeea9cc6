import DesignTokens
import Rules
import SourceText
import WorkspaceIndex

/// What a diff tells, in words: sections of lines in which names and values stand in backticks.
struct DiffOutline {
  struct Section {
    var title: String
    var lines: [Line]
  }

  struct Line {
    var text: String
    /// What belongs to it, such as the values in each theme.
    var details: [String] = []
  }

  /// The version and why, as one sentence.
  let summary: String
  /// Those that have lines, what needs somebody's hand first.
  let sections: [Section]
  /// What else there is, and how to see it; `nil` for nothing.
  let remark: String?

  init(of diff: DesignDiff, between old: String, and new: String?) {
    let changes = diff.changes
    let reasons = diff.reasons
    let labels = ThemeLabels(diff.old.themeNames + diff.new.themeNames)
    let span = "from `\(old)` to \(new.map { "`\($0)`" } ?? "the work tree")"
    summary =
      reasons.isEmpty
      ? "No token has changed \(span)."
      : "A \(diff.version.rawValue) change \(span): \(Count.list(reasons.map(\.words)))."
    let all: [Section] = [
      Section(title: "Uses of what is not there any more", lines: diff.brokenUses.map { Line($0, diff) }),
      Section(title: "Contrast lost", lines: diff.findings.lostContrast.map { Line($0) }),
      Section(title: "Themes removed", lines: changes.removedThemes.map { Line(text: "`\($0)`") }),
      Section(title: "Removed", lines: changes.removed.map { Line($0, labels) }),
      Section(title: "Renamed", lines: DiffOutline.lines(for: changes.renamed)),
      Section(title: "Changed", lines: changes.changed.map { Line($0, labels) }),
      Section(title: "Deprecated", lines: changes.deprecated.map { Line($0) }),
      Section(
        title: "Files with fewer values", lines: DiffOutline.lines(for: changes.removedPlaces, "still", diff.new)),
      Section(
        title: "Files with further values", lines: DiffOutline.lines(for: changes.addedPlaces, "already", diff.old)),
      Section(title: "Themes added", lines: changes.addedThemes.map { Line(text: "`\($0)`") }),
      Section(title: "Added", lines: changes.added.map { Line($0.key, $0.worth, labels) }),
      Section(title: "New pairs with too little contrast", lines: diff.findings.newPairs.map { Line($0) }),
      Section(title: "Contrast won", lines: diff.findings.wonContrast.map { Line($0) }),
    ]
    sections = all.filter { !$0.lines.isEmpty }
    let others = diff.findings.others
    let counts = [(others.new, "new"), (others.gone, "gone")].filter { $0.0 > 0 }
    remark =
      counts.isEmpty
      ? nil
      : "Of all other findings \(Count.list(counts.map { "\(Count.text($0.0)) \($0.0 == 1 ? "is" : "are") \($0.1)" }))"
        + (new == nil && others.new > 0 ? "; `tincture check --since \(old)` shows what is new." : ".")
  }

  /// A line for each file that gives tokens values besides others, with how many; where the file is there in the other
  /// revision, too, with which, and where else they stand there.
  private static func lines(for places: [String: [TokenKey]], _ word: String, _ other: DesignTree) -> [Line] {
    places.sorted { $0.key < $1.key }.map { place, keys in
      let others = keys.map { key -> (String, String) in
        let rest = Set(other.tokens[key]?.places ?? []).subtracting([place]).sorted()
        return (key.name.text, rest.isEmpty ? "" : "\(word) in \(shown(rest))")
      }
      let isThere = other.places[place] != nil
      return Line(
        text: "`\(place)`: \(Count.text(keys.count, "token"))", details: isThere ? details(grouped(others)) : [])
    }
  }

  /// A line for each token, and one for all of a group.
  private static func lines(for renamed: [TokenRenaming]) -> [Line] {
    var lines: [Line] = []
    var groups: [String: Int] = [:]
    for renaming in renamed {
      let place = renaming.files.isEmpty ? "" : " in \(shown(renaming.files))"
      guard let group = renaming.groups else {
        lines.append(Line(text: "\(renaming.old.shown) → `\(renaming.new.name)`\(place)"))
        continue
      }
      let name = group.new.bytes.isEmpty ? "the top level" : "`\(group.new)`"
      let text = "\(renaming.old.named(group.old).shown) → \(name)\(place)"
      if groups[text] == nil { lines.append(Line(text: text)) }
      groups[text, default: 0] += 1
    }
    return lines.map { line in
      groups[line.text].map { Line(text: "\(line.text), a group of \(Count.text($0, "token"))") } ?? line
    }
  }
}

extension TokenKey {
  /// The name in backticks, with the document that alone knows it, or the folder of its project.
  var shown: String {
    let place = document.isEmpty ? project : document
    return "`\(name)`" + (place.isEmpty ? "" : " in `\(place)`")
  }
}

extension DiffOutline.Line {
  fileprivate init(_ use: BrokenUse, _ diff: DesignDiff) {
    let place = CheckReport.place(of: use.range.start, in: use.source)
    let path = diff.new.selection.surroundings.shown(use.path)
    text =
      "\(path):\(place.line):\(place.column): "
      + (use.text == use.token.name.text ? "`\(use.text)` " : "`\(use.text)` names `\(use.token.name)`, which ")
      + (use.newName.map { "is `\($0)` now" } ?? "is gone")
  }

  fileprivate init(_ place: FindingChanges.Place) {
    let start = CheckReport.place(of: place.finding.range.start, in: place.file.source)
    text = "\(place.file.shownPath):\(start.line):\(start.column): \(place.finding.message)"
  }

  fileprivate init(_ removed: DesignChanges.Removed, _ labels: ThemeLabels) {
    self.init(removed.key, removed.worth, labels)
    text += removed.replacement.map { "; use `\($0)`" } ?? ", without a replacement"
  }

  fileprivate init(_ deprecated: DesignChanges.Deprecated) {
    let reason = deprecated.reason.map { ": \($0.split(whereSeparator: \.isWhitespace).joined(separator: " "))" } ?? ""
    text = deprecated.key.shown + (deprecated.replacement.map { "; use `\($0)`" } ?? reason)
  }

  /// A token with its type and what it is worth, as far as that is known.
  fileprivate init(_ key: TokenKey, _ worth: TokenWorth, _ labels: ThemeLabels) {
    let known = worth.entries.filter { $0.value.value != nil }
    let values = DiffOutline.grouped(known.map { (labels.shown($0.label), DiffOutline.code($0.value.text)) })
    let types = worth.types.map(\.rawValue).sorted().joined(separator: " or ")
    text = key.shown + (types.isEmpty ? "" : ", \(types)")
    if let first = values.first, values.count == 1 {
      text += "\(types.isEmpty ? "," : "") \(first.text)"
    } else {
      details = DiffOutline.details(values)
    }
  }

  fileprivate init(_ changed: DesignChanges.Changed, _ labels: ThemeLabels) {
    let values = changed.values.map { change -> (String, String) in
      let (old, new) = change.texts
      return (labels.shown(change.label), "\(DiffOutline.list(old)) → \(DiffOutline.list(new))")
    }
    let groups = DiffOutline.grouped(values)
    text = changed.key.shown
    if let types = changed.types { text += ", a \(types.new.rawValue) instead of a \(types.old.rawValue)" }
    if let alias = changed.alias { text += ", an alias of `\(alias.new)` instead of `\(alias.old)`" }
    if groups.count == 1, groups[0].isPlain { text += ": \(groups[0].text)" }
    if changed.isWorthTheSame, changed.alias != nil { text += ", with the same value" }
    if !changed.followers.isEmpty {
      let count = changed.followers.count
      text += "; \(Count.text(count, "token")) \(count == 1 ? "follows" : "follow")"
    }
    if groups.count > 1 || groups.first?.isPlain == false { details = DiffOutline.details(groups) }
  }
}

extension DiffOutline {
  fileprivate typealias Group = (labels: String, text: String, isPlain: Bool)

  /// Texts with all the places in which each holds, in the order of the first.
  fileprivate static func grouped(_ entries: [(label: String, text: String)]) -> [Group] {
    var order: [String] = []
    var labels: [String: [String]] = [:]
    for (label, text) in entries {
      if labels[text] == nil { order.append(text) }
      labels[text, default: []].append(label)
    }
    return order.map { text in
      let all = labels[text] ?? []
      return (shown(all), text, all == [""])
    }
  }

  /// Names or places in backticks, the first of many.
  private static func shown(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "`\($0)`" }
    return names.count > 3 ? "\(shown.joined(separator: ", ")) and \(names.count - 3) more" : Count.list(shown)
  }

  /// A line for each of a few values, with where it holds.
  fileprivate static func details(_ groups: [Group]) -> [String] {
    let more = groups.count > most ? ["and \(Count.text(groups.count - most)) more values"] : []
    return groups.prefix(most).map { "\($0.labels): \($0.text)" } + more
  }

  /// A few values in backticks.
  fileprivate static func list(_ values: [String]) -> String {
    let more = values.count > most ? ["\(Count.text(values.count - most)) more"] : []
    return Count.list(values.prefix(most).map(code) + more)
  }

  /// As many values of one token are told.
  fileprivate static let most = 6

  /// A value in backticks, the beginning of a long one; words that stand for a value as they are.
  fileprivate static func code(_ value: String) -> String {
    if ResolvedValue.areWords(value) { return value }
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ").filter { $0 != "`" }
    return "`\(line.count > 100 ? line.prefix(99) + "…" : line)`"
  }
}
