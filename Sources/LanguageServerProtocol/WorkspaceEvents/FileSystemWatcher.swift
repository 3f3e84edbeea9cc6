package import Syntax

/// Files that the client should watch (LSP 3.17, FileSystemWatcher).
package struct FileSystemWatcher: WireObject {
  package var pattern: String
  /// The folder that the pattern is relative to, as a URI; `nil` for every folder of the workspace.
  package var base: String?

  package init(pattern: String, base: String?) {
    self.pattern = pattern
    self.base = base
  }

  package func writeMembers(to writer: inout JSONWriter) {
    guard let base else { return writer.member("globPattern", pattern) }
    writer.member(
      "globPattern",
      object: { writer in
        writer.member("baseUri", base)
        writer.member("pattern", pattern)
      })
  }
}
