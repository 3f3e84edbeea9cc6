package import DesignTokens
package import Facts
import SourceText

extension FileFacts {
  /// The steps that the file gives as tokens: those below a group whose name says that it is spacing.
  ///
  /// A token that a component uses for its own padding is none.
  package var definedSteps: [SpacingStep] {
    definitions.indices.compactMap { index in
      let definition = definitions[index]
      guard !definition.isInWords, let length = definition.value.length,
        let pixels = length.pixels(pointsArePixels: pointsArePixels), pixels >= 0,
        let scale = SpacingNames.scale(of: definition.name)
      else { return nil }
      var step = SpacingStep(pixels: pixels, range: definition.valueRange, group: scale.group, isFlat: scale.isFlat)
      step.owner = index
      return step
    }
  }
}

extension FileFacts {
  /// The tokens whose names say that they are steps of a spacing scale, be their values what they may: the index of each
  /// definition with the group that is the scale.
  ///
  /// In data a group says that tokens belong together; the first word of a flat name does not.
  package var stepsOfScales: [(index: Int, scale: TokenName)] {
    let isData = [.tokens, .resolver].contains(kind)
    var group = SpacingGroup()
    return definitions.indices.compactMap { index in
      let scale = definitions[index].isInWords ? nil : group.scale(of: definitions[index].name)
      return scale.flatMap { $0.isFlat && isData ? nil : (index, $0.group) }
    }
  }
}

/// Tells the same as ``SpacingNames`` of names one after another, which nearly always stand in one group: that is looked
/// at once for all.
package struct SpacingGroup {
  private var name: ArraySlice<UInt8> = []
  private var kind = SpacingNames.Group.none

  package init() {}

  /// What ``SpacingNames/scale(of:)`` says.
  package mutating func scale(of token: TokenName) -> (group: TokenName, isFlat: Bool)? {
    guard let dot = token.bytes.lastIndex(of: UInt8(ascii: ".")) else { return SpacingNames.scale(of: token) }
    let around = token.bytes[..<dot]
    if !around.isSame(as: name) { (name, kind) = (around, SpacingNames.group(around)) }
    switch kind {
    case .scale(let scale, let isSure):
      return isSure || SpacingNames.isStep(token.bytes[(dot + 1)...]) ? (scale, false) : nil
    case .none where !SpacingNames.mayBeSpacing(token.bytes[dot...]): return nil
    case .none, .open: return SpacingNames.scale(of: token)
    }
  }
}

