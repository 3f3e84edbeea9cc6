import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// What the classes and declarations of a component's code are worth.
extension CheckedFile {
  /// Whether a statement says what a class is worth that stands in a file; `nil` where nobody knows.
  func agrees(_ statement: ComponentStatement, _ written: WrittenClass, in path: String) -> Bool? {
    switch statement.value {
    case .length(let length):
      return self.length(of: written.name, in: path).flatMap {
        TokenValue.dimension(length).agrees(with: .dimension($0), in: self)
      }
    case .color(let color): return self.color(of: written.name, in: path).map { color.agrees(with: $0) }
    case .name(let name):
      if name == written.name { return true }
      if case .paint = statement.aspect.kind {
        guard let one = color(of: name, in: path), let other = color(of: written.name, in: path) else { return nil }
        return one.agrees(with: other)
      }
      // Two steps of one scale are two lengths, whatever a configuration makes of them.
      guard let one = length(of: name, in: path), let other = length(of: written.name, in: path) else {
        return [name, written.name].allSatisfy(\.isStep) ? false : nil
      }
      return TokenValue.dimension(one).agrees(with: .dimension(other), in: self)
    }
  }

  /// The length that a class stands for.
  func length(of name: String, in path: String) -> Dimension? {
    guard let text = name.inBrackets else {
      let stated = StatedClass(
        name: name, nameRange: ByteRange(at: 0), value: .dimension(Dimension(0, "px")), range: ByteRange(at: 0))
      if case .dimension(let length) = worthOfClass(stated)?.value { return length }
      return nil
    }
    if case .dimension(let length) = value(ofVariable: text, in: path) { return length }
    if text == "0" { return Dimension(0, "px") }
    return Dimension(parsing: text).flatMap { $0.unit.isEmpty ? nil : $0 }
  }

  /// The color that a class stands for.
  func color(of name: String, in path: String) -> Color? {
    if let text = name.inBrackets {
      if case .color(let color) = value(ofVariable: text, in: path) { return color }
      return Color(css: text)
    }
    guard !name.contains("/"), let black = Color(css: "#000000") else { return nil }
    switch name.split(separator: "-").dropFirst().joined(separator: "-") {
    case "white": return Color(css: "#ffffff")
    case "black": return black
    default: break
    }
    let stated = StatedClass(
      name: name, nameRange: ByteRange(at: 0), value: .color(black), range: ByteRange(at: 0))
    if case .color(let color) = worthOfClass(stated)?.value { return color }
    return nil
  }

  /// What `var(--name)` is worth in a file, where style sheets give that name one value.
  private func value(ofVariable text: String, in path: String) -> TokenValue? {
    guard text.hasPrefix("var(--"), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst("var(".count).prefix { $0 != "," && $0 != ")" }
    let sites = Set(workspace.definitions(named: TokenName(String(name)), visibleFrom: path))
    guard sites.count == 1, let site = sites.first, workspace[site.path]?.facts.isStyleSheet ?? false else {
      return nil
    }
    return workspace.resolved(site).value
  }
}

extension String {
  /// Whether a class takes a step of a scale: no length, variable or share that is written out.
  fileprivate var isStep: Bool { !contains { "[(/".contains($0) } }

  /// What a class has in brackets, without the type of it: `12px` of `h-[12px]` and of `text-[length:12px]`.
  fileprivate var inBrackets: String? {
    guard let open = firstIndex(of: "["), last == "]" else { return nil }
    let text = self[index(after: open)...].dropLast()
    return String(text.hasPrefix("length:") ? text.dropFirst("length:".count) : text)
  }
}
