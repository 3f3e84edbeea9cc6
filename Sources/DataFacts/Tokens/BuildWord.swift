import DesignTokens
import Syntax

extension ValueReader {
  /// The word that stands where a value of a type should, and which a build writes as it is: `inherit`, `none`,
  /// `calc(100% - 8px)`.
  ///
  /// Unreadable where that is a mistake, or where a build would have to add something, as a unit to a bare number.
  func word(for type: TokenType?, in node: DataNode) -> TokenValue {
    guard let type, node.kind == .string, node.isClosed, let text = node.string, !text.isEmpty, !text.contains("{"),
      node.bareNumber == nil
    else { return .unreadable }
    switch type {
    case .strokeStyle: return .unreadable
    case .color:
      let isKnown = ValueReader.colorWords.contains(text.lowercased()) || text.hasSuffix(")")
      guard isKnown, !TokenExpression.isCall(ofForeignFunction: text) else { return .unreadable }
      return .string(text)
    default: return TokenExpression([.string(text)], type: type).worth ?? .unreadable
    }
  }

  /// What CSS takes for a color or in place of one (CSS Color 4, section 6; CSS Cascade 5, section 7.3).
  private static let colorWords: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer", "currentcolor", "none", "auto",
  ]
}
