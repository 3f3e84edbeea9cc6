package import Facts
import SourceText
package import Syntax

/// The rules, at-rules with blocks and declarations of a style sheet by their names.
package enum CSSLandmarks {
  /// In the order of the text.
  package static func landmarks(in tree: CSSTree) -> [Landmark] {
    tree.nodes.compactMap { node in
      switch node.kind {
      case .rule: Landmark(.section, tree.text(in: node.content), node.range)
      case .atRule where node.block != nil: Landmark(.section, tree.text(in: node.name.union(node.content)), node.range)
      case .declaration: Landmark(.property, tree.text(in: node.name), node.range)
      case .atRule, .other: nil
      }
    }
  }
}
