import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// What a document says of one aspect of a component, as it could stand in code.
struct ComponentStatement {
  enum Value {
    case length(Dimension)
    case color(Color)
    /// A class that the document gives.
    case name(String)
  }

  var variant: String?
  var part: String?
  let aspect: UtilityAspect
  let value: Value
  let range: ByteRange
}

/// A name as code and documents both write it: letters and digits in lower case.
struct ComponentKey: Hashable {
  let text: String

  init(_ name: String) { text = name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The name of a component without its number, in the singular; `nil` where nothing is left.
  init?(ofComponent name: String) {
    var words = WrittenName.smallWords(of: name).drop { $0.allSatisfy(\.isNumber) }
    if words.count > 1, words.last?.means(.componentColumn) ?? false { words.removeLast() }
    guard let last = words.popLast() else { return nil }
    text = (words + [last.singular]).joined().filter { $0.isLetter || $0.isNumber }
  }

  /// The name of a class, as components are called.
  init(ofClass name: String) {
    text = WrittenName.smallWords(of: name).map { $0 == "btn" ? "button" : $0 }.joined().filter {
      $0.isLetter || $0.isNumber
    }
  }

  /// The name of a variant, as code usually writes it.
  init(ofVariant name: String, of component: ComponentKey) {
    let key = ComponentKey(name).text
    let own = key.hasSuffix(component.text) && key != component.text ? String(key.dropLast(component.text.count)) : key
    text = Self.sizes[own] ?? own
  }

  /// What code calls the sizes that documents write out.
  private static let sizes = [
    "extrasmall": "xs", "small": "sm", "medium": "md", "large": "lg", "extralarge": "xl",
  ]
}

/// The code of a component, and where in it something is decided.
struct ComponentLook {
  struct Place {
    let written: WrittenClass
    /// What belongs together: the variants of one object, the classes of one text.
    let group: [String]
  }

  private let component: ComponentKey
  private let texts: [WrittenClasses]
  private let variants: Set<ComponentKey>
  private let isSheet: Bool

  init(_ component: ComponentSpec, _ code: ComponentSource) {
    let key = ComponentKey(ofComponent: component.name) ?? ComponentKey("")
    self.component = key
    texts = code.basis == .code ? code.texts : code.texts.flatMap { Self.placed($0, of: key, code.basis) }
    isSheet = code.basis != .code
    variants = Set(texts.compactMap(\.keys.last).map { ComponentKey(ofVariant: $0, of: key) })
  }

  /// The only class that decides what a statement speaks of.
  func place(of statement: ComponentStatement) -> Place? {
    let owner = ComponentKey(component.text + ComponentKey(statement.part ?? "").text)
    let own = texts.filter { isOf(owner, $0) && $0.decides(statement.aspect) }
    let variant = statement.variant.map { ComponentKey(ofVariant: $0, of: component) }
    let meant = variant.map { variant in own.filter { key(of: $0) == variant } } ?? whole(own)
    guard let text = meant.first, !meant.contains(where: \.isConditional),
      let written = text.onlyClass(deciding: statement.aspect),
      meant.allSatisfy({ $0.onlyClass(deciding: statement.aspect)?.name == written.name })
    else { return nil }
    let group =
      text.keys.isEmpty && !isSheet ? ["\(text.range.start)"] : [text.declaration] + text.keys.dropLast()
    return Place(written: written, group: group)
  }

  /// What holds for the whole component: texts without keys, or the only one of an object that is its default.
  private func whole(_ texts: [WrittenClasses]) -> [WrittenClasses] {
    // Variants of a style sheet lie over what it gives the whole.
    if isSheet { return texts.filter(\.keys.isEmpty) }
    guard texts.contains(where: { !$0.keys.isEmpty }) else { return texts }
    let groups = Set(texts.map { [$0.declaration] + $0.keys.dropLast() })
    return groups.count == 1 ? texts.filter { $0.keys.last == "default" } : []
  }

  /// The variant that a text is for.
  private func key(of text: WrittenClasses) -> ComponentKey? {
    text.keys.last.map { ComponentKey(ofVariant: $0, of: component) }
  }

  /// Whether some text is for a variant of a name.
  func hasVariant(called name: String) -> Bool {
    variants.contains(ComponentKey(ofVariant: name, of: component))
  }

  /// Whether a text belongs to what is declared by a name, or to an object that no other component is named by.
  private func isOf(_ owner: ComponentKey, _ text: WrittenClasses) -> Bool {
    let declared = ComponentKey(text.declaration).text
    if declared == owner.text || isSheet { return declared == owner.text }
    guard text.declaration.first?.isLowercase ?? false else { return false }
    if !text.keys.isEmpty, owner == component { return true }
    return declared.hasPrefix(owner.text) && Self.tails.contains(String(declared.dropFirst(owner.text.count)))
  }

