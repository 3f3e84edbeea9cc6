import Configuration
package import DesignTokens
package import Facts

/// The names that a style sheet can use, for questions about many of them at once.
package final class CodeVocabulary: Sendable {
  private let tokens: VisibleTokens
  private let values: Values
  /// What names begin with: `--`, `$` or `@`.
  private let sign: [UInt8]
  /// The prefix of the project, with its hyphen.
  private let prefix: [UInt8]
  /// Whether tokens have names here that nothing declares: custom properties come from a build, variables do not if
  /// any are declared by hand.
  private let includesTokens: Bool

  /// `nil` where no file of the project is known.
  package init?(for form: ReferenceForm, from path: String, of workspace: Workspace) {
    guard let tokens = VisibleTokens(from: path, of: workspace), let number = workspace.projectNumber(of: path) else {
      return nil
    }
    self.tokens = tokens
    values = workspace.projects[number].values
    let sign = Array((form == .customProperty ? "--" : path.lowercased().hasSuffix(".less") ? "@" : "$").utf8)
    self.sign = sign
    prefix = values.names.codePrefix
    includesTokens =
      form == .customProperty || !values.stated.declaredNames.all.contains { $0.bytes.starts(with: sign) }
  }

  /// The names of tokens and of declarations that match what has been typed, the best first; all of them, those that
  /// match first, where they are few.
  package func names(matching typed: String) -> [TokenName] {
    var typed = typed.utf8.map(FlatNames.folded)[...]
    while let first = typed.first, first == UInt8(ascii: "-") || sign.contains(first) { typed.removeFirst() }
    if typed.starts(with: prefix) || prefix.starts(with: typed) { typed = typed.dropFirst(prefix.count) }
    let declared = matches(of: Array(typed), values.stated.declaredNames).filter { name in
      name.bytes.starts(with: sign) && (!includesTokens || values.names.meaning(of: name, from: tokens.reader) == name)
    }
    guard includesTokens else { return declared }
    // Where style sheets declare nothing the names are those of the project, and not a copy of fifty thousand.
    let named = matches(of: Array(typed), tokens.sorted)
    return declared.isEmpty ? named : declared + named
  }

  private func matches(of typed: [UInt8], _ names: SortedNames) -> [TokenName] {
    guard !typed.isEmpty else { return names.all }
    let found = names.memory.flatCode(names.all).ranked(typed)
    guard names.all.count <= 1000 else { return found.map { names.all[$0] } }
    let matching = Set(found)
    return (found + names.all.indices.filter { !matching.contains($0) }).map { names.all[$0] }
  }

  /// How the name of a token is written here; a declaration as it stands.
  package func spelling(of name: TokenName) -> TokenName {
    name.isCodeName ? name : values.names.codeName(of: name, sign: sign)
  }

  /// The type of a name; `nil` where none is known.
  package func type(of name: TokenName) -> TokenType? { tokens.type(of: name) }

  /// The definition of a name, and what it is worth.
  package func token(named name: TokenName) -> (definition: Definition, value: ResolvedValue)? {
    tokens.token(named: name)
  }

  /// The name of nearly the same spelling, as it is written here; `nil` where none is near.
  package func nearest(to name: TokenName) -> TokenName? {
    let key = TokenName(bytes: prefix + CodeSpelling.key(of: name.bytes).dropFirst(prefix.count))
    let near = tokens.sorted.memory.nearest(to: key) {
      let spelled = tokens.sorted.all.map { TokenName(bytes: prefix + CodeSpelling.key(of: $0.bytes)) }
      return NearestName.nearest(to: key, among: spelled)
    }
    return near.map { TokenName(bytes: sign + $0.bytes) }
  }
}

extension Workspace {
  /// Whether a custom property must be a token's by its prefix, as the settings or most style sheets of the project
  /// have it.
  package func isTokenName(_ name: TokenName, visibleFrom path: String) -> Bool {
    guard name.isCustomProperty, let number = projectNumber(of: path) else { return false }
    let project = projects[number]
    let prefix = project.names.codePrefix
    let isCertain = project.configuration.names.cssPrefix != nil || project.names.codeKeys.prefix.isClear
    guard isCertain, !prefix.isEmpty else { return false }
    return name.bytes.dropFirst(2).starts(with: prefix) || CodeSpelling.key(of: name.bytes).starts(with: prefix)
  }

  /// The custom property that style sheets declare whose spelling is nearest to that of another one, whether or not it
  /// can have been meant; `nil` where none is near.
  package func nearestDeclaration(to name: TokenName, visibleFrom path: String) -> TokenName? {
    guard let number = projectNumber(of: path) else { return nil }
    let names = projects[number].stated.declaredNames.all.filter(\.isCustomProperty)
    return NearestName.nearest(to: name, among: names, isAnyNear: true)
  }

  /// The name of a token of nearly the same spelling as a custom property, as one; `nil` where none is near.
  package func nearestCodeName(to name: TokenName, visibleFrom path: String) -> TokenName? {
    let token = CodeVocabulary(for: .customProperty, from: path, of: self)?.nearest(to: name)
    guard let number = projectNumber(of: path) else { return token }
    let names = projects[number].stated.declaredNames.all.filter(\.isCustomProperty)
    guard let declared = NearestName.nearest(to: name, among: names) else { return token }
    guard let token else { return declared }
    return NearestName.distance(name, declared) <= NearestName.distance(name, token) ? declared : token
  }
}
