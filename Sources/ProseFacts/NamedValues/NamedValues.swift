package import DesignTokens
package import Facts
import Lexicon
import SourceText

/// The tokens that the lists and tables of a document define, one for each name.
package struct NamedValues: Sendable {
  private var listed = DefinitionsByName()
  /// Those that data and code in fences define, which no text means by a word.
  private var coded = DefinitionsByName()
  /// The custom properties that a table or a list below another heading gives other values: those of a second palette.
  private var again: [Definition] = []
  private var palette = Palette()
  /// The colors by their names and themes.
  package private(set) var colors = PaletteColors()

  /// All colors that may lie below something in the document's only theme; none where it has several.
  package var pages: [Color] { palette.possiblePages }

  /// The tokens of lists and tables in the order of their names; a component may state some of them of itself.
  package var definitions: [Definition] { listed.definitions }

  /// The tokens whose names no sentence has by chance: those of lists and tables, and of data and code those that hold a
  /// number (`gray-500`).
  package var namedInTexts: [Definition] {
    listed.definitions
      + coded.definitions.filter { $0.name.text.contains { $0.isNumber } && $0.name.text.contains("-") }
  }

  /// Adds a name with its value; a further value of the name counts where it is that of another theme.
  mutating func add(_ named: NamedValue, in setting: NamedValueSetting, of file: SourceFile) {
    let definition = definition(of: named, in: setting)
    if definition.type == .color, !named.isOneOfSeveral {
      palette.add(definition, named, in: setting, of: file)
      colors.add(definition, called: file.text(in: named.name.range), for: setting.purpose)
    }
    let theme = named.value.themes.isEmpty ? setting.theme : nil
    if named.pattern == NamedValuePattern.ofCode.name {
      coded.add(definition, of: theme)
    } else if listed.add(definition, of: theme, below: setting.heading) {
      return
    } else if definition.name.text.hasPrefix("--"), let title = setting.title {
      var definition = definition
      definition.context = title
      again.append(definition)
    }
  }

  /// Says where the document writes white.
  mutating func note(whites: Set<Int>) { palette.whites = whites }

  /// Says that the writing of a name is large.
  mutating func note(large name: [String]) { palette.large.insert(name) }

  /// Adds the color of a style of writing, which lies on what the palette calls a ground.
  mutating func add(_ style: WritingStyle, in setting: NamedValueSetting) { palette.add(style, in: setting) }

  /// Adds a custom property of which its comment says what it is for; the reader of style sheets defines it.
  mutating func addToPalette(_ named: NamedValue, in setting: NamedValueSetting, of file: SourceFile) {
    palette.addStyled(definition(of: named, in: setting), named, in: setting, of: file)
  }

  /// Lays what shines through on the page, and adds the tokens to the facts of the document: none that it defines elsewhere, that it refuses, or that a component
  /// states of itself.
  package func add(to facts: inout FileFacts) {
    facts.pairs = palette.laidOnPage(colors.laid(facts.pairs))
    var known: [TokenName: Int] = [:]
    for (index, definition) in facts.definitions.enumerated() { known[definition.name] = index }
    // Around what holds other components stands the system; the others are in order, and apart.
    let ranges = facts.components.map(\.range).sorted()
    let components = ranges.indices.filter { $0 + 1 == ranges.count || !ranges[$0].contains(ranges[$0 + 1]) }
      .map { ranges[$0] }
    let spelled = Set(listed.definitions.map { $0.name.text.lowercased() })
    let others = coded.definitions.filter { !spelled.contains($0.name.text.lowercased()) }
    func isOfSystem(_ definition: Definition) -> Bool {
      let behind = components.partitioningIndex { $0.start > definition.range.start }
      return !facts.isRefused(definition.nameRange)
        && (behind == 0 || !components[behind - 1].contains(definition.range))
    }
    let further = again.filter { isOfSystem($0) && !facts.definitions.map(\.nameRange).contains($0.nameRange) }
    for definition in listed.definitions + others where isOfSystem(definition) {
      guard let index = known[definition.name] else {
        known[definition.name] = facts.definitions.count
        facts.definitions.append(definition)
        continue
      }
      // A list says more than a sentence in passing, and headings say of which theme a row is.
      let first = facts.definitions[index]
      if first.isInPassing
        || first.themes.isEmpty && !definition.themes.isEmpty && definition.range.contains(first.range)
      {
        facts.definitions[index] = definition
      }
    }
    facts.definitions += further.filter { known[$0.name] != nil }
    facts.pairs += palette.pairs(of: facts)
  }

  private func definition(of named: NamedValue, in setting: NamedValueSetting) -> Definition {
    var definition = Definition(
      name: named.name.token, nameRange: named.name.range, range: named.range, valueRange: named.value.range,
      type: named.value.type, value: named.value.value, notation: .plain)
    definition.themes = named.value.themes
    if let theme = setting.theme, definition.themes.isEmpty {
      definition.themes = [ThemedValue(theme: theme, value: definition.value, range: definition.valueRange)]
    }
    definition.isInWords = named.name.isInWords
    definition.isBorrowed = named.isBorrowed
    return definition
  }
}

/// The first definition of each name, with the values of further themes.
private struct DefinitionsByName: Sendable {
  private(set) var definitions: [Definition] = []
  private var indexOfName: [TokenName: Int] = [:]
  /// The heading below which each stands.
  private var headings: [Int] = []

  /// Adds a definition; a further one of its name counts where it is of another theme.
  ///
  /// `false` where one of its name stands below another heading, with another value.
  @discardableResult mutating func add(_ definition: Definition, of theme: String?, below heading: Int = -1) -> Bool {
    guard let index = indexOfName[definition.name] else {
      indexOfName[definition.name] = definitions.count
      definitions.append(definition)
      headings.append(heading)
      return true
    }
    let first = definitions[index]
    guard let theme else { return headings[index] == heading || first.says(definition) }
    if first.themes.isEmpty {
      definitions[index].themes = [ThemedValue(theme: "default", value: first.value, range: first.valueRange)]
    }
    guard !definitions[index].themes.contains(where: { $0.theme.lowercased() == theme.lowercased() }) else {
      return true
    }
    definitions[index].themes.append(
      ThemedValue(theme: theme, value: definition.value, range: definition.valueRange))
    return true
  }
}

extension Definition {
  /// Whether another one gives the same values.
  fileprivate func says(_ other: Definition) -> Bool {
    value == other.value && themes.map(\.value) == other.themes.map(\.value)
  }
}
