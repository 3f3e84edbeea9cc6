import DesignTokens
import Facts
import SourceText
import Syntax

// The parts of values written as objects: their names, and the words that fit them.
extension DataSlot {
  /// The names that a member of a value's object may have, with the key that stands at the place if there is one.
  func memberSlot(_ key: DataMember?, in node: DataNode) -> Slot? {
    guard let shape = shape(around: node) else { return nil }
    let present = Set(node.members.filter { $0.keyRange != key?.keyRange }.map(\.key))
    let missing = shape.members.filter { !present.contains($0.name) }
    guard !missing.isEmpty else { return nil }
    let comma = isInLines(node) ? "" : commaBehind(key?.keyRange.end ?? offset)
    if let key, hasColon(behind: key.keyRange.end) {
      // The colon stands already, and perhaps a value behind it.
      let marks = marks(of: key)
      return Slot(
        kind: .words(missing.map { Slot.Word($0.name, shape.help(for: $0)) }), replaced: key.keyNameRange,
        prefix: typed(from: key.keyNameRange.start), lead: marks.lead, suffix: marks.suffix)
    }
    let words = zip(missing, ValueSkeleton.valueTexts(of: missing)).map { member, value in
      Slot.Word(member.name, shape.help(for: member), value: value + comma)
    }
    let quote = openingQuote(of: key)
    let mark = isYAML ? quote : "\""
    let start = key?.keyNameRange.start ?? offset
    let range = ByteRange(start, key?.keyRange.end ?? offset)
    var slot = Slot(
      kind: .words(words), replaced: range, prefix: typed(from: start), lead: quote.isEmpty ? mark : "",
      suffix: mark + ": ")
    // The item begins with the quote of its first name, which only stands there already where it is of that kind.
    if quote.isEmpty || !isYAML { slot.literals = allMembers(missing, node, range, comma, isBegun: !quote.isEmpty) }
    return slot
  }

  /// The quote that a name begins with; empty where none does.
  private func openingQuote(of key: DataMember?) -> String {
    guard let key, key.keyRange.start < key.keyNameRange.start else { return "" }
    return file.text(in: ByteRange(key.keyRange.start, key.keyNameRange.start))
  }

  /// Every required part that is missing, as one item, where there are several.
  private func allMembers(
    _ missing: [ObjectMember], _ node: DataNode, _ replaced: ByteRange, _ comma: String, isBegun: Bool
  ) -> [Slot.Literal] {
    let required = missing.filter(\.isRequired)
    guard required.count > 1 else { return [] }
    let isOnLines = file.bytes.from(node.range.start, to: max(node.range.start, offset)).contains(UInt8(ascii: "\n"))
    let text = ValueSkeleton.texts(of: required)
      .joined(separator: isInLines(node) ? "\n" : isOnLines ? ",\n" : ", ")
    return [
      Slot.Literal(
        required.map(\.name).joined(separator: ", "), "Every part that is missing.",
        text: (isBegun ? String(text.dropFirst()) : text) + comma, replaced: replaced)
    ]
  }

  /// The comma that a member needs before another one.
  private func commaBehind(_ end: Int) -> String {
    let rest = file.bytes.from(min(end, file.bytes.count))
    guard rest.first(where: { $0 > 0x20 }) == UInt8(ascii: "\"") else { return "" }
    return rest.first == UInt8(ascii: "\"") ? ", " : ","
  }

  /// What the object at the end of the path may hold, if it stands inside a value whose type is known.
  private func shape(around node: DataNode) -> ObjectShape? {
    guard let property = valueProperty else { return nil }
    let inside = path[(property + 1)...].map(\.key)
    guard case .token(let type, _)? = DataSlot.part(of: type(at: property), inside[...]) else { return nil }
    // A gradient is a list; the parts are those of a stop in it.
    if type == .gradient, inside.last != .some(nil) { return nil }
    return ValueReader.shape(of: type)
  }

  private var valueProperty: Int? {
    path.firstIndex { $0.key == "$value" }.flatMap { index in
      path[..<index].allSatisfy { $0.key.map { !$0.hasPrefix("$") || $0 == "$root" } ?? true } ? index : nil
    }
  }

  /// The words of a type that has some, and a value of it written out, for a place where a value stands or is missing.
  func literals(of type: TokenType, _ node: DataNode) -> [Slot.Literal] {
    let words =
      switch type {
      case .strokeStyle: StrokeStyle.words
      case .fontWeight: FontWeight.names
      default: [String]()
      }
    switch node.kind {
    case _ where isGap(node):
      let place = ByteRange(at: offset)
      let quote = isYAML ? "" : "\""
      let quoted = words.map { Slot.Literal($0, "", text: space + quote + $0 + quote, replaced: place) }
      let skeleton = Slot.Literal(
        type.rawValue, "A \(type.rawValue), written out.", text: space + ValueSkeleton.text(of: type), replaced: place)
      return (words.isEmpty ? [skeleton] : []) + quoted
    case .string where node.isQuoted && !file.text(in: node.contentRange).contains("{"):
      let quote = node.isClosed ? "" : "\""
      return words.map { Slot.Literal($0, "", text: $0 + quote, replaced: node.contentRange) }
    default: return []
    }
  }

  /// `true` and `false`, without quotes.
  func booleanSlot(_ node: DataNode) -> Slot? {
    let words = ["true", "false"].map { Slot.Word($0, "") }
    if isGap(node) { return Slot(kind: .words(words), replaced: ByteRange(at: offset), prefix: "", lead: space) }
    guard node.kind == .boolean || node.kind == .string && !node.isQuoted else { return nil }
    return Slot(kind: .words(words), replaced: node.range, prefix: typed(from: node.range.start))
  }
}

extension ObjectShape {
  /// A sentence on a member, for a list to choose from.
  fileprivate func help(for member: ObjectMember) -> String {
    let need = member.isRequired ? "" : ", may be left out"
    switch member.content {
    case .token(let type, _): return "A \(type.rawValue)\(need)."
    case .boolean: return "True or false\(need)."
    case .number: return "A number\(need)."
    case .words(let words): return "One of \(NearestWord.list(words, joinedBy: "and"))\(need)."
    case .unit(let units): return "One of \(NearestWord.list(units, joinedBy: "and"))\(need)."
    case .colorSpace: return "The space that the components count in."
    case .components: return "Three numbers or `none`, in the ranges of the space."
    case .alpha: return "The opacity from 0 to 1, may be left out."
    case .hex: return "`#rrggbb` for tools that know no other space, may be left out."
    case .dashes: return "The lengths of dashes and gaps in turn."
    }
  }
}
