import DesignTokens
import Facts
import Lexicon
import SourceText

// What a document says that a token is for, beside what it gives that thing.
extension CheckedFile {
  /// Radii and sizes of writing that a component states of itself, and radii that a line gives to a thing, where the one
  /// token that the document has for this thing (`small | 8px | Chips, tags`) is worth something else.
  func contradictionsOfUse() -> [Finding] {
    guard facts.kind == .specification else { return [] }
    let tokens = tokensByUse()
    let grounds = contradictionsOfGround()
    guard !tokens.isEmpty else { return grounds }
    let ofComponents = facts.components.filter { !$0.isGeneral }.flatMap { component in
      Self.roles.compactMap { role in contradiction(of: component, role, tokens) }
    }
    return ofComponents + facts.definitions.compactMap { contradiction(of: $0, tokens) } + grounds
  }

  /// Backgrounds that components state of themselves, where the document has a color by the very name of the component.
  private func contradictionsOfGround() -> [Finding] {
    let colors = facts.definitions.filter { definition in
      guard case .color = definition.value else { return false }
      return definition.isInWords && definition.themes.isEmpty && definition.context == nil
        && !facts.isRefused(definition.range)
    }
    guard !colors.isEmpty else { return [] }
    let named = Dictionary(grouping: colors) { definition in
      Self.singular(WrittenName.smallWords(of: source.text(in: definition.nameRange))[...])
    }
    return facts.components.filter { !$0.isGeneral }.compactMap { component in
      let words = Self.singular(WrittenName.smallWords(of: component.name)[...])
      guard !words.contains(where: Self.isOfColor), let token = named[words]?.only,
        !component.range.contains(token.range)
      else { return nil }
      let own = component.properties.filter { WrittenName.slot(ofProperty: $0.name) == .background && $0.isOfAll }
      guard own.count == 1, let property = own.first, case let found = colorsInside(property.valueRange),
        found.count == 1,
        let color = found.first, color.color.alpha == 1, !facts.isRefused(color.range)
      else { return nil }
      return finding(
        "`\(property.name)` of `\(component.name)`", .color(color.color), at: color.range, besides: token)
    }
  }

  /// Whether a word names a color or what it stands for, as well as a thing: the badge of a success has a tint of it.
  private static func isOfColor(_ word: String) -> Bool {
    [.status, .hue, .plainName, .tokenStart].contains { word.means($0) }
  }

  func colorsInside(_ range: ByteRange) -> [LiteralColor] {
    let first = facts.colors.partitioningIndex { $0.range.start >= range.start }
    return Array(facts.colors[first...].prefix { $0.range.end <= range.end })
  }

  private static let roles: [DimensionRole] = [.radius, .fontSize]

  /// What one thing takes of one role.
  private struct Use: Hashable {
    var role: DimensionRole
    /// The words of its name, in the singular.
    var name: [String]
  }

  /// The lengths that rows and lines with a name give, by what they say that each is for.
  private func tokensByUse() -> [Use: [Definition]] {
    var found: [Use: [Definition]] = [:]
    for definition in facts.definitions where definition.themes.isEmpty && definition.context == nil {
      guard case .dimension = definition.value, let role = TokenNamespace.role(ofToken: definition.name.text),
        Self.roles.contains(role), definition.range.contains(definition.valueRange), definition.range.count <= 400
      else { continue }
      let rest = source.text(in: ByteRange(definition.valueRange.end, definition.range.end))
      for name in Set(Self.things(in: rest)) { found[Use(role: role, name: name), default: []].append(definition) }
    }
    return found
  }

  /// The things that a text lists: what stands between signs, or between words such as *and*.
  static func things(in text: String) -> [[String]] {
    text.split { "|,;/·、，；&+()（）".contains($0) }.flatMap { item in
      WrittenName.smallWords(of: String(item)).split { $0.means(.several) && $0.means(.closer) }.map(singular)
    }
  }

