package import Syntax

/// Files that the client saw change on the disk (LSP 3.17, DidChangeWatchedFilesParams).
package struct DidChangeWatchedFilesParams: Sendable, WireReadable {
  package var uris: [String]

  package init?(_ node: JSONNode) {
    guard let changes = node["changes"]?.elements else { return nil }
    uris = changes.compactMap { $0["uri"]?.string }
  }
}
