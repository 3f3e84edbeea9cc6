import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

// The ratios in fences: in the comment behind a value, beside the colors of a component, in the rows of a drawing.
extension ContrastClaims {
  mutating func readFence(_ block: MarkdownBlock) {
    let lines = Array(tree.lines(of: block))
    let holding = lines.indices.filter { holdsRatio(lines[$0]) }
    let remarks = ContrastRemarks(file: file, tree: tree, names: names)
    let stated = holding.isEmpty ? [] : objects.claims(in: lines) + remarks.claims(at: holding, among: lines)
    claims += stated
    for index in holding where !stated.contains(where: { lines[index].contains($0.range) }) {
      let known = claims.count
      if let remark = tree.comment(in: lines[index]) {
        readComment(remark, in: lines[index])
        // A comment may state both colors itself.
        if claims.count == known { readText(remark) }
      } else {
        readText(NameSeparator.split(file, lines[index], isList: true)?.value ?? lines[index])
        if claims.count == known { readRow(at: index, among: lines) }
      }
    }
  }

  /// `--text: #212121; /* 16.1:1 on white */`: the color of a line, and what its comment lays it on, or on it.
  private mutating func readComment(_ remark: ByteRange, in line: ByteRange) {
    let comment = PieceLexer.pieces(of: file, in: remark)
    var scanner = NotationScanner(file.bytes)
    let colors = scanner.notations(in: ByteRange(line.start, remark.start - 2))
    guard colors.count == 1, case .color(let color, false, _) = colors[0].value, !comment.contains(where: \.isBound),
      case let ratios = StatedRatio.all(in: comment[...], of: file), ratios.count == 1
    else { return }
    let others = ColorPlace(comment[...], names: names, isInSentence: true).foundOnce
    if others.isEmpty, !speaksOfGround(remark) {
      claims += unexplained(ratios[0], of: color).map { [$0] } ?? []
    }
    guard others.count == 1, let other = others[0].side?.source else { return }
    if isLaid(others[0], in: comment[...]) {
      claims.append(claim(of: ratios[0], .literal(color), on: other))
    } else if isWriting(others[0], in: comment[...]), case .literal(let writing) = other {
      // Black is what the document calls so.
      let shades = [writing] + (writing.hexRGB == Color.black.hexRGB ? blacks : [])
      func distance(of shade: Color) -> Double { abs(shade.contrast(with: color) - ratios[0].value) }
      guard let nearest = shades.min(by: { distance(of: $0) < distance(of: $1) }) else { return }
      claims.append(claim(of: ratios[0], .literal(nearest), on: .literal(color)))
    }
  }

  /// Whether the word behind a color makes it that of writing: `white text`.
  private func isWriting(_ color: ColorPlace.Found, in pieces: ArraySlice<TextPiece>) -> Bool {
    guard color.index + 1 < pieces.endIndex, pieces[color.index + 1].isWord else { return false }
    return pieces[color.index + 1].senses.term?.slot == .text
  }

  /// `Gray on white  #5A5A5A  4.8:1` and `#5A5A5A  Muted  4.8:1`; `Contrast: 4.8:1` beside the colors of a component.
  private mutating func readRow(at index: Int, among lines: [ByteRange]) {
    let line = lines[index]
    let pieces = PieceLexer.pieces(of: file, in: line)
    let ratios = StatedRatio.all(in: pieces[...], of: file)
    guard ratios.count == 1, !pieces.contains(where: \.isBound) else { return }
    let found = ColorPlace(pieces[...], names: names, isInSentence: true).found
    let written = found.filter { pieces[$0.index].color != nil }
    guard let color = written.first?.literal, written.count == 1, color.alpha == 1 else {
      if found.isEmpty, let (writing, ground) = pair(in: lines) {
        claims.append(claim(of: ratios[0], .literal(writing), on: .literal(ground)))
      }
      return
    }
    if let ground = found.first(where: { pieces[$0.index].color == nil && isLaid($0, in: pieces[...]) })?.literal {
      return claims.append(claim(of: ratios[0], .literal(color), on: .literal(ground)))
    }
    let grounds = lines[..<index].reversed().prefix { !$0.isEmpty }.filter(speaksOfGround)
    if !speaksOfGround(line), grounds.count == 1, case let ground = colors(of: grounds), ground.count == 1 {
      claims.append(claim(of: ratios[0], .literal(color), on: .literal(ground[0])))
    } else if grounds.isEmpty, !speaksOfGround(line) {
      claims += unexplained(ratios[0], of: color).map { [$0] } ?? []
    }
  }

  /// The color of the writing and that of its ground, where the lines of a fence state one of each.
  private func pair(in lines: [ByteRange]) -> (writing: Color, ground: Color)? {
    var writing: [Color] = []
    var grounds: [Color] = []
    for line in lines {
      let line = MarkdownBytes.trimmed(line, in: file.bytes)
      guard let (name, value) = NameSeparator.split(file, line, isList: true) else { continue }
      let colors = colors(of: [value])
      guard let slot = WrittenName(file, name).slot, colors.count == 1 else { continue }
      if slot == .background { grounds += colors }
      if slot == .text || slot == .color { writing += colors }
    }
    guard writing.count == 1, grounds.count == 1 else { return nil }
    return (writing[0], grounds[0])
  }

  /// The opaque colors that some lines write out.
  func colors(of lines: [ByteRange]) -> [Color] {
    var scanner = NotationScanner(file.bytes)
    return lines.flatMap { line in
      scanner.notations(in: line).compactMap { notation in
        if case .color(let color, _, _) = notation.value, color.alpha == 1 { color } else { nil }
      }
    }
  }
}
