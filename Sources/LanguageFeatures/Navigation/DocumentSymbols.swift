import DesignTokens
package import Facts
import FrontEnds
import SourceText
package import WorkspaceIndex

extension Feature {
  package static let outline = Feature(
    title: "Outline",
    page: "Groups and tokens of a token file with their values; sections, components and their states of a document.")
}

extension Workspace {
  /// The outline of a file; flat, with depths.
  ///
  /// What a group inherits stands where it says so.
  package func symbols(in path: String) -> [OutlineItem] {
    guard let file = self[path], let frontEnd = file.frontEnd else { return [] }
    var items = frontEnd.outline(file.source, file.presentFacts)
    let inherited = inheritedTokens(in: path)
    guard !inherited.isEmpty else { return items }
    var places: [ByteRange: (index: Int, depth: Int)] = [:]
    for place in Set(inherited.map(\.place)) { places[place] = Workspace.place(of: place, in: items) }
    var added: [Int: [OutlineItem]] = [:]
    for token in inherited {
      guard let (index, depth) = places[token.place], let source = definition(at: token.source) else { continue }
      added[index, default: []].append(
        OutlineItem(
          name: token.rest.text, kind: .token, detail: source.value.cssText(as: source.type), depth: depth,
          range: token.place, nameRange: token.place, isDeprecated: source.deprecation != nil))
    }
    for (index, tokens) in added.sorted(by: { $0.key > $1.key }) { items.insert(contentsOf: tokens, at: index) }
    return items
  }

  /// Before which item something belongs that stands at a place, and how deep.
  private static func place(of range: ByteRange, in items: [OutlineItem]) -> (index: Int, depth: Int) {
    let next = items.firstIndex { $0.range.start > range.start } ?? items.endIndex
    let parent = items[..<next].last { $0.range.contains(range) }
    return (next, parent.map { $0.depth + 1 } ?? 0)
  }
}
