import DesignTokens
import Facts
import Lexicon

extension ComponentDraft {
  /// The variant in a name that is the component's own (`Large Button` in Primary Button); empty for the bare name, `nil`
  /// for the name of anything else.
  func ownVariant(_ name: SpecName) -> String? {
    guard SpecGroup(name) == .other else { return nil }
    if name.words.count == 1, name.words[0].means(.frame) { return "" }
    for own in ([spec.name] + spec.aliases).map({ SpecName.words(of: $0).map { $0.lowercased() } }) {
      guard let noun = own.last, name.words.last == noun || name.words.last == noun + "s" else { continue }
      let rest = name.words.dropLast().filter { !own.contains($0) }
      if rest.isEmpty { return "" }
      if let variant = variant(named: rest.joined(separator: " ")) { return variant }
    }
    return nil
  }

  /// The part that the name of a list of states mentions (`States per Box` of `Each Box`).
  func part(mentionedBy name: SpecName) -> Int? {
    parts.indices.dropFirst().suffix(64).last { index in
      guard let part = parts[index].name, let noun = SpecName.words(of: part).last?.lowercased() else { return false }
      return name.words.contains(noun) || name.words.contains(noun + "s")
    }
  }
}

extension SpecName {
  /// Whether it is a measure of a box or its line.
  var isLengthy: Bool {
    switch role {
    case .padding, .margin, .gap, .radius, .border, .width, .height: true
    default: false
    }
  }

  /// Whether what stands under it are values of the one property that it names.
  var isPropertyGroup: Bool {
    if isLengthy { return true }
    switch role {
    case .size: return words.last?.means(.sizeGroup) ?? false
    case .stroke: return ["stroke", "outline"].contains(words.last)
    case .fontSize: return slot == nil
    default: return slot == .background || slot == .shadow || slot == .line || slot == .color
    }
  }

  /// Whether it names colors by what they are for: `Status colors`.
  var isColorGroup: Bool { slot == .color || slot != nil && isColor }
}
