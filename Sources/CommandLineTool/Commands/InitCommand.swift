import Configuration
import Facts
import FileAccess
import Platform
import SourceText
import WorkspaceIndex

extension Command {
  /// Writes a first `tincture.json`.
  static let initialize = Command(
    "init", "Write a first `tincture.json` from what is found", operands: "[FOLDER]", count: 0...1,
    details: """
      Names the files with tokens and the specs, many that are alike by a pattern where it matches nothing else, and the \
      baseline `\(BaselineFile.usualName)` if there is one. An existing file is never touched.
      """,
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
    func relative(_ path: String) -> String { String(path.dropFirst(folder.count).drop { $0 == "/" }) }
    let files = selection.paths.compactMap { path in
      selection.workspace[path].map {
        (
          path: relative(path), kind: $0.facts.kindOfSettings,
          isSheet: $0.facts.isStyleSheet && !$0.facts.definitions.isEmpty
        )
      }
    }
    let all = selection.workspace.files.keys.filter { $0.isAtOrBelow(folder) }.map(relative)
    let start = FirstSettings(files, among: all, baseline: baseline(in: folder))
    do throws(SystemError) {
      try File.create(start.json, at: path)
    } catch {
      return .failure("`\(surroundings.shown(path))` cannot be written: \(error.message).")
    }
    return Outcome("Wrote \(surroundings.shown(path)): \(start.summary).\n")
  }
}

extension FileFacts {
  /// What a file is for; what tells which token files belong together counts as one.
  fileprivate var kindOfSettings: FileKind {
    [.json, .jsonc, .yaml].contains(language) && package == nil && (listsSources || resolver != nil) ? .resolver : kind
  }
}

/// The name of a baseline that lies in a folder and can be read.
private func baseline(in folder: String) -> String? {
  let path = (folder == "/" ? "" : folder) + "/\(BaselineFile.usualName)"
  guard let bytes = try? File.read(path), BaselineFile.read(SourceFile(path: path, bytes: bytes)).baseline != nil else {
    return nil
  }
  return BaselineFile.usualName
}
