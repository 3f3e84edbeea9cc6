package import Facts
package import Syntax

/// The settings of Style Dictionary in JSON, whatever the file is called: which files it merges, the later ones over the
/// earlier.
package enum StyleDictionaryConfig {
  /// `include` and then `source`, in the order of merging; `nil` for settings of anything else.
  package static func document(of root: DataNode) -> ResolverDocument? {
    guard root["platforms"]?.kind == .mapping else { return nil }
    let lists = [root["include"], root["source"]].compactMap { $0 }.flatMap { $0.elements.map { $0 } }
    let sources = lists.compactMap { element in
      element.string.map { ResolverDocument.Source(.matching($0), at: element.range) }
    }
    guard !sources.isEmpty else { return nil }
    var document = ResolverDocument()
    document.order = [.sources(sources)]
    return document
  }
}
