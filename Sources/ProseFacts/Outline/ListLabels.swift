import SourceText
import Syntax

/// Keeps the label that the list, the table or the fence at hand stands under, while the blocks of a document pass by.
///
/// A label is a line of its own right above (`**Dark theme:**`, `Light mode:`), or the item that holds what is below it.
struct ListLabels {
  private let tree: MarkdownTree
  /// The label of what stands outside of items.
  private var above = -1
  /// The labels of the items that hold the block at hand, with where each ends.
  private var items: [(end: Int, label: Int)] = []

  init(_ tree: MarkdownTree) { self.tree = tree }

  /// Where the label of the block that passed last begins; -1 where it has none.
  var current: Int { items.last?.label ?? above }

  /// Where the label of what holds a block begins, the block itself left out; -1 where it has none.
  func around(_ block: MarkdownBlock) -> Int {
    items.last { $0.end > block.range.start && $0.label != block.content.start }?.label ?? above
  }

  /// Takes in the next block of the document.
  mutating func pass(_ block: MarkdownBlock, at index: Int) {
    items.removeAll { $0.end <= block.range.start }
    switch block.kind {
    case .heading: above = -1
    case .paragraph where block.parent < 0: above = isLabel(block, at: index) ? block.content.start : -1
    case .item where holdsList(index): items.append((block.range.end, block.content.start))
    default: break
    }
  }

  /// Whether nothing but a list, a table or a fence can be meant to follow a paragraph: it ends in a colon, is bold, or
  /// is a few words right above a list.
  private func isLabel(_ block: MarkdownBlock, at index: Int) -> Bool {
    let lines = tree.lines(of: block).filter { !$0.isEmpty }
    guard let line = lines.last, line.count <= 96 else { return false }
    let bytes = tree.slice(line)
    if lines.count == 1, isRightAboveList(block, at: index), isName(bytes) { return true }
    let last = bytes.last { !" *_".utf8.contains($0) }
    let isBold = bytes.starts(with: "**".utf8) && bytes.suffix(2).elementsEqual("**".utf8)
    return isBold || last == UInt8(ascii: ":") || bytes.suffix(3).elementsEqual("：".utf8)
  }

  private func isRightAboveList(_ block: MarkdownBlock, at index: Int) -> Bool {
    guard tree.blocks.indices.contains(index + 1), tree.blocks[index + 1].kind == .list,
      tree.blocks[index + 1].parent < 0
    else { return false }
    return tree.blocks[index + 1].range.start <= block.content.end + 2
  }

  /// Whether a line is a few words and no sentence.
  private func isName(_ line: ArraySlice<UInt8>) -> Bool {
    line.count <= 48 && line.count { $0 == UInt8(ascii: " ") } <= 4
      && !(line.last.map { ".!?;,".utf8.contains($0) } ?? true)
  }

  /// Whether a list, a table or a fence stands in an item.
  private func holdsList(_ index: Int) -> Bool {
    let next = index + 1
    guard tree.blocks.indices.contains(next), tree.blocks[next].parent == index else { return false }
    return [.list, .table, .fence].contains(tree.blocks[next].kind)
  }
}
