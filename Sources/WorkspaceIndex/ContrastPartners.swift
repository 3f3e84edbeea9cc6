package import DesignTokens
import Facts

extension Workspace {
  /// The name of the background that a foreground token stands on: a configured pair, `x` for `on-x` and for
  /// `x-foreground`; `nil` where none is defined.
  ///
  /// Only definitions that a reader of `path` can see count.
  package func pairedBackground(of name: TokenName, visibleFrom path: String) -> TokenName? {
    guard let number = projectNumber(of: path) else { return nil }
    let reader = projects[number].reader(path)
    return projects[number].backgrounds(of: name).first { !projects[number].sites(named: $0, from: reader).isEmpty }
  }
}

extension Project {
  /// Names that could be the background of a name.
  func backgrounds(of name: TokenName) -> [TokenName] {
    var names = pairs.isEmpty ? [] : pairs.filter { $0.foreground == name }.map(\.background)
    let start = name.lastSegmentStart
    let last = name.bytes[start...]
    if last.starts(with: leadingMark) {
      names.append(TokenName(bytes: name.bytes[..<start] + Array(last.dropFirst(leadingMark.count))))
    }
    if last.count > trailingMark.count, last.suffix(trailingMark.count).elementsEqual(trailingMark) {
      names.append(TokenName(bytes: Array(name.bytes.dropLast(trailingMark.count))))
    }
    return names
  }
}

private let leadingMark = Array("on-".utf8)
private let trailingMark = Array("-foreground".utf8)

extension TokenName {
  /// Where the part behind the last dot begins.
  fileprivate var lastSegmentStart: Int { bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0 }
}
