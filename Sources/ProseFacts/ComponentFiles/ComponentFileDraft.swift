import DataFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// A component of a component file while it is read: a draft as in Markdown, and what themes change.
struct ComponentFileDraft {
  var component: ComponentDraft
  let node: DataNode
  /// The component that it takes over from, and where it says so.
  var extends: (name: String, range: ByteRange)?
  /// What themes state, in order of the themes.
  var themes: [(name: String, paints: [StatedPaint])] = []

  init(_ component: ComponentDraft, _ node: DataNode) {
    self.component = component
    self.node = node
  }

  /// Takes in the parts, variants and states that the component lists; blocks inside others only refer to them.
  mutating func declare(_ node: DataNode, _ file: SourceFile) {
    for member in node.members(of: "variants") { component.add(variant: member.key) }
    for member in node.members(of: "states") { component.add(state: member.key, at: member.keyNameRange) }
    declareParts(of: node, under: 0, file, depth: 0)
  }

  private mutating func declareParts(of node: DataNode, under part: Int, _ file: SourceFile, depth: Int) {
    guard depth < ComponentFileReader.depthLimit else { return }
    for member in node.members(of: "parts") where !member.keyNameRange.isEmpty {
      let index = component.part(named: WrittenName(file, member.keyNameRange), under: part, block: 1)
      declareParts(of: member.value, under: index, file, depth: depth + 1)
    }
  }

  /// The names of a kind that the component itself lists.
  func declared(_ kind: ComponentFormat.BlockKind) -> [String] {
    switch kind {
    case .parts: component.parts.compactMap(\.name)
    case .variants: component.spec.variants
    case .states: component.spec.states
    case .themes: node.members(of: "themes").map(\.key)
    }
  }

  /// The number of a part by its name, one below `outer` first.
  func part(named name: String, under outer: Int) -> Int? {
    component.parts.indices.dropFirst().first {
      component.parts[$0].name == name && component.parts[$0].parent == outer
    }
      ?? component.parts.indices.dropFirst().first { component.parts[$0].name == name }
  }

  /// Moves the colors that were read last into a theme.
  mutating func moveColors(from start: Int, toTheme name: String) {
    let moved = component.paints[start...]
    guard !moved.isEmpty else { return }
    if let index = themes.firstIndex(where: { $0.name == name }) {
      themes[index].paints += moved
    } else {
      themes.append((name, Array(moved)))
    }
    component.paints.removeSubrange(start...)
  }

  /// The pairs of the component, and those that a theme makes of them.
  func pairs(inheriting base: ComponentDraft?) -> [ColorPair] {
    var pairs = PairReader.pairs(of: component, inheriting: base)
    var themed: [ColorPair] = []
    for theme in themes {
      var changed = component
      // Of several statements about one thing the first wins.
      changed.paints = theme.paints + component.paints
      let inTheme = PairReader.pairs(of: changed, inheriting: base)
      let own = Set(theme.paints.map(\.range))
      for index in pairs.indices where !inTheme.contains(where: { $0.isSame(as: pairs[index]) }) {
        pairs[index].replacedInThemes.append(theme.name)
      }
      for var pair in inTheme {
        guard
          [pair.foreground, pair.background, pair.backdrop ?? pair.background].contains(where: {
            own.contains($0.range)
          })
        else { continue }
        pair.theme = theme.name
        themed.append(pair)
      }
    }
    return pairs + themed
  }
}

extension ColorPair {
  /// Whether two pairs are of the same places in the same state.
  fileprivate func isSame(as other: ColorPair) -> Bool {
    foreground.range == other.foreground.range && background.range == other.background.range && state == other.state
  }
}
