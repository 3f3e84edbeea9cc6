package import Facts
import SourceText
package import Syntax

/// The files and pages that a file in JSON or YAML names: in `$ref` (also of resolver documents) and in `$schema`.
package enum DataLinks {
  /// The files and pages that the file names, in the order of the text.
  package static func links(in tree: DataTree) -> [FileLink] {
    let links = ["$ref", "$schema"].flatMap { tree.members(named: $0) }.compactMap { link($0.value, in: tree) }
    return links.sorted { $0.range < $1.range }
  }

  private static func link(_ node: DataNode, in tree: DataTree) -> FileLink? {
    guard let text = node.string else { return nil }
    let hash = UInt8(ascii: "#")
    let target = String(decoding: text.utf8.prefix { $0 != hash }, as: UTF8.self)
    guard !target.isEmpty, target.allSatisfy({ !$0.isNewline && $0 != "{" }) else { return nil }
    // With escapes in it, a part of the text is no part of the content.
    let content = node.contentRange
    guard node.isVerbatim else { return FileLink(target: target, range: content) }
    let range = ByteRange(content.start, content.start + tree.bytes[content].prefix { $0 != hash }.count)
    return FileLink(target: target, range: range)
  }
}
