import DesignTokens
package import Facts
import Lexicon
import SourceText

/// The tokens that the lists and tables of a document define, one for each name.
package struct NamedValues: Sendable {
  /// The tokens in the order of their names; a component may state some of them of itself.
  package private(set) var definitions: [Definition] = []
  /// Those that data and code in fences define, which no text means by a word.
  private var coded: [Definition] = []
  private var indexOfName: [TokenName: Int] = [:]
  private var palette = Palette()

  /// Adds a name with its value; a further value of the name counts where it is that of another theme.
  mutating func add(_ named: NamedValue, in setting: NamedValueSetting, of file: SourceFile) {
    let definition = definition(of: named, in: setting)
    if definition.type == .color { palette.add(definition, named, in: setting, of: file) }
    if named.pattern == NamedValuePattern.ofCode.name {
      coded.append(definition)
      return
    }
    guard let index = indexOfName[definition.name] else {
      indexOfName[definition.name] = definitions.count
      definitions.append(definition)
      return
    }
    guard let theme = setting.theme, named.value.themes.isEmpty else { return }
    add(ThemedValue(theme: theme, value: definition.value, range: definition.valueRange), at: index)
  }

  /// Adds the value of a theme to a name that has one of another theme, or one without a theme.
  private mutating func add(_ themed: ThemedValue, at index: Int) {
    let first = definitions[index]
    if first.themes.isEmpty {
      definitions[index].themes = [ThemedValue(theme: "default", value: first.value, range: first.valueRange)]
    }
    guard !definitions[index].themes.contains(where: { $0.theme.lowercased() == themed.theme.lowercased() }) else {
      return
    }
    definitions[index].themes.append(themed)
  }

  /// Adds the tokens to the facts of the document: none that it defines elsewhere, that it refuses, or that a component
  /// states of itself.
  package func add(to facts: inout FileFacts) {
    var known: [TokenName: Int] = [:]
    for (index, definition) in facts.definitions.enumerated() { known[definition.name] = index }
    // Around what holds other components stands the system; the others are in order, and apart.
    let ranges = facts.components.map(\.range).sorted()
    let components = ranges.indices.filter { $0 + 1 == ranges.count || !ranges[$0].contains(ranges[$0 + 1]) }
      .map { ranges[$0] }
    for definition in definitions + coded where !facts.isRefused(definition.nameRange) {
      let behind = components.partitioningIndex { $0.start > definition.range.start }
      guard behind == 0 || !components[behind - 1].contains(definition.range) else { continue }
      guard let index = known[definition.name] else {
        known[definition.name] = facts.definitions.count
        facts.definitions.append(definition)
        continue
      }
      // A list says more than a sentence in passing.
      if facts.definitions[index].isInPassing { facts.definitions[index] = definition }
    }
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
    return definition
  }
}
