import Facts
package import SourceText
import WorkspaceIndex

/// A constant of a theme in code, or a variable of a style sheet, for a reader of a document.
package struct AgreeingConstant: Sendable {
  /// What it is called, with the group that tells which it is.
  package let name: String
  /// Its file.
  package let path: String
  /// Its name there.
  package let range: ByteRange
}

extension CheckedFile {
  /// The constants that are worth what the document says of them at a place, one for each file, the nearest file first.
  package func constantsAgreeing(at range: ByteRange) -> [AgreeingConstant] {
    guard facts.kind == .specification || facts.kind == .design else { return [] }
    let stated = valuesStated(at: range) + constantsStated(at: range)
    guard !stated.isEmpty else { return [] }
    let isElsewhere = isOfOtherPackage
    return nearestFirst(workspace.themesInCode(visibleFrom: path)).compactMap { theme in
      guard !theme.isCatalog, !isElsewhere(theme.path) else { return nil }
      let claims = stated.lazy.compactMap { ConstantClaim($0, of: theme, in: self) }
      guard let claim = claims.first(where: { $0.isExact && $0.isOfOneName }), let first = claim.constants.first else {
        return nil
      }
      return AgreeingConstant(
        name: name(of: first, in: theme, by: claim), path: theme.path, range: first.nameRange)
    }
  }

  /// What a message calls a constant: the variable of a style sheet as it is written there.
  func name(of constant: CodeConstant, in theme: ThemeConstants, by claim: ConstantClaim) -> String {
    theme.isStyleSheet
      ? workspace[theme.path]?.source.text(in: constant.nameRange) ?? "" : claim.tellingName(of: constant)
  }
}
