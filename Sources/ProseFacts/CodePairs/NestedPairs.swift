import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds what is written inside of a painted element: `<div class="bg-primary"><p class="text-white">…</p></div>`, with
/// classes of utilities or with styles.
///
/// The nearest element that is painted lies below; nothing is known where one between the two may be painted by other
/// means. Of several pairs that are alike in one snippet the first is told.
struct NestedPairs {
  private let file: SourceFile
  private let elements: [SnippetElement]
  private let looks: [ElementLook]

  /// The elements of a snippet, which may stand in several stretches.
  init(_ ranges: [ByteRange], of file: SourceFile, _ palette: UtilityClasses.Palette) {
    self.file = file
    let holds = ranges.contains { file.bytes[$0].holds(small: "bg-") || file.bytes[$0].holds(small: "background") }
    let elements = holds ? SnippetElement.all(in: ranges, of: file) : []
    self.elements = elements
    looks = elements.map { ElementLook($0, in: file, palette) }
  }

  /// The snippets of a document: its fences of markup, and its own markup below each heading.
  static func snippets(of tree: MarkdownTree) -> [[ByteRange]] {
    var found: [[ByteRange]] = []
    var heading: Int?
    for block in tree.blocks {
      if block.kind == .fence {
        found.append([block.content])
      } else if block.kind == .html {
        if heading == block.heading, !found.isEmpty, let last = found.indices.last {
          found[last].append(block.range)
        } else {
          found.append([block.range])
        }
        heading = block.heading
        continue
      }
      heading = nil
    }
    return found
  }

  /// The pairs in the order of the text; none of what is refused by a comment above it.
  func pairs(owner: (ByteRange) -> String?) -> [ColorPair] {
    var seen: Set<String> = []
    return elements.indices.flatMap { index -> [ColorPair] in
      let look = looks[index]
      guard !look.isUnknown, let text = look.text, !isRefused(index), let use = use(of: index),
        let ground = ground(of: index)
      else { return [] }
      var pairs = [(state: String?.none, ground.plain)]
      if let hovered = ground.hovered, !look.changesText { pairs.append(("hover", hovered)) }
      return pairs.compactMap { state, ground in
        guard seen.insert("\(text.source) \(ground.source) \(use) \(state ?? "")").inserted else { return nil }
        return ColorPair(
          component: owner(text.range), state: state, foreground: text, background: ground, use: use,
          range: state == nil ? text.range : ground.range)
      }
    }
  }

  /// What lies below the writing of an element; `nil` for nothing, for what nobody knows, and for the classes of one
  /// element, which are read by themselves.
  private func ground(of index: Int) -> (plain: PairColor, hovered: PairColor?)? {
    if let own = looks[index].ground { return looks[index].isStyled && isOpaque(own.plain) ? own : nil }
    for outer in outward(from: index).dropFirst() {
      guard !looks[outer].isUnknown else { return nil }
      if let ground = looks[outer].ground { return isOpaque(ground.plain) ? ground : nil }
      guard !looks[outer].isComponent else { return nil }
    }
    return nil
  }

  /// An element and those around it, the innermost first.
  private func outward(from index: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: index) { elements[$0].parent }
  }

  /// Whether an element, or one around it, is an example of what is not to be done.
  private func isRefused(_ index: Int) -> Bool { outward(from: index).contains { looks[$0].isRefused } }

  private func isOpaque(_ color: PairColor) -> Bool {
    switch color.source {
    case .literal(let color): color.alpha == 1
    case .token(_, let opacity): opacity == 1
    }
  }

  /// What an element shows in its color; `nil` where that cannot be told, and for a color that shows its own value.
  private func use(of index: Int) -> PairUse? {
    let element = elements[index]
    let name = file.text(in: element.name)
    if name == "svg" || WrittenName.smallWords(of: name).contains(where: Lexicon.isMark) { return .graphic }
    guard !element.isEmpty, !looks[index].isComponent || looks[index].ground != nil || isWriting(name) else {
      return nil
    }
    let behind = file.bytes.from(element.tag.end, to: min(file.bytes.count, element.tag.end + 200))
    let inner = behind.prefix { $0 != UInt8(ascii: "<") }
    let content = String(decoding: inner, as: UTF8.self)
    guard content.contains(where: { $0.isLetter || $0.isNumber }), !content.contains("#") else { return nil }
    if content.contains("{") {
      let words = WrittenName.smallWords(of: content)
      if words.contains("children") || words.contains(where: Lexicon.isMark) { return .graphic }
    }
    return .text(size: size(of: index, name), isBold: isBold(index))
  }

  /// Whether a component is called writing, which has no ground of its own: `Text`.
  private func isWriting(_ name: String) -> Bool {
    WrittenName.smallWords(of: name).last.map { Lexicon.term(of: $0)?.slot == .text } ?? false
  }

  /// The size of the writing in an element, its own or that of the nearest one around it that states one.
  private func size(of index: Int, _ name: String) -> Double? {
    if looks[index].size == nil, ["h1", "h2", "h3"].contains(name.lowercased()), looks[index].isStyled { return 24 }
    return outward(from: index).lazy.compactMap { looks[$0].size }.first
  }

  private func isBold(_ index: Int) -> Bool { outward(from: index).contains { looks[$0].isBold } }
}
