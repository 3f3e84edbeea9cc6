import Facts
import FileAccess
import Platform
import SourceText
import Syntax
import WorkspaceIndex

/// Which of the files that a command line names are read and as what, and which are not and why.
final class FileVerdicts {
  /// What becomes of a file.
  enum Use: String, CaseIterable {
    case checked
    /// Its names and values count; nothing is told of it.
    case read
    case notRead = "not read"
  }

  /// A file or folder, and what is to be said of it.
  private struct Line {
    var path: String
    var use: Use
    var reason: String
  }

  private let selection: Selection
  private var lines: [Line] = []

  /// What is printed for the files that the words name.
  static func outcome(_ arguments: Arguments, _ surroundings: Surroundings) -> Outcome {
    let selection = CheckRun.selection(arguments, surroundings)
    if let failure = selection.failure { return .failure(failure) }
    let verdicts = FileVerdicts(selection)
    let notices = selection.messages.filter { $0.status != .clean || !arguments.has("quiet") }
    let messages = notices.map { "tincture: \($0.text)\n" }.joined()
    let status = notices.map(\.status).reduce(.clean, max)
    return arguments.value("format") == "json"
      ? Outcome(bytes: verdicts.json, messages: messages, status: status)
      : Outcome(verdicts.text, messages: messages, status: status)
  }

  private init(_ selection: Selection) {
    self.selection = selection
    addRead()
    addLeftOut()
    addNotRead()
    var told: Set<String> = []
    lines = lines.filter { told.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  private func addRead() {
    let checked = Set(selection.paths)
    let generated = Set(selection.generated)
    for path in Set(selection.found.files).union(checked).sorted() where checked.contains(path) || isWanted(path) {
      guard selection.unread[path] == nil else { continue }
      guard let file = selection.workspace[path] else {
        lines.append(Line(path: path, use: .notRead, reason: "it cannot be read"))
        continue
      }
      let kind = kind(of: file)
      if checked.contains(path) {
        lines.append(Line(path: path, use: .checked, reason: kind))
      } else if generated.contains(path) {
        lines.append(Line(path: path, use: .read, reason: "\(kind); a build made it, as it shows or a script says"))
      } else if file.facts.kind == .unmarked {
        let reason =
          file.isSealed
          ? "it is no text" : "nothing in it or in its name marks tokens, a resolver, a spec or a use of them"
        lines.append(Line(path: path, use: .read, reason: reason))
      } else {
        let reason = "\(kind); nothing marks a design system in its project"
        lines.append(Line(path: path, use: .read, reason: reason))
      }
    }
    for path in selection.found.borrowed.keys where isWanted(path) && !checked.contains(path) {
      let reason = "for its names; it lies outside of the project or in a package"
      lines.append(Line(path: path, use: .read, reason: reason))
    }
  }

  private func addLeftOut() {
    for file in selection.found.leftOut where isWanted(file.path) {
      let place = file.place == file.path ? "its name" : "`\(shown(file.place))`"
      let reason = "for its names; it is \(file.reason.rawValue), as \(place) says"
      lines.append(Line(path: file.path, use: .read, reason: reason))
    }
  }

  private func addNotRead() {
    for (path, remark) in selection.unread {
      lines.append(Line(path: path, use: .notRead, reason: remark.text { _ in "it" }.visible))
    }
    for passed in selection.found.passedOver where isWanted(passed.path) {
      let path = passed.isFolder ? passed.path + "/" : passed.path
      lines.append(Line(path: path, use: .notRead, reason: words(for: passed)))
    }
  }

  private func isWanted(_ path: String) -> Bool { selection.isNamed(path) }

  private func shown(_ path: String) -> String {
    path.hasSuffix("/")
      ? selection.surroundings.shown(String(path.dropLast())) + "/" : selection.surroundings.shown(path)
  }

  /// `token file with 3 tokens`, `document with 2 components`.
  private func kind(of file: IndexedFile) -> String {
    let facts = file.facts
    var content: [String] = []
    if !facts.definitions.isEmpty { content.append(Count.text(facts.definitions.count, "token")) }
    if !facts.components.isEmpty { content.append(Count.text(facts.components.count, "component")) }
    if !facts.references.isEmpty { content.append(Count.text(facts.references.count, "reference")) }
    let claim = facts.kind == .tokens ? selection.workspace.formatClaim(of: file.source.path) : nil
    let format = claim.map { ", \($0.format.rawValue)" } ?? ""
    return ReportSummary.noun(for: file) + (content.isEmpty ? "" : " with " + Count.list(content)) + format
  }

  private func words(for passed: PassedOver) -> String {
    switch passed.reason {
    case .excluded(let pattern): "`exclude` names it: `\(pattern)`"
    case .ignored(let file, let line, let text): "`\(shown(file))` names it in line \(line): `\(text)`"
    case .foreignFolder: "a folder of version control, packages, builds or an editor"
    case .noLanguage: "in no language that Tincture reads"
    case .otherTool: "a file of another tool, by its name"
    case .settings: "settings, in which `check` tells what is wrong"
    case .madeScript: "a script that a tool has made of another"
    case .notListed(let setting): "the setting `\(setting)` lists files, and not this one"
    case .tooLarge(let most): "larger than \(most >> 20) MB"
    case .strayLink: "a link out of the project; `read` does not list its folder"
    case .link: "a link to what is read where it lies, or to nothing"
    case .notRegular: "no regular file"
    }
  }

  private var text: String {
    Use.allCases.compactMap { use -> String? in
      let rows = lines.filter { $0.use == use }
      guard !rows.isEmpty else { return nil }
      let width = min(rows.map { shown($0.path).visible.count }.max() ?? 0, 60)
      let title =
        switch use {
        case .checked: "Read and checked: \(rows.count)"
        case .read: "Read, and not reported on: \(rows.count)"
        case .notRead: "Not read: \(rows.count)"
        }
      let body = rows.map { row in
        let path = shown(row.path).visible
        return "  \(path)\(HelpText.spaces(width - path.count))  \(row.reason.visible)\n"
      }
      return "\(title)\n\(body.joined())"
    }
    .joined(separator: "\n")
  }

  /// The verdicts for programs; their shape is a promise, written down in `Schemas/files.schema.json`.
  private var json: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.array { writer in
      for line in lines {
        writer.object { writer in
          writer.member("path", shown(line.path))
          writer.member("use", line.use.rawValue)
          writer.member("reason", line.reason)
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
