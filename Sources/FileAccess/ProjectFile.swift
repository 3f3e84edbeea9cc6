/// The settings file of a project, by its name.
package enum ProjectFile {
  /// What it is called.
  package static let name = "tincture.json"
}
