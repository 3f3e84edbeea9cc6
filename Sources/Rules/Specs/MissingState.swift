import Configuration
import Facts
import Lexicon

extension Rule {
  /// A button lists its states and leaves one out.
  static let missingState = Rule(
    id: "missing-state",
    family: .specs,
    severity: nil,
    summary: "A button or a tab lists its states without a pressed, a focused or a disabled one.",
    page: """
      Who builds it has to invent the rest. Looked at are components that are pressed and that list two states or \
      more. Hover is not asked for, since fingers do not hover. Off by default.

      ## Fails

      ```json tincture.json
      { "rules": { "missing-state": "info" } }
      ```

      ```markdown button.md
      ## Button

      - Height: 48px

      **States:**
      - Default: Background #0D7377
      - Pressed: Background #095256
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "missing-state": "info" } }
      ```

      ```markdown button.md
      ## Button

      - Height: 48px

      **States:**
      - Default: Background #0D7377
      - Pressed: Background #095256
      - Focused: Border 2px solid #14A0A5
      - Disabled: Background #E0E0E0
      ```
      """,
    reach: .file,
    check: missingStates)
}

private func missingStates(in file: CheckedFile) -> [Finding] {
  file.facts.components.compactMap { component in
    guard component.isPressed, component.states.count >= 2, component.base == nil else { return nil }
    let states = component.states.map { $0.lowercased() }
    let missing = wanted.filter { group in !states.contains { state in group.contains { state.hasPrefix($0) } } }
    guard !missing.isEmpty else { return nil }
    let names = missing.map { $0[0] }
    let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return Finding(
      "`\(component.name)` lists its states without a \(list) one.", at: component.nameRange)
  }
}

/// The states that a button has, each by the beginnings of the words for it.
private let wanted = [
  ["pressed", "press", "active", "gedrückt", "pressé", "presion", "pression", "押下", "按下"],
  ["focused", "focus", "fokus", "enfoc", "聚焦", "フォーカス"],
  [
    "disabled", "inactive", "deaktiviert", "désactivé",
    "deshabilitado", "desabilitado", "disabilitato", "禁用", "無効",
  ],
]
