import DesignTokens
import Facts
import Lexicon
import SourceText

/// A component while it is read: what will be its facts, and the colors from which its pairs are made.
struct ComponentDraft {
  var spec: ComponentSpec
  /// The component itself is part 0.
  var parts: [PaintedPart] = [PaintedPart(name: nil, parent: 0, block: 0)]
  var paints: [StatedPaint] = []
  /// Colors by name that the component lists for "status color" and the like, by the word before "color".
  var groups: [String: [(name: String, color: Color, range: ByteRange)]] = [:]
  /// The component it takes over from, as the text names it.
  var base: String?
  /// States in which all of it is faded, so that no contrast is certain.
  var fadedStates: Set<String> = []
  /// What single lines describe beside the component, with colors of its own.
  var apartVariants: Set<String> = []
  /// What lists describe below a header of their own: the parts beside them stand on none of them.
  var listedVariants: Set<String> = []
  /// How many statements say that this is a component: known properties, states, variants.
  var evidence = 0
  /// Those of them that a list of states or variants, a label such as `Specification`, or a drawn tree vouches for.
  var declared = 0
  var name: WrittenName
  var level: Int
  /// Whether its heading or one above it speaks of the whole system.
  var isGeneral: Bool
  /// Whether its heading names no component: it speaks of many, or of what they are measured in.
  var isSection = false
  /// Whether its heading stands below one of components (`Components`), or it is the row of a table of them.
  var isListed = false
  /// Whether the section tells of what was, or documents code.
  var isRecord = false
  /// The name of the pattern that reads what is stated at present.
  var pattern = ""

  private struct PartPlace: Hashable {
    var name: String
    var parent: Int
    var block: Int
  }

  private var partAtPlace: [PartPlace: Int] = [:]
  private var knownStates: Set<String> = []
  private var variantOfName: [String: String] = [:]
  /// What stood in parentheses where a variant was first described.
  private var qualifierOfVariant: [String: String] = [:]

  init(_ name: WrittenName, in file: SourceFile, section: DocumentSection, isGeneral: Bool) {
    self.name = name
    level = section.level
    self.isGeneral = isGeneral
    let heading = ComponentDraft.heading(name, in: file)
    spec = ComponentSpec(name: heading.name, nameRange: heading.range, range: section.range)
    spec.aliases = heading.aliases
  }

  /// Whether the document describes a component here, not a section of prose.
  var isComponent: Bool {
    guard level > 0, !isRecord else { return false }
    if declared > 0 || isGeneral { return declared > 0 }
    return level > 1 ? evidence > 0 : evidence > 1 && isNamedByTitle
  }

  /// Whether the title of a document is the name of a thing, so that what stands right below it is stated of that:
  /// `# Button`.
  private var isNamedByTitle: Bool { name.words.count < 4 && SystemHeading.namesThing(name) }

  /// Whether what is stated here is that of a section: nothing says that its heading names a component.
  var isOnlySection: Bool { isSection || declared == 0 && !isListed && !SystemHeading.namesThing(name) }

  /// Whether its heading names a control, also one of writing: `Text field`.
  var isControl: Bool { ControlKind.named(spec.name) != nil || name.senses.last?.contains(.field) ?? false }

  /// Whether its heading speaks of the colors of a whole system.
  var isPalette: Bool { isGeneral && SystemHeading.speaksOfColors(name) }

  /// The component that the row of a table in this section describes; none where it names a token, a link or a selector.
  func row(_ name: WrittenName, _ range: ByteRange, in file: SourceFile) -> ComponentDraft {
    let section = DocumentSection(level: max(level, 1) + 1, name: name.range, range: range)
    var row = ComponentDraft(name, in: file, section: section, isGeneral: false)
    row.isListed = true
    let isThing = name.text.first.map { $0.isLetter || $0.isNumber } ?? false
    row.isRecord = isRecord || !isThing || name.text.contains { ".{@/".contains($0) }
    row.pattern = pattern
    return row
  }

