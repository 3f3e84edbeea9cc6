import SourceText

/// `FILE:LINE:COLUMN` as a user writes it: from 1, columns in UTF-16 units.
struct PlaceOperand {
  var path: String
  var position: TextPosition

  /// Reads the operand from its end, so that a path may hold colons.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
      line > 0, column > 0
    else { throw UsageError("`\(text)` is no place; write FILE:LINE:COLUMN, counted from 1.") }
    path = parts.dropLast(2).joined(separator: ":")
    position = TextPosition(line: line - 1, column: column - 1)
  }
}
