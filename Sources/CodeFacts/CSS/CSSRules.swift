import DesignTokens
package import Facts
import SourceText
package import Syntax

/// Reads the rules for one class or one id that stand outside of every other statement.
///
/// Rules inside at-rules hold under conditions, and rules inside others mean something else there.
package enum CSSRules {
  /// The rules in the order of the text: those that declare two properties or more.
  package static func rules(of tree: CSSTree) -> [StyleRule] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind == .rule, node.parent < 0, let selector = selector(of: node, in: tree) else { return nil }
      let declarations = declarations(in: index, of: tree)
      return declarations.count < 2 ? nil : StyleRule(selector: selector, declarations: declarations)
    }
  }

  /// Longer selectors and values are compared by nobody.
  private static let longest = 120

  private static func selector(of node: CSSNode, in tree: CSSTree) -> String? {
    let bytes = tree.slice(node.content)
    guard let first = bytes.first, first == UInt8(ascii: ".") || first == UInt8(ascii: "#"), bytes.count <= longest,
      !bytes.contains(where: { ",&@{}$".utf8.contains($0) })
    else { return nil }
    return tree.text(in: node.content).withSingleBlanks
  }

  private static func declarations(in rule: Int, of tree: CSSTree) -> [StyleDeclaration] {
    var found: [StyleDeclaration] = []
    var places: [String: Int] = [:]
    for index in rule + 1..<max(rule + 1, tree.nodes[rule].end) {
      let node = tree.nodes[index]
      guard node.kind == .declaration, node.parent == rule, !tree.slice(node.name).starts(with: "--".utf8),
        (1...longest).contains(node.content.count)
      else { continue }
      let property = tree.text(in: node.name).lowercased()
      let declaration = StyleDeclaration(
        property: property, parts: parts(of: tree.text(in: node.content).lowercased()), range: node.content)
      if let place = places[property] {
        found[place] = declaration
      } else {
        places[property] = found.count
        found.append(declaration)
      }
    }
    return found
  }

  private static func parts(of text: String) -> [TokenValue] {
    if let color = Color(css: text) { return [.color(color)] }
    guard !text.utf8.contains(where: { "(),!/$@".utf8.contains($0) }) else { return [whole(text)] }
    return text.betweenWhiteSpace.map { part in
      let part = String(part)
      if let color = Color(css: part) { return .color(color) }
      if part == "0" { return .dimension(Dimension(0, "px")) }
      if let length = Dimension(parsing: part), !length.unit.isEmpty { return .dimension(length) }
      return .string(part)
    }
  }

  /// A text that only an equal one says again.
  private static func whole(_ text: String) -> TokenValue {
    .string(text.withSingleBlanks)
  }
}
