import CodeFacts
import DesignTokens
import Facts
import SourceText
import Syntax
import TextFacts

extension FrontEnd {
  /// CSS, SCSS and Less: custom properties and variables of the whole page are definitions, `var()` and variables are
  /// references, colors and lengths are values.
  static let css = FrontEnd(
    language: .css,
    // The last three are those of mini programs.
    fileNameSuffixes: [".css", ".scss", ".less", ".pcss", ".postcss", ".wxss", ".acss", ".ttss"],
    editorNames: ["css", "scss", "less", "postcss", "tailwindcss"], facts: cssFacts,
    outline: cssOutline, slot: { file, _, offset in CSSSlots(CSSTree(of: file)).slot(at: offset) },
    stretches: cssStretches,
    landmarks: { CSSLandmarks.landmarks(in: CSSTree(of: $0)) },
    links: { CSSLinks.links(in: CSSTree(of: $0)) }, folds: { CSSFolds.folds(in: CSSTree(of: $0)) },
    suppressionPlaces: { file, _, offsets in offsets.map { CommentPlaces.block.places(in: file, at: $0) } })
}

extension CSSTree {
  /// The tree of a file in the dialect of its name.
  convenience init(of file: SourceFile) {
    let name = file.name.lowercased()
    self.init(
      parsing: file.bytes, in: ByteRange(file.contentStart, file.bytes.count),
      as: name.hasSuffix(".scss") ? .scss : name.hasSuffix(".less") ? .less : .css)
  }
}

private func cssFacts(in file: SourceFile) -> FileFacts {
  let tree = CSSTree(of: file)
  var facts = FileFacts(language: .css, kind: .code)
  CSSReader.read(tree, into: &facts)
  facts.suppressions = SuppressionReader.read(
    tree.comments.map { .init(range: $0, content: CSSReader.content(ofComment: $0, in: tree)) }, in: file)
  facts.problems += tree.problems.map { Problem($0) }
  facts.styleRules = CSSRules.rules(of: tree)
  facts.rootFontSize = CSSRootFontSize.size(in: tree)
  facts.isGenerated = GeneratedMark.stands(in: tree)
  return facts.inOrder()
}

/// The definitions, below the rules that they stand in.
private func cssOutline(of file: SourceFile, _ facts: FileFacts) -> [OutlineItem] {
  let tree = CSSTree(of: file)
  let definitions = Dictionary(facts.definitions.map { ($0.nameRange, $0) }) { first, _ in first }
  var items: [OutlineItem] = []
  var shown = Set<Int>()
  for node in tree.nodes where node.kind == .declaration {
    guard let definition = definitions[node.name] else { continue }
    if node.parent >= 0, shown.insert(node.parent).inserted { items.append(tree.group(tree.nodes[node.parent])) }
    items.append(
      OutlineItem(
        name: definition.name.text, kind: .token, detail: definition.value.cssText(as: definition.type),
        depth: node.parent < 0 ? 0 : 1, range: definition.range, nameRange: definition.nameRange,
        isDeprecated: definition.deprecation != nil))
  }
  return items
}

extension CSSTree {
  /// A rule as a group of the outline, called by its selector.
  fileprivate func group(_ node: CSSNode) -> OutlineItem {
    let head = node.kind == .rule ? node.content : node.name.union(node.content)
    let name = text(in: head).withSingleBlanks
    return OutlineItem(name: name, kind: .group, depth: 0, range: node.range, nameRange: head)
  }
}

/// The word, the brackets around, the value, the declaration, the blocks and their rules, innermost first.
private func cssStretches(in file: SourceFile, around offset: Int) -> [ByteRange] {
  CSSReader.stretches(in: CSSTree(of: file), around: offset) + [file.wholeRange].filter { !$0.isEmpty }
}

extension CSSTree {
  /// A stretch without the white space at its ends.
  fileprivate func trimmed(_ range: ByteRange) -> ByteRange {
    let text = slice(range)
    guard let first = text.firstIndex(where: { $0 > 0x20 }), let last = text.lastIndex(where: { $0 > 0x20 }) else {
      return ByteRange(at: range.start)
    }
    return ByteRange(first, last + 1)
  }
}

extension CSSReader {
  /// The nested stretches around an offset, innermost first.
  static func stretches(in tree: CSSTree, around offset: Int) -> [ByteRange] {
    var found: [ByteRange] = []
    for node in tree.nodes where node.range.touches(offset) {
      found += [node.range, node.name, node.content]
      if let block = node.block { found.append(tree.trimmed(block)) }
      guard node.content.touches(offset) else { continue }
      for index in node.tokens where tree.tokens[index].range.start <= offset {
        let range = tree.tokens[index].range
        if range.touches(offset), range.count > 1 { found.append(range) }
        guard let partner = tree.partner(of: index), partner > index, tree.tokens[partner].range.end >= offset else {
          continue
        }
        found.append(ByteRange(range.end, tree.tokens[partner].range.start))
        let name = index > 0 && tree.tokens[index - 1].range.end == range.start ? tree.tokens[index - 1].range : range
        found.append(name.union(tree.tokens[partner].range))
      }
    }
    return StretchOrder.nested(found, around: offset)
  }
}
