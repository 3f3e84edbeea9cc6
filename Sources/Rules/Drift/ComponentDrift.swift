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
      stated of the whole against the only text with classes that decides it. So it is held against the style sheet of its own \
      (`Button.module.css`), or else the only one with a class of its name (`.btn`, `.btn-primary`, `.button--sm`). Looked at are heights, widths, paddings, gaps, radii, sizes of \
      writing, colors of backgrounds and writing, and classes that the document gives itself (`bg-primary-500`, `px-4`); \
      variables are followed where style sheets give them one value; classes of Tailwind are worth what the \
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
    guard facts.kind == .specification || facts.kind == .design, !FileNames.isStory(path), !facts.components.isEmpty
    else { return [] }
    let isOfOtherPackage = isOfOtherPackage
    return facts.components.filter { !$0.isGeneral }.flatMap { component -> [Finding] in
      sources(of: component).filter { !isOfOtherPackage($0.path) && !isTemplate($0.path) }
        .flatMap { drifts(of: component, from: $0) }
    }
  }

  /// The code of a component by its name, or else by another one.
  private func sources(of component: ComponentSpec) -> [ComponentSource] {
    ([component.name] + component.aliases).lazy.map { name -> [ComponentSource] in
      ComponentKey(ofComponent: name).map {
        self.workspace.componentSources(named: $0.text, visibleFrom: self.path)
      } ?? []
    }
    .first { !$0.isEmpty } ?? []
  }

  private func drifts(of component: ComponentSpec, from code: ComponentSource) -> [Finding] {
    let look = ComponentLook(component, code)
    let judged = statements(of: component, look).compactMap { statement in
      look.place(of: statement).flatMap { place in
        agrees(statement, place.written, in: code.path).map { (statement: statement, place: place, agrees: $0) }
      }
    }
    let different = judged.filter { !$0.agrees }
    guard !different.isEmpty else { return [] }
    let right = Dictionary(grouping: judged.filter(\.agrees), by: \.place.group)
    let isNamed = code.basis != .sheet && names(code.path.fileName, in: component.range)
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
    let value = length(of: written.name, in: code.path)?.cssText ?? color(of: written.name, in: code.path)?.cssText
    let given = workspace[code.path]?.source.text(in: written.range) ?? ""
    let text = written.property.map { "\($0): \(given)" } ?? written.name
    // What is written out says itself what it is worth.
    let isWritten = written.property.map { _ in !given.contains("(") } ?? written.name.hasSuffix("\(value ?? "")]")
    let worth = isWritten ? "" : value.map { " (\($0))" } ?? ""
    return Finding(
      "\(names.joined(separator: " ")) has `\(text)`\(worth) in `\(code.name)`, not "
        + "`\(source.text(in: statement.range))`.", at: statement.range,
      related: [RelatedPlace("The code gives it here.", path: code.path, range: written.range)])
  }
}
