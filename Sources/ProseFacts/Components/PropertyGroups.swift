import DesignTokens
import Facts
import Lexicon

extension WrittenName {
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
