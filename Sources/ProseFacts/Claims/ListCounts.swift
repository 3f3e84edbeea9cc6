package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds texts that say how many items the list or the table right below them has: `comes in five sizes:`.
package struct ListCounts {
  private let file: SourceFile
  private let tree: MarkdownTree

  /// The counts of a document in order.
  package static func counts(in file: SourceFile, _ tree: MarkdownTree) -> [ListCount] {
    let reader = ListCounts(file: file, tree: tree)
    let counts = tree.blocks.indices.compactMap { index in reader.count(at: index).map { (index, $0) } }
    guard !counts.isEmpty else { return [] }
    let asked = Set(tree.asked(of: file))
    return counts.filter { asked.contains($0.0) }.map(\.1)
  }

  /// What is longer than this introduces nothing.
  private static let longest = 400
  /// Of more blocks than this nobody says how many they are.
  private static let most = 1_000

  private func count(at index: Int) -> ListCount? {
    let block = tree.blocks[index]
    let below = index + 1
    guard [.heading, .paragraph, .item].contains(block.kind), below < tree.blocks.count,
      block.content.count <= Self.longest, case let list = tree.blocks[below],
      list.kind == .list || list.kind == .table, list.next - below <= Self.most,
      list.parent == (block.kind == .item ? index : block.parent),
      let (stated, range) = counted(in: block) ?? (list.kind == .table ? countedInPassing(in: block) : nil)
        ?? (list.isOrdered ? countedInTitle(of: block) : nil)
    else { return nil }
    let entries = list.kind == .list ? entries(ofList: below) : entries(ofTable: list)
    guard let entries, entries.count == stated || !entries.others.contains(stated), entries.count > 1,
      block.kind != .heading && entries.count > stated || !goesOn(behind: list.next, below: block),
      list.kind != .list || !isOfProperties(below)
    else { return nil }
    return ListCount(stated: stated, actual: entries.count, at: range, of: list.range)
  }

  // The text.

  /// The number that a heading or the last sentence states, and the stretch from it to its noun.
  private func counted(in block: MarkdownBlock) -> (Int, ByteRange)? {
    let pieces = PieceLexer.pieces(of: file, in: block.content)
    let start = pieces.lastIndex { $0.isStop }.map { $0 + 1 } ?? 0
    var sentence = pieces[start...]
    guard let last = sentence.last, sentence.count <= 24, !isBehindShortWord(start, in: pieces) else { return nil }
    if block.kind == .heading {
      // `Primary (10 shades)`; a number in front of a heading is the heading's own.
      guard last.isClose, let open = sentence.lastIndex(where: \.isOpen) else { return nil }
      sentence = sentence[(open + 1)...].dropLast()
    } else {
      // `**Page 3 — Welcome! Three steps:**` is the title of what is below.
      guard last.isColon, start == 0 || !isStrong(block) else { return nil }
      sentence = withoutRemark(sentence.dropLast())
    }
    // `10 steps + approval` are more than ten.
    guard !sentence.contains(where: { $0.isComma || $0.isPlus || $0.isWord && leavesOpen($0) }) else { return nil }
    let numbers = sentence.indices.filter { isNumber(sentence[$0]) }
    guard numbers.count == 1, let place = numbers.first, let number = number(sentence[place]),
      place == sentence.startIndex || sentence[place - 1].means(.counting)
        || isWord(sentence[place]) && sentence[place].word.isWide,
      let noun = sentence.indices[place...].dropFirst().prefix(3).first(where: { sentence[$0].means(.counted) })
        ?? (isCounter(sentence[place]) ? place : nil),
      noun == place || sentence[(place + 1)...noun].allSatisfy(\.isWord), sentence.endIndex - noun <= 5
    else { return nil }
    return (number, sentence[place].range.union(sentence[noun].range))
  }

  /// Whether a sentence begins behind a word that a dot only cuts short: `Max. 3 colors`.
  private func isBehindShortWord(_ start: Int, in pieces: [TextPiece]) -> Bool {
    start == 2 && pieces[0].isWord && pieces[0].word.count <= 4
  }

  /// `Three states, the same everywhere`: without a few words behind a comma that add nothing to what is counted.
  private func withoutRemark(_ sentence: ArraySlice<TextPiece>) -> ArraySlice<TextPiece> {
    guard let comma = sentence.firstIndex(where: \.isComma), let first = sentence.first, isNumber(first) else {
      return sentence
    }
    let remark = sentence[(comma + 1)...]
    let isPlain = remark.count <= 4 && remark.allSatisfy { $0.isWord && !isNumber($0) && !$0.means(.counted) }
    return isPlain && !(remark.first?.means(.closer) ?? true) ? sentence[..<comma] : sentence
  }

  /// The same for a paragraph of one sentence that says it before it goes on.
  ///
  /// `A system of 5 neutral levels for ground, text and lines.`
  private func countedInPassing(in block: MarkdownBlock) -> (Int, ByteRange)? {
    guard block.kind == .paragraph else { return nil }
    var sentence = PieceLexer.pieces(of: file, in: block.content)[...]
    if let last = sentence.last, last.isStop { sentence.removeLast() }
    guard sentence.count <= 24, !sentence.contains(where: { $0.isStop || $0.isColon || $0.isWord && leavesOpen($0) })
    else { return nil }
    let numbers = sentence.indices.filter { isNumber(sentence[$0]) }
    guard numbers.count == 1, let place = numbers.first, place > sentence.startIndex,
      let number = number(sentence[place]), sentence[place - 1].means(.partitive),
      let noun = sentence.indices[place...].dropFirst().prefix(2).first(where: { sentence[$0].means(.counted) }),
      sentence[(place + 1)...noun].allSatisfy(\.isWord)
    else { return nil }
    return (number, sentence[place].range.union(sentence[noun].range))
  }

  /// `The 10 rules` above a list that numbers them, whatever they are called; a number in front would be the heading's own.
  private func countedInTitle(of block: MarkdownBlock) -> (Int, ByteRange)? {
    let pieces = PieceLexer.pieces(of: file, in: block.content)
    guard block.kind == .heading, (3...5).contains(pieces.count), pieces[0].isWord, pieces[0].means(.counting),
      let number = number(pieces[1]), pieces[2...].allSatisfy({ $0.isWord && !leavesOpen($0) && !isNumber($0) })
    else { return nil }
    return (number, pieces[1].range.union(pieces[pieces.count - 1].range))
  }

  /// Whether all of a text is emphasized, as that of a title.
  private func isStrong(_ block: MarkdownBlock) -> Bool {
    let bytes = tree.slice(block.content)
    return bytes.starts(with: "**".utf8) && bytes.suffix(2).elementsEqual("**".utf8)
  }

  private func leavesOpen(_ piece: TextPiece) -> Bool {
    [.minimum, .than, .multiplied, .others, .example, .or, .hedge, .refusal, .past, .replaces]
      .contains(where: piece.means)
  }

  private func isNumber(_ piece: TextPiece) -> Bool {
    piece.number != nil || piece.length != nil || isWord(piece)
  }

  /// Whether a piece is a number in words, with or without a counter.
  private func isWord(_ piece: TextPiece) -> Bool { piece.isWord && Lexicon.count(of: piece.word) != nil }

  /// Whether a piece is a number that says with a counter that something is counted: `三种`.
  private func isCounter(_ piece: TextPiece) -> Bool { isWord(piece) && !piece.means(.number) }

  private func number(_ piece: TextPiece) -> Int? {
    if let value = piece.number { return (2...40).contains(value) && value == value.rounded() ? Int(value) : nil }
    return piece.isWord ? Lexicon.count(of: piece.word) : nil
  }

  // What is counted.

  /// How many items there are, and what else may have been counted; `nil` where that is not certain.
  private typealias Entries = (count: Int, others: Set<Int>)

  private func entries(ofList index: Int) -> Entries? {
    let items = tree.items(of: index)
    let first = items.first.map { tree.text(in: $0.marker) } ?? ""
    guard !items.contains(where: { !$0.info.isEmpty }), !items.contains(where: isSeveral),
      !tree.blocks[index].isOrdered || first.hasPrefix("1") && !first.dropFirst().hasPrefix("0")
    else { return nil }
    var others: Set<Int> = []
    // Of items and notes among them only the items count.
    let labeled = items.count { NameSeparator.split(file, $0.content, isList: true) != nil }
    if labeled > 0 { others.insert(labeled) }
    var inner = 0
    for place in index..<tree.blocks[index].next where tree.blocks[place].kind == .list && place != index {
      others.insert(tree.items(of: place).count)
      inner += tree.items(of: place).count
    }
    return (items.count, others.union([inner, inner + items.count]))
  }

  /// Whether the items say what something has (`**Touch target**: 44px`) and are no kinds of it.
  private func isOfProperties(_ list: Int) -> Bool {
    tree.items(of: list).contains { item in
      guard let name = NameSeparator.split(file, item.content, isList: true).map({ WrittenName(file, $0.name) }) else {
        return false
      }
      return name.role != nil || Lexicon.speak(name.words, of: .target)
    }
  }

  /// Whether one item stands for several, or for those that are not listed.
  private func isSeveral(_ item: MarkdownBlock) -> Bool {
    let name = NameSeparator.split(file, item.content, isList: true)?.name ?? item.content
    return standsForSeveral(name)
  }

  private func standsForSeveral(_ name: ByteRange) -> Bool {
    let bytes = tree.slice(name)
    return bytes.contains { ",/&+~".utf8.contains($0) } || tree.text(in: name).contains { "…–、・，".contains($0) }
      || tree.text(in: name).holds("...")
      || PieceLexer.pieces(of: file, in: name).contains { piece in
        piece.isRange || piece.isWord && (piece.means(.or) || piece.means(.closer))
      }
  }

  private func entries(ofTable block: MarkdownBlock) -> Entries? {
    let rows = tree.rows(of: block).map { Array(tree.cells(of: $0)) }
    guard let header = rows.first, rows.count > 2 else { return nil }
    let names = rows.dropFirst().map { $0.first ?? ByteRange(at: 0) }
    guard names.allSatisfy({ !$0.isEmpty && !standsForSeveral($0) }) else { return nil }
    var others: Set<Int> = [header.count, header.count - 1, header.count - 2]
    for column in 0..<min(header.count, 4) {
      // `Size | State`: a column that says the same in several rows has as many as it has texts.
      let texts = Set(rows.dropFirst().map { column < $0.count ? tree.text(in: $0[column]) : "" })
      if texts.count < names.count { others.insert(texts.count) }
    }
    return (names.count, others)
  }

  /// Whether more may follow: another list, table or fence, or a deeper heading, before the section ends.
  private func goesOn(behind place: Int, below block: MarkdownBlock) -> Bool {
    let level = block.kind == .heading ? block.level : block.heading >= 0 ? tree.blocks[block.heading].level : 0
    for block in tree.blocks[min(place, tree.blocks.count)...] {
      switch block.kind {
      case .heading: return block.level > level
      case .list, .table, .fence: return true
      default: continue
      }
    }
    return false
  }
}