  mutating func declare() {
    evidence += 1
    declared += 1
  }

  /// Adds a part; one with the same name in the same block is the same part.
  mutating func part(named name: WrittenName, under parent: Int, block: Int) -> Int {
    let place = PartPlace(name: name.text, parent: parent, block: block)
    if let index = partAtPlace[place] { return index }
    note(name, as: .part)
    var part = PaintedPart(name: name.text, parent: parent, block: block)
    part.slot = name.slot
    // A fill may be a part of it only, as that of a slider is.
    // So may `Body box`, of which the rest is the body.
    part.isGround =
      name.words.count <= 2 && name.senses.last?.contains(.frame) ?? false
      || name.words.count == 1 && name.words.contains { ["background", "surface"].contains($0) }
    parts.append(part)
    partAtPlace[place] = parts.count - 1
    return parts.count - 1
  }

  /// Notes where something of the component is named.
  mutating func note(_ name: WrittenName, as kind: ComponentNamePlace.Kind) {
    guard !name.text.isEmpty else { return }
    spec.namePlaces.append(ComponentNamePlace(kind, name.text, at: name.range))
  }

  /// The state that a column is of, which is taken in; `nil` where it is of none, or of the one that holds where nothing
  /// else is said.
  mutating func state(ofColumn column: WrittenName) -> String? {
    guard StateNames.isState(column, certainly: false), !StateNames.isDefault(column.text) else { return nil }
    add(state: column.stateText, at: column.range)
    return column.stateText
  }

  mutating func add(state name: String, at place: ByteRange) {
    guard !name.isEmpty, knownStates.insert(name).inserted else { return }
    spec.states.append(name)
    spec.statePlaces[name] = place
    if !pattern.isEmpty { spec.stateReadings[name] = pattern }
  }

  /// Adds a property, which the pattern at hand has read.
  ///
  /// What was cut out of its sentence states nothing.
  mutating func add(_ property: StatedProperty) {
    var property = property
    property.name = property.name.inOneLine
    property.value = property.value.inOneLine.withoutLoneMark
    guard !property.value.isTorn else { return }
    spec.properties.append(property)
    if !pattern.isEmpty { spec.properties[spec.properties.count - 1].reading = pattern }
  }

  /// Adds a variant where it is named.
  ///
  /// Gives what it is called.
  @discardableResult
  mutating func add(variant name: WrittenName) -> String {
    let title = title(ofVariant: name)
    note(name, as: .variant)
    add(variant: title)
    return title
  }

  /// What a variant is called whose name may be that of another one but for the parentheses: `CTA (web)` beside `CTA
  /// (mobile)`.
  mutating func title(ofVariant name: WrittenName) -> String {
    guard let qualifier = name.qualifier else { return name.text }
    let first = qualifierOfVariant[name.text, default: qualifier]
    qualifierOfVariant[name.text] = first
    return first == qualifier ? name.text : "\(name.text) (\(qualifier))"
  }

  /// Puts what a line describes beside the component, with colors of its own.
  mutating func setApart(_ name: WrittenName) {
    note(name, as: .listed)
    apartVariants.insert(name.text)
  }

  mutating func add(variant name: String) {
    guard !name.isEmpty, variant(named: name) == nil else { return }
    variantOfName[name.lowercased()] = name
    spec.variants.append(name)
  }

  /// The parts as facts; those without a name are nobody's.
  var namedParts: [ComponentPart] {
    let ground = paints.first { $0.slot == .background && $0.part == 0 && $0.state == nil && $0.variant == nil }
    let colored = Set(paints.lazy.filter { $0.slot != .background }.map(\.part))
    let grounded = Set(paints.lazy.filter { $0.slot == .background }.map(\.part))
    return parts.indices.dropFirst().map { index in
      let part = parts[index]
      let isApart = part.parent == 0 && ground.map { $0.block != part.block } ?? false
      return ComponentPart(
        name: part.name ?? "", parent: part.parent > 0 ? part.parent - 1 : nil,
        isApart: isApart && colored.contains(index) && !grounded.contains(index))
    }
  }

