import Syntax

/// The settings of Style Dictionary in JSON: which files it merges, the later ones over the earlier.
enum StyleDictionaryConfig {
  /// The names that such a file has; those in JavaScript cannot be read.
  static func isName(_ name: String) -> Bool {
    let stem = name.split(separator: ".").dropLast().joined(separator: ".").lowercased()
    return ["config", "sd.config", "style-dictionary.config", "styledictionary.config"].contains(stem)
      && (name.hasSuffix(".json") || name.hasSuffix(".json5") || name.hasSuffix(".jsonc"))
  }

  /// `include` and then `source`, in the order of merging; `nil` for settings of anything else.
  static func document(of root: DataNode) -> ResolverDocument? {
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
