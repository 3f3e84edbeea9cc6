import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// What the other documents of a project say of the names that a document gives values to.
extension CheckedFile {
  /// Values of names in words that another document gives otherwise, where both describe one system: they have three of
  /// these names or more in common with one value, and no more than half as many with another.
  ///
  /// Told in the document that stands alone with its value, else in the later one by its path.
  func contradictionsOfDocuments() -> [Finding] {
    guard facts.kind == .specification, facts.definitions.count > 2, !isApart(path) else { return [] }
    let own = facts.definitions.filter { isComparable($0) }
    guard own.count > 2 else { return [] }
    var others: [String: DocumentComparison] = [:]
    for definition in own {
      for site in workspace.namesakesInDocuments(of: definition.name, besides: path) {
        guard !isApart(site.path), let facts = workspace[site.path]?.facts, let other = workspace.definition(at: site),
          !other.isInPassing, other.context == nil, !facts.isRefused(other.range),
          let isSame = agree(definition, other)
        else { continue }
        others[site.path, default: DocumentComparison(path: site.path)].add(definition, other, isSame: isSame)
      }
    }
    let alike = others.values.filter(\.isOfOneSystem).sorted { $0.path < $1.path }
    guard !alike.isEmpty else { return [] }
    // What the code has otherwise as well is told of that.
    let drifts = Set(constantDrifts().map(\.range))
    return own.compactMap { definition in contradiction(of: definition, alike) }.filter { !drifts.contains($0.range) }
  }

  /// Whether a document is about a thing of its own or shows what might be: a number in front of its name tells one of a
  /// series (`02-screen.md`), a folder of skills or templates tells a sample.
  func isApart(_ path: String) -> Bool {
    let name = path.fileName.drop { !$0.isLetter && !$0.isNumber }
    return name.first?.isNumber ?? false
      || folders(of: path, notOf: configuration.root).contains { folder in
        WrittenName.smallWords(of: String(folder)).contains {
          $0.hasPrefix("skill") || $0.means(.sample) || $0.means(.plan)
        }
      }
  }

  /// Whether a name is words for people, and its value a color or a length that holds.
  private func isComparable(_ definition: Definition) -> Bool {
    guard definition.isInWords, !definition.isInPassing, definition.context == nil, !facts.isRefused(definition.range)
    else { return false }
    switch definition.value {
    case .color, .dimension: return true
    default: return false
    }
  }

  /// Whether two documents say the same of a name, in each theme that both have; `nil` where they have none in common.
  private func agree(_ left: Definition, _ right: Definition) -> Bool? {
    let (own, other) = (left.valuesByTheme, right.valuesByTheme)
    let answers = own.compactMap { theme, value in other[theme].flatMap { value.agrees(with: $0, in: self) } }
    return answers.isEmpty ? nil : !answers.contains(false)
  }

  private func contradiction(of definition: Definition, _ others: [DocumentComparison]) -> Finding? {
    let wrong = others.filter { $0.different[definition.valueRange] != nil }
    guard let first = wrong.first, let other = first.different[definition.valueRange],
      let source = workspace[first.path]?.source
    else { return nil }
    let sharing = others.count { $0.same.contains(definition.valueRange) }
    guard wrong.count > sharing + 1 || wrong.count == sharing + 1 && first.path < path,
      !speaks(definition, of: other)
    else { return nil }
    let file = first.path.fileName
    let (here, there) = ranges(definition, other)
    return Finding(
      "`\(self.source.text(in: definition.nameRange))` is `\(self.source.text(in: here))` here and "
        + "`\(source.text(in: there))` in `\(file)`.", at: here,
      related: [RelatedPlace("The other document gives it here.", path: first.path, range: there)])
  }

  /// Where both give the value of the first theme of which they say different things.
  private func ranges(_ left: Definition, _ right: Definition) -> (ByteRange, ByteRange) {
    for own in left.themes {
      if let other = right.themes.first(where: { $0.theme.lowercased() == own.theme.lowercased() }),
        own.value.agrees(with: other.value, in: self) == false
      {
        return (own.range, other.range)
      }
    }
    return (left.valueRange, right.valueRange)
  }

  /// Whether the document has the other value as well on a line with the name: it has it for another theme or brand.
  private func speaks(_ definition: Definition, of other: Definition) -> Bool {
    let name = source.text(in: definition.nameRange).lowercased()
    let values = other.valuesByTheme.values
    return facts.colors.contains { color in
      guard !definition.range.contains(color.range),
        values.contains(where: { TokenValue.color(color.color).agrees(with: $0, in: self) == true })
      else { return false }
      return source.text(in: source.line(around: color.range.start)).lowercased().holds(name)
    }
  }
}

/// What two documents say of the names that both have.
private struct DocumentComparison {
  /// The other document.
  let path: String
  /// Where the values stand that both give.
  private(set) var same: Set<ByteRange> = []
  /// What the other document says where that is another value, by where the value stands.
  private(set) var different: [ByteRange: Definition] = [:]

  init(path: String) { self.path = path }

  mutating func add(_ definition: Definition, _ other: Definition, isSame: Bool) {
    if isSame { same.insert(definition.valueRange) } else { different[definition.valueRange] = other }
  }

  var isOfOneSystem: Bool { same.count > 2 && same.count >= different.count * 2 }
}

extension Definition {
  /// Its values by theme in lower case; what holds in all by nothing.
  fileprivate var valuesByTheme: [String: TokenValue] {
    guard !themes.isEmpty else { return ["": value] }
    return Dictionary(themes.map { ($0.theme.lowercased(), $0.value) }) { first, _ in first }
  }
}
