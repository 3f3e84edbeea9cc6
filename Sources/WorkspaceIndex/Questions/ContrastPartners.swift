package import DesignTokens
import Facts

extension Workspace {
  /// The name of the background that a foreground token stands on: a configured pair, `x` for `on-x` and for
  /// `x-foreground`; `nil` where none is defined.
  ///
  /// Only definitions that a reader of `path` can see count.
  package func pairedBackground(of name: TokenName, visibleFrom path: String) -> TokenName? {
    guard let number = projectNumber(of: path) else { return nil }
    let reader = projects[number].layered.reader(path)
    func isThere(_ name: TokenName) -> Bool { !projects[number].names.sites(named: name, from: reader).isEmpty }
    let settings = projects[number].settings
    return (name.whenOff.map(isThere) ?? false ? settings.statedBackgrounds(of: name) : settings.backgrounds(of: name))
      .first(where: isThere)
  }
}
