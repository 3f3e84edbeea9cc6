package import DesignTokens
package import Facts
import SourceText

/// The constants of one theme in code, by the last words of their names.
package struct ThemeConstants: Sendable {
  /// The file that holds them.
  package let path: String
  /// Whether they are the variables of a style sheet, which bear the names of tokens as well.
  package let isStyleSheet: Bool
  fileprivate let constants: [CodeConstant]
  private let indices: [String: [Int]]
  /// The first word of all constants, where they have one in common and none is only that word.
  private let commonFirst: String?

  init(path: String, isStyleSheet: Bool = false, _ constants: [CodeConstant]) {
    self.path = path
    self.isStyleSheet = isStyleSheet
    self.constants = constants
    var indices: [String: [Int]] = [:]
    for (index, constant) in constants.enumerated() {
      for key in Set(ConstantName(constant.path).keys) { indices[key, default: []].append(index) }
    }
    self.indices = indices
    let first = constants.first?.path.first
    commonFirst = constants.allSatisfy { $0.path.count > 1 && $0.path.first == first } ? first : nil
  }

  /// The names of the constants in each type or object that holds some.
  package var members: [String: Set<String>] {
    constants.reduce(into: [:]) { members, constant in
      guard constant.path.count > 1, let name = constant.path.last else { return }
      members[constant.path[constant.path.count - 2], default: []].insert(name)
    }
  }

  /// Whether any stands in a group of the light or of the dark theme.
  package var tellsThemesApart: Bool {
    constants.contains { $0.path.contains { ConstantName.theme($0.lowercased()) != nil } }
  }

  /// Whether one of them is worth a color.
  package func holds(_ color: Color) -> Bool { constants.contains { $0.value == .color(color) } }

  /// Whether one of them has just that name, whatever it stands in.
  package func hasConstant(called name: String) -> Bool {
    (indices[ConstantName.key([name])] ?? []).contains { constants[$0].path.last == name }
  }

  /// The own names of those that are worth a color, by the color; each call makes a dictionary.
  package var namesByColor: [Color: [String]] {
    constants.reduce(into: [:]) { names, constant in
      if case .color(let color) = constant.value, let name = constant.path.last {
        names[color, default: []].append(name)
      }
    }
  }

  /// The catalog of Xcode that a file of one color belongs to: `App/Media.xcassets`.
  static func catalog(of path: String) -> String? {
    guard path.hasSuffix("/Contents.json") else { return nil }
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = folders.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return folders[...last].joined(separator: "/")
  }

  /// Whether they lie in several files, one for each.
  package var isCatalog: Bool { path.hasSuffix(".xcassets") }

  /// The constants that a name means, by as many of its last words as any has; none where it means no one of them.
  ///
  /// Case, hyphens, underscores and blanks do not matter: `primary-dark` is `primaryDark`. Where both sides have a
  /// group around the last word, the groups must have a word in common: `radius.md` is not `spacing.md`; where one side
  /// has none, the other must have none, either: `primary` is not `background.primary`.
  package func constants(named name: ConstantName) -> [CodeConstant] {
    guard let match = match(name) else { return [] }
    guard match.words == 1 else { return match.constants }
    let isGrouped = !ThemeConstants.groups(name.path.dropLast()).isEmpty
    return match.constants.filter {
      let outer = outerWords(of: $0, behind: name.path.suffix(1))
      return isGrouped == !ThemeConstants.groups(outer).isEmpty || !isGrouped && isWholeTheme(outer)
    }
  }

  /// The constants that a document states: each of its names in turn, the first that means any.
  ///
  /// The last word alone tells which color is meant where no group says otherwise, and which length only where groups
  /// say so.
  package func constants(
    of stated: StatedConstant, called names: [ConstantName]
  ) -> (constants: [CodeConstant], words: Int, path: [String])? {
    for name in names {
      let path = name.path
      guard let match = match(name), match.words >= stated.fewestWords else { continue }
      var found = match.constants
      if match.words == 1 {
        let groups = ThemeConstants.groups(path.dropLast())
        found.removeAll { constant in
          let own = ThemeConstants.groups(outerWords(of: constant, behind: path.suffix(1)))
          if case .dimension = stated.value { return groups.isEmpty && path.count < 2 || own.isEmpty }
          if groups.isEmpty, isWholeTheme(outerWords(of: constant, behind: path.suffix(1))) { return false }
          return own.isEmpty != groups.isEmpty || !own.isEmpty && !areAlike(groups[...], own[...])
        }
      }
      if !found.isEmpty { return (found, match.words, path) }
    }
    return nil
  }

  /// The constants that the last word of a statement means where nothing is asked of the groups around; of a statement
  /// for one theme those that have a value for each.
  package func namesakes(of stated: StatedConstant, called names: [ConstantName]) -> [CodeConstant] {
    let isThemed = names.contains { $0.path.first.map { ConstantName.theme($0) != nil } ?? false }
    guard stated.fewestWords < 2 || isThemed else { return [] }
    let found = Set(names.compactMap(\.keys.first)).flatMap { indices[$0] ?? [] }.map { constants[$0] }
    guard stated.fewestWords > 1 else { return found }
    return Dictionary(grouping: found, by: \.nameRange).values.filter { $0.count > 1 }.flatMap(\.self)
  }

  /// The constants whose names end in the last word of one of some names, whatever stands before it, or in that and
  /// a theme: `success`, `semantic.success`, `success.DEFAULT`, `success-dark`; of a number in that and the word before.
  package func constants(endingAs names: [ConstantName]) -> [CodeConstant] {
    names.flatMap { name -> [CodeConstant] in
      let words = name.path.flatMap { $0.split { " -_".contains($0) }.map(String.init) }
      let isTelling = words.last.map { $0.count > 2 && $0.contains(where: \.isLetter) } ?? false
      guard isTelling || words.count > 1 else { return [] }
      let key = ConstantName.key(words.suffix(isTelling ? 1 : 2))
      return ["", "default", "light", "dark"].flatMap { indices[key + $0] ?? [] }.map { constants[$0] }
    }
  }

  private func match(_ name: ConstantName) -> (constants: [CodeConstant], words: Int)? {
    let segments = name.path
    for (index, key) in name.keys.enumerated().reversed() {
      guard let found = indices[key]?.map({ constants[$0] }) else { continue }
      guard index == 0 else { return (found, index + 1) }
      let alike = found.filter { areAlike($0, segments, outer: ThemeConstants.withoutTheme) }
      // What only the dark theme has says nothing of what is given without one.
      guard alike.contains(where: { !$0.path.contains("dark") }) else {
        let named = found.filter { areAlike($0, segments, outer: { $0 }) }
        return named.isEmpty ? nil : (named, 1)
      }
      return alike.isEmpty ? nil : (alike, 1)
    }
    return nil
  }

  /// Whether the groups around a constant and around the last word of a name may be the same.
  private func areAlike(
    _ constant: CodeConstant, _ segments: [String], outer: (ArraySlice<String>) -> ArraySlice<String>
  ) -> Bool {
    let outer = outer(outerWords(of: constant, behind: segments.suffix(1)))
    // That both have colors is not enough where each says more.
    return areAlike(segments.dropLast(), outer)
      && areAlike(ThemeConstants.groups(segments.dropLast())[...], ThemeConstants.groups(outer)[...])
  }

  /// The words around those of a constant that a name stands for: of `text`, `primary`, `dark` none but `text` for
  /// `primaryDark`.
  private func outerWords(of constant: CodeConstant, behind name: ArraySlice<String>) -> ArraySlice<String> {
    let key = ConstantName.key(name)
    let count = (1...3).first { ConstantName.key(constant.path.suffix($0)) == key } ?? 1
    return constant.path.dropLast(count)
  }

  /// Whether some words around a name are one alone that all constants of the file have in front, so that it tells none
  /// of them apart (`brand` of `export const brand = { … }`).
  private func isWholeTheme(_ words: ArraySlice<String>) -> Bool {
    words.count == 1 && words.first == commonFirst
  }

  private static func withoutTheme(_ words: ArraySlice<String>) -> ArraySlice<String> {
    words.filter { !["light", "dark"].contains($0) }[...]
  }

  /// The words of a path that tell groups of a theme apart, and not that it is one, or that it has colors.
  private static func groups(_ words: ArraySlice<String>) -> [String] {
    withoutTheme(words).filter { !isWhole($0) && !isOfColors($0) }
  }

  /// Whether one of two groups says nothing, or both have a word in common; where they have none, all words of the
  /// first must be parts of others: `text` is one of `textColors`, `avatar` of `avatar-size` none of `fontSizes`.
  private func areAlike(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Bool {
    let right = right.filter { !ThemeConstants.isWhole($0) }.map(ConstantName.stem)
    let left = left.map(ConstantName.stem)
    guard !left.isEmpty, !right.isEmpty else { return true }
    if left.contains(where: right.contains) { return true }
    // `s` begins many words and is one of none.
    return left.allSatisfy { word in
      right.contains { other in
        min(word.count, other.count) > 1
          && (other.hasSuffix(word) || word.hasSuffix(other) || other.hasPrefix(word) || word.hasPrefix(other))
      }
    }
  }

  /// Whether a word says no more than that colors are meant (`AppColors`).
  private static func isOfColors(_ word: String) -> Bool {
    ["color", "colour", "palette"].contains { ConstantName.stem(word).hasSuffix($0) }
  }

  /// Whether a type is called after all that a theme has (`AppTheme`, `BaseStyle`) and not after a group of it.
  private static func isWhole(_ word: String) -> Bool {
    ["theme", "style", "token", "design", "system"].contains { ConstantName.stem(word).hasSuffix($0) }
  }
}

extension Workspace {
  /// The themes in code of the project of a file, in the order of their paths.
  package func themesInCode(visibleFrom path: String) -> [ThemeConstants] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    return project.answers.themesInCode.value {
      var catalogs: [String: [CodeConstant]] = [:]
      let themes = project.files.records.compactMap { record -> ThemeConstants? in
        guard let content = record?.content, !content.isStray else { return nil }
        let theme = content.theme
        guard !theme.constants.isEmpty else { return nil }
        if let catalog = ThemeConstants.catalog(of: content.source.path) {
          for var constant in theme.constants {
            // Of places in several files a number tells which is which.
            constant.nameRange = ByteRange(at: catalogs[catalog]?.count ?? 0)
            catalogs[catalog, default: []].append(constant)
          }
          return nil
        }
        return theme
      }
      return (themes + catalogs.map { ThemeConstants(path: $0.key, $0.value) }).sorted { $0.path < $1.path }
    }
  }
}

extension IndexedFile.Content {
  /// The constants of the file: with the file, so that an edit works out those of no other one.
  fileprivate var theme: ThemeConstants {
    themeConstants.value {
      let constants = facts.isStyleSheet ? SheetVariables(facts, source).constants : facts.constants
      return ThemeConstants(path: source.path, isStyleSheet: facts.isStyleSheet, constants)
    }
  }
}

extension TokenName {
  /// The words of a custom property or a variable.
  package var codeWords: [String] {
    bytes.split(whereSeparator: Self.partsWords).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func partsWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
