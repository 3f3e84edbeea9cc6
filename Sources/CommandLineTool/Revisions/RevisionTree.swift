import FileAccess
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

  /// Writes the files down, and beside them the modules as they lie in the work tree.
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
      try write(entries.filter { !$0.isModule })
      let modules = entries.filter(\.isModule).map(\.path)
      try copyModules(Set(modules + (try repository.stagedFiles()).filter(\.isModule).map(\.path)).sorted())
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
    for (entry, size) in zip(entries, sizes) where !entry.isLink {
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
    try link(entries.filter(\.isLink))
  }

  /// Makes the links that lead to something in the tree, once all files are there: none is written through a link.
  private func link(_ links: [GitRepository.Entry]) throws(GitRepository.Failure) {
    guard !links.isEmpty else { return }
    // Before there is a link no folder is made behind one.
    for link in links { try? Folder.create("\(root)/\(link.path)".parentFolder ?? root) }
    var made: [String] = []
    for (link, target) in zip(links, try repository.contents(of: links.map(\.object))) {
      let path = "\(root)/\(link.path)"
      guard let folder = path.parentFolder, File.realPath(folder) == folder, !target.isEmpty, target.count < 4096,
        target.first != UInt8(ascii: "/"), !target.contains(0), let text = String(validating: target, as: UTF8.self),
        (try? File.link(path, to: text)) != nil
      else { continue }
      made.append(path)
    }
    // A link may lead through another one; what ends elsewhere is nobody's. One that leads nowhere is told as such.
    for path in made where File.realPath(path).map({ !$0.isAtOrBelow(root) }) ?? false { try? File.remove(path) }
  }

  /// Copies modules as they lie in the work tree, which of each tree are the same: what is found in them is no news, and
  /// what names their tokens finds them.
  private func copyModules(_ modules: [String]) throws(GitRepository.Failure) {
    var total = (files: 0, bytes: 0)
    for module in modules {
      let source = "\(repository.root)/\(module)"
      guard File.realPath(source) == source, Folder.entries(of: "\(root)/\(module)")?.isEmpty ?? true else { continue }
      do throws(SystemError) {
        try copy(source, to: "\(root)/\(module)", &total)
      } catch {
        throw GitRepository.Failure(message: "The files of the module `\(module)` cannot be copied: \(error.message).")
      }
      guard total.files <= RevisionTree.most.files, total.bytes <= RevisionTree.most.bytes else {
        throw RevisionTree.tooLarge
      }
    }
  }

  /// Copies what may be read of a folder, without links; where a repository begins it begins in the copy, too.
  private func copy(
    _ source: String, to target: String, _ total: inout (files: Int, bytes: Int)
  ) throws(SystemError) {
    var folders = [""]
    while let folder = folders.popLast(), total.files <= RevisionTree.most.files, total.bytes <= RevisionTree.most.bytes
    {
      for entry in Folder.entries(of: source + folder) ?? [] {
        let path = "\(folder)/\(entry.name)"
        if entry.name == ".git" {
          try Folder.create("\(target)\(path)")
          try File.create([], at: "\(target)\(path)/HEAD")
        } else if entry.kind == .folder, !FileChoice.isForeignFolder(entry.name) {
          folders.append(path)
        } else if entry.kind == .file,
          let bytes = try? File.read(source + path, atMost: isRead(path) ? File.mostBytes : RevisionTree.mostOfOthers)
        {
          try Folder.create(target + folder)
          try File.create(bytes, at: target + path)
          total = (total.files + 1, total.bytes + bytes.count)
        }
      }
    }
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
