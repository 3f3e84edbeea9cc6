import Facts
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
}
