import DataFacts
import DesignTokens
import Facts
import ProseFacts
import SourceText
import Syntax

/// The outline of a token file, in JSON or in YAML: groups and tokens.
enum DataOutline {
  /// The outline of a file in JSON or YAML, whatever it is for.
  static func outline(of file: SourceFile, _ tree: DataTree, _ facts: FileFacts) -> [OutlineItem] {
    switch facts.kind {
    case .specification: ComponentOutline.outline(of: file, tree)
    case .resolver: outline(of: file, facts, with: ResolverOutline.items(of: tree))
    default: outline(of: file, facts)
    }
  }

  /// Groups and tokens beside items that are there already; `others` have any order and no depth.
  static func outline(of file: SourceFile, _ facts: FileFacts, with others: [OutlineItem] = []) -> [OutlineItem] {
    var items = others
    items += facts.groups.map { group in
      OutlineItem(
        name: lastSegment(of: group.name), kind: .group, depth: 0, range: group.range, nameRange: group.nameRange)
    }
    items += facts.definitions.map { definition in
      OutlineItem(
        name: lastSegment(of: definition.name), kind: .token, detail: definition.value.cssText(as: definition.type),
        depth: 0, range: definition.range, nameRange: definition.nameRange,
        isDeprecated: definition.deprecation != nil)
    }
    items.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    var ends: [Int] = []
    for index in items.indices {
      while let end = ends.last, end <= items[index].range.start { ends.removeLast() }
      items[index].depth = ends.count
      ends.append(items[index].range.end)
    }
    return items
  }

  private static func lastSegment(of name: TokenName) -> String { name.segments.last ?? "" }
}
