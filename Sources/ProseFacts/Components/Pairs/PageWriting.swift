import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the writing of components that state no ground: it may stand on the page, which only the whole document knows.
enum PageWriting {
  /// Pairs whose ground is a color without any opacity, which stands for the page.
  static func pairs(of draft: ComponentDraft) -> [ColorPair] {
    guard let nothing = Color(css: "#00000000"), lies(draft) else { return [] }
    return draft.paints.compactMap { paint in
      guard paint.slot == .text, paint.state == nil, paint.variant == nil, paint.ground == nil, !paint.isOutside,
        !paint.isOneOfSeveral, let front = paint.color(), case .literal(let color) = front.source, color.alpha == 1
      else { return nil }
      let part = draft.parts[paint.part]
      let type = paint.type.size == nil ? part.type : paint.type
      var pair = ColorPair(
        component: draft.spec.name, state: nil, foreground: front,
        background: PairColor(.literal(nothing), at: front.range),
        use: .text(size: type.size, isBold: type.isBold), range: front.range)
      pair.part = part.name ?? paint.title
      let names = [part.name, paint.name].compactMap { $0 }
      let isApart = StateNames.isExempt(draft.spec.name) || names.contains(where: isApart)
      return isApart || LargeText.isMeant(names.flatMap(WrittenName.smallWords)) ? nil : pair
    }
  }

  /// Whether a component lies on the page itself: it takes nothing over, and states no ground or a transparent one.
  private static func lies(_ draft: ComponentDraft) -> Bool {
    let grounds = draft.paints.filter { $0.slot == .background }
    let isClear = grounds.allSatisfy { if case .clear = $0.value { true } else { false } }
    return draft.base == nil && isClear && (!grounds.isEmpty || !draft.name.words.contains(where: hasGround))
  }

  /// Whether what is called so has a ground of its own, be it stated or not.
  private static func hasGround(_ word: String) -> Bool {
    [.button, .tab, .segment, .shape, .otherSurface, .overlay, .switcher, .drawing].contains { word.means($0) }
  }

  /// Whether nothing is asked of writing called so, or it stands on something of its own.
  private static func isApart(_ name: String) -> Bool {
    StateNames.isExempt(name)
      || WrittenName.smallWords(of: name).contains { $0.means(.state) || hasGround($0) }
  }
}
