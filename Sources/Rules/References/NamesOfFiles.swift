import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// Whether a reference names what another file holds below the name of that file, where builds put it: `{spacing.2}`
  /// where `spacing.json` has a `2`.
  func isBelowNameOfFile(_ reference: TokenReference) -> Bool {
    guard reference.form == .alias, let first = reference.name.segments.first,
      reference.name.segments.count > 1
    else {
      return false
    }
    let rest = TokenName(reference.name.segments.dropFirst().joined(separator: "."))
    return workspace.definitions(named: rest, visibleFrom: path).contains { site in
      site.path != path && site.path.fileName.prefix { $0 != "." } == first
    }
  }
}
