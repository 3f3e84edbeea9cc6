#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders and what stands in them.
package enum Folder {
  /// One name in a folder.
  package struct Entry: Hashable, Sendable {
    package enum Kind: Sendable { case file, folder, link, other }

    package var name: String
    /// A link is not followed.
    package var kind: Kind
  }

  /// What stands in a folder.
  package struct Listing: Sendable {
    /// Sorted by name so that no answer depends on the file system.
    package var entries: [Entry] = []
    /// What has a name that is not UTF-8, with the name repaired: no path can name it.
    package var nameless: [Entry] = []
    fileprivate let folder: OpenFolder

    /// What the system knows of an entry, links followed; `nil` where it is gone or may not be seen.
    ///
    /// It is looked up in the folder itself, which stays open as long as somebody has the listing.
    package func status(of entry: Entry) -> FileStatus? {
      var status = stat()
      guard fstatat(folder.descriptor, entry.name, &status, 0) == 0 else { return nil }
      return FileStatus(status)
    }
  }

  /// What stands in a folder.
  package static func listing(of path: String) throws(SystemError) -> Listing {
    guard let folder = OpenFolder(path) else { throw SystemError.last }
    var listing = Listing(folder: folder)
    while let entry = readdir(folder.stream) {
      guard let bytes = name(of: entry) else { continue }
      if let name = String(validatingCString: bytes) {
        if name == "." || name == ".." { continue }
        listing.entries.append(Entry(name: name, kind: kind(of: entry, named: bytes, in: path)))
      } else {
        listing.nameless.append(Entry(name: String(cString: bytes), kind: kind(of: entry, named: bytes, in: path)))
      }
    }
    listing.entries.sort { precedes($0.name, $1.name) }
    return listing
  }

  /// Whether the bytes of a name come before those of another one.
  private static func precedes(_ name: String, _ other: String) -> Bool {
    let isBefore = name.utf8.withContiguousStorageIfAvailable { name in
      other.utf8.withContiguousStorageIfAvailable { other in
        var index = 0
        while index < name.count, index < other.count, name[index] == other[index] { index += 1 }
        return index < other.count && (index == name.count || name[index] < other[index])
      }
    }
    return (isBefore ?? nil) ?? name.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// What stands in a folder under names of UTF-8, sorted; `nil` if it cannot be read.
  package static func entries(of path: String) -> [Entry]? { (try? listing(of: path))?.entries }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar>? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    return UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
  }

  private static func kind(
    of entry: UnsafeMutablePointer<dirent>, named name: UnsafePointer<CChar>, in folder: String
  ) -> Entry.Kind {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN): break
    default: return .other
    }
    var status = stat()
    var path = (folder + "/").utf8.map { CChar(bitPattern: $0) }
    path += UnsafeBufferPointer(start: name, count: strlen(name) + 1)
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Makes a folder and those above it; one that stands already is fine.
  package static func create(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let failure = SystemError.last
    if failure.code == EEXIST, File.status(of: path)?.kind == .folder { return }
    guard failure.code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw failure }
    try create(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError.last }
  }

  /// Makes the folders of a path below another folder that are missing; none where a link on the way leads out of it.
  package static func create(_ path: String, below folder: String) throws(SystemError) {
    guard !File.isThere(path), path.utf8.starts(with: (folder + "/").utf8) else { return }
    var standing = path
    while !File.isThere(standing), let slash = standing.lastIndex(of: "/") { standing = String(standing[..<slash]) }
    guard let root = File.realPath(folder), let start = File.realPath(standing) else { throw SystemError.last }
    guard start == root || start.utf8.starts(with: (root == "/" ? root : root + "/").utf8) else {
      throw SystemError(code: EXDEV, words: "A link leads out of the folder")
    }
    try create(path)
  }

  /// The folder that relative paths start from; `nil` if it is gone.
  package static var working: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// A folder that is open until nobody holds on to it.
private final class OpenFolder: @unchecked Sendable {
  #if canImport(Darwin)
    typealias Stream = UnsafeMutablePointer<DIR>
  #else
    typealias Stream = OpaquePointer
  #endif

  let stream: Stream

  /// `nil` leaves the reason in `errno`.
  init?(_ path: String) {
    guard let stream = opendir(path) else { return nil }
    self.stream = stream
  }

  deinit { closedir(stream) }

  var descriptor: Int32 { dirfd(stream) }
}
