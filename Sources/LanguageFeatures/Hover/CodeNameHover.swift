import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Workspace {
  /// What a hover says of a name in code that no token has: where style sheets declare it for parts of themselves, or
  /// that nothing does; `sites` are documents that do not agree on its value.
  func hoverText(
    onCodeName name: TokenName, givenAt sites: [DefinitionSite] = [], visibleFrom path: String
  ) -> HoverText {
    var text = HoverText()
    let kind = name.isCustomProperty ? "custom property" : "variable"
    text.paragraph(.strong(name.text), .text(" · \(kind)"))
    let found = localDeclarations(named: name, visibleFrom: path)
    let own = found.filter { $0.path == path }
    let shown = own.isEmpty ? found : own
    for (place, declaration) in shown.prefix(5) {
      guard let file = self[place] else { continue }
      text.item(
        .code(file.source.text(in: declaration.valueRange)), .text(" in "),
        .code(self.place(of: declaration.nameRange, in: file)))
    }
    if shown.count > 5 { text.item(.text("… and \(shown.count - 5) more")) }
    for site in own.isEmpty ? sites.prefix(5) : [] {
      guard let file = self[site.path], let definition = definition(at: site) else { continue }
      text.item(
        .code(file.source.text(in: definition.valueRange)), .text(" in "),
        .code(self.place(of: definition.nameRange, in: file)))
    }
    // A word or a number that a row gives it is no value that could be measured.
    let row = self[path]?.facts.references.first { $0.isGivenInRow && $0.name == name }
    if shown.isEmpty, sites.isEmpty, let row, let file = self[path] {
      text.item(.text("Given in the row of "), .code(place(of: row.nameRange, in: file)))
      return text
    }
    guard shown.isEmpty, sites.isEmpty else { return text }
    text.paragraph(.text("Nothing that is read gives it a value."))
    if isTokenName(name, visibleFrom: path), let near = nearestCodeName(to: name, visibleFrom: path) {
      text.item(.text("The nearest name is "), .code(near.text))
    }
    return text
  }
}
