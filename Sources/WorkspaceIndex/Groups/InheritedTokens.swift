package import DesignTokens
import Facts
package import SourceText

/// A token that a group of a file has because it extends another.
package struct InheritedToken: Sendable {
  /// The name that it has there.
  package var name: TokenName
  /// The name without the group's.
  package var rest: TokenName
  /// The definition that it comes from.
  package var source: DefinitionSite
  /// The reference of `$extends` or `$ref` that brings it in.
  package var place: ByteRange
}

extension Workspace {
  /// The tokens that the groups of a file inherit and do not define themselves, by the place of the reference that
  /// brings them in, then by name.
  package func inheritedTokens(in path: String) -> [InheritedToken] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    let project = projects[number]
    let sites = project.inheritance.extensions.of(file: file).filter {
      !project.inheritance.circularExtensions.contains($0)
    }
    guard !sites.isEmpty else { return [] }
    let reader = project.layered.reader(file)
    let names = project.names.sortedNames(visibleFrom: reader)
    var seen: Set<TokenName> = []
    var found: [InheritedToken] = []
    // Of two groups around a name the inner one is asked first.
    for site in sites.sorted(by: { $0.extender.bytes.count > $1.extender.bytes.count }) {
      for name in names.inside(site.extender)
      where !seen.contains(name) && project.stated.statedSites(named: name, from: reader).isEmpty {
        guard let source = project.inheritance.inherited(name, as: .tokens, from: reader).first else { continue }
        seen.insert(name)
        found.append(
          InheritedToken(
            name: name, rest: name.moved(from: site.extender, to: TokenName("")),
            source: project.files.definitionSite(source), place: site.range))
      }
    }
    return found.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }
}
