package import Configuration
import Platform
import SourceText

/// What the files of a project may lead to once all links are followed: the project itself, the folders that its
/// settings let be read, and packages that are installed around it.
///
/// Whether a path may be named at all, `Configuration/mayRead` says; this says whether it is what it seems.
package struct FileReach: Sendable {
  private let root: String
  private let folders: [String]

  /// The reach of a project; `folders` belong to it besides.
  package init(_ configuration: Configuration, and folders: [String] = []) {
    root = File.realPath(configuration.root) ?? configuration.root
    self.folders = (configuration.readFolders + folders).map { File.realPath($0) ?? $0 }
  }

  /// The repository that holds the project; packages of it are linked from where they are used.
  ///
  /// Looked for where a package is a link alone: projects may lie in one another hundreds deep.
  private var repository: String? {
    var next: String? = root
    while let folder = next, !ProjectSearch.isRepository(folder) { next = folder.parentFolder }
    return next
  }

  /// Whether what a path leads to may be read; a path that leads nowhere is for the reader to tell.
  package func holds(_ path: String) -> Bool {
    guard let target = File.realPath(path) else { return true }
    if target.isAtOrBelow(root) || folders.contains(where: target.isAtOrBelow) { return true }
    let parts = target.split(separator: "/")
    if path.split(separator: "/").contains(FileReach.packages) {
      // Where packages lie that are linked into a project is for their manager to say, but that they are packages.
      return parts.contains(FileReach.packages) || repository.map(target.isAtOrBelow) ?? false
    }
    return parts.indices.contains { index in
      parts[index] == FileReach.packages && root.isAtOrBelow("/" + parts[..<index].joined(separator: "/"))
    }
  }

  /// Whether a document may be written where it lies, be it on the disk already or not.
  func holds(document path: String) -> Bool {
    holds(File.realPath(path) == nil ? path.parentFolder ?? path : path)
  }

  private static let packages: Substring = "node_modules"
}