  /// What a style sheet declares for a class, as code that declares it for the component, a part or a variant of it;
  /// nothing for a class of something else.
  ///
  /// `.card`, `.app-card` in the card's own style sheet; `.card--wide`, `.card-wide` and there also `.wide` for a variant;
  /// `.card__title` and `.cardTitle` for a part.
  private static func placed(
    _ text: WrittenClasses, of component: ComponentKey, _ basis: ComponentSource.Basis
  ) -> [WrittenClasses] {
    func placed(_ name: String, _ keys: [String]) -> WrittenClasses {
      var text = text
      (text.declaration, text.keys) = (name, keys)
      return text
    }
    let (whole, modifier) = text.declaration.cut(at: "--")
    let (block, element) = whole.cut(at: "__")
    let name = ComponentKey(ofClass: block).text
    let isOwn = name == component.text || basis == .ownSheet && name.hasSuffix(component.text)
    if isOwn { return [placed(component.text + ComponentKey(element ?? "").text, [modifier].compactMap { $0 })] }
    guard element == nil, modifier == nil else { return [] }
    if name.hasPrefix(component.text) {
      return [placed(name, []), placed(component.text, [String(name.dropFirst(component.text.count))])]
    }
    return basis == .ownSheet ? [placed(component.text, [name])] : []
  }

  private static let tails: Set<String> = ["variants", "styles", "classes", "classname", "base", "style"]
}

extension WrittenClasses {
  /// Whether one of its classes decides something, whenever it holds.
  fileprivate func decides(_ aspect: UtilityAspect) -> Bool {
    classes.contains { UtilityAspect.aspects(of: $0.name).contains(aspect) && ($0.condition.isEmpty || $0.isOfWidth) }
  }

  /// The class that decides something always; `nil` where several do, or another one at some width of the screen.
  fileprivate func onlyClass(deciding aspect: UtilityAspect) -> WrittenClass? {
    // One side says of a padding that it is not the same on all.
    let asked = aspect == UtilityAspect(.padding) ? ["", "y", "x"].map { UtilityAspect(.padding, side: $0) } : [aspect]
    let found = classes.filter {
      UtilityAspect.aspects(of: $0.name).contains(where: asked.contains) && ($0.condition.isEmpty || $0.isOfWidth)
    }
    guard let first = found.first, first.condition.isEmpty, UtilityAspect.aspects(of: first.name).contains(aspect)
    else {
      return nil
    }
    // Of several rules for one class that say the same any may be meant.
    return found.allSatisfy { $0.name == first.name && $0.condition.isEmpty } ? first : nil
  }
}

extension WrittenClass {
  /// Whether it holds at some widths of the screen or of what it stands in.
  fileprivate var isOfWidth: Bool {
    condition.split(separator: ":").contains { part in
      part.first == "@" || part.hasPrefix("max-") || part.hasPrefix("min-")
        || ["xs", "sm", "md", "lg", "xl", "2xl"].contains(part)
    }
  }
}

extension CheckedFile {
  /// What a document says of the lengths and classes of a component, in the state and the theme that hold by themselves.
  func statements(of component: ComponentSpec, _ look: ComponentLook) -> [ComponentStatement] {
    component.properties.filter { property in
      (property.state == nil || property.isOfDefaultState) && property.theme == nil
        && !facts.isRefused(property.valueRange)
    }
    .flatMap { property -> [ComponentStatement] in
      var property = property
      // A list of sizes calls its lines by them: `sm: 32px high`.
      if property.variant == nil, look.hasVariant(called: property.name) {
        (property.variant, property.part) = (property.name, nil)
      }
      return lengths(in: property) + colors(in: property) + classes(in: property)
    }
  }

  private func lengths(in property: StatedProperty) -> [ComponentStatement] {
    let first = facts.dimensions.partitioningIndex { $0.range.start >= property.valueRange.start }
    let all = facts.dimensions[first...].prefix { $0.range.end <= property.valueRange.end }
    guard !all.isEmpty else { return [] }
    let file = SourceFile(path: "/", text: property.name)
    let name = WrittenName(file, file.wholeRange)
    return Self.roles.flatMap { role -> [ComponentStatement] in
      let lengths = all.filter { $0.role == role }
      guard (1...(role == .padding ? 2 : 1)).contains(lengths.count),
        isPlain(lengths, in: property, isNamed: name.role == role && name.otherWords.isEmpty && name.qualifier == nil)
      else { return [] }
      return zip(lengths, Self.aspects(of: role, lengths.count)).map { length, aspect in
        ComponentStatement(
          variant: property.variant, part: property.part, aspect: aspect, value: .length(length.dimension),
          range: length.range)
      }
    }
  }

  private static let roles: [DimensionRole] = [.height, .width, .padding, .gap, .radius, .fontSize]

