import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension Rule {
  /// A document gives one thing two values.
  static let contradictingValue = Rule(
    id: "contradicting-value",
    family: .specs,
    severity: .warning,
    summary: "A document gives one name, or one property of a component, two different values.",
    page: """
      Whoever builds from the document has to guess which one counts. The first value of a name is taken as its \
      definition, later ones have to agree: lengths in px (a pt is a px, a rem is 16px), colors in 8 bits. What \
      headings or the line itself set apart (light and dark, mobile and desktop, before and after) does not \
      contradict, nor do equal short names under different properties, such as `lg` of a radius and `lg` of a padding.

      Two documents of a project describe one system where they give three names or more the same value, and no more than half \
      as many another one: the others are told in the document that stands alone with its value, else in the later one.

      In a component the default state has to repeat what the component says without a state, and a radius or a size of \
      writing what the one token has that the document lists for this component (`small | 8px | Chips, tags`), and its background the color that the document has by the very name of the component or for its ground. What a color is \
      said to be for in words of its own (`Grey 400: #ced4da (Disabled text)`) has no other color elsewhere, nor has a name of \
      the palette beside the color of a property (`Background: #676072 (card)`, `Border: Primary (#0D7377)`). Code in a fence \
      repeats the lists of the document where the two agree in most of the names that both have (`--radius-md`, `radius-md`, \
      `theme.radius.md`, *md* below *Radius*): the others are told.

      ## Fails

      ```markdown card.md
      # Card

      - Padding: `space.md` (16px)

      The footer has `space.md` (12px) above it.
      ```

      ## Passes

      ```markdown card.md
      # Card

      - Padding: `space.md` (16px)

      The footer has `space.sm` (12px) above it.
      ```
      """,
    reach: .names,
    check: contradictingValues)
}

private func contradictingValues(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .specification || file.facts.kind == .design else { return [] }
  let firsts =
    file.facts.restatements.isEmpty
    ? [:] : Dictionary(file.facts.definitions.map { ($0.name, $0) }) { first, _ in first }
  let all =
    file.facts.restatements.compactMap { claim in firsts[claim.name].flatMap { file.contradiction(claim, of: $0) } }
    + (file.facts.dataRanges.isEmpty ? file.facts.components.flatMap { file.contradictions(inside: $0) } : [])
    + file.contradictionsOfUse() + file.contradictionsOfColorUse() + file.contradictionsOfSheets()
    + file.contradictionsOfDocuments()
  var told: Set<ByteRange> = []
  return all.filter { told.insert($0.range).inserted }
}

extension CheckedFile {
  /// A second value of a name; where the project defines the name, `value-drift` speaks of both.
  fileprivate func contradiction(_ claim: TokenClaim, of first: Definition) -> Finding? {
    guard let range = rangeContradicted(by: claim, of: first),
      facts.kind != .specification || projectSites(named: claim.name).allSatisfy({ $0.path == path })
    else { return nil }
    let written = source.text(in: range)
    let isBefore = range.start < claim.range.start
    return Finding(
      "`\(claim.name)` is `\(source.text(in: claim.range))` here and `\(written)` \(isBefore ? "before" : "below").",
      at: claim.range, related: [place("The \(isBefore ? "first" : "other") value stands here.", range)],
      fixes: [fix("Write \(written)", replacing: claim.range, with: written)])
  }

  /// The value that a claim contradicts: that of the theme that it names, else the first where it is true in none.
  private func rangeContradicted(by claim: TokenClaim, of first: Definition) -> ByteRange? {
    let themes = first.themes.filter { claim.theme == nil || $0.theme.lowercased() == claim.theme }
    guard !first.themes.isEmpty else {
      return first.value.agrees(with: claim.value, in: self) == false ? first.valueRange : nil
    }
    let isUntrue = themes.allSatisfy { $0.value.agrees(with: claim.value, in: self) == false }
    return isUntrue ? themes.first?.range : nil
  }

  /// The default state of a component beside what it states without a state.
  fileprivate func contradictions(inside component: ComponentSpec) -> [Finding] {
    let defaults = component.properties.filter(\.isOfDefaultState)
    guard !defaults.isEmpty else { return [] }
    return defaults.flatMap { property -> [Finding] in
      let bases = component.properties.filter {
        $0.state == nil && $0.variant == property.variant && $0.part == property.part
          && $0.name.lowercased() == property.name.lowercased()
      }
      guard bases.count == 1 else { return [] }
      return contradiction(property, bases[0], of: component)
    }
  }

  private func contradiction(
    _ property: StatedProperty, _ base: StatedProperty, of component: ComponentSpec
  ) -> [Finding] {
    // The literals of a file stand in the order of their places; there may be thousands of them and of states.
    func inside<Literal>(_ literals: [Literal], _ property: StatedProperty, _ range: (Literal) -> ByteRange)
      -> [Literal]
    {
      let stretch = property.valueRange
      let first = literals.partitioningIndex { range($0).start >= stretch.start }
      return literals[first...].prefix { range($0).start <= stretch.end }.filter { range($0).end <= stretch.end }
    }
    var findings: [Finding] = []
    func report(_ place: ByteRange, _ other: ByteRange) {
      findings.append(
        Finding(
          "`\(property.name)` of `\(component.name)` is `\(source.text(in: place))` in the state "
            + "`\(property.state ?? "")` and `\(source.text(in: other))` without a state.", at: place,
          related: [self.place("The other value stands here.", other)]))
    }
    let colors = (inside(facts.colors, property, \.range), inside(facts.colors, base, \.range))
    if colors.0.count == 1, colors.1.count == 1, !colors.0[0].color.agrees(with: colors.1[0].color) {
      report(colors.0[0].range, colors.1[0].range)
    }
    let lengths = (inside(facts.dimensions, property, \.range), inside(facts.dimensions, base, \.range))
    if lengths.0.count == 1, lengths.1.count == 1, lengths.0[0].role == lengths.1[0].role,
      TokenValue.dimension(lengths.0[0].dimension).agrees(with: .dimension(lengths.1[0].dimension), in: self) == false
    {
      report(lengths.0[0].range, lengths.1[0].range)
    }
    return findings
  }
}
