import Platform

/// The settings file of a project, by its place on the disk.
package enum ProjectFile {
  /// What it is called.
  package static let name = "tincture.json"

  /// The settings file that holds for a folder: its own, else the nearest one above; `nil` where there is none.
  package static func nearest(to folder: String) -> String? {
    var current: String? = folder
    while let folder = current {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if File.status(of: path)?.kind == .file { return path }
      current = folder.parentFolder
    }
    return nil
  }
}