  /// The variant of a name, whatever its case.
  func variant(named name: String) -> String? { variantOfName[name.lowercased()] }

  /// A heading without its number, its alternatives and short forms.
  ///
  /// `3.1 Buttons` is Buttons; `Tag/Chip` also goes by Tag and Chip; `Floating Action Button (FAB)` by FAB.
  private static func heading(
    _ name: WrittenName, in file: SourceFile
  ) -> (name: String, aliases: [String], range: ByteRange) {
    // A picture in front (`🔘 Botón`) is no part of the name.
    let plain = name.text.drop { !$0.isLetter && !$0.isNumber && $0.utf8.count > 1 || $0 == " " }
    let number = plain.prefix { $0.isNumber || $0 == "." }
    let rest = plain[number.endIndex...]
    let isNumbered = !number.isEmpty && (rest.first == " " || rest.first == ")")
    let text = isNumbered ? rest.drop { $0 == " " || $0 == ")" } : plain
    let range = ByteRange(name.start(behind: name.text[..<text.startIndex].count, in: file), name.range.end)
    var aliases: [String] = []
    var full = String(text)
    if let qualifier = name.qualifier {
      if isShortForm(qualifier) {
        aliases.append(qualifier)
      } else {
        // `Badge (Notification)`: what is no short form belongs to the name.
        aliases.append(full)
        full += " (\(qualifier))"
        // `Schaltfläche (Button)`: both are names of the control.
        if ControlKind.named(qualifier) != nil { aliases.append(qualifier) }
      }
    }
    guard full.utf8.contains(UInt8(ascii: "/")), !holdsPath(text) else { return (full, aliases, range) }
    let names = text.split(separator: "/").map { $0.split(separator: " ").joined(separator: " ") }.filter {
      !$0.isEmpty
    }
    guard (2...4).contains(names.count) else { return (full, aliases, range) }
    for name in names {
      guard let open = name.firstIndex(of: "("), open > name.startIndex, name.last == ")" else {
        aliases.append(name)
        continue
      }
      aliases.append(name[..<open].split(separator: " ").joined(separator: " "))
      let qualifier = String(name[name.index(after: open)...].dropLast())
      if isShortForm(qualifier) { aliases.append(qualifier) }
    }
    return (full, aliases, range)
  }

  /// Whether a word of a heading is the way to a page or a file, and no choice of names: `pages/community/index`.
  private static func holdsPath(_ text: Substring) -> Bool {
    text.split { $0.isWhitespace }.contains { word in
      let steps = word.split(separator: "/", omittingEmptySubsequences: false)
      let isSmall = word.allSatisfy { !$0.isUppercase }
      return steps.count > 1 && (steps.count > 2 && isSmall || steps.contains(where: \.isEmpty) || word.contains("."))
        && word.count > 1
    }
  }

  private static func isShortForm(_ text: String) -> Bool {
    text.count > 1 && text.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}

extension String {
  /// Whether a part of a text has parentheses or marks of which the others are elsewhere, or ends in a plus.
  fileprivate var isTorn: Bool {
    let isOpenEnded = utf8.suffix(2).elementsEqual(" +".utf8)
    // Nearly no value has any: `(`, `)`, `*`, a backtick, or what a parenthesis of full width begins with.
    guard utf8.contains(where: { $0 == 0x28 || $0 == 0x29 || $0 == 0x2A || $0 == 0x60 || $0 == 0xEF }) else {
      return isOpenEnded
    }
    var (depth, ticks, stars) = (0, 0, 0)
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { last = last == "*" ? nil : scalar }
      switch scalar {
      case "(", "（": depth += 1
      case ")", "）": depth -= 1
      case "`": ticks += 1
      case "*" where last == "*": stars += 1
      default: break
      }
      if depth < 0 { return true }
    }
    return depth > 0 || ticks % 2 > 0 || stars % 2 > 0 || isOpenEnded
  }

