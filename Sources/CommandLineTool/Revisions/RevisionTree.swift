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
  /// How many files and bytes are written down at most: a few objects can stand for any number of files.
  private static let most = (files: 500_000, bytes: 2 << 30)

  /// Writes the files down.
  init(
    _ entries: [GitRepository.Entry], of repository: GitRepository, in surroundings: Surroundings
  ) throws(GitRepository.Failure) {
    self.repository = repository
    do throws(SystemError) {
      let parent = surroundings.environment["TMPDIR"] ?? ""
      scratch = try ScratchFolder(in: parent.isEmpty ? "/tmp" : parent)
      // Where a repository begins, a project may.
      try Folder.create(scratch.path + "/.git")
      try File.create([], at: scratch.path + "/.git/HEAD")
    } catch {
      throw GitRepository.Failure(message: "There is no room for the files of a revision: \(error.message).")
    }
    do throws(GitRepository.Failure) {
      try write(entries)
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// Deletes the folder.
  func remove() { scratch.remove() }

  private func write(_ entries: [GitRepository.Entry]) throws(GitRepository.Failure) {
    guard entries.count <= RevisionTree.most.files else { throw RevisionTree.tooLarge }
    let sizes = try repository.sizes(of: entries.map(\.object))
    var batch: [GitRepository.Entry] = []
    var (total, written) = (0, 0)
    for (entry, size) in zip(entries, sizes) {
      guard let size else {
        // A picture that was never fetched is read by nobody.
        guard !isRead(entry.path) else { throw GitRepository.incomplete }
        continue
      }
      guard size <= (isRead(entry.path) ? File.mostBytes : RevisionTree.mostOfOthers) else { continue }
      written += size
      guard written <= RevisionTree.most.bytes else { throw RevisionTree.tooLarge }
      if total + size > RevisionTree.mostAtOnce {
        try writeAll(batch)
        (batch, total) = ([], 0)
      }
      batch.append(entry)
      total += size
    }
    try writeAll(batch)
  }

  private static let tooLarge = GitRepository.Failure(
    message: "A revision of more than \(most.files) files or 2 GB is not compared.")

  private func isRead(_ path: String) -> Bool {
    let name = path.lowercased()
    return FrontEnd.suffixesToRead.contains { name.hasSuffix($0) }
  }

  private func writeAll(_ entries: [GitRepository.Entry]) throws(GitRepository.Failure) {
    guard !entries.isEmpty else { return }
    for (entry, bytes) in zip(entries, try repository.contents(of: entries.map(\.object))) {
      let path = "\(root)/\(entry.path)"
      do throws(SystemError) {
        try Folder.create(path.parentFolder ?? root)
        try File.create(bytes, at: path)
      } catch {
        // Names that differ in case alone are one file on some disks; the first one stays.
        guard File.isThere(path) else {
          throw GitRepository.Failure(message: "There is no room for the files of a revision: \(error.message).")
        }
      }
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
