import Configuration
import FileAccess
import LanguageServerProtocol
import SourceText
import WorkspaceIndex

/// What a request or a check may look at: everything as it was at one moment.
package struct Snapshot: Sendable {
  let workspace: Workspace
  /// What the client has open, by path.
  let documents: [String: Document]
  /// Settings files, which are no part of the workspace, by path, as the disk has them.
  let diskSettings: [String: SourceFile]
  /// Files that settings name and that are not there.
  let idle: [SettingMention]
  /// What is to be said of files that are there and were not read.
  let closed: [String: UnreadRemark]
  let client: ClientCapabilities
  let encoding: PositionEncoding
  let settings: EditorSettings
  let rulePages: (prefix: String, suffix: String)?

  /// A settings file, as it is open or else as the disk has it.
  func settingsFile(at path: String) -> SourceFile? {
    path.hasSuffix("/" + settingsFileName) ? documents[path]?.source ?? diskSettings[path] : diskSettings[path]
  }

  /// The file at a path: an open document, a file of the workspace, or a settings file.
  func source(at path: String) -> SourceFile? { workspace[path]?.source ?? settingsFile(at: path) }

  /// The URI of a path, as the client spells it where it has the document open.
  func uri(of path: String) -> String { documents[path]?.uri ?? FileURI.uri(forPath: path) }
}
