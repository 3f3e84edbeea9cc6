import DesignTokens
import Facts
import SourceText
import Syntax

/// The one first-level key of a file in the format that its references leave out, as older exports of tools do.
enum WrapperKey {
  /// Names that tools give to a key around everything.
  private static let usual: Set<String> = [
    "global", "globals", "tokens", "token", "core", "base", "root", "primitives", "primitive", "theme", "default",
    "design-tokens", "designTokens", "ds", "system", "sys",
  ]

  /// Notes the wrapper in the facts, with the full name as what each reference that leaves it out also means.
  ///
  /// The format itself knows no such thing; so all references of the file must be written that way and resolve only so,
  /// and be several, or the key must be one that tools write.
  static func note(of root: DataNode, in facts: inout FileFacts) {
    guard facts.references.contains(where: { $0.form == .alias }),
      let wrapper = soleKey(of: root), root["$schema"]?.string?.holds("2025") != true
    else { return }
    let prefix = wrapper + [UInt8(ascii: ".")]
    guard !facts.references.contains(where: { $0.name.bytes.starts(with: prefix) }) else { return }
    let names = Set(facts.definitions.map(\.name))
    let aliases = facts.references.indices.filter { facts.references[$0].form == .alias }
    let full = aliases.map { TokenName(bytes: prefix + facts.references[$0].name.bytes) }
    for (index, name) in zip(aliases, full) {
      let owner = facts.references[index].owner.map { facts.definitions[$0].name }
      guard names.contains(name), name != owner, facts.references[index].name.bytes.contains(UInt8(ascii: ".")) else {
        return
      }
    }
    guard aliases.count >= 3 || usual.contains(String(decoding: wrapper, as: UTF8.self)) else { return }
    facts.wrapper = TokenName(bytes: wrapper)
    for (index, name) in zip(aliases, full) { facts.references[index].alternatives.append(name) }
  }

  /// The key of the only group at the top of a file; `nil` where there are more, or tokens beside it.
  private static func soleKey(of root: DataNode) -> [UInt8]? {
    var key: [UInt8]?
    for member in root.members where member.firstByte != UInt8(ascii: "$") {
      guard key == nil, member.value.kind == .mapping, member.value["$value"] == nil else { return nil }
      key = member.keyBytes
    }
    return key
  }
}
