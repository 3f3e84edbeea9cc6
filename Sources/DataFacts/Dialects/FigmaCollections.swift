import DesignTokens
import Facts
import SourceText
import Syntax

/// The collections of variables that plugins of Figma write, each with its modes (`[{"Theme": {"modes": {"Light": {…}}}}]`).
///
/// A mode is a set of tokens; a collection of several is something to choose from.
struct FigmaCollections {
  /// The tokens of each mode, in the order of the text.
  private(set) var roots: [DataNode] = []
  private(set) var sets: [TokenSet] = []
  /// What is merged; another file may hold what these collections leave open.
  private(set) var document = ResolverDocument()

  /// `nil` for what is no list of collections, has none of the members that Figma gives to variables, or means those of
  /// another library, which nobody has here.
  init?(_ tree: DataTree) {
    guard !tree.members(named: "$libraryName").contains(where: { $0.value.string?.isEmpty == false }),
      tree.keyID("modes") != nil, tree.keyID("$value") != nil,
      ["$scopes", "$codeSyntax", "$collectionName"].contains(where: { tree.keyID($0) != nil })
    else { return nil }
    for part in tree.root.kind == .sequence ? Array(tree.root.elements) : [tree.root] {
      for member in part.members where member.firstByte != UInt8(ascii: "$") {
        guard let modes = member.value["modes"], modes.kind == .mapping,
          modes.members.allSatisfy({ $0.value.kind == .mapping })
        else { return nil }
        add(member, Array(modes.members))
      }
    }
    guard !roots.isEmpty else { return nil }
    document.isOpen = true
  }

  private mutating func add(_ collection: DataMember, _ modes: [DataMember]) {
    let contexts = modes.map { mode in
      roots.append(mode.value)
      sets.append(
        TokenSet(name: "\(collection.key)/\(mode.key)", nameRange: mode.keyNameRange, range: mode.range))
      return ResolverDocument.Context(
        name: mode.key, nameRange: mode.keyNameRange, range: mode.range,
        sources: [ResolverDocument.Source(.inline(layer: roots.count, group: TokenName("")), at: mode.keyNameRange)])
    }
    guard contexts.count > 1 else { return document.order += contexts.map { .sources($0.sources) } }
    document.order.append(.modifier(document.modifiers.count))
    document.modifiers.append(
      ResolverDocument.Modifier(name: collection.key, nameRange: collection.keyNameRange, contexts: contexts))
  }
}