  /// The text without a mark at either end whose other one stands elsewhere; of a number in code that goes on the number.
  fileprivate var withoutLoneMark: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "`") }) else { return self }
    if hasSuffix("**"), count(where: { $0 == "*" }) == 2 { return String(dropLast(2)).withoutLoneMark }
    let spans = split(separator: "`", omittingEmptySubsequences: false)
    guard spans.count % 2 == 0 else { return self }
    if spans.count == 2, spans[0].isEmpty { return String(spans[1]) }
    return spans.count == 2 && spans[1].isEmpty || spans[0].contains(where: \.isNumber) ? String(spans[0]) : self
  }

  /// Whether a byte of it is one that ends a line, or the first of those that do beyond ASCII.
  private var mayGoOnBelow: Bool { utf8.contains { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 } }

  /// The text with a blank for the end of a line and what indents the next.
  fileprivate var inOneLine: String {
    mayGoOnBelow && contains(where: \.isNewline) ? split(whereSeparator: \.isWhitespace).joined(separator: " ") : self
  }
}

// Names that speak of the component or of one of its parts.
extension ComponentDraft {
  /// The variant in a name that is the component's own (`Large Button` in Primary Button); empty for the bare name, `nil`
  /// for the name of anything else.
  func ownVariant(_ name: WrittenName) -> String? {
    guard ItemGroup(name) == .other else { return nil }
    if name.words.count == 1, name.words[0].means(.frame) { return "" }
    for own in ([spec.name] + spec.aliases).map({ WrittenName.smallWords(of: $0) }) {
      guard let noun = own.last, name.words.last == noun || name.words.last == noun + "s" else { continue }
      let rest = name.words.dropLast().filter { !own.contains($0) }
      if rest.isEmpty { return "" }
      if let variant = variant(named: rest.joined(separator: " ")) { return variant }
    }
    return nil
  }

  /// Whether a name is that of one size among others of a thing (`Small`, `md`, `Small button`), and the thing no measure
  /// and not the system as a whole.
  func isSize(_ own: WrittenName) -> Bool {
    guard !isGeneral, isControl || [nil, .size, .height].contains(name.role) else { return false }
    let isNamed = own.words.count == 2 && own.words[0].means(.sizeStep) && own.words[1] == name.words.last
    return isNamed || Lexicon.means(.sizeStep, own.words)
  }

  /// The name of a group without the words that are the component's: `sizes` of `Button sizes`.
  func ownText(of group: WrittenName) -> String {
    let words = WrittenName.words(of: group.text)
    guard let last = words.last, words.dropLast().allSatisfy({ name.words.contains($0.lowercased()) }) else {
      return group.text
    }
    return words.count > 1 ? last : group.text
  }

  /// The part that the name of a list of states mentions (`States per Box` of `Each Box`).
  func part(mentionedBy name: WrittenName) -> Int? {
    parts.indices.dropFirst().suffix(64).last { index in
      guard let part = parts[index].name, let noun = WrittenName.words(of: part).last?.lowercased() else {
        return false
      }
      return name.words.contains(noun) || name.words.contains(noun + "s")
    }
  }
}

extension ComponentDraft {
  /// What it paints as one thing: beside the grounds of two others or more (`Page bg`, `Hero bg`), as a palette lists
  /// them, a ground of more words (`Subtle bg`) is not that of everything.
  var paintsOfOne: [StatedPaint] {
    func isGround(_ paint: StatedPaint) -> Bool {
      paint.slot == .background && paint.part == 0 && paint.state == nil && paint.variant == nil
    }
    let others = Set(paints.filter { isGround($0) && !$0.subject.isEmpty }.map(\.subject))
    guard others.count > 1 else { return paints }
    return paints.filter { !(isGround($0) && $0.subject.isEmpty && $0.name.contains(" ")) }
  }
}
