#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new folder that nobody else can look into, for files that are needed for a moment.
package struct ScratchFolder: Sendable {
  /// Its absolute path without links, and without a slash at the end.
  package let path: String

  /// Makes the folder below `parent`.
  package init(in parent: String) throws(SystemError) {
    var template = Array("\(parent)/tincture-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last }
    let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = File.realPath(made) ?? made
  }

  /// Deletes it with all that lies in it; links are deleted and not followed.
  package func remove() {
    var folders = [path]
    var emptied: [String] = []
    while let folder = folders.popLast() {
      emptied.append(folder)
      for entry in Folder.entries(of: folder) ?? [] {
        let path = "\(folder)/\(entry.name)"
        if entry.kind == .folder { folders.append(path) } else { unlink(path) }
      }
    }
    for folder in emptied.reversed() { rmdir(folder) }
  }
}
