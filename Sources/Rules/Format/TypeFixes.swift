import DesignTokens
import Facts
import SourceText

extension CheckedFile {
  /// The offers to state the type that a token lacks: each that its value may have, the likeliest first.
  func typeFixes(for definition: Definition) -> [Fix] {
    guard let edit = statement(in: definition.bodyRange) else { return [] }
    let words = definition.name.text.lowercased()
    var types = definition.value.possibleTypes
    // A number is whatever its name says, if that says anything.
    if types.count > 1, words.holds("weight") { types = types.filter { $0 == .fontWeight } }
    return types.map { type in
      Fix("State the type `\(type.rawValue)`", edits: [FileEdit(path: path, edit(type.rawValue))])
    }
  }

  /// How a type is written as the first member of an object, as the text there is laid out.
  private func statement(in body: ByteRange) -> ((String) -> TextEdit)? {
    let bytes = source.bytes
    guard body.start < body.end, body.end <= bytes.count else { return nil }
    guard bytes.at(body.start) == UInt8(ascii: "{") else {
      // A block of YAML: a line before the first one, as deep.
      guard facts.isIndented || facts.voice == .prose else { return nil }
      let column = body.start - source.lines.start(of: source.lines.line(at: body.start))
      let indentation = "\n" + String(repeating: " ", count: column)
      return { TextEdit(ByteRange(at: body.start), "$type: \($0)" + indentation) }
    }
    var end = body.start + 1
    while end < body.end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    let blank = String(decoding: bytes.from(body.start + 1, to: end), as: UTF8.self)
    let quote = bytes[end] == UInt8(ascii: "$") ? "" : "\""
    return { TextEdit(ByteRange(at: body.start + 1), "\(blank)\(quote)$type\(quote): \(quote)\($0)\(quote),") }
  }
}

extension TokenValue {
  /// The types that the shape of a value allows; none where it would be a guess.
  fileprivate var possibleTypes: [TokenType] {
    switch self {
    case .number(let number): return number >= 1 && number <= 1000 ? [.number, .fontWeight] : [.number]
    case .string(let text):
      if let length = Dimension(parsing: text), Dimension.tokenUnits.contains(length.unit) { return [.dimension] }
      if Duration(parsing: text) != nil { return [.duration] }
      if text.hasPrefix("#") || text.hasSuffix(")"), Color(css: text) != nil { return [.color] }
      return text == "bold" || text == "normal"
        ? [.fontWeight] : text == "solid" || text == "dashed" ? [.strokeStyle] : []
    case .list(let items):
      if items.allSatisfy({ if case .string = $0 { true } else { false } }) {
        return items.isEmpty ? [] : [.fontFamily]
      }
      if items.count == 4, items.allSatisfy({ if case .number = $0 { true } else { false } }) { return [.cubicBezier] }
      return items.first?.possibleTypes(inList: true) ?? []
    case .composite: return possibleTypes(inList: false)
    default: return []
    }
  }

  private func possibleTypes(inList: Bool) -> [TokenType] {
    guard case .composite(let members) = self else { return [] }
    let marks: [(String, TokenType)] = [
      ("colorSpace", .color), ("offsetX", .shadow), ("position", .gradient), ("timingFunction", .transition),
      ("dashArray", .strokeStyle), ("fontSize", .typography), ("style", .border),
    ]
    let type = marks.first { mark in members.contains { $0.name == mark.0 } }?.1
    if inList { return type == .shadow || type == .gradient ? [type ?? .shadow] : [] }
    if type == nil, case .string(let unit)? = members.first(where: { $0.name == "unit" })?.value {
      return Dimension.tokenUnits.contains(unit) ? [.dimension] : Duration.units.contains(unit) ? [.duration] : []
    }
    return type == .gradient ? [] : type.map { [$0] } ?? []
  }
}
