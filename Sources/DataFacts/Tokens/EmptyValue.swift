import DesignTokens
import Facts
import SourceText
import Syntax

// Values that are empty, as an export leaves them that lost what they referred to.
extension FileFacts {
  /// Reports an empty string in the place of a value of a type; whether it is one.
  mutating func refuseEmpty(_ node: DataNode, as type: TokenType, weight: Problem.Weight? = nil) -> Bool {
    guard node.isClosed, node.isEmptyString else { return false }
    problems.append(
      Problem(
        .emptyValue, "The value is empty, which is no \(type.rawValue).", at: node.range, weight: weight,
        isFaultInAnyFormat: true))
    return true
  }

  /// Leaves one finding of all empty values, at the first: they have one cause.
  mutating func foldEmptyValues() {
    let empty = problems.filter { $0.kind == .emptyValue }.sorted { $0.range < $1.range }
    guard empty.count > 1, var first = empty.first else { return }
    let others = empty.count - 1
    first.message =
      first.message.dropLast() + "; so \(others == 1 ? "is another one" : "are \(others) others") of this file."
    problems.removeAll { $0.kind == .emptyValue }
    problems.append(first)
  }
}
