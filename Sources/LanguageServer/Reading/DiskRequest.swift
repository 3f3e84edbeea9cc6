package import Configuration
package import FileAccess
package import SourceText
package import WorkspaceIndex

/// What a session wants to know of the disk.
package struct DiskRequest: Sendable {
  /// The folders of the workspace, as paths.
  package var folders: [String] = []
  /// Open documents outside of them: their projects are read too, if they have settings files.
  package var outside: [String] = []
  /// Files that are read again even if they look as before.
  package var changed: Set<String> = []
  /// The files that open documents name, by document.
  package var named: [String: [String]] = [:]

  package init() {}

  /// The newer of two questions, with the files of both.
  package func followed(by next: DiskRequest) -> DiskRequest {
    var merged = next
    merged.changed.formUnion(changed)
    return merged
  }
}

/// What has changed on the disk since the last time.
package struct DiskChange: Sendable {
  /// The settings of every project.
  package var projects: [Configuration] = []
  package var hasNewProjects = false
  /// All files in their projects; only the first time.
  package var workspace: Workspace?
  /// Files that are new or different.
  package var put: [IndexedFile] = []
  /// Files that are there only because others name them, each with one that does; nothing is said of them.
  package var support: [String: String] = [:]
  /// What files name, by file; of open documents what they named when this was asked for.
  package var named: [String: [String]] = [:]
  /// Files that projects only read, with the roots of these projects.
  package var borrowed: [String: Set<String>] = [:]
  /// What was found and not read.
  package var unread = UnreadFiles()
  /// All files of the projects that are left out, being nothing that people write for them; `nil` if they are the same
  /// as before.
  package var leftOut: [IndexedFile]?
  /// Files that are gone, or are no longer the project's.
  package var removed: [String] = []
  /// Every settings file, by path.
  package var settingsFiles: [String: SourceFile] = [:]
  /// Files that settings name and that are not there.
  package var idle: [SettingMention] = []
  /// Settings files that became unreadable, and why: for the user.
  package var unreadable: [(path: String, reason: String)] = []
  /// What is to be said of everything that is there and was not read, too large as it is or closed to the server.
  package var remarks: [UnreadRemark] = []
  /// How many requests this is the answer to; none where a poll has found something.
  package var answeredRequests = 0
  /// A line for the log.
  package var summary = ""

  package init() {}
}
