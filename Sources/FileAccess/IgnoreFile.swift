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
  }

  init(_ text: [UInt8], folder: String) {
    self.folder = folder
    lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: true) { $0.isNewline }
      .compactMap { IgnoreFile.line($0) }
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
    guard !lines.isEmpty, let relative = GlobList.path(path, relativeTo: folder) else { return nil }
    for line in lines.reversed() where isFolder || !line.isForFoldersOnly {
      if line.isName ? line.glob.matches(name) : line.glob.matches(relative) { return !line.isNegated }
    }
    return nil
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
}
