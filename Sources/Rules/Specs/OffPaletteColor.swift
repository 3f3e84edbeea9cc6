import Configuration
import DesignTokens
import Facts
import SourceText

extension Rule {
  /// A color is none of those that the document allows.
  static let offPaletteColor = Rule(
    id: "off-palette-color",
    family: .specs,
    severity: .warning,
    summary: "A document allows its own palette alone, and a component or a snippet of it has another color.",
    page: """
      Some documents close their palette: "only these six colors", "no color outside of this palette", in \
      the words of many languages. Then every other color of its components and code is a mistake, or one that the palette lacks. The \
      palette is what the document gives names to; where the text tells how many colors there are, it has to be as \
      many, else the rule is silent. Colors that let something through are fine, and so are black and white.

      ## Fails

      ```markdown guide.md
      # Colors

      Use only these three colors.

      - Primary: #2E7D32
      - Ink: #222222
      - Mist: #E0E0E0

      ## Button

      - Background: #2E7D32
      - Background (hover): #45A049
      ```

      ## Passes

      ```markdown guide.md
      # Colors

      Use only these three colors.

      - Primary: #2E7D32
      - Ink: #222222
      - Mist: #E0E0E0

      ## Button

      - Background: #2E7D32
      - Background (hover): #222222
      ```
      """,
    reach: .file,
    check: offPaletteColors)
}

private func offPaletteColors(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .specification || file.facts.kind == .design, let palette = file.closedPalette else {
    return []
  }
  return file.facts.colors.compactMap { literal in
    guard literal.color.alpha == 1, !literal.color.isBlackOrWhite, file.isUsed(literal.range),
      !palette.colors.contains(where: { $0.agrees(with: literal.color) })
    else { return nil }
    return Finding(
      "`\(file.source.text(in: literal.range))` is none of the \(palette.colors.count) colors that the document allows.",
      at: literal.range, related: [file.place("No other colors are allowed here.", palette.statement)])
  }
}

extension CheckedFile {
  /// The opaque colors that the document allows, and where it says that there are no others; `nil` where it does not, or
  /// where not as many are named as it says.
  fileprivate var closedPalette: (colors: [Color], statement: ByteRange)? {
    let stated = facts.statements.compactMap { statement -> (count: Int?, range: ByteRange)? in
      // What a component says of itself says nothing of the rest.
      guard case .palette(let count) = statement.subject,
        !facts.components.contains(where: { $0.range.contains(statement.range) })
      else { return nil }
      return (count, statement.range)
    }
    guard let first = stated.first else { return nil }
    var colors: [Color] = []
    for definition in facts.definitions {
      for value in [definition.value] + definition.themes.map(\.value) {
        guard case .color(let color) = value, color.alpha == 1, !colors.contains(where: { $0.agrees(with: color) })
        else { continue }
        colors.append(color)
      }
    }
    let counts = stated.compactMap(\.count)
    guard colors.count > 2, counts.allSatisfy({ $0 == colors.count }) else { return nil }
    return (colors, first.range)
  }

  /// Whether a color stands where something is made of it: in code, or in the value of a component; not where it is given
  /// a name, nor where its contrast is told.
  fileprivate func isUsed(_ range: ByteRange) -> Bool {
    guard
      facts.fence(around: range) != nil
        || facts.components.contains(where: { $0.properties.contains { $0.valueRange.contains(range) } })
    else { return false }
    return !facts.definitions.contains { $0.range.contains(range) || $0.valueRange.contains(range) }
      && !facts.contrastClaims.contains { isOnLine(of: $0.range, range) }
  }

  /// Whether two stretches begin in one line.
  private func isOnLine(of first: ByteRange, _ second: ByteRange) -> Bool {
    source.position(of: first.start, in: .utf8).line == source.position(of: second.start, in: .utf8).line
  }
}

extension Color {
  fileprivate var isBlackOrWhite: Bool { agrees(with: .black) || agrees(with: .white) }
}
