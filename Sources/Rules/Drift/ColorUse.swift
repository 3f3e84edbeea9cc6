import DesignTokens
import Facts
import Lexicon
import SourceText

// What a document says that a color is for, beside the color that it gives to that thing elsewhere.
extension CheckedFile {
  /// Colors of things with a name of several words (*Disabled text*), and grounds of components, where the one color that
  /// the document lists for this use (`Grey 400: #ced4da (Disabled text)`, `| Mist | #fafafa | Card background |`) is another.
  func contradictionsOfColorUse() -> [Finding] {
    guard facts.kind == .specification else { return [] }
    let uses = colorsByUse()
    guard !uses.isEmpty else { return [] }
    let grounds = groundsByUse(uses)
    let lines = facts.statedConstants.compactMap { stated -> Finding? in
      guard stated.snippet == nil, case .color = stated.value, let name = stated.paths.first?.last else { return nil }
      return finding(name, stated.value, at: stated.range, uses)
    }
    let stated = facts.components.flatMap { component in
      component.properties.flatMap { property -> [Finding] in
        guard property.state == nil, property.variant == nil, property.theme == nil,
          property.range.start < property.valueRange.start,
          case let found = colorsInside(property.valueRange), found.count == 1, let color = found.first,
          color.color.alpha == 1, !facts.isRefused(color.range)
        else { return [] }
        if let finding = finding(property.name, .color(color.color), at: color.range, uses) { return [finding] }
        guard !component.isGeneral, property.part == nil, WrittenName.slot(ofProperty: property.name) == .background,
          let token = grounds[Self.words(component.name)].flatMap(\.only), !component.range.contains(token.range)
        else { return [] }
        return [
          finding("`\(property.name)` of `\(component.name)`", .color(color.color), at: color.range, besides: token)
        ].compactMap { $0 }
      }
    }
    let places = Set(lines.map(\.range))
    return lines + stated.filter { !places.contains($0.range) }
  }

  private static func words(_ text: String) -> [String] { WrittenName.smallWords(of: text).map(\.singular) }

  /// The colors of the document by what each is said to be for, in names of several words.
  private func colorsByUse() -> [[String]: [Definition]] {
    var found: [[String]: [Definition]] = [:]
    for definition in facts.definitions where definition.themes.isEmpty && definition.context == nil {
      guard case .color = definition.value, !facts.isRefused(definition.range),
        // A list of colors (*Neutrals: black, ash gray*) has more than one.
        source.bytes[definition.valueRange].contains(where: { "#(".utf8.contains($0) }),
        definition.range.contains(definition.valueRange), definition.range.count <= 400
      else { continue }
      let rest = source.text(in: ByteRange(definition.valueRange.end, definition.range.end))
      // What is painted is named, and not what people call the color (*Dark navy*).
      for name in Set(Self.things(in: rest)) where name.contains(where: Self.isPainted) {
        found[name, default: []].append(definition)
      }
    }
    return found
  }

  private static func isPainted(_ word: String) -> Bool { Lexicon.term(of: word)?.slot.map { $0 != .color } ?? false }

  /// Those of them that are for the ground of something, by what that is called.
  private func groundsByUse(_ uses: [[String]: [Definition]]) -> [[String]: [Definition]] {
    var found: [[String]: [Definition]] = [:]
    for (name, tokens) in uses {
      let rest = name.filter { Lexicon.term(of: $0)?.slot != .background }
      if rest.count + 1 == name.count { found[rest, default: []] += tokens }
    }
    return found
  }

  private func finding(
    _ name: String, _ value: TokenValue, at range: ByteRange, _ uses: [[String]: [Definition]]
  ) -> Finding? {
    guard name.utf8.contains(where: { $0 == 0x20 || $0 >= 0x80 }), case let words = Self.words(name), words.count > 1,
      let token = uses[words]?.only,
      !token.range.overlaps(range), !facts.isRefused(range)
    else { return nil }
    return finding("`\(name)`", value, at: range, besides: token)
  }
}
