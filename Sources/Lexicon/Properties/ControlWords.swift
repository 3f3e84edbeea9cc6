import DesignTokens
package import Facts
import SourceText

extension ComponentSpec {
  /// Finds what the names of the component and of its properties mean: the last step of reading it.
  package mutating func nameKinds() {
    control =
      ([name] + aliases).lazy.compactMap { ControlWords.kind(WrittenName.smallWords(of: $0)) }.first
      ?? description.flatMap { $0.lowercased().hasPrefix("segmented control") ? .segment : nil }
    let nouns = Set(([name] + aliases).compactMap { WrittenName.words(of: $0).last.map(\.singular) })
    for index in properties.indices where properties[index].kind == nil {
      properties[index].kind = PropertyKind(of: properties[index], ofThing: nouns)
    }
  }
}

extension ControlKind {
  /// The control that a name is one of: its last words say so, and no other control is in it.
  ///
  /// `Radius bouton` and `Button padding` are a measure of one, and say nothing of how large it is.
  package static func named(_ name: String) -> ControlKind? {
    let words = WrittenName.smallWords(of: name)
    guard let kind = ControlWords.kind(words) else { return nil }
    return words.contains { Lexicon.term(of: $0)?.role.map(isInner) ?? false } ? nil : kind
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
  fileprivate init?(of property: StatedProperty, ofThing nouns: Set<String>) {
    let words = WrittenName.smallWords(of: property.name)
    if ControlWords.speaksOfTarget(property.name) || ControlWords.speaksOfTarget(property.value) {
      self = .touchTarget
    } else if ControlWords.isExtent(words, ofThing: nouns) {
      self = .extent
    } else if let control = ControlKind.named(property.name) {
      self = .control(control)
    } else {
      return nil
    }
  }
}

/// What is pressed, and how large it is.
private enum ControlWords {
  static func kind(_ words: [String]) -> ControlKind? {
    let senses = words.map(Lexicon.senses)
    // `Icons and buttons` is a chapter.
    if words.count > 2, senses[words.count - 2].contains(.several), kind(words.dropLast(2)) == nil { return nil }
    if let own = ownKind(words, senses) { return own }
    guard !senses.contains(where: { $0.contains(.noButton) }) else { return nil }
    let last = senses.last { !$0.contains(.adjective) } ?? .none
    if last.contains(.tab) { return .tab }
    if last.contains(.segment) { return .segment }
    if last.contains(.button) { return .button }
    // In Romance languages the noun comes first: `Botón flotante`.
    if senses.first?.contains(.leadingButton) ?? false { return .button }
    guard words.count > 1, last.contains(.segmentTail) else { return nil }
    if senses.contains(where: { $0.contains(.tab) }) { return .tab }
    return senses.contains { $0.contains(.segment) } ? .segment : nil
  }

  /// What the last words of a name are, by themselves or together: `Toggle switch`, `Text field (large)`.
  private static func ownKind(_ words: [String], _ senses: [Senses]) -> ControlKind? {
    let size = senses.reversed().prefix { $0.contains(.sizeStep) }.count
    let own = words.dropLast(size < words.count ? size : 0)
    // `Status chip` shows something, and does nothing.
    guard !senses.contains(where: { $0.contains(.colorGroup) }) else { return nil }
    for count in (1...4).reversed() where count <= own.count {
      let phrase = Lexicon.senses(ofPhrase: own.suffix(count))
      guard phrase.contains(.toggle) || phrase.contains(.pressable) else { continue }
      // `Label de Input` is what stands beside one.
      guard !senses.prefix(own.count - count).contains(where: { $0.contains(.noButton) }) else { return nil }
      return phrase.contains(.toggle) ? .toggle : .pressable
    }
    return nil
  }

  /// Whether a text speaks of what can be pressed: `Touch target`.
  static func speaksOfTarget(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      return Lexicon.speak(bytes.split { !$0.isASCIILetter }.map { $0.smallText }, of: .target)
    }
    let small = text.small
    let stretches = small.unicodeScalars.split { !$0.isLetter && !$0.isMarkOnLetter }
    let words = stretches.filter { $0.first?.isLetter ?? false }.flatMap { Lexicon.cut(String($0)).map(\.word) }
    return Lexicon.speak(words, of: .target)
  }

  /// Whether words are the name of the height or the size of a thing, and no more: `Height`, `Button height`.
  static func isExtent(_ words: [String], ofThing nouns: Set<String>) -> Bool {
    guard let senses = words.last.map(Lexicon.senses), words.count <= 2 else { return false }
    return
      (senses.contains(.height) || senses.contains(.size) || senses.contains(.sizeGroup) || senses.contains(.frame))
      && words.dropLast().allSatisfy { nouns.contains($0.singular) }
  }
}

extension String {
  /// A word in lower case without the `s` of a plural.
  package var singular: String {
    let word = lowercased()
    return word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
}
