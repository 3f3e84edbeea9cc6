import SourceText

/// The folder that is a project.
package struct ProjectPlace: Hashable, Sendable {
  /// What makes a project of a folder.
  package enum Basis: Hashable, Sendable {
    /// The nearest `tincture.json` upward stands in it.
    case settings
    /// It is the root of a repository.
    case repository
    /// An editor has it open, or a command line names it.
    case named
    /// Nothing but a file in it.
    case ownFolder
  }

  /// The folder, absolute, without a slash at the end.
  package var root: String
  package var basis: Basis

  /// The settings file of the project; `nil` where it has none.
  package var settingsFile: String? { basis == .settings ? ProjectFile.name.path(in: root) : nil }
}
