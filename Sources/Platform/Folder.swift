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

  /// What stands in a folder, sorted by name so that no answer depends on the file system; `nil` if it cannot be read.
  ///
  /// Names that are not UTF-8 are left out: no path could name them.
  package static func entries(of path: String) -> [Entry]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      guard let name = name(of: entry), name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, kind: kind(of: entry, named: name, in: path)))
    }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return entries
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    return String(validatingCString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  }

  private static func kind(of entry: UnsafeMutablePointer<dirent>, named name: String, in folder: String) -> Entry.Kind
  {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN): break
    default: return .other
    }
    var status = stat()
    guard lstat(folder + "/" + name, &status) == 0 else { return .other }
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

  /// The folder that relative paths start from; `/` if it is gone.
  package static var working: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
