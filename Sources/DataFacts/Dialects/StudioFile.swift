import DesignTokens
package import Facts
import SourceText
package import Syntax

/// What Tokens Studio writes beside the tokens: themes that choose among sets, and the order of the sets.
///
/// Both become what a resolver document says: a theme is a context, a group of themes a modifier.
package enum StudioFile {
  /// Whether a file holds themes or the order of its sets, so that its first-level keys are sets.
  static func hasThemes(_ root: DataNode) -> Bool {
    root["$themes"]?.kind == .sequence || root["$metadata"]?["tokenSetOrder"]?.kind == .sequence
  }

  /// Whether a file of this name tells what is merged of the files beside it.
  package static func listsSources(fileNamed name: String) -> Bool {
    name == "$themes.json" || name == "$metadata.json"
  }

  /// Whether a value holds parts that only Tokens Studio writes.
  static func hasProperties(_ tree: DataTree) -> Bool {
    ["textCase", "textDecoration", "paragraphSpacing"].contains { tree.keyID($0) != nil }
  }

  /// Whether a member is the order of sets as a build writes it among the tokens (`"tokenSetOrder": {"0": {"value": …}}`).
  static func isOrder(_ member: DataMember) -> Bool {
    member.isNamed("tokenSetOrder") && member.value.members.allSatisfy { Int($0.key) != nil }
  }

  /// The sets of a file in the order in which they are merged, with its themes; `nil` where the file tells neither.
  static func document(of root: DataNode, sets: [TokenSet]) -> ResolverDocument? {
    guard hasThemes(root) else { return nil }
    let stated = order(of: root["$metadata"]?["tokenSetOrder"])
    let names = stated + sets.map(\.name).filter { !stated.contains($0) }
    var ranks: [String: Int] = [:]
    for (rank, name) in names.enumerated() where ranks[name] == nil { ranks[name] = rank }
    let sources = Dictionary(
      sets.enumerated().map { index, set in
        (set.name, ResolverDocument.Source(.inline(layer: index + 1, group: TokenName("")), at: set.nameRange))
      }, uniquingKeysWith: { $1 })
    if let themes = root["$themes"],
      // A set that the file does not hold lies elsewhere, or is gone; nobody knows what it gives.
      var document = document(
        ofThemes: themes, ranks: ranks, source: { sources[$0.name] ?? ResolverDocument.Source(.unknown, at: $0.range) })
    {
      document.isOpen = true
      return document
    }
    var document = ResolverDocument()
    document.isOpen = true
    document.order = [.sources(names.compactMap { sources[$0] })]
    return sources.isEmpty ? nil : document
  }

  /// The themes of a folder (`$themes.json`), whose sets are files beside it; `nil` where there is none.
  package static func document(ofThemes themes: DataNode) -> ResolverDocument? {
    document(ofThemes: themes, ranks: [:]) { set in
      ResolverDocument.Source(.file(set.name + ".json", pointer: []), at: set.range)
    }
  }

  /// The sets of a folder in their order (`$metadata.json`), for a folder without themes.
  package static func document(ofOrder root: DataNode) -> ResolverDocument? {
    guard let list = root["tokenSetOrder"], list.kind == .sequence else { return nil }
    var document = ResolverDocument()
    document.order = [
      .sources(
        list.elements.compactMap { element in
          element.string.map { ResolverDocument.Source(.file($0 + ".json", pointer: []), at: element.range) }
        })
    ]
    return document
  }

  /// The names of sets in an array.
  static func order(of list: DataNode?) -> [String] { list?.elements.compactMap(\.string) ?? [] }
}
