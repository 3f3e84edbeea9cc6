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
      let definition = facts.definitions[index]
      let backgrounds =
        (stated[definition.name] ?? []).map { TokenName($0.background) }
        + [definition.name.backgroundByName].compactMap { $0 }
        .filter { !projectSites(named: $0).isEmpty }
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
  /// The background that a name says it stands on: `on-x` and `onX` on `x`, `x-foreground` and `xForeground` on `x`.
  var backgroundByName: TokenName? {
    let start = (bytes.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1
    let last = bytes[start...]
    return Self.background(of: last).map { TokenName(bytes: bytes[..<start] + $0) }
  }

  private static func background(of last: ArraySlice<UInt8>) -> [UInt8]? {
    if last.count > 2, last.starts(with: "on".utf8) {
      let rest = last.dropFirst(2)
      guard let first = rest.first else { return nil }
      if isHyphen(first) { return rest.count > 1 ? Array(rest.dropFirst()) : nil }
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
      return [first | 0x20] + rest.dropFirst()
    }
    for ending in ["-foreground", "_foreground", "Foreground"] where last.count > ending.utf8.count {
      if last.suffix(ending.utf8.count).elementsEqual(ending.utf8) { return Array(last.dropLast(ending.utf8.count)) }
    }
    return nil
  }

  private static func isHyphen(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
}
