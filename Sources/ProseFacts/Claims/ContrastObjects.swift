import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the ratios that objects in code state: `{ foreground: 'text-white', background: '#0A0E27', ratio: '15.8:1' }`.
struct ContrastObjects {
  let file: SourceFile
  let tree: MarkdownTree
  /// What classes of utilities are worth, by the configurations that the document shows.
  private let utilityColors: UtilityClasses.Palette

  init(_ file: SourceFile, _ tree: MarkdownTree) {
    self.file = file
    self.tree = tree
    utilityColors = UtilityClasses.palette(
      of: file, in: tree.blocks.filter { $0.kind == .fence }.map(\.content))
  }

  /// The claim of each object among some lines that has one ratio, one ground and one color besides.
  func claims(in lines: [ByteRange]) -> [ContrastClaim] {
    CodeObject.all(in: lines, of: file, tree).compactMap { object in
      let measured = object.entries.filter { StatedRatio.mayStand(in: tree.slice($0.value)) }
      guard object.name != nil, measured.count == 1, let ratio = ratio(of: measured[0]) else { return nil }
      let colors = object.entries.filter { $0.value != measured[0].value }.compactMap { entry in
        color(of: entry).map { (isGround: WrittenName(file, entry.key).slot == .background, color: $0) }
      }
      let grounds = colors.filter(\.isGround)
      guard grounds.count == 1, colors.count == 2, let first = colors.first(where: { !$0.isGround }) else { return nil }
      return ContrastClaim(
        .literal(first.color), on: .literal(grounds[0].color), ratio: ratio.value, rounding: ratio.rounding,
        at: ratio.range)
    }
  }

  /// The only ratio of a value, where it is none that is asked for.
  private func ratio(of entry: CodeObject.Entry) -> StatedRatio? {
    let pieces = PieceLexer.pieces(of: file, in: entry.value)
    let ratios = StatedRatio.all(in: pieces[...], of: file)
    let isAsked =
      pieces.contains(where: \.isBound)
      || WrittenName.smallWords(file, entry.key).contains { $0.means(.minimum) || $0.means(.demand) }
    return ratios.count == 1 && !isAsked ? ratios[0] : nil
  }

  /// What a value gives: a color that it or its comment writes out, else that of a utility class.
  private func color(of entry: CodeObject.Entry) -> Color? {
    var scanner = NotationScanner(file.bytes)
    let written = [entry.value, entry.comment].compactMap { $0 }.map { range in
      scanner.notations(in: range).compactMap { notation in
        if case .color(let color, _, _) = notation.value, color.alpha == 1 { color } else { nil }
      }
    }.first { !$0.isEmpty }
    let named = UtilityClasses.color(named: file.text(in: entry.value), in: utilityColors)
    guard let written else { return named }
    guard written.count == 1 else { return nil }
    // Of a class and a comment that say different things nobody knows which one was measured.
    return named.map { $0.hexRGB == written[0].hexRGB } ?? true ? written[0] : nil
  }
}
