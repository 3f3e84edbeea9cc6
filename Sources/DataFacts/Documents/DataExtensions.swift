package import Facts
package import SourceText
package import Syntax

/// The names that tools have for their data in a file in JSON or YAML, and what ours says.
package enum DataExtensions {
  /// The names of the tools that keep data of their own in the file, in the order of the text.
  package static func names(in tree: DataTree) -> [String] {
    var names: Set<String> = []
    for member in tree.members(named: "$extensions") { names.formUnion(member.value.members.map(\.key)) }
    return names.sorted()
  }

  /// Reads `"dev.tincture": {"ignore": ["rule"], "reason": "why"}` among the extensions of whatever holds in `scope`.
  package static func suppression(
    in extensions: DataNode, of owner: DataNode, scope: ByteRange
  ) -> Suppression? {
    guard let ours = extensions["dev.tincture"], let ignored = ours["ignore"] else { return nil }
    let rules = ignored.kind == .string ? [ignored.string ?? ""] : ignored.elements.compactMap(\.string)
    guard !rules.isEmpty else { return nil }
    return Suppression(
      rules: rules, scope: scope, range: ignored.range, reason: ours["reason"]?.string,
      removal: removal(of: ours, in: extensions, of: owner))
  }

  /// The outermost member that would hold nothing without the rules that are ignored, with a comma beside it.
  private static func removal(of ours: DataNode, in extensions: DataNode, of owner: DataNode) -> ByteRange? {
    guard owner.isBracketed, ours.members.allSatisfy({ ["ignore", "reason"].contains($0.key) }) else { return nil }
    let isAlone = extensions.members.allSatisfy { $0.key == "dev.tincture" }
    let (node, value) = isAlone ? (owner, extensions) : (extensions, ours)
    let members = Array(node.writtenMembers)
    guard let index = members.firstIndex(where: { $0.value.range == value.range }) else { return nil }
    if index > 0 { return ByteRange(members[index - 1].range.end, members[index].range.end) }
    return members.count > 1 ? ByteRange(members[0].range.start, members[1].range.start) : node.contentRange
  }
}
