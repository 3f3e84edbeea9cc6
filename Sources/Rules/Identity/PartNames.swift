import DesignTokens
import Facts
import Lexicon
import SourceText

extension CheckedFile {
  /// What the settings may call that which stands at some places, what is most special first: the groups of the token,
  /// the property, the part that a length plays, the kind of the value.
  func partNames(at ranges: [ByteRange]) -> [[String]] {
    let definitions = Enclosure.of(ranges, in: facts.definitions.map(\.range)).map(\.last)
    let references = Enclosure.of(ranges, in: facts.references.map(\.range)).map(\.last)
    let properties = facts.components.flatMap(\.properties)
    let stated = Enclosure.of(ranges, in: properties.map(\.range)).map(\.last)
    let roles = Dictionary(facts.dimensions.map { ($0.range.start, $0.role) }, uniquingKeysWith: { first, _ in first })
    let colors = Set(facts.colors.map(\.range.start))
    return ranges.indices.map { index in
      var names: [String] = []
      let token = definitions[index].map { facts.definitions[$0] }
      if let token { names += CheckedFile.groups(of: token.name) }
      if let reference = references[index] { names += CheckedFile.groups(of: facts.references[reference].name) }
      if let property = stated[index] { names.append(properties[property].name) }
      if let role = roles[ranges[index].start] { names += [role.rawValue, role.kindName].compactMap { $0 } }
      if colors.contains(ranges[index].start) { names.append("color") }
      if let token {
        names += [TokenFamily.named(token.name.text.prefix { $0 != "." }.description), token.type?.rawValue]
          .compactMap { $0 }
      }
      return names
    }
  }

  /// A name and the groups around it, the innermost first; more than a few nobody names in settings.
  private static func groups(of name: TokenName) -> [String] {
    let parts = name.text.split(separator: ".", maxSplits: 8)
    return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
  }
}

extension DimensionRole {
  /// The kind of property that the settings know the role by; `nil` where the role is all that there is.
  fileprivate var kindName: String? {
    switch self {
    case .padding, .margin, .gap, .inset: "spacing"
    case .width, .height, .size: "size"
    case .radius: "radius"
    case .border, .stroke: "border"
    case .fontSize, .lineHeight, .letterSpacing: "typography"
    case .offset, .blur, .spread, .shadow: "shadow"
    case .other: nil
    }
  }
}
