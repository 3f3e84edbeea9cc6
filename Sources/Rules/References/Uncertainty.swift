import Configuration
import WorkspaceIndex

extension CheckedFile {
  /// A finding that matters less where something that may define the name was not read.
  func uncertain(_ finding: Finding, _ unread: [Unread]) -> Finding {
    guard let first = unread.first else { return finding }
    let more = unread.count > 1 ? " and \(unread.count - 1) more" : ""
    var finding = finding
    finding.ceiling = .info
    let message = finding.message.dropLast()
    switch first {
    case .package(let name, let isThere):
      finding.message =
        "\(message) here; the package `\(name)`\(more), which may define it, \(isThere ? "is too large to be read" : "is not there")."
    case .file(let other):
      finding.message =
        "\(message) in what was read; `\(workspace.relativePath(of: other, from: path))`\(more) could not be read."
    case .source(let name, let manifest):
      finding.message =
        "\(message) in what was read; `\(name)`\(more), which \(words(for: manifest)) lists, is not part of it."
    case .strange(let other):
      let listed = unread.count > 1 ? "listed as sources" : "listed as a source"
      finding.message =
        "\(message) in what was understood; of \(words(for: other))\(more), \(listed), no token was understood."
    case .broken(let other):
      finding.message = "\(message) in what was understood; the structure of \(words(for: other))\(more) is broken."
    }
    return finding
  }

  private func words(for other: String) -> String {
    other == path ? "this file" : "`\(workspace.relativePath(of: other, from: path))`"
  }
}
