import SourceText

/// What one `.gitignore` says of the paths below its folder (gitignore(5)).
struct IgnoreFile: Sendable {
  /// The folder of the file, without a slash at the end.
  let folder: String
  private let lines: [Line]

  private struct Line: Sendable {
    var glob: Glob
    /// Whether the pattern has no slash, and so is compared with names in every folder.
    var isName: Bool
    var isForFoldersOnly: Bool
    var isNegated: Bool
    /// The line as written, and its number from 1.
    var text = ""
    var number = 0
  }

  init(_ text: [UInt8], folder: String) {
    self.folder = folder
    lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated()
      .compactMap { index, text in
        guard var line = IgnoreFile.line(text) else { return nil }
        line.text = String(text)
        line.number = index + 1
        return line
      }
  }

  private static func line(_ text: Substring) -> Line? {
    var pattern = text
    while pattern.hasSuffix(" "), !pattern.hasSuffix("\\ ") { pattern = pattern.dropLast() }
    guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
    let isNegated = pattern.hasPrefix("!")
    if isNegated { pattern = pattern.dropFirst() }
    let isForFoldersOnly = pattern.hasSuffix("/")
    if isForFoldersOnly { pattern = pattern.dropLast() }
    let isName = !pattern.contains("/")
    if pattern.hasPrefix("/") { pattern = pattern.dropFirst() }
    guard !pattern.isEmpty else { return nil }
    return Line(
      glob: Glob(exactly: String(pattern)), isName: isName, isForFoldersOnly: isForFoldersOnly, isNegated: isNegated)
  }

  /// Whether the file excludes a path (`true`), includes it again (`false`) or says nothing of it (`nil`).
  func verdict(on path: String, named name: String, isFolder: Bool) -> Bool? {
    line(for: path, named: name, isFolder: isFolder).map { !$0.isNegated }
  }

  /// The line that decides, and its number; `nil` where none says anything of the path.
  func deciding(_ path: String, named name: String, isFolder: Bool) -> (text: String, number: Int)? {
    line(for: path, named: name, isFolder: isFolder).map { ($0.text, $0.number) }
  }

  private func line(for path: String, named name: String, isFolder: Bool) -> Line? {
    guard !lines.isEmpty, let relative = GlobList.path(path, relativeTo: folder) else { return nil }
    return lines.reversed().first { line in
      (isFolder || !line.isForFoldersOnly)
        && (line.isName ? line.glob.matches(name) : line.glob.matches(relative))
    }
  }
}

/// The `.gitignore` files that hold in one folder, the outermost first.
struct IgnoreFiles: Sendable {
  private var files: [IgnoreFile] = []

  init() {}

  mutating func add(_ file: IgnoreFile) { files.append(file) }

  /// Whether a file or folder is left out; the innermost file that says anything decides.
  func exclude(_ path: String, named name: String, isFolder: Bool) -> Bool {
    for file in files.reversed() {
      if let verdict = file.verdict(on: path, named: name, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// The file and the line by which a file or folder is left out; `nil` where none does.
  func deciding(
    _ path: String, named name: String, isFolder: Bool
  ) -> (file: String, text: String, number: Int)? {
    guard exclude(path, named: name, isFolder: isFolder) else { return nil }
    for file in files.reversed() {
      guard let line = file.deciding(path, named: name, isFolder: isFolder) else { continue }
      return (".gitignore".path(in: file.folder), line.text, line.number)
    }
    return nil
  }
}
