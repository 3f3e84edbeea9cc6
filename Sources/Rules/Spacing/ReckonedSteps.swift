import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// Whether a document reckons a step out as a part of its unit, and so wants it off the grid: `8 × 1.25 = 10px`.
  func isReckoned(_ step: SpacingStep) -> Bool {
    guard isProse else { return false }
    let line = source.line(around: step.range.start)
    let before = source.text(in: ByteRange(line.start, step.range.start))
    let sides = before.split { "×*x".contains($0) }
    guard before.filter({ !$0.isWhitespace }).last == "=", sides.count > 1, let factor = sides.last else {
      return false
    }
    let number = factor.filter { $0.isNumber || $0 == "." }
    return Double(number).map { $0 != $0.rounded() } ?? false
  }

  /// The steps whose names say that they are one and a half, two and a half of a unit (`x1-5`, `2_5`), and that are just
  /// this, as the whole steps of their scale tell.
  func halfSteps(among steps: [SpacingStep]) -> Set<ByteRange> {
    func factor(_ step: SpacingStep) -> Double? {
      guard let owner = step.owner, let group = step.group else { return nil }
      return SpacingNames.factor(of: facts.definitions[owner].name, in: group)
    }
    var units: [TokenName: Double] = [:]
    for step in steps {
      if let group = step.group, let factor = factor(step), factor > 0, factor == factor.rounded() {
        units[group] = min(units[group] ?? .infinity, step.pixels / factor)
      }
    }
    let halves = steps.filter { step in
      guard let group = step.group, let unit = units[group], let factor = factor(step) else { return false }
      return factor != factor.rounded() && SpacingGrid.isSame(unit * factor, step.pixels)
    }
    return Set(halves.map(\.range))
  }

  /// Whether a line names the ends of a scale, of which each may be no multiple: `Base scale: xxs (2pt) → xxl (64pt)`,
  /// `Spacing: 8 values (2pt - 48pt)`.
  func isEndOfScale(_ length: LiteralDimension) -> Bool {
    guard isProse, case let line = source.line(around: length.range.start), line.count <= 200 else { return false }
    let text = source.text(in: line)
    guard let colon = text.firstIndex(of: ":"), ["→", "->", "–", " - "].contains(where: text[colon...].holds) else {
      return false
    }
    return WrittenName.smallWords(of: String(text[..<colon])).contains { $0.means(.system) } || counts(text[colon...])
  }

  /// Whether a text begins with how many there are of something: `8 even steps`.
  private func counts(_ text: Substring) -> Bool {
    let words = WrittenName.smallWords(of: String(text.prefix { $0 != "(" }))
    return (2...4).contains(words.count) && Int(words[0]) != nil && words.last.map { $0.means(.counted) } ?? false
  }

  /// Whether the description of a token reckons its length out, so that it is no oversight: `6px`, *0.75 × 8px*.
  func isReckoned(_ length: LiteralDimension) -> Bool {
    guard let owner = length.owner, facts.definitions.indices.contains(owner),
      let description = facts.definitions[owner].description
    else { return false }
    let sides = description.split(omittingEmptySubsequences: false) { "×*x".contains($0) }
    return zip(sides, sides.dropFirst()).contains { before, behind in
      func isDigit(_ character: Character) -> Bool { character.isNumber || character == "." }
      let first = before.reversed().drop { $0 == " " }.prefix(while: isDigit)
      guard let factor = Double(String(first.reversed())),
        let other = Double(String(behind.drop { $0 == " " }.prefix(while: isDigit)))
      else { return false }
      return SpacingGrid.isSame(factor * other, abs(length.dimension.value))
    }
  }
}
