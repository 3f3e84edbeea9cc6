import Configuration
import DesignTokens
import Facts
import FileAccess
import FrontEnds
import LanguageFeatures
import Rules
import SourceText
import WorkspaceIndex

/// A rename as it is written: every file that names the token, and the baselines that know findings by its name.
final class TokenRename {
  /// A file before and after.
  typealias Change = (old: SourceFile, new: SourceFile)

  let request: RenameRequest
  private let selection: Selection
  /// By path.
  private let changes: [Change]
  private let edits: [String: [TextEdit]]
  private let baselines: [RenamedBaseline]

  /// Works out what is written; refused where a place could not take the new name.
  ///
  /// - Parameters:
  ///   - request: What is renamed.
  ///   - selection: The files of its project.
  ///   - reread: Reads everything again while settings files hold other texts.
  /// - Throws: Why nothing can be written.
  init(
    _ request: RenameRequest, in selection: Selection, rereading reread: ([SourceFile]) -> Selection
  ) throws(RenameRefusal) {
    self.request = request
    self.selection = selection
    let found = selection.workspace.renaming(request.name, to: request.segment, seenFrom: request.home)
    let edits = Dictionary(grouping: try found.get(), by: \.path).mapValues { $0.map(\.edit) }
    self.edits = edits
    let workspace = selection.workspace
    var changes: [Change] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let old = workspace[path]?.source ?? selection.settings.sources[path] else { continue }
      if let place = workspace.brokenPlace(in: path, selection.surroundings) {
        throw RenameRefusal(message: "`\(place)` cannot be read as it is now; mend its syntax first.")
      }
      changes.append((old, old.applying(edits)))
    }
    self.changes = changes
    let known = selection.baselines.filter { !$0.entries.isEmpty }
    guard !known.isEmpty, !changes.isEmpty else {
      baselines = []
      return
    }
    let settings = changes.map(\.new).filter { workspace[$0.path] == nil }
    var renamed = settings.isEmpty ? workspace : reread(settings).workspace
    for change in changes {
      guard let file = workspace[change.new.path] else { continue }
      _ = renamed.put(IndexedFile(reading: change.new, as: file.frontEnd?.language))
    }
    baselines = known.map { RenamedBaseline($0, from: workspace, to: renamed, by: edits) }
  }

  /// What would be written, as a unified diff with paths that begin at the working directory.
  func diff() throws(RenameRefusal) -> [UInt8] {
    let here = selection.surroundings.workingDirectory
    let all = changes + baselineChanges
    if let other = all.map(\.old.path).first(where: { !$0.isAtOrBelow(here) }) {
      throw RenameRefusal(
        message: "`\(selection.surroundings.shown(other))` names it, too, and lies outside of the working directory, "
          + "where no patch reaches: ask in `\(selection.surroundings.shown(root(of: other)))`.")
    }
    return all.flatMap { LineDiff.bytes(from: $0.old.bytes, to: $0.new.bytes, at: $0.old.path.relative(to: here)) }
  }

  private func root(of path: String) -> String { selection.workspace.configuration(for: path).root }

  private var baselineChanges: [Change] {
    baselines.compactMap { renamed in
      guard let old = selection.baselineSource(of: renamed.old), renamed.isChanged else { return nil }
      return (old, SourceFile(path: old.path, bytes: BaselineFile.bytes(of: renamed.new)))
    }
  }

  /// Writes all files, or, where one cannot be written, none.
  func write() -> [Notice] {
    var written: [Change] = []
    for change in changes {
      if let problem = selection.replace(change.old, with: change.new) { return [problem, takenBack(written)] }
      written.append(change)
    }
    for change in baselineChanges {
      if let problem = selection.write(change.new.bytes, to: change.new.path, from: selection.surroundings) {
        return [problem, takenBack(written)]
      }
    }
    return [.note(summary)] + remarks
  }

  /// Gives files their old text again.
  private func takenBack(_ written: [Change]) -> Notice {
    let left = written.filter { selection.replace($0.new, with: $0.old) != nil }.map(\.new.path)
    guard !left.isEmpty else { return .failure("No file was changed.") }
    let list = left.prefix(10).map { "`\(selection.surroundings.shown($0))`" }.joined(separator: ", ")
    return .failure("These have the new name already, and could not be given the old one again: \(list).")
  }

  /// What was done, as one sentence.
  private var summary: String {
    let places = Count.text(edits.values.reduce(0) { $0 + $1.count }, "place")
    return "Renamed `\(request.name)` to `\(request.newName)`: \(places) in \(Count.text(changes.count, "file"))."
  }

  /// What else is to be known: entries of baselines, and files that hide what they name.
  var remarks: [Notice] {
    let words = baselines.flatMap { $0.words(in: selection.surroundings) }
    let last = Array(request.name.segments.last?.utf8 ?? "".utf8)
    let hidden = selection.workspace.files.filter { path, file in
      edits[path] == nil && selection.mayMend(path) && file.source.bytes.contains(last)
    }
    .compactMap { selection.workspace.brokenPlace(in: $0.key, selection.surroundings) }.sorted()
    return words.map { .note($0) }
      + hidden.map { .note("`\($0)` cannot be read as it is now: what is named there is left as it is.") }
  }
}

extension Workspace {
  /// Where the text of a file cannot be read, as `check` tells it; `nil` where all of it can.
  fileprivate func brokenPlace(in path: String, _ surroundings: Surroundings) -> String? {
    guard let file = self[path], file.facts.problems.contains(where: \.kind.leavesDoubt),
      let finding = findings(in: path).first(where: { [$0].tellOfBrokenSyntax })
    else { return nil }
    let place = CheckReport.place(of: finding.range.start, in: file.source)
    return "\(surroundings.shown(path)):\(place.line):\(place.column)"
  }
}

extension [UInt8] {
  /// Whether a stretch of bytes stands in them.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}
