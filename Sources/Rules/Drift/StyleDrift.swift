import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// The rules that the fences of a document copy from the style sheets of its project.
extension CheckedFile {
  /// Declarations of copied rules with another value than the style sheet has for them.
  ///
  /// A rule is a copy where the style sheet has the same for two of its declarations or more, and for twice as many as
  /// not; a document copies where that holds of three rules or more, and of all together. Which side is right nobody can tell, so that
  /// nothing is mended. Documents that tell the story of a change show what the code was.
  func styleDrifts() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, !facts.styleRules.isEmpty, FileNames.isGuide(path)
    else { return [] }
    let compared = facts.styleRules.compactMap { StyleComparison($0, in: self) }
    let (same, different) = compared.reduce((0, 0)) { ($0.0 + $1.same, $0.1 + $1.different.count) }
    // A rule or two show what somebody changed one day.
    guard same >= max(different * 2, 8), compared.count(where: \.isOfCopy) > 2 else { return [] }
    return compared.filter(\.isOfCopy).flatMap { comparison in
      comparison.different.compactMap { finding($0, comparison) }
    }
    .sorted { $0.range < $1.range }
  }

  private func finding(_ pair: StyleComparison.Difference, _ comparison: StyleComparison) -> Finding? {
    guard !facts.isRefused(pair.stated.range), let other = workspace[comparison.path]?.source else { return nil }
    let file = comparison.path.fileName
    return Finding(
      "`\(pair.stated.property)` of `\(comparison.selector)` is `\(other.text(in: pair.given.range))` in `\(file)`, not "
        + "`\(source.text(in: pair.stated.range))`.", at: pair.stated.range,
      related: [RelatedPlace("The style sheet gives it here.", path: comparison.path, range: pair.given.range)])
  }
}

/// A rule of a document beside the rule of a style sheet for the same selector.
private struct StyleComparison {
  /// What a document and a style sheet declare differently.
  typealias Difference = (stated: StyleDeclaration, given: StyleDeclaration)

  let selector: String
  /// The style sheet.
  let path: String
  private(set) var same = 0
  private(set) var different: [Difference] = []

  /// `nil` where the project has no such rule, or several.
  init?(_ rule: StyleRule, in file: CheckedFile) {
    guard let (path, other) = file.workspace.styleRule(for: rule.selector, visibleFrom: file.path) else { return nil }
    selector = rule.selector
    self.path = path
    for stated in rule.declarations {
      guard let given = other.declarations.first(where: { $0.property == stated.property }),
        let isSame = stated.agrees(with: given, in: file)
      else { continue }
      if isSame { same += 1 } else { different.append((stated, given)) }
    }
  }

  var isOfCopy: Bool { same > 1 && same >= different.count * 2 }
}

extension StyleDeclaration {
  /// Whether both give the same; `nil` where one of them has to be worked out first, or says it by other keywords.
  fileprivate func agrees(with other: StyleDeclaration, in file: CheckedFile) -> Bool? {
    if parts == other.parts { return true }
    guard parts.count == other.parts.count else { return nil }
    let answers = zip(parts, other.parts).map { one, other in
      one == other ? true : one.agrees(with: other, in: file)
    }
    return answers.contains(nil) ? nil : answers.allSatisfy { $0 == true }
  }
}
