import DataFacts
import DesignTokens
import Facts
import SourceText
import Syntax

// Values: colors, lengths, typography, references to others.
extension DesignReader {
  /// What a value comes to; the type where it is not that of its section.
  struct Value {
    var value = TokenValue.unreadable
    var type: TokenType?
    var themes: [ThemedValue] = []
  }

  func readValue(of member: DataMember, in section: String, owner: Int) -> Value {
    let node = member.value
    if let alias = readReferences(in: node, DesignSchema.type(of: section), owner: owner) {
      return Value(value: alias, type: DesignSchema.type(of: section))
    }
    switch section {
    case "colors": return readColor(node, owner: owner)
    case "typography":
      if node.kind == .mapping { return Value(value: readTypography(node, owner: owner), type: .typography) }
      return readShape(node, owner: owner, name: member.key)
    case "rounded": return Value(value: readLength(node, .radius, owner: owner, isStrict: true))
    case "spacing": return Value(value: readLength(node, .gap, owner: owner, isStrict: false))
    default: return readShape(node, owner: owner, name: member.key)
    }
  }

  /// The references of a string; the alias where one is all of it, an unreadable text where there are more.
  func readReferences(in node: DataNode, _ type: TokenType?, owner: Int?) -> TokenValue? {
    let found = DialectReference.all(in: node, hasDollar: false)
    guard let first = found.first else { return nil }
    let isWhole = found.count == 1 && MarkdownBytes.trimmed(node.contentRange, in: tree.bytes) == first.range
    for reference in found {
      facts.references.append(
        TokenReference(
          name: TokenName(bytes: reference.name), form: .alias, range: reference.range,
          nameRange: reference.nameRange, expectedType: type, owner: owner, isWholeValue: isWhole && owner != nil))
    }
    return isWhole ? .alias(TokenName(bytes: first.name)) : .string(node.string ?? "")
  }

  func invalid(
    _ node: DataNode, _ message: String, fix text: String? = nil, weight: Problem.Weight? = nil
  ) -> TokenValue {
    var range = node.range
    if range.isEmpty { range = ByteRange(max(0, range.start - 1), range.start) }
    let fixes = text.map { [ProblemFix("Write `\($0)`", [TextEdit(node.range, $0)])] } ?? []
    report(.designMdInvalidValue, message, at: range, fixes: fixes, weight: weight)
    return .unreadable
  }

  private func readColor(_ node: DataNode, owner: Int) -> Value {
    if node.kind == .mapping {
      let themes = ["light", "dark"].compactMap { theme -> ThemedValue? in
        guard let value = node[theme], let color = value.string.flatMap(Color.init(css:)) else { return nil }
        return ThemedValue(theme: theme, value: .color(color), range: value.contentRange)
      }
      return Value(value: themes.first?.value ?? .unreadable, themes: themes)
    }
    let text = node.string ?? ""
    if let color = Color(css: text) {
      facts.colors.append(LiteralColor(color: color, range: node.contentRange, owner: owner))
      return Value(value: .color(color))
    }
    if text.lowercased().hasPrefix("color-mix(") { return Value() }
    return Value(value: invalid(node, "\(described(node)) is no color; write one as CSS does, such as `#0d7377`."))
  }

  private func described(_ node: DataNode) -> String { node.range.isEmpty ? "Nothing" : node.described }

  /// A length; a `strict` one is in px, em or rem.
  func readLength(_ node: DataNode, _ role: DimensionRole, owner: Int, isStrict: Bool) -> TokenValue {
    if let number = node.number {
      if role == .gap || role == .letterSpacing && number == 0 { return .dimension(Dimension(number, "")) }
      let text = NumberText.shortest(number) + "px"
      return invalid(node, "A length needs a unit; tools leave `\(NumberText.shortest(number))` out.", fix: text)
    }
    guard let text = node.string else { return invalid(node, "\(described(node)) is no length; write `8px`.") }
    guard let length = Dimension(parsing: text) else {
      // What CSS can compute is no mistake of writing, but nothing that the tools of the format read.
      let isComputed = text.utf8.contains(UInt8(ascii: "(")) || text == "normal"
      if !isStrict, isComputed || text.utf8.contains(where: { $0.isASCIIDigit }) { return .unreadable }
      if !isStrict, ["auto", "none", "normal", "inherit"].contains(text) { return .unreadable }
      return invalid(
        node, "`\(text)` is no length; write a number with px, em or rem.",
        weight: isComputed || !isStrict ? .warning : nil)
    }
    if length.unit.isEmpty {
      return role == .gap ? .dimension(length) : invalid(node, "`\(text)` needs a unit: px, em or rem.")
    }
    if node.isVerbatim {
      facts.dimensions.append(LiteralDimension(dimension: length, role: role, range: node.contentRange, owner: owner))
    }
    if !["px", "em", "rem"].contains(length.unit) {
      _ = invalid(
        node, "The unit of `\(text)` is `\(length.unit)`; the format has px, em and rem.",
        weight: isStrict ? nil : .warning)
    }
    return .dimension(length)
  }

