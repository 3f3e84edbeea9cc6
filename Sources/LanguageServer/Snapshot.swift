import Configuration
import LanguageServerProtocol
import SourceText
import WorkspaceIndex

/// What a request or a check may look at: everything as it was at one moment.
package struct Snapshot: Sendable {
  let workspace: Workspace
  /// What the client has open, by path.
  let documents: [String: OpenDocument]
  /// Settings files, which are no part of the workspace, by path.
  let settingsFiles: [String: SourceFile]
  /// Files that settings name and that are not there.
  let idle: [SettingMention]
  let client: ClientCapabilities
  let encoding: PositionEncoding
  let settings: EditorSettings
  let rulePages: (prefix: String, suffix: String)?

  /// How the client spells an open document, and which of its versions this is.
  struct OpenDocument: Sendable {
    var uri: String
    var version: Int
  }

  /// The file at a path: an open document, a file of the workspace, or a settings file.
  func source(at path: String) -> SourceFile? { workspace[path]?.source ?? settingsFiles[path] }

  /// The URI of a path, as the client spells it where it has the document open.
  func uri(of path: String) -> String { documents[path]?.uri ?? FileURI.uri(forPath: path) }
}
