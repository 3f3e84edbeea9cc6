package import Facts
import SourceText
package import Syntax

/// The outline of a resolver document: sets, modifiers with their contexts, and the order.
package enum ResolverOutline {
  /// The items without the tokens, which the outline of token files gives.
  package static func items(of tree: DataTree) -> [OutlineItem] {
    let root = tree.root
    var items: [OutlineItem] = []
    func add(_ member: DataMember, _ kind: OutlineItem.Kind, _ detail: String = "") {
      items.append(
        OutlineItem(
          name: member.key, kind: kind, detail: detail, depth: 0, range: member.range, nameRange: member.keyNameRange))
    }
    for name in ["sets", "modifiers", "resolutionOrder"] {
      if let member = root.member(name) { add(member, .section) }
    }
    if let sets = root["sets"]?.members { for set in sets { add(set, .group, "set") } }
    if let modifiers = root["modifiers"]?.members {
      for modifier in modifiers {
        add(modifier, .group, "modifier")
        addContexts(of: modifier.value, add)
      }
    }
    if let order = root["resolutionOrder"]?.elements {
      for item in order where item.kind == .mapping {
        let name = item["name"] ?? item["$ref"]
        guard let name, let text = name.string else { continue }
        items.append(
          OutlineItem(
            name: text, kind: .property, detail: item["type"]?.string ?? "", depth: 0, range: item.range,
            nameRange: name.contentRange))
        addContexts(of: item, add)
      }
    }
    return items
  }

  private static func addContexts(
    of modifier: DataNode, _ add: (DataMember, OutlineItem.Kind, String) -> Void
  ) {
    guard let contexts = modifier["contexts"]?.members else { return }
    let normal = modifier["default"]?.string
    for context in contexts { add(context, .state, context.key == normal ? "default" : "") }
  }
}
