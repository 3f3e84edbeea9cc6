import Facts

/// Reads from a script which token files its builds merge: `source: ["tokens/**/*.json"]` and `include: […]` of one object,
/// with the variable of a loop over a literal list put in.
struct BuildScriptReader {
  private let tokens: [Token]

  /// What a script is made of, as far as lists of strings need it.
  private enum Token: Equatable {
    case word(String)
    /// A string, cut where expressions stand in it; the expressions as they are written.
    case string([String], expressions: [String])
    case sign(UInt8)
  }

  init(_ bytes: [UInt8], named name: String) {
    let text = ScriptLexer(bytes)
    let marks = [
      "style-dictionary", "StyleDictionary", "transformGroup", "terrazzo", "cobalt-ui", "sd-transforms",
    ]
    let isMarked = name.lowercased().hasPrefix("style-dictionary") || marks.contains { text.holds($0) }
    tokens = isMarked ? BuildScriptReader.tokens(of: text) : []
  }

  /// Whether the name of a script says that it builds something, or settings for one; its content decides whether that
  /// is tokens.
  static func isName(_ name: String) -> Bool {
    let name = name.lowercased()
    guard [".js", ".mjs", ".cjs", ".ts", ".mts"].contains(where: name.hasSuffix) else { return false }
    return name.split(separator: ".").dropLast().contains { part in
      ["build", "config", "sd", "terrazzo", "tokens"].contains(part) || part.hasPrefix("build-")
        || part.hasSuffix("-build") || part.hasSuffix("-tokens") || part.hasSuffix("dictionary")
        || part.hasPrefix("style-dictionary")
    }
  }

  /// Whether sets lose their keys.
  var stripsSetKeys: Bool {
    tokens.indices.contains {
      tokens[$0...].starts(with: [.word("excludeParentKeys"), .sign(UInt8(ascii: ":")), .word("true")])
    }
  }

  /// The lists of each object that has any, one for each value of the variable in them.
  var sourceLists: [SourceList] {
    var lists: [SourceList] = []
    var objects: [[Token]] = [[]]
    var place = 0
    while place < tokens.count {
      switch tokens[place] {
      case .sign(UInt8(ascii: "{")): objects.append([])
      case .sign(UInt8(ascii: "}")):
        if objects.count > 1, let strings = objects.popLast() { lists += self.lists(of: strings) }
      case .word("source"), .word("include"), .word("tokens"):
        if let (strings, end) = strings(from: place + 1) {
          // What is included is overruled by every source.
          let isBelow = tokens[place] == .word("include")
          objects[objects.count - 1].insert(contentsOf: strings, at: isBelow ? 0 : objects[objects.count - 1].count)
          place = end
        }
      default: break
      }
      place += 1
    }
    return lists + objects.flatMap { self.lists(of: $0) }
  }

  /// The strings of a list behind `: [`, and where it ends; `nil` where something else stands in it.
  private func strings(from start: Int) -> (strings: [Token], end: Int)? {
    guard start + 1 < tokens.count, tokens[start] == .sign(UInt8(ascii: ":")) else { return nil }
    if case .string = tokens[start + 1] { return ([tokens[start + 1]], start + 1) }
    return strings(behind: start + 1)
  }

  /// One list, or one for each value that the one variable in it takes; none where that is not known.
  private func lists(of strings: [Token]) -> [SourceList] {
    var variables: Set<String> = []
    for case .string(_, let expressions) in strings { variables.formUnion(expressions) }
    guard !strings.isEmpty, variables.count < 2 else { return [] }
    let values = variables.first.map(values(of:)) ?? [""]
    return values.map { value in
      SourceList(
        patterns: strings.compactMap {
          if case .string(let parts, _) = $0 { parts.joined(separator: value) } else { nil }
        })
    }
    .filter { list in list.patterns.contains { $0.contains("/") || $0.hasSuffix(".json") || $0.hasSuffix(".json5") } }
  }

  /// What the variable of a loop takes: `["a", "b"].map((name) =>`, `for (const name of list)`, `list.forEach(name =>`,
  /// the list written there or behind `const list =`.
  private func values(of variable: String) -> [String] {
    let opening = UInt8(ascii: "(")
    for place in tokens.indices where tokens[place] == .word(variable) {
      if place + 1 < tokens.count, tokens[place + 1] == .word("of") { return list(at: place + 2) }
      var before = place - 1
      while before >= 0, tokens[before] == .sign(opening) || tokens[before] == .word("async") { before -= 1 }
      guard before >= 2, tokens[before] == .word("map") || tokens[before] == .word("forEach"),
        tokens[before - 1] == .sign(UInt8(ascii: "."))
      else { continue }
      return list(endingAt: before - 2)
    }
    return []
  }

  /// The strings of a list, or of the constant of a name.
  private func list(at place: Int) -> [String] {
    guard place < tokens.count else { return [] }
    if case .word(let name) = tokens[place] { return constant(name) }
    return plainStrings(in: place)
  }

  private func list(endingAt place: Int) -> [String] {
    if case .word(let name) = tokens[place] { return constant(name) }
    guard tokens[place] == .sign(UInt8(ascii: "]")),
      let start = tokens[..<place].lastIndex(of: .sign(UInt8(ascii: "[")))
    else { return [] }
    return plainStrings(in: start)
  }

  private func constant(_ name: String) -> [String] {
    for place in tokens.indices where tokens[place] == .word(name) && place + 2 < tokens.count {
      if tokens[place + 1] == .sign(UInt8(ascii: "=")) { return plainStrings(in: place + 2) }
    }
    return []
  }

  private func plainStrings(in start: Int) -> [String] {
    guard start > 0, let (strings, _) = strings(behind: start) else { return [] }
    return strings.compactMap { if case .string(let parts, []) = $0 { parts.joined() } else { nil } }
  }

  /// The strings of a list that opens at a token, and where it ends; `nil` where something else stands in it.
  private func strings(behind start: Int) -> (strings: [Token], end: Int)? {
    guard tokens[start] == .sign(UInt8(ascii: "[")) else { return nil }
    var strings: [Token] = []
    for place in (start + 1)..<max(start + 1, tokens.count) {
      switch tokens[place] {
      case .string: strings.append(tokens[place])
      case .sign(UInt8(ascii: ",")): continue
      case .sign(UInt8(ascii: "]")): return (strings, place)
      default: return nil
      }
    }
    return nil
  }

  private static func tokens(of text: ScriptLexer) -> [Token] {
    var text = text
    var tokens: [Token] = []
    while let piece = text.next() {
      switch piece {
      case .word(let word): tokens.append(.word(word))
      case .string(let parts, let expressions): tokens.append(.string(parts, expressions: expressions))
      case .sign(let sign): tokens.append(.sign(sign))
      }
    }
    return tokens
  }
}
