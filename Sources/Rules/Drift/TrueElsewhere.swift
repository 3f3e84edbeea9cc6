import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// What another place of the project gives a name as the document does is true, whatever one theme has for it.
extension CheckedFile {
  /// Whether another theme than that which a claim is told of gives a name that ends in the same words the color which
  /// the document has, or the line of the claim names a token that has it: `sm: 8px (--radius-sm)`.
  func isTrueElsewhere(_ claim: ConstantClaim, than told: ThemeConstants, among themes: [ThemeConstants]) -> Bool {
    if isTrueOfToken(besideOf: claim) { return true }
    guard claim.isOfColor else { return false }
    let isOfDark = claim.constants.allSatisfy(\.isOfDark)
    return themes.contains { theme in
      theme.path != told.path
        && theme.constants(endingAs: claim.stated.names).contains {
          (!isOfDark || $0.isOfDark) && claim.agrees(with: $0, in: self)
        }
    }
  }

  /// Whether the first custom property behind the value on its line is worth it.
  private func isTrueOfToken(besideOf claim: ConstantClaim) -> Bool {
    let end = min(source.line(around: claim.stated.range.start).end, claim.stated.range.end + Self.farthestName)
    let behind = source.text(in: ByteRange(claim.stated.range.end, max(end, claim.stated.range.end)))
    guard let name = behind.words(with: "-").first(where: { $0.hasPrefix("--") && $0.count > 2 }) else { return false }
    return projectSites(named: TokenName(String(name))).contains { site in
      workspace.resolved(site).value.map { value in
        claim.stated.values.contains { $0.agrees(with: value, in: self) == true }
      } ?? false
    }
  }

  /// How many bytes behind a value the name of its token may end.
  private static var farthestName: Int { 80 }
}

extension CodeConstant {
  /// Whether it, or what it stands in, is called one of the dark theme.
  fileprivate var isOfDark: Bool { path.contains { $0.lowercased().holds("dark") } }
}
