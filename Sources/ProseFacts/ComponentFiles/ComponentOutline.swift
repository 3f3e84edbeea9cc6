import DataFacts
package import Facts
package import SourceText
package import Syntax

/// The outline of a component file: components with their parts, variants, states and properties.
package enum ComponentOutline {
  /// The components of the file, with their parts, states and variants below them.
  package static func outline(of file: SourceFile, _ tree: DataTree) -> [OutlineItem] {
    var items: [OutlineItem] = []
    let root = tree.root
    if root.kind == .mapping, let components = root.member(ComponentFormat.components.name) {
      for member in components.value.members {
        items.append(item(member, .component, depth: 0))
        add(member.value, depth: 1, file, to: &items)
      }
    } else if let name = root.member("name"), let text = name.value.string {
      items.append(
        OutlineItem(name: text, kind: .component, depth: 0, range: root.range, nameRange: name.value.contentRange))
      add(root, depth: 1, file, to: &items)
    }
    return items
  }

  private static let silent = Set(
    (ComponentFormat.fileMembers + ComponentFormat.componentMembers).map(\.name) + ["description"])

  private static func add(_ block: DataNode, depth: Int, _ file: SourceFile, to items: inout [OutlineItem]) {
    guard depth < ComponentFileReader.depthLimit else { return }
    for member in block.members where !silent.contains(member.key) && !member.keyNameRange.isEmpty {
      guard let kind = ComponentFormat.BlockKind(rawValue: member.key) else {
        items.append(item(member, .property, detail: detail(of: member.value, file), depth: depth))
        continue
      }
      for block in member.value.members where !block.keyNameRange.isEmpty {
        items.append(item(block, kind == .states ? .state : .group, depth: depth))
        add(block.value, depth: depth + 1, file, to: &items)
      }
    }
  }

  private static func item(
    _ member: DataMember, _ kind: OutlineItem.Kind, detail: String = "", depth: Int
  ) -> OutlineItem {
    OutlineItem(
      name: member.key, kind: kind, detail: detail, depth: depth, range: member.range, nameRange: member.keyNameRange)
  }

  private static func detail(of node: DataNode, _ file: SourceFile) -> String {
    let text = node.string ?? file.text(in: node.range)
    return text.utf8.count <= 80 && !text.contains("\n") ? text : ""
  }
}
