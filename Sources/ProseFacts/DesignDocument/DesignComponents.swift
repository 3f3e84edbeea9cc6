import DataFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

// Components: their properties, what variants take over, and the pairs of colors that they make.
extension DesignReader {
  /// One component while its pairs are made.
  private struct Draft {
    var name: String
    var base: Int?
    var foreground: PairColor?
    var background: PairColor?
    /// The size of its text in px and whether it is bold.
    var type: (size: Double?, isBold: Bool)?
  }

  /// Reads the components; one inside another is a variant of it.
  func readComponents() {
    var drafts: [Draft] = []
    var numbers: [String: Int] = [:]
    var next = 0
    while next < components.count {
      let (member, name, outer) = components[next]
      next += 1
      addGroup(name, member)
      if isMistaken(member) { continue }
      guard member.value.kind == .mapping else {
        _ = invalid(member.value, "A component is a map of properties; `\(member.key)` is none.")
        continue
      }
      let full = String(decoding: name.dropFirst("components.".utf8.count), as: UTF8.self)
      var draft = Draft(name: full, base: outer ?? base(of: full, numbers))
      var spec = ComponentSpec(name: full, nameRange: member.keyNameRange, range: member.range)
      spec.base = draft.base.map { drafts[$0].name }
      for property in member.value.members {
        let path = name + [UInt8(ascii: ".")] + property.keyBytes
        if property.value.kind == .mapping, YAMLMistakes.mistake(in: property) == nil {
          if next < 10_000 { components.append((property, path, drafts.count)) }
          continue
        }
        properties.insert(TokenName(bytes: path))
        if !isMistaken(property) { read(property, of: &draft, &spec) }
      }
      spec.nameKinds()
      facts.components.append(spec)
      numbers[full] = drafts.count
      drafts.append(draft)
      addPair(of: draft, drafts)
    }
  }

  /// `button-primary` for `button-primary-hover`: the component that a state changes.
  private func base(of name: String, _ numbers: [String: Int]) -> Int? {
    let words = name.split(separator: "-")
    guard words.count > 1, let last = words.last, StateNames.isPossible(last.lowercased()) else { return nil }
    return numbers[words.dropLast().joined(separator: "-")]
  }

  private func read(_ member: DataMember, of draft: inout Draft, _ spec: inout ComponentSpec) {
    let (key, node) = (member.key, member.value)
    if !DesignSchema.component.contains(key) {
      reportProperty(member, of: "a component", among: DesignSchema.component)
    }
    spec.properties.append(
      StatedProperty(
        name: key, value: tree.text(in: node.contentRange), range: member.range, valueRange: node.contentRange))
    let type = DesignSchema.type(ofProperty: key)
    var side: PairColor?
    if let value = readReferences(in: node, type, owner: nil) {
      guard case .alias(let name) = value else { return }
      side = PairColor(.token(name, opacity: 1), at: node.contentRange)
      if key == "typography" { draft.type = size(of: name) }
    } else if type == .color, let color = node.string.flatMap(Color.init(css:)) {
      facts.colors.append(LiteralColor(color: color, range: node.contentRange))
      side = PairColor(.literal(color), at: node.contentRange)
    } else if type == .dimension, node.isVerbatim {
      readLengths(node, DesignSchema.role(ofProperty: key))
    }
    // A gradient is a background as well, of no one color.
    let unknown = PairColor(.literal(Color(.srgb, 0, 0, 0, alpha: 0)), at: ByteRange(at: 0))
    if key == "backgroundColor" { draft.background = side ?? unknown }
    if key == "textColor" { draft.foreground = side ?? unknown }
  }

  /// `8px 16px`: each length of a shorthand.
  private func readLengths(_ node: DataNode, _ role: DimensionRole) {
    var start = node.contentRange.start
    let end = node.contentRange.end
    while start < end {
      var stop = start
      while stop < end, !MarkdownBytes.isBlank(tree.bytes[stop]) { stop += 1 }
      let range = ByteRange(start, stop)
      if let length = Dimension(parsing: tree.text(in: range)), !length.unit.isEmpty {
        facts.dimensions.append(LiteralDimension(dimension: length, role: role, range: range))
      }
      start = stop + 1
    }
  }

  /// The size of a text style of this document, through a few aliases.
  private func size(of name: TokenName) -> (size: Double?, isBold: Bool)? {
    var name = name
    for _ in 0..<10 {
      guard let index = tokens[name] else { return nil }
      let value = facts.definitions[index].value
      if case .alias(let next) = value {
        name = next
        continue
      }
      var size: Double?
      if case .dimension(let length)? = value[member: "fontSize"] { size = length.pixels(pointsArePixels: true) }
      guard case .number(let weight)? = value[member: "fontWeight"] else { return (size, false) }
      return (size, weight >= 700)
    }
    return nil
  }

  /// The text on its background, each taken over from the component that a state changes.
  private func addPair(of draft: Draft, _ drafts: [Draft]) {
    guard draft.foreground != nil || draft.background != nil else { return }
    let base = draft.base.map { drafts[$0] }
    guard let foreground = draft.foreground ?? base?.foreground, let background = draft.background ?? base?.background,
      foreground.range.end > 0, background.range.end > 0
    else { return }
    let words = WrittenName.smallWords(of: draft.name)
    guard !words.contains(where: { ["divider", "rule", "separator"].contains($0) }) else { return }
    let isGraphic = words.contains { word in [.bareControl, .icon, .border].contains(where: word.means) }
    let type = draft.type ?? base?.type
    var pair = ColorPair(
      component: draft.name, state: nil, foreground: foreground, background: background,
      backdrop: backdrop(of: background, foreground, words),
      use: isGraphic ? .graphic : .text(size: type?.size, isBold: type?.isBold ?? false),
      range: (draft.foreground ?? background).range)
    pair.isExempt = words.contains { StateNames.isExempt($0) }
    facts.pairs.append(pair)
  }

  /// What lies under a background that lets it through: the color that is named for the page, where nothing says that
  /// the component stands on something else.
  private func backdrop(of background: PairColor, _ foreground: PairColor, _ words: [String]) -> PairColor? {
    guard !words.contains(where: { $0.means(.otherSurface) }) else { return nil }
    var isClear = false
    if case .literal(let color) = background.source { isClear = color.alpha == 0 }
    if case .token(let name, _) = foreground.source, isClear {
      let words = WrittenName.smallWords(of: name.text)
      guard !words.contains(where: { $0.means(.otherSurface) }) else { return nil }
    }
    for word in ["background", "canvas", "bg", "surface"] where word != "surface" || !isClear {
      let name = TokenName("colors.\(word)")
      if let index = tokens[name] {
        return PairColor(.token(name, opacity: 1), at: facts.definitions[index].nameRange)
      }
    }
    return nil
  }

}
