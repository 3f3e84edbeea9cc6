import DesignTokens
package import Facts
import SourceText

extension ComponentSpec {
  /// Finds what the names of the component and of its properties mean: the last step of reading it.
  package mutating func nameKinds() {
    control =
      ([name] + aliases).lazy.compactMap { ControlWords.kind(SpecName.words(of: $0).map { $0.lowercased() }) }.first
      ?? description.flatMap { $0.lowercased().hasPrefix("segmented control") ? .segment : nil }
    for index in properties.indices { properties[index].kind = PropertyKind(of: properties[index]) }
  }
}

extension ControlKind {
  /// The control that a name is one of: its last words say so, and no other control is in it.
  ///
  /// `Radius bouton` and `Button padding` are a measure of one, and say nothing of how large it is.
  package static func named(_ name: String) -> ControlKind? {
    let words = SpecName.words(of: name).map { $0.lowercased() }
    guard let kind = ControlWords.kind(words) else { return nil }
    return words.contains { SpecVocabulary.term($0)?.role.map(isInner) ?? false } ? nil : kind
  }

  private static func isInner(_ role: DimensionRole) -> Bool {
    switch role {
    case .size, .width, .height, .other: false
    default: true
    }
  }
}

extension PropertyKind {
  /// What the words of a property are about.
  fileprivate init?(of property: StatedProperty) {
    let name = property.name.lowercased()
    if ControlWords.isTarget(name) || ControlWords.isTarget(property.value.lowercased()) {
      self = .touchTarget
    } else if ControlWords.extents.contains(name) {
      self = .extent
    } else if let control = ControlKind.named(property.name) {
      self = .control(control)
    } else {
      return nil
    }
  }
}

/// The words for what is pressed, and for how large it is.
private enum ControlWords {
  static func kind(_ words: [String]) -> ControlKind? {
    guard Set(words).isDisjoint(with: others) else { return nil }
    let last = words.last { !qualifiers.contains($0) } ?? ""
    if pressed.contains(last) { return last == "tab" ? .tab : last == "segment" ? .segment : .button }
    // In Romance languages the noun comes first: `Botón flotante`.
    if let first = words.first, leading.contains(first) { return .button }
    guard words.count > 1, ["bar", "control", "item"].contains(last), words.contains(where: segments.contains) else {
      return nil
    }
    return words.contains { $0.hasPrefix("tab") } ? .tab : .segment
  }

  /// Whether words in lower case speak of what can be pressed.
  static func isTarget(_ text: String) -> Bool {
    guard text.holds(" target") || text.holds(" area") else { return false }
    return targets.contains { text.holds($0) }
  }

  /// The names of properties that are the height or the size of a thing.
  static let extents: Set<String> = [
    "height", "size", "dimensions", "dimension", "höhe", "größe", "hauteur", "taille", "altura", "tamaño",
    "tamanho", "高度", "尺寸", "高さ", "サイズ",
  ]
  private static let targets = [
    "touch target", "tap target", "hit target", "hit area", "tap area", "touch area", "click target",
  ]
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
