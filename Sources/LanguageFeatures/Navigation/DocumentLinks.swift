import Facts
import FrontEnds
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let links = Feature(
    title: "Links",
    page: """
      Every place that names another file opens it: the file of a `$ref` in a token file or a resolver document, and \
      the page or file of a `$schema`.
      """)
}

/// A stretch of a file that opens another file, or a page of the web.
package struct DocumentLink: Sendable {
  package enum Target: Hashable, Sendable {
    /// The absolute path of a file, whether it exists or not.
    case file(String)
    /// A URI of the web, as written.
    case page(String)
  }

  package var range: ByteRange
  package var target: Target
}

extension Workspace {
  /// Every place of a file that names another file or a page, by range: `$ref`, `$schema`, `@import` and their like.
  package func links(in path: String) -> [DocumentLink] {
    guard let file = self[path], let links = file.frontEnd?.links(file.source) else { return [] }
    return links.compactMap { link in
      target(of: link.target, from: path).map { DocumentLink(range: link.range, target: $0) }
    }
  }

  /// What a reference means that stands in the file at `path`; `nil` for a scheme that nobody opens.
  private func target(of text: String, from path: String) -> DocumentLink.Target? {
    if text.hasPrefix("http://") || text.hasPrefix("https://") { return .page(text) }
    if text.hasPrefix("file:") { return .file(FileURI.path(fromURI: text)) }
    let scheme = text.prefix { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" }
    if scheme.utf8.count > 1, text.dropFirst(scheme.count).first == ":" { return nil }
    let decoded = FileURI.path(fromURI: "file://" + (text.hasPrefix("/") ? text : "/" + text))
    let target = (text.hasPrefix("/") ? decoded : "." + decoded).resolved(against: path.folder)
    return known(target, from: path).map { .file($0) }
  }

  /// The file that a path means; style sheets leave out the suffix and the underscore of a part.
  ///
  /// Without a suffix and unknown it is a package, or nothing.
  private func known(_ path: String, from origin: String) -> String? {
    guard self[origin]?.facts.isStyleSheet == true, self[path] == nil else { return path }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let name = String(path[path.index(after: slash)...])
    let part = String(path[...slash]) + "_" + name
    var candidates: [String] = []
    for suffix in [".scss", ".css", ".less"] {
      candidates.append(path + suffix)
      candidates.append(part + suffix)
      candidates.append(path + "/_index" + suffix)
      candidates.append(path + "/index" + suffix)
    }
    return candidates.first { self[$0] != nil } ?? (name.contains(".") ? path : nil)
  }
}
