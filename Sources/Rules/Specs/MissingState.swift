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
    guard component.control?.isPushed ?? false, component.states.count >= 2, component.base == nil else { return nil }
    let stated = Set(component.states.compactMap(StateNames.kind))
    let names = StateKind.allCases.filter { !stated.contains($0) }.map(\.rawValue)
    guard let last = names.last else { return nil }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    return Finding(
      "`\(component.name)` lists its states without a \(list) one.", at: component.nameRange
    )
    .about(list)
  }
}