  /// A value in a section that the format does not know: what it looks like.
  private func readShape(_ node: DataNode, owner: Int, name: String) -> Value {
    guard let text = node.string else { return Value(value: node.number.map { .number($0) } ?? .unreadable) }
    // The names of colors are words like others here.
    if text.hasPrefix("#") || text.hasSuffix(")"), let color = Color(css: text) {
      facts.colors.append(LiteralColor(color: color, range: node.contentRange, owner: owner))
      return Value(value: .color(color), type: .color)
    }
    if let time = Duration(parsing: text), !time.unit.isEmpty { return Value(value: .duration(time), type: .duration) }
    guard let length = Dimension(parsing: text), !length.unit.isEmpty else { return Value(value: .string(text)) }
    return Value(value: .dimension(length), type: .dimension)
  }

  /// The properties of one text style.
  private func readTypography(_ node: DataNode, owner: Int) -> TokenValue {
    var members: [TokenMember] = []
    for member in node.members where !isMistaken(member) {
      let key = member.key
      guard DesignSchema.typography.contains(key) else {
        reportProperty(member, of: "a typography", among: DesignSchema.typography)
        continue
      }
      members.append(TokenMember(key, readProperty(member, owner: owner)))
    }
    return .composite(members)
  }

  private func readProperty(_ member: DataMember, owner: Int) -> TokenValue {
    let node = member.value
    if let alias = readReferences(in: node, nil, owner: owner) { return alias }
    switch member.key {
    case "fontFamily": return readFamily(node)
    case "fontWeight":
      if let number = node.number ?? node.string.flatMap(Double.init) { return .number(number) }
      let name = node.string?.lowercased() ?? ""
      let weight = FontWeight(named: name).map { NumberText.shortest($0.number) }
      return invalid(node, "\(described(node)) is no font weight; write a number such as `700`.", fix: weight)
    case "lineHeight":
      if let number = node.number ?? node.string.flatMap(Double.init) { return .number(number) }
      return readLength(node, .lineHeight, owner: owner, isStrict: true)
    case "fontSize", "letterSpacing":
      return readLength(node, DesignSchema.role(ofProperty: member.key), owner: owner, isStrict: true)
    default: return .string(node.string ?? "")
    }
  }

  private func readFamily(_ node: DataNode) -> TokenValue {
    guard let text = node.string, !text.isEmpty else {
      return invalid(node, "\(described(node)) is no font; write its name.")
    }
    if text.hasPrefix("#") || text.hasSuffix(")"), Color(css: text) != nil {
      return invalid(node, "`\(text)` is a color; a font has a name.")
    }
    let names = text.split(separator: ",").map { TokenValue.string($0.filter { $0 != "'" && $0 != "\"" }.trimmed) }
    return names.count == 1 ? names[0] : .list(names)
  }

  /// A property that the format does not know; of one name the first is told.
  func reportProperty(_ member: DataMember, of owner: String, among names: [String]) {
    guard unknown.insert(member.key).inserted else { return }
    let key = TokenName(member.key.lowercased())
    let near = names.first { NearestName.distance(TokenName($0.lowercased()), key) <= 2 }
    report(
      .designMdUnknownProperty,
      "`\(member.key)` is no property of \(owner)"
        + (near.map { "; did you mean `\($0)`?" } ?? ", so tools may leave it out."),
      at: member.keyNameRange,
      fixes: near.map { [ProblemFix("Write `\($0)`", [member.edit(renaming: $0)])] } ?? [])
  }
}

extension String {
  /// Without spaces at both ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
