import Facts
import FileAccess
import Platform
import Syntax
import WorkspaceIndex

extension Command {
  /// Writes a first `tincture.json`.
  static let initialize = Command(
    "init", "Write a first `tincture.json` from what is found", operands: "[FOLDER]", count: 0...1,
    details: "An existing file is never touched.",
    examples: [Example("tincture init", "In the working directory.")],
    statuses: ["Written.", "Not used.", "There is one already, or it cannot be written."]
  ) { arguments, surroundings in
    let folder = surroundings.absolute(arguments.operands.first ?? ".")
    let path = (folder == "/" ? "" : folder) + "/\(ProjectFile.name)"
    guard !File.isThere(path) else {
      return .failure("`\(surroundings.shown(path))` exists already and is left as it is.")
    }
    let selection = Selection([folder], configuration: nil, in: surroundings)
    if let failure = selection.failure { return .failure(failure) }
    let kinds = selection.paths.compactMap { path in selection.workspace[path].map { (path, $0.facts.kind) } }
    let start = FirstSettings(kinds.map { (String($0.0.dropFirst(folder.count).drop { $0 == "/" }), $0.1) })
    do throws(SystemError) {
      try File.create(start.json, at: path)
    } catch {
      return .failure("`\(surroundings.shown(path))` cannot be written: \(error.message).")
    }
    return Outcome("Wrote \(surroundings.shown(path)): \(start.summary).\n")
  }
}

/// The settings that a folder begins with.
private struct FirstSettings {
  private var tokens: [String]
  private var specs: [String]

  init(_ files: [(path: String, kind: FileKind)]) {
    tokens = FirstSettings.globs(files.filter { [.tokens, .resolver].contains($0.kind) }.map(\.path))
    specs = FirstSettings.globs(files.filter { [.specification, .design].contains($0.kind) }.map(\.path))
  }

  /// A glob for the files of each folder by what their names end with; a single file stands for itself.
  private static func globs(_ paths: [String]) -> [String] {
    let groups = Dictionary(grouping: paths) { path in
      let parts = path.split(separator: "/")
      let suffix = (parts.last ?? "").split(separator: ".").dropFirst().suffix(2).joined(separator: ".")
      return (parts.dropLast() + ["*.\(suffix)"]).joined(separator: "/")
    }
    return groups.map { $0.value.count == 1 ? $0.value[0] : $0.key }.sorted()
  }

  var summary: String {
    let lists = [("token files", tokens), ("specs", specs)].filter { !$0.1.isEmpty }
    guard !lists.isEmpty else { return "no token files and no specs were found, so it says nothing yet" }
    return lists.map { "\($0.0) \($0.1.map { "`\($0)`" }.joined(separator: ", "))" }.joined(separator: "; ")
  }

  var json: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      if !tokens.isEmpty { writer.member("tokens", tokens) }
      if !specs.isEmpty { writer.member("specs", specs) }
      writer.member("rules", object: { _ in })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
