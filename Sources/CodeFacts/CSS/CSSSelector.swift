import SourceText
import Syntax

/// Tells from a selector whether what its block declares holds for the whole page or for one component.
struct CSSSelector {
  /// Where the declarations of a block hold.
  enum Reach: Equatable {
    /// Everywhere or, with a context, wherever a theme holds.
    case page(String?)
    case component
  }

  let tree: CSSTree
  /// Whether `&` stands for the whole page.
  let isNestedInPage: Bool

  /// The reach of a list of selectors: the page if one of them selects it; the context that all of them need.
  func reach(of tokens: Range<Int>, depth: Int = 0) -> Reach {
    var contexts: [String?] = []
    var start = tokens.lowerBound
    var index = start
    while index <= tokens.upperBound {
      if index == tokens.upperBound || tree.isSign(UInt8(ascii: ","), at: index) {
        if case .page(let context) = reachOfOne(start..<index, depth) { contexts.append(context) }
        start = index + 1
      }
      index = behind(index, tokens.upperBound)
    }
    guard let first = contexts.first else { return .component }
    return .page(contexts.contains(nil) ? nil : first)
  }

  private func behind(_ index: Int, _ end: Int) -> Int {
    guard index < end, let partner = tree.partner(of: index), partner > index else { return index + 1 }
    return min(partner + 1, end)
  }

  /// A selector without commas: every part of it must select the page or a theme.
  private func reachOfOne(_ tokens: Range<Int>, _ depth: Int) -> Reach {
    guard !tokens.isEmpty else { return .component }
    var words: [String] = []
    var selectsPage = false
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let start = index
      if isCombinator(index) {
        index += 1
        continue
      }
      repeat { index = behind(index, tokens.upperBound) } while index < tokens.upperBound && isAttached(index)
      guard let found = theme(of: start..<index, depth) else { return .component }
      words += found.filter { !words.contains($0) }
      selectsPage = true
    }
    guard selectsPage else { return .component }
    return .page(words.isEmpty ? nil : words.joined(separator: " "))
  }

  private func isCombinator(_ index: Int) -> Bool {
    [UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~")].contains { tree.isSign($0, at: index) }
  }

  private func isAttached(_ index: Int) -> Bool {
    !isCombinator(index) && tree.tokens[index - 1].range.end == tree.tokens[index].range.start
  }

  /// The themes that a compound selector such as `:root.dark[data-contrast="high"]` needs; `nil` where it selects
  /// something inside the page.
  private func theme(of tokens: Range<Int>, _ depth: Int) -> [String]? {
    var isRoot = false
    var themes: [String] = []
    var others: [String] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let next = behind(index, tokens.upperBound)
      if tree.isSign(UInt8(ascii: "&"), at: index) {
        guard isNestedInPage else { return nil }
        isRoot = true
        index = next
      } else if tree.isSign(UInt8(ascii: "."), at: index) {
        let name = text(index + 1, tokens)
        if let theme = Self.theme(ofClass: name) { themes.append(theme) } else { others.append(name) }
        index = index + 2
      } else if tree.isSign(UInt8(ascii: "["), at: index) {
        let (name, value) = attribute(index, next)
        if Self.isTheme(attribute: name, value) { themes.append(value) } else { others.append(value) }
        index = next
      } else if tree.isSign(UInt8(ascii: ":"), at: index) {
        index = readPseudo(from: index, in: tokens, depth, &isRoot, &themes)
      } else {
        guard index == tokens.lowerBound, Self.pageElements.contains(text(index, tokens).lowercased()) else {
          return nil
        }
        isRoot = true
        index = next
      }
    }
    guard isRoot || !themes.isEmpty && others.isEmpty else { return nil }
    return themes + others
  }

  private static let opposites = ["dark": "light", "light": "dark"]

  private static let pageElements: Set<String> = ["html", "body"]

  /// Reads `:root`, `:host(…)`, `:is(…)`; gives the index behind.
  private func readPseudo(
    from index: Int, in tokens: Range<Int>, _ depth: Int, _ isRoot: inout Bool, _ themes: inout [String]
  ) -> Int {
    var name = index + 1
    while tree.isSign(UInt8(ascii: ":"), at: name), name < tokens.upperBound { name += 1 }
    let word = text(name, tokens).lowercased()
    let hasArguments = name + 1 < tokens.upperBound && tree.isSign(UInt8(ascii: "("), at: name + 1)
    let end = hasArguments ? behind(name + 1, tokens.upperBound) : name + 1
    switch word {
    case "root": isRoot = true
    // What a component is in, as opposed to the component.
    case "is", "where", "host-context":
      guard hasArguments, depth < 4, end - 1 > name + 1 else { break }
      if case .page(let context) = reach(of: (name + 2)..<(end - 1), depth: depth + 1) {
        if let context { themes.append(context) } else { isRoot = true }
      }
    // `:root:not(.dark)` is the light theme, and `:root:not([data-theme="light"])` the dark one.
    case "not":
      guard hasArguments, depth < 4, end - 1 > name + 1,
        case .page(let context?) = reach(of: (name + 2)..<(end - 1), depth: depth + 1),
        let other = Self.opposites[context.lowercased()], !themes.contains(other)
      else { break }
      themes.append(other)
    default: break
    }
    return max(end, index + 1)
  }

  private func attribute(_ start: Int, _ end: Int) -> (name: String, value: String) {
    let inner = tree.tokens[min(start + 1, end)..<end]
    let name = inner.first { $0.kind == .identifier }.map { tree.text(in: $0.range).lowercased() } ?? ""
    let value = inner.dropFirst().first { $0.kind == .string || $0.kind == .identifier }
    let text = value.map { tree.text(in: $0.range).filter { $0 != "\"" && $0 != "'" } } ?? ""
    return (name, text.isEmpty ? name : text)
  }

  private static func isTheme(attribute name: String, _ value: String) -> Bool {
    if name == "class" { return theme(ofClass: value) != nil }
    return ["theme", "mode", "scheme", "brand", "contrast", "density"].contains { name.holds($0) }
  }

  /// The theme that a class says to hold: `dark` for `dark`, `theme-dark` and `dark-mode`; `nil` for any other class.
  private static func theme(ofClass name: String) -> String? {
    let words = name.lowercased().betweenHyphens.map(String.init)
    let isTheme = words.contains("theme") || words.allSatisfy(themeWords.contains)
    guard isTheme, !words.isEmpty else { return nil }
    let rest = words.filter { $0 != "theme" && $0 != "mode" && $0 != "is" }
    return rest.isEmpty ? name : rest.joined(separator: "-")
  }

  private static let themeWords: Set<String> = [
    "dark", "light", "mode", "scheme", "color", "contrast", "high", "low", "night", "day", "dim", "default", "is",
  ]

  private func text(_ index: Int, _ tokens: Range<Int>) -> String {
    index < tokens.upperBound ? tree.text(in: tree.tokens[index].range) : ""
  }
}
