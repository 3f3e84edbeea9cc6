package import Facts
import SourceText
package import Syntax

/// The files and pages that a file in JSON or YAML names: in `$ref` (also of resolver documents) and in `$schema`.
package enum DataLinks {
  /// The files and pages that the file names, in the order of the text.
  package static func links(in tree: DataTree) -> [FileLink] {
    let links = ["$ref", "$schema"].flatMap { tree.members(named: $0) }.compactMap { link($0.value) }
    return links.sorted { $0.range < $1.range }
  }

  private static func link(_ node: DataNode) -> FileLink? {
    guard let text = node.string else { return nil }
    let target = String(text.prefix { $0 != "#" })
    guard !target.isEmpty, target.allSatisfy({ !$0.isNewline && $0 != "{" }) else { return nil }
    // With escapes in it, a part of the text is no part of the content.
    let content = node.contentRange
    let range = node.isVerbatim ? ByteRange(content.start, content.start + target.utf8.count) : content
    return FileLink(target: target, range: range)
  }
}