  /// What several lengths of one role decide, in order; of a padding first the one along, then the one across.
  private static func aspects(of role: DimensionRole, _ count: Int) -> [UtilityAspect] {
    guard role == .padding else { return [UtilityAspect(role)] }
    return count == 1
      ? [UtilityAspect(.padding)] : [UtilityAspect(.padding, side: "y"), UtilityAspect(.padding, side: "x")]
  }

  /// Whether a value says no more than some lengths, as far as it goes up to a comma.
  private func isPlain(_ lengths: some Collection<LiteralDimension>, in property: StatedProperty, isNamed: Bool) -> Bool
  {
    guard let first = lengths.first, let last = lengths.max(by: { $0.range < $1.range }) else { return false }
    let before = source.text(in: ByteRange(property.valueRange.start, first.range.start))
    let between = source.text(in: ByteRange(min(first.range.end, last.range.start), last.range.start))
    let after = source.text(in: ByteRange(last.range.end, property.valueRange.end))
    let words =
      before.split(omittingEmptySubsequences: false, whereSeparator: Self.endsPiece).last.map { Self.words(in: $0) }
      ?? []
    let rest = after.split(omittingEmptySubsequences: false, whereSeparator: Self.endsPiece).first ?? ""
    let all = words + Self.words(in: rest[...])
    let isSaid = all.contains { Lexicon.term(of: $0)?.role == first.role }
    return (isNamed || isSaid) && between.allSatisfy { $0 == " " || $0 == "`" }
      && all.allSatisfy { Lexicon.term(of: $0) != nil || Lexicon.weight(of: $0) != nil }
      && !(before + after).contains { "~≈≥≤<>–→±".contains($0) }
  }

  private static func endsPiece(_ character: Character) -> Bool { ",;·，、；|".contains(character) }

  /// The words and numbers of a text, but for what stands in parentheses with a number: that says the same again, where words
  /// say when it holds.
  private static func words(in text: Substring) -> [String] {
    text.split(omittingEmptySubsequences: false) { "(（".contains($0) }.enumerated().flatMap { index, part in
      let end = index > 0 ? part.firstIndex { ")）".contains($0) } : nil
      let inside = part[..<(end ?? part.startIndex)]
      let plain = inside.contains(where: \.isNumber) ? part[(end ?? part.startIndex)...] : part
      return plain.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    }
  }

  /// The color of a background or of writing, where the value is no more than that.
  private func colors(in property: StatedProperty) -> [ComponentStatement] {
    let found = colorsInside(property.valueRange)
    guard found.count == 1, let color = found.first, color.color.alpha == 1, !property.name.contains("("),
      let paint = WrittenName.slot(ofProperty: property.name).flatMap({ Self.paints[$0] })
    else { return [] }
    let before = source.text(in: ByteRange(property.valueRange.start, color.range.start))
    let after = source.text(in: ByteRange(color.range.end, property.valueRange.end))
    guard Self.words(in: (before + " " + after)[...]).isEmpty, !(before + after).contains("%") else { return [] }
    return [
      ComponentStatement(
        variant: property.variant, part: property.part, aspect: UtilityAspect(.paint(paint)),
        value: .color(color.color),
        range: color.range)
    ]
  }

  private static let paints: [PaintSlot: String] = [.background: "bg", .text: "text"]

  /// The classes in the code of a value.
  private func classes(in property: StatedProperty) -> [ComponentStatement] {
    var found: [ComponentStatement] = []
    var start = property.valueRange.start
    var isCode = false
    let bytes = source.bytes
    for index in property.valueRange.start..<property.valueRange.end
    where bytes[index] == UInt8(ascii: "`") || bytes[index] <= 0x20 {
      if isCode, index > start { found += statements(of: ByteRange(start, index), in: property) }
      if bytes[index] == UInt8(ascii: "`") { isCode.toggle() }
      start = index + 1
    }
    return found
  }

  private func statements(of word: ByteRange, in property: StatedProperty) -> [ComponentStatement] {
    let written = WrittenClass(source.text(in: word), at: word)
    guard written.condition.isEmpty else { return [] }
    return UtilityAspect.aspects(of: written.name).map { aspect in
      ComponentStatement(
        variant: property.variant, part: property.part, aspect: aspect, value: .name(written.name), range: word)
    }
  }
}

extension String {
  /// What stands before the first of some signs, and behind it.
  fileprivate func cut(at signs: String) -> (String, String?) {
    guard let first = signs.first else { return (self, nil) }
    var start = startIndex
    while let index = self[start...].firstIndex(of: first) {
      if self[index...].hasPrefix(signs) {
        return (String(self[..<index]), String(self[index...].dropFirst(signs.count)))
      }
      start = self.index(after: index)
    }
    return (self, nil)
  }
}
