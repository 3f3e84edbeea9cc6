#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole files, read and written at once.
package enum File {
  /// The size beyond which no file is read: nobody writes one that large.
  ///
  /// The largest token files that people keep have some megabytes.
  package static let mostBytes = 64 << 20

  /// The bytes of a regular file; pipes and devices are not even opened, since that may wait or never end.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - limit: How many bytes are read at most; of a larger file none are, see ``SystemError/isLimit``.
  ///   - followingLinks: Whether the path may be a link to a file.
  ///   - wasSeen: Whether a regular file was just seen there, so that nobody need look again before it is opened.
  /// - Returns: All bytes of the file.
  /// - Throws: Why it cannot be read.
  package static func read(
    _ path: String, atMost limit: Int = mostBytes, followingLinks: Bool = true, wasSeen: Bool = false
  ) throws(SystemError) -> [UInt8] {
    if !wasSeen {
      var status = stat()
      guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw SystemError.last }
      try requireRegular(status)
    }
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
    let descriptor = uninterrupted { open(path, flags) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    return try bytes(of: descriptor, atMost: limit)
  }

  /// The bytes of an open file; another one may have come into the place of what was looked at before.
  static func bytes(of descriptor: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    try requireRegular(status)
    guard status.st_size <= limit else { throw SystemError.tooLarge(limit) }
    return try rest(of: descriptor, expecting: Int(status.st_size), atMost: limit)
  }

  static func requireRegular(_ status: stat) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw SystemError(code: EISDIR)
    default: throw SystemError.notRegular
    }
  }

  /// Reads to the end; one byte more than expected is asked for, so that the end shows without a second array.
  ///
  /// Of a regular file, less than was asked for comes only at its end (POSIX.1-2024, `read`), or where somebody changes it.
  private static func rest(
    of descriptor: Int32, expecting size: Int, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
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
          if count == size { break }
        }
      }
      if let failure { throw failure }
      if result.isEmpty { result = chunk } else { result += chunk }
      guard result.count <= limit else { throw SystemError.tooLarge(limit) }
      guard chunk.count == wanted else { return result }
      capacity = max(64 * 1024, result.count)
    }
  }

  /// Adds to the end of a file, which is made where there is none; not through a link to another file.
  package static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    // `/dev/stderr` is a link, too, but to no file.
    let link = status(of: path)?.kind == .other ? 0 : O_NOFOLLOW
    let descriptor = uninterrupted { open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | link, mode_t(0o644)) }
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

  /// Whether anything stands at a path, be it a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes a link with any text where nothing stands.
  package static func link(_ path: String, to text: String) throws(SystemError) {
    guard symlink(text, path) == 0 else { throw SystemError.last }
  }

  /// Whether the last part of a path is a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
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
  /// When anything about the file was last changed, in nanoseconds since 1970; nobody can set that back.
  package var changed: Int64
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
      let (time, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (time, change) = (status.st_mtim, status.st_ctim)
    #endif
    modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    changed = Int64(change.tv_sec) * 1_000_000_000 + Int64(change.tv_nsec)
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
