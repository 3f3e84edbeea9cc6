import SourceText

@testable import Syntax

/// A tree as the YAML test suite writes it: one event in a line, `+MAP`, `=VAL :text`.
struct YAMLEvents {
  let tree: DataTree
  private(set) var lines: [String] = ["+STR"]

  init(_ tree: DataTree) {
    self.tree = tree
    for document in tree.yaml.documents {
      lines.append("+DOC" + (document.hasStart ? " ---" : ""))
      node(document.root, isInFlow: false)
      lines.append("-DOC" + (document.hasEnd ? " ..." : ""))
    }
    lines.append("-STR")
  }

  /// All events, a line for each.
  var text: String { lines.joined(separator: "\n") }

  private mutating func node(_ index: Int, isInFlow: Bool) {
    let node = tree.nodes[index]
    let kind = DataNode.Kind(rawValue: UInt8(node.meta & DataTree.Node.kindMask))
    let isKey = node.meta & DataTree.Node.kindMask == DataTree.Node.kindMask
    let first = node.start < node.end ? tree.bytes[Int(node.start)] : 0
    if isKey, node.next > index + 1 { return self.node(index + 1, isInFlow: isInFlow) }
    if isKey ? first == UInt8(ascii: "*") : node.meta & DataTree.Node.isAlias != 0 {
      lines.append("=ALI " + String(decoding: tree.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self))
    } else if kind == .mapping {
      lines.append("+MAP" + (isInFlow || hasBracket(node) ? " {}" : "") + properties(index))
      children(index, isInFlow: isInFlow || hasBracket(node))
      lines.append("-MAP")
    } else if kind == .sequence {
      lines.append("+SEQ" + (hasBracket(node) ? " []" : "") + properties(index))
      children(index, isInFlow: isInFlow || hasBracket(node))
      lines.append("-SEQ")
    } else {
      let isQuoted = node.meta & DataTree.Node.hasOpening != 0
      let isBlock = !isQuoted && (first == UInt8(ascii: "|") || first == UInt8(ascii: ">"))
      let style = isQuoted || isBlock ? String(decoding: [first], as: UTF8.self) : ":"
      lines.append("=VAL" + properties(index) + " " + style + YAMLEvents.escaped(tree.content(of: index)))
    }
  }

  private func hasBracket(_ node: DataTree.Node) -> Bool { node.meta & DataTree.Node.hasOpening != 0 }

  private mutating func children(_ index: Int, isInFlow: Bool) {
    var child = index + 1
    while child < Int(tree.nodes[index].next) {
      node(child, isInFlow: isInFlow)
      child = Int(tree.nodes[child].next)
    }
  }

  private func properties(_ index: Int) -> String {
    guard let found = tree.yaml.properties(of: index) else { return "" }
    let anchor = found.anchor.map { " &" + String(decoding: tree.bytes[$0.start..<$0.end], as: UTF8.self) } ?? ""
    return anchor + (found.tag.map { $0 == "!" ? " <!>" : " <\($0)>" } ?? "")
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{8}": text += "\\b"
      case "\0": text += "\\0"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
