package import DesignTokens
package import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// Classes of a framework beside values that they do not have.
extension CheckedFile {
  /// Values beside classes that the project's configuration, its theme in a style sheet, or else Tailwind gives otherwise.
  ///
  /// Of Tailwind itself only where the document is right about other classes of the kind, and not wrong about more; what hardly
  /// differs from its version 3 may be a color of version 4.
  func classDrifts() -> [Finding] {
    guard !facts.statedClasses.isEmpty else { return [] }
    let judged = facts.statedClasses.filter { !facts.isRefused($0.range) }.compactMap { stated in
      worth(of: stated).map { (stated: stated, worth: $0) }
    }
    let wrong = judged.filter { !agrees($0.stated, $0.worth) }
    let right = Dictionary(grouping: judged.filter { agrees($0.stated, $0.worth) }, by: \.stated.family)
    let failed = Dictionary(grouping: wrong, by: \.stated.family)
    func isOfTailwind(_ family: String) -> Bool {
      let names = Set((right[family] ?? []).map(\.stated.name))
      return !names.isEmpty && names.count >= Set((failed[family] ?? []).map(\.stated.name)).count
    }
    return wrong.filter { $0.worth.place != nil || isOfTailwind($0.stated.family) }.map { stated, worth in
      Finding(
        "`\(stated.name)` is `\(worth.value.cssText)` in \(worth.owner), not `\(source.text(in: stated.range))`.",
        at: stated.range, related: [worth.place].compactMap { $0 })
    }
  }

  /// What a class is worth, and who says so in the words of a sentence: `Tailwind`, `` `tailwind.config.ts` ``.
  package func worthOfClass(_ stated: StatedClass) -> (value: TokenValue, owner: String)? {
    // What a configuration that gives no constants does, nobody knows.
    let isOpen =
      configurations.isEmpty
      && ["js", "ts", "mjs", "cjs"].contains { workspace.hasFile(called: "tailwind.config.\($0)", around: path) }
    return worth(of: stated).flatMap { worth in
      isOpen && worth.place == nil ? nil : (worth.value, worth.owner.filter { $0 != "`" })
    }
  }

  /// What a class is worth, and who says so; `nil` where nobody does, or several values may be meant.
  private func worth(of stated: StatedClass) -> ClassWorth? {
    if let color = stated.color {
      if let property = stated.property, !sites(named: property).isEmpty {
        return styled(property)
      }
      let themes = configurations
      let words = color.name.split(separator: "-").map(String.init)
      for theme in themes {
        let found =
          theme.constants(named: ConstantName(["colors"] + words))
          + theme.constants(named: ConstantName(["colors"] + words + ["DEFAULT"]))
        guard !found.isEmpty else { continue }
        return configured(found.filter { $0.path.contains("colors") }, in: theme)
      }
      if color.name == "white" || color.name == "black" { return nil }
      return TailwindPalette.color(color.name).map { ClassWorth(.color($0), owner: "Tailwind") }
    }
    let settings = UtilityLength.settings(of: stated.name)
    let step = Self.step(of: stated.name)
    // What a variable has to do with the class, the version and its place tell.
    guard !settings.properties.contains(where: { !sites(named: TokenName($0)).isEmpty }) else { return nil }
    for theme in configurations {
      let found = settings.keys.map { theme.constants(named: ConstantName([$0] + step)) }
      guard !found.allSatisfy(\.isEmpty) else { continue }
      return found.dropFirst().allSatisfy(\.isEmpty) ? configured(found[0], in: theme) : nil
    }
    if let factor = UtilityLength.factor(of: stated.name) { return ClassWorth(.number(factor), owner: "Tailwind") }
    return UtilityLength.pixels(of: stated.name).map { ClassWorth(.dimension(Dimension($0, "px")), owner: "Tailwind") }
  }

  /// What a class chooses of a scale: `lg` of `rounded-t-lg`, `body`, `sm` of `text-body-sm`.
  private static func step(of name: String) -> [String] {
    let words = name.split(separator: "-").dropFirst().map(String.init)
    let sides: Set<String> = ["x", "y", "t", "b", "l", "r", "s", "e", "tl", "tr", "bl", "br", "h", "w"]
    return words.count > 1 && sides.contains(words[0]) ? Array(words.dropFirst()) : words
  }

  /// The only value that the style sheets give a custom property.
  private func styled(_ property: TokenName) -> ClassWorth? {
    let found = Set(sites(named: property)).filter { $0.path != path }
    guard found.count == 1, let site = found.first, let resolved = workspace.resolved(site).value,
      let definition = workspace.definition(at: site), workspace[site.path]?.facts.isStyleSheet == true
    else { return nil }
    return ClassWorth(
      resolved, owner: "`\(site.path.fileName)`",
      at: RelatedPlace("The style sheet gives it here.", path: site.path, range: definition.nameRange))
  }

  /// The only value among constants of a configuration.
  private func configured(_ found: [CodeConstant], in theme: ThemeConstants) -> ClassWorth? {
    guard let first = found.first, found.allSatisfy({ $0.value == first.value }), first.value.isColorOrLength else {
      return nil
    }
    return ClassWorth(
      first.value, owner: "`\(theme.path.fileName)`",
      at: RelatedPlace("The configuration gives it here.", path: theme.path, range: first.nameRange))
  }

  /// The configurations of Tailwind in the project.
  private var configurations: [ThemeConstants] {
    workspace.themesInCode(visibleFrom: path).filter { $0.path.fileName.hasPrefix("tailwind.config.") }
  }

  private func agrees(_ stated: StatedClass, _ worth: ClassWorth) -> Bool {
    if worth.place == nil, case .color(let left) = stated.value, case .color(let right) = worth.value {
      return left.difference(from: right) < 0.045
    }
    return stated.value.agrees(with: worth.value, in: self) != false
  }
}

/// What a class is worth.
private struct ClassWorth {
  let value: TokenValue
  /// Who says so, as a sentence names it.
  let owner: String
  /// Where; `nil` for the framework itself.
  let place: RelatedPlace?

  init(_ value: TokenValue, owner: String, at place: RelatedPlace? = nil) {
    self.value = value
    self.owner = owner
    self.place = place
  }
}

extension StatedClass {
  /// What classes have values of one kind with it: `color`, `text`, `rounded`, `space`.
  fileprivate var family: String {
    if color != nil { return "color" }
    let kind = name.split(separator: "-").first.map(String.init) ?? name
    // Who knows the sizes of writing knows the heights of its lines.
    return kind == "leading" ? "text" : ["text", "rounded"].contains(kind) ? kind : "space"
  }
}
