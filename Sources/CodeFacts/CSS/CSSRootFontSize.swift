import DesignTokens
import SourceText
package import Syntax

/// Tells how large a style sheet makes the writing of the whole page, which is what a rem is.
package enum CSSRootFontSize {
  /// The size in px that `html { font-size: 62.5% }` states, at the 16px of browsers; `nil` where nothing or several do.
  ///
  /// What stands inside at-rules holds under conditions.
  package static func size(in tree: CSSTree) -> Double? {
    var sizes: Set<Double> = []
    for node in tree.nodes where node.kind == .declaration && node.parent >= 0 {
      let rule = tree.nodes[node.parent]
      guard rule.kind == .rule, rule.parent < 0, node.content.count <= 24,
        tree.slice(node.name).elementsEqual("font-size".utf8), isRoot(tree.slice(rule.content)),
        let size = Dimension(parsing: tree.text(in: node.content)).flatMap(pixels)
      else { continue }
      sizes.insert(size)
    }
    return sizes.count == 1 ? sizes.first : nil
  }

  private static func isRoot(_ selector: ArraySlice<UInt8>) -> Bool {
    guard selector.count <= 8 else { return false }
    let text = String(decoding: selector, as: UTF8.self).filter { !$0.isWhitespace }
    return text == "html" || text == ":root"
  }

  private static func pixels(_ length: Dimension) -> Double? {
    let size: Double? =
      switch length.unit {
      case "%": length.value * 0.16
      case "px": length.value
      default: nil
      }
    return size.flatMap { (4...64).contains($0) ? $0 : nil }
  }
}
