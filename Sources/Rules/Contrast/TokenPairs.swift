import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// The pairs of tokens whose foreground this file defines: those of the settings, and those that names make.
  func tokenPairs() -> [ContrastSubject] {
    guard facts.kind == .tokens || facts.kind == .design else { return [] }
    let stated = Dictionary(grouping: configuration.contrast.pairs) { TokenName($0.foreground) }
    return facts.definitions.indices.flatMap { index -> [ContrastSubject] in
      let name = facts.definitions[index].name
      let named = name.backgroundByName.flatMap { projectSites(named: $0).isEmpty ? nil : $0 }
      if stated.isEmpty, named == nil { return [] }
      let backgrounds = (stated[name] ?? []).map { TokenName($0.background) } + [named].compactMap { $0 }
      let definition = facts.definitions[index]
      return backgrounds.enumerated().filter { !backgrounds[..<$0.offset].contains($0.element) }
        .map { subject(definition, at: index, on: $0.element) }
    }
  }

  private func subject(_ definition: Definition, at index: Int, on background: TokenName) -> ContrastSubject {
    ContrastSubject(
      ColorPair(
        component: nil, state: nil,
        foreground: PairColor(.token(definition.name, opacity: 1), at: definition.valueRange),
        background: PairColor(.token(background, opacity: 1), at: definition.valueRange),
        use: .text(size: nil, isBold: false), range: definition.valueRange),
      site: DefinitionSite(path: path, index: index))
  }
}

extension TokenName {
  /// The background that a name says it stands on: `on-x` and `x-foreground` stand on `x` in the same group.
  fileprivate var backgroundByName: TokenName? {
    let start = (bytes.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1
    let last = bytes[start...]
    if last.count > 3, last.starts(with: "on-".utf8) {
      return TokenName(bytes: Array(bytes[..<start]) + Array(last.dropFirst(3)))
    }
    let ending = "-foreground".utf8
    guard last.count > ending.count, last.suffix(ending.count).elementsEqual(ending) else { return nil }
    return TokenName(bytes: Array(bytes.dropLast(ending.count)))
  }
}
