import Lexicon
package import SourceText
package import Syntax

/// Finds the sections of a document that are about one kind of device.
package enum PlatformSections {
  /// The sections whose heading names a desktop and nothing that is touched, outermost only, in order.
  package static func desktops(in file: SourceFile, _ tree: MarkdownTree) -> [ByteRange] {
    var found: [ByteRange] = []
    for block in tree.blocks where block.kind == .heading && found.last.map({ block.range.start >= $0.end }) ?? true {
      let words = Set(tree.text(in: block.content).words().map { $0.lowercased() })
      if words.contains(where: { $0.means(.desktop) }), !words.contains(where: { $0.means(.touched) }) {
        found.append(block.extent)
      }
    }
    return found
  }

}
