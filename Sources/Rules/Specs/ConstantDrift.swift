import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// What a document gives a name, held against the constants of a theme in code.
extension CheckedFile {
  /// Names with another value than the theme in code that the document describes has for them.
  ///
  /// A document describes a theme where it names three of its constants or more and half of what it says of them holds;
  /// where it names the file, one that holds is enough. Which side is right nobody can tell, so that nothing is mended.
  func constantDrifts() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design else { return [] }
    let stated = valuesStated()
    guard !stated.isEmpty else { return [] }
    let described = workspace.themesInCode(visibleFrom: path).compactMap { theme in
      let claims = stated.compactMap { ConstantClaim($0, of: theme, in: self) }
      return describes(theme, claims) ? (theme: theme, claims: claims) : nil
    }
    // What is true of one of them is not said of another, such as that of a brand.
    var told = Set(described.flatMap(\.claims).filter(\.holds).map(\.stated.range))
    return described.flatMap { theme, claims in
      claims.filter { !$0.holds && told.insert($0.stated.range).inserted }.compactMap { finding($0, theme) }
    }
    .sorted { $0.range.start < $1.range.start }
  }

  /// The values that the document gives to names, of which no token file or style sheet knows.
  private func valuesStated() -> [ConstantClaim.Stated] {
    let defined = facts.definitions.map { definition in
      ConstantClaim.Stated(
        name: definition.name, values: definition.themes.isEmpty ? [definition.value] : definition.themes.map(\.value),
        range: definition.valueRange)
    }
    let beside = facts.references.compactMap { reference in
      reference.statedValue.map { ConstantClaim.Stated(name: reference.name, values: [$0.value], range: $0.range) }
    }
    return (defined + beside).filter { stated in
      !facts.isRefused(stated.range) && stated.values.allSatisfy { $0.isColorOrLength }
        && !projectSites(named: stated.name).contains { $0.path != path && !isDocument($0.path) }
    }
  }

  private func isDocument(_ path: String) -> Bool { workspace[path]?.facts.voice == .prose }

  private func describes(_ theme: ThemeConstants, _ claims: [ConstantClaim]) -> Bool {
    let names = Dictionary(grouping: claims, by: \.stated.name)
    let holding = names.values.count { $0.contains(where: \.holds) }
    guard holding > 0 else { return false }
    return names.count > 2 && holding * 2 >= names.count || namesFile(theme.path)
  }

  /// Whether the text speaks of a file by its name.
  private func namesFile(_ other: String) -> Bool {
    let name = Array((other.split(separator: "/").last ?? "").utf8)
    guard let first = name.first else { return false }
    let bytes = source.bytes
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: name) }
  }

  private func finding(_ claim: ConstantClaim, _ theme: ThemeConstants) -> Finding? {
    guard let first = claim.constants.first else { return nil }
    let file = theme.path.split(separator: "/").last.map(String.init) ?? theme.path
    var worth: [String] = []
    for constant in claim.constants where !worth.contains(constant.value.cssText) {
      worth.append(constant.value.cssText)
    }
    guard worth.count < 3 else { return nil }
    let name = first.path.suffix(max(1, claim.stated.name.segments.count)).joined(separator: ".")
    return Finding(
      "`\(name)` is \(worth.map { "`\($0)`" }.joined(separator: " or ")) in `\(file)`, not "
        + "`\(source.text(in: claim.stated.range).filter { $0 != "\"" && $0 != "'" })`.", at: claim.stated.range,
      related: Set(claim.constants.map(\.nameRange)).sorted().prefix(2).map {
        RelatedPlace("The code gives it here.", path: theme.path, range: $0)
      })
  }
}

/// What a document says of constants of one theme.
private struct ConstantClaim {
  /// A name with the values that a document gives it, one for each theme.
  struct Stated {
    var name: TokenName
    var values: [TokenValue]
    var range: ByteRange
  }

  let stated: Stated
  let constants: [CodeConstant]
  /// Whether the document says what one of the constants is worth.
  let holds: Bool

  /// `nil` where the theme has nothing of that name that could be compared.
  init?(_ stated: Stated, of theme: ThemeConstants, in file: CheckedFile) {
    let segments = stated.name.isCodeName ? stated.name.codeWords : stated.name.segments
    var truths: [Bool] = []
    constants = theme.constants(named: segments).filter { constant in
      let answers = stated.values.compactMap { $0.agrees(with: constant.value, in: file) }
      if !answers.isEmpty { truths.append(answers.contains(true)) }
      return !answers.isEmpty
    }
    guard !truths.isEmpty else { return nil }
    self.stated = stated
    holds = truths.contains(true)
  }
}

extension TokenName {
  /// The words of a custom property or a variable.
  fileprivate var codeWords: [String] {
    text.split { $0 == "-" || $0 == "$" || $0 == "@" || $0 == "_" }.map(String.init)
  }
}

extension TokenValue {
  fileprivate var isColorOrLength: Bool {
    switch self {
    case .color, .dimension: true
    default: false
    }
  }
}
