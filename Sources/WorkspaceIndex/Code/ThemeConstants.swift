package import Facts
import SourceText

/// The constants of one theme in code, by the last words of their names.
package struct ThemeConstants: Sendable {
  /// The file that holds them.
  package let path: String
  private let constants: [CodeConstant]
  private let indices: [String: [Int]]

  init(path: String, _ constants: [CodeConstant]) {
    self.path = path
    self.constants = constants
    var indices: [String: [Int]] = [:]
    for (index, constant) in constants.enumerated() {
      for key in Set(ThemeConstants.keys(of: constant.path)) { indices[key, default: []].append(index) }
    }
    self.indices = indices
  }

  /// The constants that a name means, by as many of its last words as any has; none where it means no one of them.
  ///
  /// Case, hyphens, underscores and blanks do not matter: `primary-dark` is `primaryDark`. Where both sides have a group
  /// around the last word, the groups must have a word in common: `radius.md` is not `spacing.md`.
  package func constants(named segments: [String]) -> [CodeConstant] {
    let keys = ThemeConstants.keys(of: segments)
    for (index, key) in keys.enumerated().reversed() {
      guard let found = indices[key]?.map({ constants[$0] }) else { continue }
      guard index == 0 else { return found }
      return found.filter { areAlike(segments.dropLast(), $0.path.dropLast()) }
    }
    return []
  }

  /// Whether one of two groups says nothing, or both have a word in common.
  private func areAlike(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Bool {
    let right = right.filter { !ThemeConstants.isWhole($0) }
    guard !left.isEmpty, !right.isEmpty else { return true }
    return left.contains { word in
      let word = ThemeConstants.stem(word)
      return right.contains { other in
        let other = ThemeConstants.stem(other)
        return other.hasSuffix(word) || word.hasSuffix(other) || other.hasPrefix(word) || word.hasPrefix(other)
      }
    }
  }

  /// Whether a type is called after all that a theme has (`AppTheme`, `BaseStyle`) and not after a group of it.
  private static func isWhole(_ word: String) -> Bool {
    ["theme", "style", "token", "design", "system"].contains { stem(word).hasSuffix($0) }
  }

  /// A word in lower case without the `s` of several.
  private static func stem(_ word: String) -> String {
    let word = word.lowercased()
    return word.last == "s" ? String(word.dropLast()) : word
  }

  /// The last segment of a name, the last two, and the last three, each as letters and digits in lower case; the last
  /// alone only where it is more than a number.
  private static func keys(of segments: [String]) -> [String] {
    let words = segments.suffix(3).map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
    return (1...3).filter { $0 <= words.count }.map { words.suffix($0).joined() }.filter {
      $0.contains(where: \.isLetter)
    }
  }
}

extension Workspace {
  /// The themes in code of the project of a file, in the order of their paths.
  package func themesInCode(visibleFrom path: String) -> [ThemeConstants] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    return project.answers.themesInCode.value {
      project.files.records.compactMap { record in
        guard let content = record?.content, !content.facts.constants.isEmpty, !content.isStray else { return nil }
        return ThemeConstants(path: content.source.path, content.facts.constants)
      }
      .sorted { $0.path < $1.path }
    }
  }
}
