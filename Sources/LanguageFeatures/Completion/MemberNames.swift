import DesignTokens
import Facts
import Lexicon

extension Slot {
  /// How a token is written behind `Space.` or inside `Color("`; `nil` where it belongs to another family.
  ///
  /// `space.inset-sm` is `insetSm` behind `Space.`; a color that no family is named for is written whole behind `Color.`.
  func memberName(of name: TokenName) -> String? {
    guard let namespace else { return nil }
    var segments = name.segments
    guard let first = segments.first else { return nil }
    if TokenNamespace.synonyms(of: namespace).contains(first), segments.count > 1 {
      segments.removeFirst()
    } else if namespace != "color" || TokenNamespace.isNamespace(first) {
      return nil
    }
    var text = ""
    for word in segments.flatMap({ $0.split { $0 == "-" || $0 == "_" || $0 == " " } }) {
      text += text.isEmpty ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    // No name in Swift begins with a digit.
    if case .tokenName(.member, _) = kind, text.first?.isNumber ?? true { return nil }
    return text
  }
}
