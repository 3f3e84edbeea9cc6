import DesignTokens
import Facts

/// Which components people press as a whole, so that their size is that of the touch target.
extension ComponentSpec {
  /// Whether it is a button, a tab, a segment: pressed on all of its face, and on nothing beside it.
  ///
  /// A checkbox is not: its label and the space around it are pressed as well.
  package var isPressed: Bool {
    ([name] + aliases).contains { Self.isPressed(SpecName.words(of: $0).map { $0.lowercased() }) }
      || description.map { Self.describesSegments($0.lowercased()) } ?? false
  }

  /// Whether a name is a button's: its last words say so, and no other control is in it.
  ///
  /// `Radius bouton` and `Button padding` are a measure of one, and say nothing of how large it is.
  package static func isButton(_ name: String) -> Bool {
    let words = SpecName.words(of: name).map { $0.lowercased() }
    return isPressed(words) && !words.contains { SpecVocabulary.term($0)?.role.map(isInner) ?? false }
  }

  private static func isInner(_ role: DimensionRole) -> Bool {
    switch role {
    case .size, .width, .height, .other: false
    default: true
    }
  }

  private static func isPressed(_ words: [String]) -> Bool {
    guard Set(words).isDisjoint(with: others) else { return false }
    let last = words.last { !qualifiers.contains($0) } ?? ""
    let isBar = words.count > 1 && ["bar", "control", "item"].contains(last)
    // In Romance languages the noun comes first: `Botón flotante`.
    let first = words.first ?? ""
    return pressed.contains(last) || leading.contains(first) || isBar && words.contains { segments.contains($0) }
  }

  private static func describesSegments(_ text: String) -> Bool { text.hasPrefix("segmented control") }

  private static let pressed: Set<String> = [
    "button", "buttons", "fab", "tab", "segment", "knopf", "schaltfläche", "bouton", "boutons", "botón", "botones",
    "botão", "botões", "pulsante", "pulsanti", "knop", "按钮", "ボタン", "버튼", "кнопка", "כפתור",
  ]
  private static let leading: Set<String> = ["bouton", "botón", "botão", "pulsante", "кнопка", "כפתור", "زر"]
  private static let segments: Set<String> = ["tab", "tabs", "segmented", "segment"]
  private static let others: Set<String> = [
    "radio", "group", "groups", "label", "labels", "spinner", "icons", "badge", "texto", "textos", "texte", "textes",
    "testo", "testi", "schrift", "beschriftung",
  ]
  private static let qualifiers: Set<String> = [
    "primary", "secondary", "tertiary", "default", "component", "view", "small", "medium", "large", "base", "style",
  ]
}
