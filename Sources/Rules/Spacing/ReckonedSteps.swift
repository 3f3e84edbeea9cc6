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

  /// Whether a document calls a step by a number with a half, and so wants it between two: `space-1.5: 6px`, `0-5 | 2px`.
  func isCalledHalf(_ step: SpacingStep) -> Bool {
    guard isProse else { return false }
    let bytes = source.bytes[ByteRange(source.line(around: step.range.start).start, step.range.start)].map { $0 }
    return bytes.indices.dropFirst(2).contains { index in
      bytes[index] == UInt8(ascii: "5") && ".-_".utf8.contains(bytes[index - 1]) && bytes[index - 2].isASCIIDigit
        && !(index + 1 < bytes.count && bytes[index + 1].isASCIIDigit)
    }
  }
}
