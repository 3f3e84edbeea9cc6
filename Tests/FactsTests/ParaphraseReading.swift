import DesignTokens
import Facts
import FrontEnds
import SourceText

/// What is read of one sentence in its document: the answer that a row of the corpus is compared with.
///
/// A length whose part is unknown is not told, nor is a color that stands on nothing, nor what the text refuses: they ask
/// for nothing.
struct ParaphraseReading {
  private let file: SourceFile
  private let facts: FileFacts
  private let sentence: ByteRange

  /// Reads a sentence in the place of the line `…` of a document.
  init?(_ sentence: String, in frame: String) {
    guard let place = frame.utf8.firstRange(of: "…".utf8), let frontEnd = FrontEnd.reading("spec.md") else {
      return nil
    }
    let start = frame.utf8.distance(from: frame.utf8.startIndex, to: place.lowerBound)
    file = SourceFile(path: "/spec.md", text: frame.replacing("…", with: sentence, maxReplacements: 1))
    facts = frontEnd.facts(file)
    self.sentence = ByteRange(start, start + sentence.utf8.count)
  }

  /// The facts in the order of the text, `nothing` if there are none.
  var answer: [String] {
    let told = lengths + statements + pairs
    let texts = told.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element.text)
    return texts.isEmpty ? ["nothing"] : texts
  }

  private typealias Told = (range: ByteRange, text: String)

  private func isTold(_ range: ByteRange) -> Bool { sentence.contains(range) && !facts.isRefused(range) }

  private var lengths: [Told] {
    facts.dimensions.filter { isTold($0.range) && $0.role != .other }
      .map { ($0.range, "\($0.role.rawValue) \($0.dimension.cssText)\(state(of: $0.range))") }
  }

  private var statements: [Told] {
    facts.statements.filter { isTold($0.range) }.map { statement in
      switch statement.subject {
      case .grid(let base): (statement.range, "grid \(NumberText.shortest(base))")
      case .steps(let steps): (statement.range, "only \(steps.map { NumberText.shortest($0) }.joined(separator: ", "))")
      case .touchTarget(let minimum): (statement.range, "touch target \(NumberText.shortest(minimum))")
      case .hitArea(let size): (statement.range, "hit area \(NumberText.shortest(size))")
      case .palette: (statement.range, "no other colors")
      case .textSize(let minimum): (statement.range, "text \(NumberText.shortest(minimum))")
      case .buttonHeight(let minimum): (statement.range, "button height \(NumberText.shortest(minimum))")
      case .pressedHeight(let height): (statement.range, "pressed height \(NumberText.shortest(height))")
      case .contrast(let minimum): (statement.range, "contrast \(NumberText.shortest(minimum))")
      }
    }
  }

  private var pairs: [Told] {
    facts.pairs.filter { isTold($0.range) }.map { pair in
      let use = if case .graphic = pair.use { "graphic" } else { "text" }
      let state = pair.state.map { " in \($0.lowercased())" } ?? ""
      let exemption = pair.isExempt ? ", exempt" : ""
      return (pair.range, "\(text(pair.foreground)) on \(text(pair.background)) as \(use)\(state)\(exemption)")
    }
  }

  private func state(of range: ByteRange) -> String {
    let property = facts.components.lazy.flatMap(\.properties).first { $0.range.contains(range) }
    return property?.state.map { " in \($0.lowercased())" } ?? ""
  }

  private func text(_ color: PairColor) -> String {
    switch color.source {
    case .literal(let color): hex(color)
    case .token(let name, let opacity): opacity == 1 ? name.text : "\(name.text) at \(opacity)"
    }
  }

  private func hex(_ color: Color) -> String {
    color.hexRGBA.hasSuffix("ff") ? String(color.hexRGBA.dropLast(2)) : color.hexRGBA
  }
}
