import Platform
import SourceText

/// A file that was found and is not read, or a folder that is not walked.
package struct PassedOver: Sendable, Equatable {
  /// Why it is passed over.
  package enum Reason: Sendable, Equatable {
    /// The setting `exclude` names it.
    case excluded(pattern: String)
    /// A line of a `.gitignore` names it.
    case ignored(file: String, line: Int, text: String)
    /// It belongs to version control, a manager of packages or an editor.
    case foreignFolder
    /// It is in no language that is read.
    case noLanguage
    /// Another tool's settings or lock file, by its name.
    case otherTool
    /// It holds settings, of which `check` tells what is wrong.
    case settings
    /// A script that a tool has made of another one.
    case madeScript
    /// A setting lists the files of its kind, and not this one.
    case notListed(setting: String)
    /// It is larger than so many bytes.
    case tooLarge(most: Int64)
    /// A link that leads out of the project, to where nothing may be read.
    case strayLink
    /// A link to a file that is read where it lies, or that leads nowhere.
    case link
    /// No regular file.
    case notRegular
  }

  /// An absolute path.
  package let path: String
  package let isFolder: Bool
  package let reason: Reason

  /// A folder that is not walked.
  init(folder path: String, named name: String, _ choice: FileChoice, _ ignored: IgnoreFiles) {
    self.path = path
    isFolder = true
    reason =
      choice.reasonNotToEnter(path, named: name) ?? PassedOver.ignored(path, name, isFolder: true, ignored)
      ?? .foreignFolder
  }

  /// A file that is not read.
  init(file path: String, _ entry: Folder.Entry, _ choice: FileChoice, _ ignored: IgnoreFiles) {
    self.path = path
    isFolder = false
    reason =
      choice.reasonNotToAccept(path, named: entry.name)
      ?? PassedOver.ignored(path, entry.name, isFolder: false, ignored)
      ?? PassedOver.byItself(path, entry, choice)
  }

  private static func ignored(
    _ path: String, _ name: String, isFolder: Bool, _ ignored: IgnoreFiles
  ) -> Reason? {
    ignored.deciding(path, named: name, isFolder: isFolder).map {
      .ignored(file: $0.file, line: $0.number, text: $0.text)
    }
  }

  /// What the file itself, and no list, says against being read.
  private static func byItself(_ path: String, _ entry: Folder.Entry, _ choice: FileChoice) -> Reason {
    if entry.kind == .link {
      return File.realPath(path) == nil || FileReach(choice.configuration).holds(path) ? .link : .strayLink
    }
    guard let status = File.status(of: path), status.kind == .file else { return .notRegular }
    return .tooLarge(most: choice.largestSize(ofFileAt: path, named: entry.name))
  }
}