  private static func singular(_ words: ArraySlice<String>) -> [String] {
    words.map(\.singular)
  }

  /// The only length of a role that a component states of itself, where the token for it says another one.
  private func contradiction(
    of component: ComponentSpec, _ role: DimensionRole, _ tokens: [Use: [Definition]]
  ) -> Finding? {
    let names = ([component.name] + component.aliases).map { Self.singular(WrittenName.smallWords(of: $0)[...]) }
    guard let name = names.first(where: { tokens[Use(role: role, name: $0)] != nil }),
      let token = tokens[Use(role: role, name: name)]?.only, !component.range.contains(token.range)
    else { return nil }
    let own = component.properties.flatMap { property in lengths(of: role, in: property).map { (property, $0) } }
    guard own.count == 1, let (property, length) = own.first, property.isOfAll, isPlain(property, length) else {
      return nil
    }
    return finding(
      "`\(property.name)` of `\(component.name)`", .dimension(length.dimension), at: length.range, besides: token)
  }

  /// What a line with the name of a thing gives it, where the token for that thing says another length.
  private func contradiction(of definition: Definition, _ tokens: [Use: [Definition]]) -> Finding? {
    // The name of a style of writing is no thing that another style is for.
    guard definition.isInWords, let role = TokenNamespace.role(ofToken: definition.name.text), role == .radius,
      case let name = Self.singular(WrittenName.smallWords(of: source.text(in: definition.nameRange))[...]),
      let token = tokens[Use(role: role, name: name)]?.only, token.valueRange != definition.valueRange,
      !isInOneList(token.range, definition.range)
    else { return nil }
    return finding(
      "`\(source.text(in: definition.nameRange))`", definition.value, at: definition.valueRange, besides: token)
  }

  /// Whether two rows or lines belong to one table or list, in which each has a name of its own: no line between them is
  /// empty.
  private func isInOneList(_ one: ByteRange, _ other: ByteRange) -> Bool {
    let first = source.lines.line(at: min(one.start, other.start))
    let last = source.lines.line(at: max(one.start, other.start))
    guard last - first <= Self.longestList else { return false }
    return (first...last).allSatisfy { line in
      source.bytes[source.range(ofLine: line)].contains { $0 > 0x20 }
    }
  }

  /// In lines.
  private static let longestList = 40

  func finding(
    _ subject: String, _ value: TokenValue, at range: ByteRange, besides token: Definition
  ) -> Finding? {
    guard token.value.agrees(with: value, in: self) == false else { return nil }
    return Finding(
      "\(subject) is `\(source.text(in: range))` here, and `\(token.name)`, which the document has for it, is "
        + "`\(source.text(in: token.valueRange))`.", at: range,
      related: [place("The token for it stands here.", token.range)])
  }

  private func lengths(of role: DimensionRole, in property: StatedProperty) -> [LiteralDimension] {
    let first = facts.dimensions.partitioningIndex { $0.range.start >= property.valueRange.start }
    return facts.dimensions[first...].prefix { $0.range.end <= property.valueRange.end }.filter { $0.role == role }
  }

  /// Whether a property is stated as this length and no more, by a name without a remark.
  private func isPlain(_ property: StatedProperty, _ length: LiteralDimension) -> Bool {
    let marks: Set<Character> = ["`", "*", " ", ";", ".", ":", "|", "-"]
    let written = source.text(in: property.valueRange).filter { !marks.contains($0) }
    let name = source.text(in: ByteRange(property.range.start, property.valueRange.start))
    return written == source.text(in: length.range) && !name.contains { "(（/@".contains($0) }
      && !facts.isRefused(length.range)
  }
}

extension StatedProperty {
  /// Whether it holds for the whole component, in every variant, state and theme.
  fileprivate var isOfAll: Bool { variant == nil && state == nil && part == nil && theme == nil }
}

extension [Definition] {
  var only: Definition? { count == 1 ? first : nil }
}
