#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing files so that readers, and a power cut, find the old bytes or the new ones, never a part.
///
/// The new bytes go into a file beside the old one, are handed to the disk, and take its place by a renaming.
extension File {
  /// Replaces a regular file below a folder by what has become of it; its mode and its owner are kept.
  ///
  /// No link on the way may lead out of the folder, not even one that is put there meanwhile, and nothing is written
  /// over what somebody else has written meanwhile.
  ///
  /// - Parameters:
  ///   - path: The file, or a link to one below the folder.
  ///   - folder: The folder that must hold it.
  ///   - old: What it is known to hold.
  ///   - new: What it is to hold.
  /// - Throws: Why it was left as it is.
  package static func replace(
    _ path: String, below folder: String, from old: [UInt8], with new: [UInt8]
  ) throws(SystemError) {
    guard let root = realPath(folder), let target = realPath(path) else { throw SystemError.last }
    let start = root == "/" ? root : root + "/"
    guard target.utf8.starts(with: start.utf8) else {
      throw SystemError(code: EXDEV, words: "A link leads out of the project")
    }
    var names = target.dropFirst(start.count).split(separator: "/").map(String.init)
    guard let name = names.popLast() else { throw SystemError(code: EISDIR) }
    let home = try openFolder(root, names)
    defer { close(home) }
    let descriptor = uninterrupted { openat(home, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    guard try bytes(of: descriptor, atMost: max(old.count, mostBytes)) == old else {
      throw SystemError(code: ESTALE, words: "It has changed since it was read")
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    try put(new, in: home, as: name, like: status)
  }

  /// Writes a file that somebody names: a device or a pipe is written to, a file replaced; the mode is kept.
  ///
  /// - Parameters:
  ///   - bytes: What it is to hold.
  ///   - path: Where; a link stays one, and its target is written.
  ///   - folder: Where its path begins: no link below this folder may lead out of it.
  /// - Throws: Why nothing was written.
  package static func write(_ bytes: [UInt8], to path: String, from folder: String? = nil) throws(SystemError) {
    if status(of: path)?.kind == .other { return try pour(bytes, into: path) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let parent = parts.dropLast().joined(separator: "/")
    guard let real = realPath(parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent) else {
      throw SystemError.last
    }
    let target = realPath(path) ?? "\(real)/\(parts.last ?? "")"
    if let folder, path.utf8.starts(with: (folder + "/").utf8), let root = realPath(folder),
      !target.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    {
      throw SystemError(code: EXDEV, words: "A link leads out of the folder")
    }
    var names = target.split(separator: "/").map(String.init)
    guard let name = names.popLast() else { throw SystemError(code: EISDIR) }
    let home = try openFolder("/" + names.joined(separator: "/"), [])
    defer { close(home) }
    var old = stat()
    try put(bytes, in: home, as: name, like: stat(target, &old) == 0 ? old : nil)
  }

  /// Writes a file where nothing stands, not even a link.
  package static func create(_ bytes: [UInt8], at path: String) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = uninterrupted { open(path, flags, mode_t(0o644)) }
    guard descriptor >= 0 else { throw SystemError.last }
    var failure: SystemError?
    if !writeAll(bytes, to: descriptor) { failure = SystemError.last }
    if close(descriptor) != 0, failure == nil { failure = SystemError.last }
    if let failure {
      unlink(path)
      throw failure
    }
  }

  private static func pour(_ bytes: [UInt8], into path: String) throws(SystemError) {
    let descriptor = uninterrupted { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw SystemError.last }
  }

  /// Opens a folder by way of others, none of which may be a link; to be closed by the caller.
  private static func openFolder(_ root: String, _ names: [String]) throws(SystemError) -> Int32 {
    var folder = uninterrupted { open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw SystemError.last }
    for name in names {
      let next = uninterrupted { openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
      let failure = SystemError.last
      close(folder)
      guard next >= 0 else { throw failure }
      folder = next
    }
    return folder
  }

  /// Puts a file into an open folder, in the place of one that stands there, with the mode and the owner of that one.
  private static func put(
    _ bytes: [UInt8], in folder: Int32, as name: String, like old: stat?
  ) throws(SystemError) {
    let (temporary, descriptor) = try makeTemporary(in: folder)
    var failure: SystemError?
    if !writeAll(bytes, to: descriptor) { failure = SystemError.last }
    if failure == nil, let old { failure = keepOwner(of: old, descriptor) }
    let mode = old.map { $0.st_mode & 0o7777 } ?? 0o644
    if failure == nil, fchmod(descriptor, mode) != 0 { failure = SystemError.last }
    // Without this a power cut could leave the new name with nothing behind it.
    if failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = SystemError.last }
    if close(descriptor) != 0, failure == nil { failure = SystemError.last }
    if failure == nil, renameat(folder, temporary, folder, name) != 0 { failure = SystemError.last }
    if let failure {
      unlinkat(folder, temporary, 0)
      throw failure
    }
  }

  /// A new file that nobody else may read yet; one that a killed program has left is passed over.
  private static func makeTemporary(in folder: Int32) throws(SystemError) -> (name: String, descriptor: Int32) {
    var number = 0
    while true {
      let name = ".tincture-\(getpid())-\(number)"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = uninterrupted { openat(folder, name, flags, mode_t(0o600)) }
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST, number < 100 else { throw SystemError.last }
      number += 1
    }
  }

  private static func keepOwner(of old: stat, _ descriptor: Int32) -> SystemError? {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { return SystemError.last }
    if new.st_uid == old.st_uid, new.st_gid == old.st_gid { return nil }
    return fchown(descriptor, old.st_uid, old.st_gid) == 0
      ? nil : SystemError(code: EPERM, words: "Its owner and group cannot be kept")
  }
}
