#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole files, read and written at once.
package enum File {
  /// The bytes of a regular file; pipes and devices are not even opened, since that may wait or never end.
  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError.last }
    try requireRegular(status)
    let descriptor = uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    // Another file may have come into its place.
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    try requireRegular(status)
    return try rest(of: descriptor, expecting: Int(status.st_size))
  }

  private static func requireRegular(_ status: stat) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw SystemError(code: EISDIR)
    default: throw SystemError(code: EINVAL, words: "Not a regular file")
    }
  }

  /// Reads to the end; one byte more than expected is asked for, so that the end shows without a second array.
  private static func rest(of descriptor: Int32, expecting size: Int) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var capacity = size + 1
    while true {
      var failure: SystemError?
      let wanted = capacity
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        while count < wanted, let base = buffer.baseAddress {
          let length = uninterrupted { systemRead(descriptor, base + count, wanted - count) }
          if length < 0 { failure = SystemError.last }
          guard length > 0 else { break }
          count += length
        }
      }
      if let failure { throw failure }
      if result.isEmpty { result = chunk } else { result += chunk }
      guard chunk.count == wanted else { return result }
      capacity = max(64 * 1024, result.count)
    }
  }

  /// Writes a file as a whole: readers see the old bytes or the new ones, never a part; the mode is kept.
  ///
  /// A symbolic link stays one; its target is written.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let target = realPath(path) ?? path
    let temporary = target + ".tincture-\(getpid())"
    let mode = status(of: target)?.mode ?? 0o644
    let descriptor = uninterrupted { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode)) }
    guard descriptor >= 0 else { throw SystemError.last }
    var failure: SystemError?
    if !writeAll(bytes, to: descriptor) || fchmod(descriptor, mode_t(mode)) != 0 { failure = SystemError.last }
    if close(descriptor) != 0, failure == nil { failure = SystemError.last }
    if failure == nil, rename(temporary, target) != 0 { failure = SystemError.last }
    if let failure {
      unlink(temporary)
      throw failure
    }
  }

  /// Adds to the end of a file, which is made where there is none.
  package static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = uninterrupted { open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode_t(0o644)) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw SystemError.last }
  }

  /// Deletes a file.
  package static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw SystemError.last }
  }

  /// What the system knows of a file or folder, links followed; `nil` where there is none or it may not be seen.
  package static func status(of path: String) -> FileStatus? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileStatus(status)
  }

  /// The path with links, `.` and `..` resolved; `nil` where nothing stands.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// What tells one state of a file from another, and a file from a folder.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Sendable { case file, folder, other }

  package var kind: Kind
  /// When the content was last changed, in nanoseconds since 1970.
  package var modified: Int64
  /// In bytes.
  package var size: Int64
  /// The number of the file in its volume; another after a replacement.
  package var inode: UInt64
  /// The permission bits.
  package var mode: UInt32

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    mode = UInt32(status.st_mode & 0o7777)
  }
}

/// Writes all bytes to an open file or pipe; `false` leaves the reason in `errno`.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      let length = uninterrupted { systemWrite(descriptor, base + done, buffer.count - done) }
      guard length > 0 else { return false }
      done += length
    }
    return true
  }
}
