import DesignTokens
import Facts
import SourceText
import Syntax

// The files of other tools, where a reference may begin anywhere in a text.
extension DataSlot {
  /// A name in braces inside a value; `nil` where no brace is open.
  func dialectSlot(_ node: DataNode) -> Slot? {
    guard let property = path.lastIndex(where: { $0.key == "value" || $0.key == "$value" || $0.key == "modify" }),
      property > 0, node.kind == .string
    else { return nil }
    let content = node.contentRange
    guard content.start <= offset, offset <= file.bytes.count,
      let brace = file.bytes.from(content.start, to: max(content.start, offset)).lastIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let isPart = brace > content.start || path.count > property + 1
    return aliasSlot(.alias, isPart ? nil : dialectType(at: property), node)
  }

  /// The type that a token or one of its groups states.
  private func dialectType(at property: Int) -> TokenType? {
    let form = DialectForm(path[0].node.tree)
    for index in (0..<property).reversed() {
      if let name = form.typeName(of: path[index].node)?.string { return DialectType.named(name)?.type }
    }
    return nil
  }
}
