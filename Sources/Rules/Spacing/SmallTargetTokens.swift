import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText

extension CheckedFile {
  /// The heights of buttons among the names of the document (`--button-height-sm: 36px`) that are below the minimum that
  /// it states itself.
  var smallTargetTokens: [Finding] {
    let stated = facts.statements.compactMap { statement -> (minimum: Double, isOfButtons: Bool, range: ByteRange)? in
      switch statement.subject {
      case .buttonHeight(let minimum): (minimum, true, statement.range)
      case .touchTarget(let minimum): (minimum, false, statement.range)
      default: nil
      }
    }
    guard !stated.isEmpty else { return [] }
    let tokens = facts.definitions.map { (name: $0.name.text, value: $0.value, range: $0.valueRange) }
    // `heights.buttonSm // 32px`; what lines and rows say of components is judged as such.
    let constants = facts.statedConstants.filter { facts.fence(around: $0.range) != nil }
      .map { (name: $0.paths.first?.suffix(2).joined(separator: ".") ?? "", value: $0.value, range: $0.range) }
    var seen: Set<Int> = []
    return smallHeights + smallRules
      + (tokens + constants).compactMap { name, value, range in
        guard case .dimension(let length) = value, let pixels = length.pixels(pointsArePixels: true), pixels >= 8,
          let isOfButton = isHeightOfControl(name)
        else { return nil }
        // What a section on buttons asks for holds for the names in it.
        let near = stated.filter { statement in
          (isOfButton || !statement.isOfButtons)
            && facts.components.allSatisfy { !$0.range.contains(statement.range) || $0.range.contains(range) }
        }
        let least = near.first(where: \.isOfButtons) ?? near.first
        guard let least, pixels < least.minimum - 0.001, seen.insert(range.end).inserted else { return nil }
        return Finding(
          "`\(name)` is \(NumberText.shortest(length.value))\(length.unit); the document asks for "
            + "\(NumberText.shortest(least.minimum))\(length.unit).",
          at: range, related: [place("The minimum is stated here.", least.range)])
      }
  }

  /// The heights of things that are pressed, outside of components, below the least that the document states for all.
  private var smallHeights: [Finding] {
    guard let least = leastTarget else { return [] }
    return facts.statements.compactMap { statement in
      guard case .pressedHeight(let height) = statement.subject, height >= 8, height < least.minimum - 0.001,
        !facts.components.contains(where: { $0.range.contains(statement.range) })
      else { return nil }
      let text = source.text(in: statement.range)
      let isSize = text.contains("×") || text.filter { $0 == "x" }.count > (text.hasSuffix("px") ? 1 : 0)
      let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
      return Finding(
        "`\(text)` is the \(isSize ? "size" : "height") of what is pressed; a touch target needs "
          + "\(NumberText.shortest(least.minimum))\(unit.isEmpty ? "px" : unit).",
        at: statement.range, related: [place("The minimum is stated here.", least.range)])
    }
  }

  /// Whether a name is that of the height of buttons, or else of fields (`heights.inputLg`); `nil` for other names.
  private func isHeightOfControl(_ name: String) -> Bool? {
    let words = WrittenName.smallWords(of: name).map { $0 == "heights" ? "height" : $0 }
    guard words.contains(where: { $0.means(.height) }) else { return nil }
    return isControl(words.filter { !$0.means(.height) && !$0.means(.minimum) })
  }

  /// Whether words name a button, or else a field or a chip, in one of its sizes (`input`, `lg`); `nil` for other words.
  private func isControl(_ words: [String]) -> Bool? {
    let own = words.filter { !$0.means(.sizeStep) && !$0.means(.base) && !StateNames.isDefault($0) }
    guard own.count == 1 else { return nil }
    switch ControlKind.named(own[0]) {
    case .button?: return true
    case .pressable? where !own[0].means(.switcher): return false
    default: return own[0].means(.field) ? false : nil
    }
  }

  /// The heights that rules for controls give in the style sheets of the document (`.btn-sm { height: 32px }`), below the
  /// least that it states for all; a rule that lets something around be pressed (`.btn::before`) makes up for that.
  private var smallRules: [Finding] {
    guard let least = leastTarget else { return [] }
    let grown = Set(facts.styleRules.map(\.selector).filter { $0.holds("::") }.map { $0.prefix { $0 != ":" } })
    return facts.styleRules.compactMap { rule in
      let name = rule.selector.dropFirst()
      let words = WrittenName.smallWords(of: String(name)).map { $0 == "btn" ? "button" : $0 }
      guard rule.selector.first == ".", !name.contains(where: { " :[>+~.".contains($0) }), isControl(words) != nil,
        let height = rule.declarations.first(where: { $0.property == "height" }), height.parts.count == 1,
        case .dimension(let length)? = height.parts.first, let pixels = length.pixels(pointsArePixels: true),
        pixels >= 8, pixels < least.minimum - 0.001, !facts.isRefused(height.range),
        !grown.contains(rule.selector[...]),
        !rule.declarations.contains(where: { $0.property == "min-height" })
      else { return nil }
      return Finding(
        "`\(rule.selector)` is \(NumberText.shortest(length.value))\(length.unit) high; the document asks for "
          + "\(NumberText.shortest(least.minimum))px.",
        at: height.range, related: [place("The minimum is stated here.", least.range)])
    }
  }

  /// The least size of what is pressed that the document states for all of it.
  private var leastTarget: (minimum: Double, range: ByteRange)? {
    for statement in facts.statements {
      guard case .touchTarget(let minimum) = statement.subject,
        !facts.components.contains(where: { $0.range.contains(statement.range) })
      else { continue }
      return (minimum, statement.range)
    }
    return nil
  }
}
