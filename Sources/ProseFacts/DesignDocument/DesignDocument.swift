import DesignTokens
import Facts
import SourceText
import Syntax

/// Tells whether a document is one of the `DESIGN.md` format, and where its data stand.
struct DesignDocument {
  /// The front matter and the fences that hold sections of it, in the order of the text.
  var blocks: [Parsed<DataTree>] = []
  /// Fences in YAML that are none of them: examples, which may name tokens all the same.
  var examples: [ByteRange] = []

  /// The data of a document that is one; `nil` for every other, whatever its front matter.
  ///
  /// By its name alone nothing is one: many a `DESIGN.md` is about the design of a program.
  init?(_ tree: MarkdownTree, named name: String) {
    let isNamed = DesignDocument.isName(name)
    var isOne = false
    if let content = tree.frontMatter?.content {
      let parsed = DataTree.reading(yaml: tree.bytes, in: content)
      isOne = DesignDocument.holdsSections(parsed.tree.root, atLeast: isNamed ? 1 : 2)
      blocks = [parsed]
    }
    guard isOne || isNamed else { return nil }
    for block in tree.blocks where block.kind == .fence && block.indent == 0 && block.parent < 0 {
      guard tree.languageWritten(in: block) == .yaml else { continue }
      let parsed = DataTree.reading(yaml: tree.bytes, in: block.content)
      if DesignDocument.holdsSections(parsed.tree.root, atLeast: 1) {
        blocks.append(parsed)
        isOne = true
      } else {
        examples.append(block.content)
      }
    }
    guard isOne else { return nil }
  }

  /// Whether a file is called as documents of the format are.
  static func isName(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "design.md" || name.hasSuffix(".design.md")
  }

  /// Whether a mapping holds so many sections of the format that look like what they should be.
  private static func holdsSections(_ root: DataNode, atLeast count: Int) -> Bool {
    DesignSchema.sections.filter { name in
      guard let section = root[name], section.kind == .mapping else { return false }
      guard name == "colors" || name == "typography" else { return count == 1 }
      return count == 1 || section.members.contains { isCertain($0.value, in: name) }
    }.count >= count
  }

  private static func isCertain(_ value: DataNode, in section: String) -> Bool {
    section == "colors"
      ? value.string.map { Color(css: $0) != nil } ?? false
      : DesignSchema.typography.contains { value[$0] != nil }
  }

  /// The first parts of the names of all tokens.
  var roots: Set<String> {
    Set(blocks.flatMap { $0.tree.root.members.filter { $0.value.kind == .mapping }.map(\.key) })
  }
}
