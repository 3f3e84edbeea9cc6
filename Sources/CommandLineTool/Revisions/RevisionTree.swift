import FrontEnds
import Platform
import SourceText

/// The files of a revision in a folder of their own, as far as anybody here reads such files.
struct RevisionTree {
  private let repository: GitRepository
  private let scratch: ScratchFolder
  /// Where its root lies.
  var root: String { scratch.path }

  /// A file that no language of ours claims is read for names at most, and settings are small.
  private static let mostOfOthers = 256 << 10
  /// How much is asked of git at once.
  private static let mostAtOnce = 32 << 20

  /// Writes the files down.
  init(
    _ entries: [GitRepository.Entry], of repository: GitRepository, in surroundings: Surroundings
  ) throws(GitRepository.Failure) {
    self.repository = repository
    do throws(SystemError) {
      scratch = try ScratchFolder(in: surroundings.environment["TMPDIR"] ?? "/tmp")
      // Where a repository begins, a project may.
      try Folder.create(scratch.path + "/.git")
      try File.create([], at: scratch.path + "/.git/HEAD")
    } catch {
      throw GitRepository.Failure(message: "There is no room for the files of a revision: \(error.message).")
    }
    write(entries)
  }

  /// Deletes the folder.
  func remove() { scratch.remove() }

  private func write(_ entries: [GitRepository.Entry]) {
    let sizes = repository.sizes(of: entries.map(\.object))
    var batch: [GitRepository.Entry] = []
    var total = 0
    for (entry, size) in zip(entries, sizes) {
      guard let size, size <= (isRead(entry.path) ? File.mostBytes : RevisionTree.mostOfOthers) else { continue }
      if total + size > RevisionTree.mostAtOnce {
        writeAll(batch)
        (batch, total) = ([], 0)
      }
      batch.append(entry)
      total += size
    }
    writeAll(batch)
  }

  private func isRead(_ path: String) -> Bool {
    let name = path.lowercased()
    return FrontEnd.suffixesToRead.contains { name.hasSuffix($0) }
  }

  private func writeAll(_ entries: [GitRepository.Entry]) {
    guard !entries.isEmpty else { return }
    for (entry, bytes) in zip(entries, repository.contents(of: entries.map(\.object))) {
      let path = "\(root)/\(entry.path)"
      // Names that differ in case alone are one file on some disks; the first one stays.
      try? Folder.create(path.parentFolder ?? root)
      try? File.create(bytes, at: path)
    }
  }

  /// The same place in this tree as a path of the work tree is in that; `nil` for one outside of it.
  func path(for path: String) -> String? {
    guard path.isAtOrBelow(repository.root) else { return nil }
    return root + path.dropFirst(repository.root.count)
  }

  /// The surroundings of somebody who stands in this tree where he stands in the work tree.
  func surroundings(like surroundings: Surroundings) -> Surroundings {
    var result = surroundings
    let here = File.realPath(surroundings.workingDirectory) ?? surroundings.workingDirectory
    result.workingDirectory = path(for: here) ?? root
    try? Folder.create(result.workingDirectory)
    return result
  }
}
