import Platform
import SourceText

/// Looks through an installed package for files that may give names to values.
///
/// The bounds are far above what packages of tokens ship (some hundred files, a few megabytes), and far below what would
/// be felt when a project is opened.
struct PackageWalk {
  private(set) var files: [String] = []
  private(set) var isWhole = true
  private var bytes: Int64 = 0

  private static let mostFolders = 400
  private static let mostFiles = 1500
  private static let largestFile: Int64 = 2 << 20
  private static let mostBytes: Int64 = 32 << 20

  mutating func walk(_ root: String) {
    var pending = [root]
    var count = 0
    while let folder = pending.popLast() {
      count += 1
      guard count <= PackageWalk.mostFolders else {
        isWhole = false
        return
      }
      for entry in (Folder.entries(of: folder) ?? []).reversed() {
        let path = entry.name.path(in: folder)
        if entry.kind == .folder {
          if !FileChoice.isForeignFolder(entry.name), LeftOutReason.mayBeShipped(entry.name) { pending.append(path) }
        } else if entry.kind == .file {
          take(path, named: entry.name.lowercased())
        }
      }
    }
    files.sort()
  }

  private mutating func take(_ path: String, named name: String) {
    guard FileChoice.mayGiveNames(name), name != "package.json", !FileChoice.isForeign(name),
      let status = File.status(of: path), status.kind == .file
    else { return }
    guard status.size <= PackageWalk.largestFile, files.count < PackageWalk.mostFiles,
      bytes + status.size <= PackageWalk.mostBytes
    else {
      isWhole = false
      return
    }
    bytes += status.size
    files.append(path)
  }
}