/// Tells from the name of a token whether it is a step of a spacing scale.
package enum SpacingNames {
  /// What a group says of the tokens right below it.
  fileprivate enum Group {
    /// They are steps of that scale: for sure, or those whose own names say more than a side.
    case scale(TokenName, isSure: Bool)
    /// Nothing: no part of its name can speak of space.
    case none
    /// It depends on their own names.
    case open
  }

  fileprivate static func group(_ name: ArraySlice<UInt8>) -> Group {
    guard mayBeSpacing(name) else { return .none }
    let segments = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let index = segments.firstIndex(where: isScale) else { return .open }
    return .scale(
      TokenName(bytes: Array(name[..<segments[index].endIndex])), isSure: holdsStep(segments[(index + 1)...]))
  }

  /// Whether a part of a name is that of a scale: its first or its last word is one for space.
  private static func isScale(_ segment: ArraySlice<UInt8>) -> Bool {
    guard mayBeSpacing(segment) else { return false }
    var words = NameWords(segment)
    guard let first = words.next() else { return false }
    return isSpace(first) || isSpace(words.reduce(first) { $1 })
  }

  /// Whether what stands below a scale names more than sides.
  private static func holdsStep(_ segments: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    segments.contains(where: isStep)
  }

  /// Whether a part of a name below a scale says more than a side, and nothing of a line or an extent.
  fileprivate static func isStep(_ segment: ArraySlice<UInt8>) -> Bool {
    var words = NameWords(segment)
    var isStep = false
    while let word = words.next() {
      if isOfLine(word) { return false }
      isStep = isStep || !isSide(word)
    }
    return isStep
  }

  /// The group that is the scale (`skerry.space` of `skerry.space.block.xs`, `--space` of `--space-4`); `nil` for a
  /// token that is none, such as the padding of a component or what it calls its spacing (`card.spacing`, `nav.gap.x`).
  package static func scale(of name: TokenName) -> (group: TokenName, isFlat: Bool)? {
    guard mayBeSpacing(name.bytes[...]) else { return nil }
    guard name.bytes.contains(UInt8(ascii: ".")) else { return flatScale(of: name.bytes[...]).map { ($0, true) } }
    let segments = name.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if let index = segments.dropLast().firstIndex(where: isScale) {
      guard holdsStep(segments[(index + 1)...]) else { return nil }
      return (TokenName(bytes: Array(name.bytes[..<segments[index].endIndex])), false)
    }
    // `primitive.dimension.space-1`.
    guard let last = segments.last, mayBeSpacing(last) else { return nil }
    var words = NameWords(last)
    guard words.next().map(isSpace) ?? false, words.allSatisfy(isSize), let flat = flatScale(of: last)
    else { return nil }
    return (TokenName(bytes: Array(name.bytes[..<last.startIndex]) + flat.bytes), true)
  }

  /// The number at the end of a step's name below its scale, which may be a fraction (`x1-5`, `2_5`, `0.5`); `nil` for a
  /// step that is called otherwise.
  package static func factor(of name: TokenName, in scale: TokenName) -> Double? {
    guard name.bytes.starts(with: scale.bytes) else { return nil }
    let rest = withoutSign(Array(NameWords(name.bytes[scale.bytes.count...])))
    guard 1...2 ~= rest.count, rest.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return Double(rest.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "."))
  }

  /// Whether a token says where something is drawn (`icon-position-top`), or takes a length back (`margin-negative`), and
  /// not how far two things stand apart.
  package static func isPlace(_ name: TokenName) -> Bool {
    var words = NameWords(name.bytes[...])
    while let word = words.next() {
      if places.contains(String(decoding: word, as: UTF8.self).lowercased()) { return true }
    }
    return false
  }

  private static let places: Set<String> = [
    "position", "offset", "offsets", "nudge", "negative", "compensation", "shift",
  ]

  /// `--space-4`, `$spacing-md`, `spacing100`: the word for space comes first, or second behind a short prefix.
  private static func flatScale(of name: ArraySlice<UInt8>) -> TokenName? {
    var words = NameWords(name)
    guard let first = words.next() else { return nil }
    var head = [first]
    if !isSpace(first) {
      guard let second = words.next(), isSpace(second) else { return nil }
      head.append(second)
    }
    let rest = withoutSign(Array(words))
    guard 1...3 ~= rest.count, !rest.contains(where: isSide), rest.count == 1 || rest.allSatisfy(isSize) else {
      return nil
    }
    let marks = name.prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }
    let small = head.map { $0.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
    return TokenName(bytes: Array(marks) + small.joined(separator: [UInt8(ascii: "-")]))
  }

  /// The words behind the one for space, without the sign of a factor: `x1` is no side.
  private static func withoutSign(_ words: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    guard words.count > 1, words[0].count == 1, words[0].first.map({ $0 | 0x20 }) == UInt8(ascii: "x"),
      words[0].endIndex == words[1].startIndex, words[1].allSatisfy(\.isASCIIDigit)
    else { return words }
    return Array(words.dropFirst())
  }

  private static func isSize(_ word: ArraySlice<UInt8>) -> Bool {
    if word.allSatisfy(\.isASCIIDigit) || sizes.contains(word) { return true }
    let end = (word.dropLast().last ?? 0, word.last ?? 0)
    if end.0 | 0x20 == UInt8(ascii: "x"), end.1 | 0x20 == UInt8(ascii: "s") || end.1 | 0x20 == UInt8(ascii: "l") {
      return true
    }
    return word.contains { $0 >= 0x80 } && String(decoding: word, as: UTF8.self).allSatisfy(\.isNumber)
  }

  private static func isSpace(_ word: ArraySlice<UInt8>) -> Bool { spaces.contains(word) }
  private static func isSide(_ word: ArraySlice<UInt8>) -> Bool { sides.contains(word) }
  private static func isOfLine(_ word: ArraySlice<UInt8>) -> Bool { lines.contains(word) }

  fileprivate static func mayBeSpacing(_ bytes: ArraySlice<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] | 0x20 == UInt8(ascii: "s") && index + 3 < bytes.endIndex {
      if bytes[index + 1] | 0x20 == UInt8(ascii: "p"), bytes[index + 2] | 0x20 == UInt8(ascii: "a") { return true }
    }
    return false
  }

  private static let spaces = ShortWords(["space", "spaces", "spacing", "spacings", "spacer", "spacers"])
  private static let sides = ShortWords([
    "x", "y", "top", "bottom", "left", "right", "start", "end", "horizontal", "vertical", "inline", "block",
    "between", "before", "after", "above", "below", "gap", "padding", "margin",
  ])
  /// Words for what has a thickness or an extent, which no step of a scale for room is.
  private static let lines = ShortWords([
    "border", "borders", "stroke", "hairline", "thickness", "width", "height", "radius",
  ])
  private static let sizes = ShortWords(["xs", "sm", "md", "lg", "xl", "s", "m", "l", "half", "px"])
}

extension TokenValue {
  /// A length, also one that stands as text because nothing in its file says what type it has.
  fileprivate var length: Dimension? {
    switch self {
    case .dimension(let length): length
    case .string(let text): Dimension(parsing: text).flatMap { $0.unit.isEmpty ? nil : $0 }
    default: nil
    }
  }
}
