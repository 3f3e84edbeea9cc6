import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension Rule {
  /// A document states of a component what its code has otherwise.
  static let componentDrift = Rule(
    id: "component-drift",
    family: .specs,
    severity: .warning,
    summary: "A document states a measure or a color of a component that the component's code has otherwise.",
    page: """
      Whoever builds by the document gets another component than the one that is there. A component of a document is held \
      against the only file of the project that is called so (`Button` against `components/ui/button.tsx`), a variant or a size \
      against the key by that name (`variants: { size: { sm: "h-8" } }`, `const sizes = { sm: "h-8" }`), and what is \
      stated of the whole against the only text with classes that decides it. Looked at are heights, widths, paddings, gaps, radii, sizes of \
      writing, and classes that the document gives itself (`bg-primary-500`, `px-4`); classes of Tailwind are worth what the \
      project's configuration or `@theme` gives them, else what versions 3 and 4 both have.

      Nothing is told where no other statement of the document agrees with the same code, unless the document names the \
      file; nor of states and themes, of what only some widths of the screen have, and of what is about, at least or at most so much. \
      Which side is right nobody can tell, so that nothing is mended.

      ## Fails

      ```tsx components/button.tsx
      const sizes = { sm: "h-8 px-3", md: "h-10 px-4" };

      export function Button({ size = "md" }) {
        return <button className={sizes[size]} />;
      }
      ```

      ```markdown button.md
      # Components

      ## Button

      | Size | Height | Padding |
      |------|--------|---------|
      | `sm` | 32px | `px-3` |
      | `md` | 44px | `px-4` |
      ```

      ## Passes

      ```tsx components/button.tsx
      const sizes = { sm: "h-8 px-3", md: "h-10 px-4" };

      export function Button({ size = "md" }) {
        return <button className={sizes[size]} />;
      }
      ```

      ```markdown button.md
      # Components

      ## Button

      | Size | Height | Padding |
      |------|--------|---------|
      | `sm` | 32px | `px-3` |
      | `md` | 40px | `px-4` |
      ```
      """,
    reach: .names,
    check: { $0.componentDrifts() })
}

extension CheckedFile {
  /// What the document states of components otherwise than the code of each has it.
  fileprivate func componentDrifts() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, !FileNames.isStory(path) else { return [] }
    return facts.components.filter { !$0.isGeneral }.flatMap { component -> [Finding] in
      guard let code = code(of: component) else { return [] }
      return drifts(of: component, from: code)
    }
  }

  /// The code of a component by its name.
  private func code(of component: ComponentSpec) -> ComponentSource? {
    ([component.name] + component.aliases).lazy.compactMap { name in
      ComponentKey(ofComponent: name).flatMap { self.workspace.componentSource(named: $0.text, visibleFrom: self.path) }
    }
    .first
  }

  private func drifts(of component: ComponentSpec, from code: ComponentSource) -> [Finding] {
    let look = ComponentLook(component, code)
    let judged = statements(of: component, look).compactMap { statement in
      look.place(of: statement).flatMap { place in
        agrees(statement, place.written).map { (statement: statement, place: place, agrees: $0) }
      }
    }
    let different = judged.filter { !$0.agrees }
    guard !different.isEmpty else { return [] }
    let right = Dictionary(grouping: judged.filter(\.agrees), by: \.place.group)
    let isNamed = names(code.path.fileName, in: component.range)
    var told: Set<ByteRange> = []
    return different.filter { isNamed || right[$0.place.group] != nil }.compactMap { statement, place, _ in
      guard told.insert(place.written.range).inserted else { return nil }
      return finding(statement, place.written, of: component, in: code)
    }
  }

  private func finding(
    _ statement: ComponentStatement, _ written: WrittenClass, of component: ComponentSpec, in code: ComponentSource
  ) -> Finding {
    let names = [component.name, statement.part, statement.variant].compactMap { $0 }.map { "`\($0)`" }
    let worth = written.name.contains("[") ? nil : length(of: written.name).map { " (\($0.cssText))" }
    return Finding(
      "\(names.joined(separator: " ")) has `\(written.name)`\(worth ?? "") in `\(code.name)`, not "
        + "`\(source.text(in: statement.range))`.", at: statement.range,
      related: [RelatedPlace("The code gives it here.", path: code.path, range: written.range)])
  }
}

extension CheckedFile {
  /// Whether a statement says what a class is worth; `nil` where nobody knows.
  private func agrees(_ statement: ComponentStatement, _ written: WrittenClass) -> Bool? {
    switch statement.value {
    case .length(let length):
      return self.length(of: written.name).flatMap {
        TokenValue.dimension(length).agrees(with: .dimension($0), in: self)
      }
    case .name(let name):
      if name == written.name { return true }
      if case .paint = statement.aspect.kind {
        guard let one = color(of: name), let other = color(of: written.name) else { return nil }
        return one.agrees(with: other)
      }
      // Two steps of one scale are two lengths, whatever a configuration makes of them.
      guard let one = length(of: name), let other = length(of: written.name) else {
        return [name, written.name].allSatisfy(\.isStep) ? false : nil
      }
      return TokenValue.dimension(one).agrees(with: .dimension(other), in: self)
    }
  }

  /// The length that a class stands for.
  private func length(of name: String) -> Dimension? {
    if let open = name.firstIndex(of: "["), name.last == "]" {
      return Dimension(parsing: String(name[name.index(after: open)...].dropLast())).flatMap {
        $0.unit.isEmpty ? nil : $0
      }
    }
    let place = ByteRange(at: 0)
    let stated = StatedClass(name: name, nameRange: place, value: .dimension(Dimension(0, "px")), range: place)
    if case .dimension(let length) = worthOfClass(stated)?.value { return length }
    return nil
  }

  /// The color that a class stands for.
  private func color(of name: String) -> Color? {
    guard !name.contains("/"), !name.contains("[") else { return nil }
    switch name.split(separator: "-").dropFirst().joined(separator: "-") {
    case "white": return Color(css: "#ffffff")
    case "black": return Color(css: "#000000")
    default: break
    }
    guard let black = Color(css: "#000000") else { return nil }
    let place = ByteRange(at: 0)
    let stated = StatedClass(name: name, nameRange: place, value: .color(black), range: place)
    if case .color(let color) = worthOfClass(stated)?.value { return color }
    return nil
  }
}

extension String {
  /// Whether a class takes a step of a scale: no length, variable or share that is written out.
  fileprivate var isStep: Bool { !contains { "[(/".contains($0) } }
}
