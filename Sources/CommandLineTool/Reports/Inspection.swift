import Configuration
import DesignTokens
import Facts
import Rules
import SourceText
import WorkspaceIndex

/// What was understood of one file, as lines for people; ``Inspection/json`` is the promise to programs.
struct Inspection {
  let file: IndexedFile
  let shownPath: String
  let workspace: Workspace
  let surroundings: Surroundings
  /// The pairs of the file whose colors are known.
  let pairs: [MeasuredPair]

  /// A pair with what it comes to.
  struct MeasuredPair {
    var pair: ColorPair
    var foreground: Color
    var background: Color
    var ratio: Double
    var required: Double
    var isPerceptual: Bool
  }

  init?(_ path: String, of workspace: Workspace, in surroundings: Surroundings) {
    guard let file = workspace[path], let checked = CheckedFile(path, of: workspace) else { return nil }
    self.file = file
    self.workspace = workspace
    self.surroundings = surroundings
    shownPath = surroundings.shown(path)
    pairs = file.facts.pairs.flatMap { pair in
      checked.contrast(of: pair).map {
        MeasuredPair(
          pair: pair, foreground: $0.foreground, background: $0.background, ratio: $0.ratio,
          required: pair.isExempt ? 1 : $0.required, isPerceptual: $0.standard == .apca)
      }
    }
  }

  /// References that mean something: prose gives candidates, and of those that nothing defines only the clear ones are
  /// more than words.
  var references: [(reference: TokenReference, definition: DefinitionSite?)] {
    file.facts.references.compactMap { reference in
      let site = workspace.definitions(of: reference, in: file.source.path).first
      return !reference.isClear && site == nil ? nil : (reference, site)
    }
  }

  /// A line for each thing: place, what it is, what it says; and for what a text says, where that is asked, what told it.
  func text(isExplained: Bool) -> String {
    let claim = workspace.formatClaim(of: file.source.path)
    let dialect = claim.map { ", \($0.format.rawValue) \($0.reason)" } ?? ""
    var lines = ["\(shownPath): \(file.facts.language.rawValue), \(file.facts.kind.rawValue)\(dialect)"]
    if let counts = workspace.permutationCount(ofResolverAt: file.source.path), counts.judged < counts.total {
      lines.append(
        "\(counts.judged) of \(counts.total) permutations: the default one and those that differ from it in one choice")
    }
    lines += section(
      "tokens", file.facts.definitions.map { ($0.nameRange, "\($0.name) = \($0.value.cssText(as: $0.type))") })
    lines += section(
      "references",
      references.map {
        (
          $0.reference.range,
          "\($0.reference.name) (\($0.reference.form.rawValue))\($0.definition == nil ? ", undefined" : "")"
        )
      })
    lines += section(
      "colors", file.facts.colors.map { ($0.range, "\(file.source.text(in: $0.range)) = \($0.color.hexRGBA)") })
    lines += section(
      "dimensions",
      file.facts.dimensions.map { length in
        let reading = isExplained ? length.reading : nil
        return (length.range, "\(length.dimension.cssText), \(length.role.rawValue)\(told(by: reading))")
      })
    for (title, isSection) in [("components", false), ("sections", true)] {
      let specs = file.facts.components.filter { $0.isSection == isSection }
      lines += section(title, specs.flatMap { described($0, isExplained: isExplained) })
    }
    lines += section("pairs", pairs.map { ($0.pair.range, described($0, isExplained: isExplained)) })
    return lines.map { $0.visible + "\n" }.joined()
  }

  private func section(_ title: String, _ rows: [(ByteRange, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return ["", "\(title):"]
      + rows.map { range, words in
        let place = CheckReport.place(of: range.start, in: file.source)
        return "  \(place.line):\(place.column)  \(words)"
      }
  }

  private func told(by reading: String?) -> String { reading.map { " (\($0))" } ?? "" }

  private func described(_ component: ComponentSpec, isExplained: Bool) -> [(ByteRange, String)] {
    let states = component.states.map { $0 + (isExplained ? told(by: component.stateReadings[$0]) : "") }
    let lists = [("variants", component.variants), ("states", states)].filter { !$0.1.isEmpty }
    let words = lists.map { "; \($0.0): \($0.1.joined(separator: ", "))" }.joined()
    return [(component.nameRange, component.name + words)]
      + component.properties.map { property in
        let owner = [property.theme, property.variant, property.state, property.part].compactMap { $0 }
        let name = (owner + [property.name]).joined(separator: " · ")
        return (property.range, "  \(name) = \(property.value)\(told(by: isExplained ? property.reading : nil))")
      }
  }

  private func described(_ pair: MeasuredPair, isExplained: Bool) -> String {
    let owner = [pair.pair.component, pair.pair.theme, pair.pair.variant, pair.pair.state].compactMap { $0 }
      .joined(separator: " · ")
    let ratio = NumberText.rounded(pair.ratio, places: 2)
    let colors = "\(pair.foreground.hexRGBA) on \(pair.background.hexRGBA)"
    let required = NumberText.shortest(pair.required)
    let share = pair.isPerceptual ? "Lc \(ratio) of Lc \(required)" : "\(ratio):1 of \(required):1"
    let readings = [pair.pair.foreground.reading, pair.pair.background.reading].compactMap { $0 }
    let reading = isExplained && !readings.isEmpty ? readings.joined(separator: " on ") : nil
    return "\(owner.isEmpty ? "" : owner + ": ")\(colors) is \(share)\(told(by: reading))"
  }
}
