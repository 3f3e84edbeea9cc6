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
    return smallHeights
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
    let least = facts.statements.first { statement in
      guard case .touchTarget = statement.subject else { return false }
      return !facts.components.contains { $0.range.contains(statement.range) }
    }
    guard let least, case .touchTarget(let minimum) = least.subject else { return [] }
    return facts.statements.compactMap { statement in
      guard case .pressedHeight(let height) = statement.subject, height >= 8, height < minimum - 0.001,
        !facts.components.contains(where: { $0.range.contains(statement.range) })
      else { return nil }
      let unit = source.text(in: statement.range).filter(\.isLetter)
      return Finding(
        "`\(source.text(in: statement.range))` is the height of what is pressed; a touch target needs "
          + "\(NumberText.shortest(minimum))\(unit).",
        at: statement.range, related: [place("The minimum is stated here.", least.range)])
    }
  }

  /// Whether a name is that of the height of buttons, or else of fields (`heights.inputLg`); `nil` for other names.
  private func isHeightOfControl(_ name: String) -> Bool? {
    let words = WrittenName.smallWords(of: name).map { $0 == "heights" ? "height" : $0 }
    let kinds: [Sense] = [.button, .field].filter { kind in words.contains { $0.means(kind) } }
    guard kinds.count == 1, words.contains(where: { $0.means(.height) }),
      words.allSatisfy({ word in [kinds[0], .height, .sizeStep, .minimum].contains { word.means($0) } })
    else { return nil }
    return kinds[0] == .button
  }
}
