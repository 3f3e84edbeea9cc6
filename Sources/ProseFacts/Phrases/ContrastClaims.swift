import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the ratios of contrast that sentences state of two colors: `#004AAD on white = 8.1:1`.
///
/// What a sentence asks for (`at least 4.5:1`) is no claim, nor are the ratios that WCAG 2.2 asks for by themselves (3:1,
/// 4.5:1 and 7:1; 1.4.3, 1.4.6, 1.4.11), which a text may name for what they are. Of names of tokens nothing is certain:
/// the text may speak of any of their themes.
struct ContrastClaims {
  let file: SourceFile
  let names: ColorNames

  /// What is longer than this many pieces is no sentence that states one contrast.
  private static let longest = 60
  private static let asked = [3.0, 4.5, 7.0]

  /// The claims of a text in order.
  func claims(in pieces: [SpecPiece]) -> [ContrastClaim] {
    let all = pieces[...]
    guard all.indices.contains(where: { isRatio($0, in: all) }) else { return [] }
    return pieces.split { $0.isStop && $0.depth == 0 }.flatMap(claims)
  }

  private func claims(in sentence: ArraySlice<SpecPiece>) -> [ContrastClaim] {
    guard sentence.count <= Self.longest, !sentence.contains(where: { $0.isWord && isBound($0) }) else { return [] }
    var claims: [ContrastClaim] = []
    var start = sentence.startIndex
    for index in sentence.indices where isRatio(index, in: sentence) {
      if let claim = claim(at: index, of: sentence, from: start) { claims.append(claim) }
      start = index + 3
    }
    return claims
  }

  private func isBound(_ piece: SpecPiece) -> Bool { piece.means(.minimum) || piece.means(.than) }

  /// Whether a number, a colon and a one stand here without blanks.
  private func isRatio(_ index: Int, in pieces: ArraySlice<SpecPiece>) -> Bool {
    guard index + 2 < pieces.endIndex, let ratio = pieces[index].number, (1...21).contains(ratio),
      pieces[index + 1].isColon, pieces[index + 2].number == 1
    else { return false }
    return pieces[index].range.end == pieces[index + 1].range.start
      && pieces[index + 1].range.end == pieces[index + 2].range.start
  }

  /// The claim of a ratio, with what stands in front of it from a place on.
  private func claim(at index: Int, of all: ArraySlice<SpecPiece>, from start: Int) -> ContrastClaim? {
    let pieces = all[start..<index]
    let text = file.text(in: all[index].range)
    guard let ratio = all[index].number, !Self.asked.contains(ratio), !isBehindBound(pieces),
      let place = PairPlace(pieces, names: names), place.isLaid || place.isParted,
      case .literal(let foreground) = place.first.value, case .literal(let background) = place.second.value,
      foreground.alpha == 1, background.alpha == 1
    else { return nil }
    let digits = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    var rounding = 0.5
    for _ in 0..<digits { rounding /= 10 }
    return ContrastClaim(
      foreground, on: background, ratio: ratio, rounding: rounding,
      at: all[index].range.union(all[index + 2].range))
  }

  /// Whether a sign right before asks for more or less: `≥ 4.6:1`.
  private func isBehindBound(_ pieces: ArraySlice<SpecPiece>) -> Bool {
    guard let last = pieces.last else { return false }
    let end = last.range.end
    return file.bytes.from(max(0, end - 3), to: end + 3).contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
      || file.text(in: ByteRange(max(0, end - 3), min(end + 4, file.bytes.count))).contains { "≥≤".contains($0) }
  }
}
