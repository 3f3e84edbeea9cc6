import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// Names that a document gives values in several fences: what one fence gives goes together.
extension CheckedFile {
  /// What one side of a pair is worth in the fence that gives the other side its color, where a later fence gives it
  /// anew; `nil` where the document has one value for it, or one fence gives both.
  ///
  /// An excerpt for another theme (`--ink` beside `--ground`) says nothing of a ground that it does not give.
  func color(of side: PairColor, givenWith other: PairColor, in theme: ContrastTheme) -> Color? {
    guard isProse, theme == .only || theme == .file(path), case .token(let name, let opacity) = side.source,
      case .token(let beside, _) = other.source,
      let own = ownDefinition(of: name), let ground = ownDefinition(of: beside),
      let fence = facts.fence(around: ground.range)?.range, !fence.contains(own.range)
    else { return nil }
    let given = sites(named: own.name).lazy.filter { $0.path == self.path }
      .compactMap { self.workspace.definition(at: $0) }
      .first { fence.contains($0.range) && $0.context == nil }
    guard case .color(var color)? = given?.value else { return nil }
    color.alpha *= opacity
    return color
  }

  /// The definition in this document that a name ends at.
  private func ownDefinition(of name: TokenName) -> Definition? {
    guard let site = sites(named: name).first, let last = workspace.resolved(site).chain.last, last.path == path
    else { return nil }
    return workspace.definition(at: last)
  }
}
