import DesignTokens
import SourceText
import Syntax

/// The values that one token has in several sets (`"sets": {"light": {"value": …}, "dark": {"value": …}}`).
struct ValueSets {
  /// One of the sets: the names that lead to it, and the object that holds its value.
  struct Item {
    var name: String
    var node: DataNode
    var value: DataMember
  }

  /// In the order of the text; never empty.
  let items: [Item]

  /// `nil` for an object that has something else than sets, such as tokens of its own.
  init?(of node: DataNode, _ form: DialectForm) {
    guard let sets = node["sets"], sets.kind == .mapping, form.value(of: node) == nil,
      !node.members.contains(where: { ($0.value.kind == .mapping || $0.value.kind == .sequence) && !$0.isNamed("sets") }
      )
    else { return nil }
    var items: [Item] = []
    var pending = sets.members.reversed().map { (prefix: "", member: $0) }
    while let (prefix, member) = pending.popLast() {
      let name = prefix + member.key
      guard member.value.kind == .mapping, items.count < 256 else { return nil }
      if let value = form.value(of: member.value) {
        items.append(Item(name: name, node: member.value, value: value))
      } else if let inner = member.value["sets"], inner.kind == .mapping {
        pending += inner.members.reversed().map { (prefix: name + ", ", member: $0) }
      } else {
        return nil
      }
    }
    guard !items.isEmpty else { return nil }
    self.items = items
  }
}
