import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the ratio that a comment states of the code below it, where that has one color of writing and says what it lies
/// on.
///
/// ```
/// // AA contrast (4.96:1)
/// Text('Pay', style: TextStyle(color: Shades.brand[600])),
/// // on Shades.white
/// ```
struct ContrastRemarks {
  let file: SourceFile
  let tree: MarkdownTree
  let names: ColorNames

  /// Longer code is no example of one color.
  private static let longest = 12

  /// The claims of some of the lines of a fence.
  func claims(at indices: [Int], among lines: [ByteRange]) -> [ContrastClaim] {
    indices.compactMap { claim(at: $0, among: lines) }
  }

  /// The claim of a line that is nothing but a comment, of the lines below it up to an empty one.
  private func claim(at index: Int, among lines: [ByteRange]) -> ContrastClaim? {
    guard let remark = comment(in: lines[index]) else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: remark)
    let ratios = StatedRatio.all(in: pieces[...], of: file)
    guard ratios.count == 1, !pieces.contains(where: \.isBound) else { return nil }
    let code = lines[(index + 1)...].prefix(Self.longest).prefix { !$0.isEmpty }
    var writing: [PairColor.Source] = []
    var grounds: [PairColor.Source] = []
    for line in code {
      if let remark = comment(in: line) {
        guard !StatedRatio.mayStand(in: tree.slice(remark)) else { return nil }
        if let ground = ground(in: remark) { grounds.append(ground) }
      } else {
        writing += colors(of: "color", in: line)
        grounds += colors(of: "backgroundColor", in: line)
      }
    }
    guard writing.count == 1, grounds.count == 1, let ratio = ratios.first else { return nil }
    return ContrastClaim(
      writing[0], on: grounds[0], ratio: ratio.value, rounding: ratio.rounding, at: ratio.range,
      isGranted: ratio.isGranted)
  }

  /// What a line says that is a comment and nothing else.
  private func comment(in line: ByteRange) -> ByteRange? {
    let inner = MarkdownBytes.trimmed(line, in: file.bytes)
    return tree.slice(inner).starts(with: "//".utf8) ? ByteRange(inner.start + 2, inner.end) : nil
  }

  /// The color that a comment ends with, where it lays something on it: `on Shades.white`.
  private func ground(in remark: ByteRange) -> PairColor.Source? {
    let text = file.text(in: remark)
    let words = text.split(separator: " ")
    guard words.count > 1, words.count < 8, let last = words.last,
      words.dropLast().contains(where: {
        let word = $0.lowercased()
        return word.means(.laying) || Lexicon.term(of: word)?.slot == .background
      })
    else { return nil }
    return color(of: last)
  }

  /// What each member of a name has in a line, where that is a color.
  private func colors(of key: String, in line: ByteRange) -> [PairColor.Source] {
    let text = file.text(in: line)
    let parts = text.split { " (,{".contains($0) }
    return parts.indices.dropLast().compactMap { index in
      parts[index] == key + ":" ? color(of: parts[index + 1]) : nil
    }
  }

  /// The color that a reference means: white and black by their names, and the token of its last words.
  private func color(of reference: Substring) -> PairColor.Source? {
    let text = reference.trimmed
    if let color = Color(css: text.lowercased()), text.hasPrefix("#") { return .literal(color) }
    let last = text.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if last == "white" || last == "black" { return Color(css: last).map { .literal($0) } }
    let path = text.split(separator: ".").dropFirst(text.contains(".") ? 1 : 0).joined(separator: " ")
    let plain = path.map { "[]'\"".contains($0) ? " " : $0 }
    return names.token(of: String(plain)).map { .token($0, opacity: 1) }
  }
}

extension Substring {
  /// Without the signs that close what is around it.
  fileprivate var trimmed: String {
    String(reversed().drop { "),;'\"".contains($0) || $0.isWhitespace }.reversed().drop { "'\"".contains($0) })
  }
}
