import DesignTokens
import Facts
import SourceText

/// The custom properties and variables of a style sheet, read as constants of a theme: `--color-ink` is `color`, `ink`.
///
/// What it gives under a condition that has a name (`dark`) is in a group of that name, and what else it says of such a
/// property is for light.
struct SheetVariables {
  private let definitions: [Definition]
  /// What holds for everywhere, in the light or in the dark, by index.
  private let given: [Int]
  /// Of these the ones that are written out, by name.
  private let worth: [TokenName: [Int]]
  /// The definition of each name that holds for everywhere.
  private let held: [TokenName: Int]
  /// What is given for parts of the page.
  private let locals: [LocalDeclaration]

  /// Those of a style sheet, by what it says and its text.
  init(_ facts: FileFacts, _ source: SourceFile) {
    let definitions = facts.definitions
    let plain = definitions.indices.lazy.filter { definitions[$0].context == nil }.map { (definitions[$0].name, $0) }
    let held = Dictionary(plain) { $1 }
    let given = definitions.indices.filter { index in
      let (name, context) = (definitions[index].name, definitions[index].context)
      guard name.isCodeName else { return false }
      return held.isEmpty || held[name] != nil || context.map(Self.isLightOrDark) ?? true
    }
    worth = Dictionary(
      grouping: given.filter { definitions[$0].value.colorOrLength != nil }, by: { definitions[$0].name })
    locals = Self.blocks(of: facts.locals, in: source).flatMap { block in
      // What the class of a palette alone gives is nothing that the project has.
      let isPalette = block.count { held[$0.name] != nil } >= Self.fewestOfPalette
      return isPalette ? block.filter { held[$0.name] != nil } : block
    }
    (self.definitions, self.given, self.held) = (definitions, given, held)
  }

  /// A block that gives so many names of the whole page another value is a palette to choose.
  private static var fewestOfPalette: Int { 3 }

  /// All that have a color or a length.
  var constants: [CodeConstant] {
    let themed = Set(definitions.lazy.filter { $0.context == "dark" }.map(\.name))
    let givenLocally = Set(locals.lazy.map(\.name))
    let global = given.flatMap { index -> [CodeConstant] in
      let definition = definitions[index]
      // `--color-ink: var(--ink)`, which is called after that one, is worth the same in each theme. Another is worth it as
      // well, which counts where the name has a value besides.
      if let aliased = definition.value.aliased, worth[definition.name] == nil,
        !givenLocally.contains(definition.name),
        !definition.name.codeWords.reversed().starts(with: aliased.codeWords.reversed())
      {
        return []
      }
      return literals(behind: index).compactMap { source in
        guard let value = definitions[source].value.colorOrLength else { return nil }
        let isThemed = themed.contains(definition.name) || themed.contains(definitions[source].name)
        let theme = definition.context ?? definitions[source].context ?? (isThemed ? "light" : nil)
        return CodeConstant(
          path: [theme].compactMap { $0 } + definition.name.codeWords, value: value,
          nameRange: definition.nameRange, valueRange: definitions[source].valueRange)
      }
    }
    return global + (global.isEmpty ? [] : local)
  }

  private var local: [CodeConstant] {
    locals.compactMap { local in
      local.value.colorOrLength.map {
        CodeConstant(path: local.name.codeWords, value: $0, nameRange: local.nameRange, valueRange: local.valueRange)
      }
    }
  }

  /// The definitions at the end of the way of aliases from one; none where that leads out of the style sheet.
  private func literals(behind index: Int) -> [Int] {
    var index = index
    for _ in 0..<8 {
      guard let name = definitions[index].value.aliased else { return [index] }
      if let found = worth[name] { return found }
      guard let next = held[name] else { return [] }
      index = next
    }
    return []
  }

  /// Declarations that no brace parts.
  private static func blocks(of locals: [LocalDeclaration], in source: SourceFile) -> [[LocalDeclaration]] {
    var blocks: [[LocalDeclaration]] = []
    for local in locals {
      if let last = blocks.last?.last, last.range.end <= local.range.start,
        !source.bytes.from(last.range.end, to: local.range.start).contains(where: isBrace)
      {
        blocks[blocks.count - 1].append(local)
      } else {
        blocks.append([local])
      }
    }
    return blocks
  }

  private static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }

  /// Whether a condition is that of the light or of the dark theme, or a question (`(prefers-contrast: more)`), and no
  /// class that chooses a palette.
  private static func isLightOrDark(_ context: String) -> Bool {
    context.contains("(") || context.lettersOnly.contains { ConstantName.theme($0.lowercased()) != nil }
  }
}

extension TokenValue {
  /// The name that is all of the value; `nil` for all others.
  fileprivate var aliased: TokenName? { if case .alias(let name) = self { name } else { nil } }

  /// The value where it is a color or a length; the bare channels of an HSL color (`217 91% 60%`) as that color.
  fileprivate var colorOrLength: TokenValue? {
    switch self {
    case .color, .dimension: self
    case .string(let text): Color(channels: text).map { .color($0) }
    default: nil
    }
  }
}
