package import Configuration
import DesignTokens
package import Facts
package import SourceText
package import WorkspaceIndex

/// The file that a check looks at, in its workspace, under its settings.
///
/// Nothing changes it, and all rules share one.
package final class CheckedFile: Sendable {
  package let path: String
  package let source: SourceFile
  package let facts: FileFacts
  package let workspace: Workspace
  package let configuration: Configuration
  /// Whether the file claims the token format of 2025.10, so that all its rules hold; so does what is no token file.
  let claimsFormat: Bool
  /// The declared themes of the project.
  let themes: [Theme]
  /// Whether the bytes are no UTF-8, or a broken structure hides names that the file gave before: nothing that was
  /// read from it is certain.
  let isFaulty: Bool
  /// Whether the file is a text for people, where a group may be talked about.
  let isProse: Bool
  /// The references with the places that define what each means, outside of prose only those that rules may have
  /// something to say of; looked up for rules of that reach only.
  let resolvedReferences: [(reference: TokenReference, targets: [DefinitionSite])]

  package convenience init?(_ path: String, of workspace: Workspace) {
    self.init(path, of: workspace, withTargets: false)
  }

  /// The file with what its references mean, which several rules ask for.
  init?(_ path: String, of workspace: Workspace, withTargets: Bool) {
    guard let file = workspace[path] else { return nil }
    self.path = path
    source = file.source
    facts = file.facts
    isProse = facts.voice == .prose
    self.workspace = workspace
    configuration = workspace.configuration(for: path).inForce(forFileAt: path)
    claimsFormat = workspace.formatClaim(of: path).map { $0.format == .current } ?? true
    themes = workspace.declaredThemes(for: path)
    isFaulty = file.isFaulty || file.holdsOldNames
    resolvedReferences = withTargets ? CheckedFile.targets(in: path, facts, workspace) : []
  }

  private static func targets(
    in path: String, _ facts: FileFacts, _ workspace: Workspace
  ) -> [(reference: TokenReference, targets: [DefinitionSite])] {
    workspace.doubtfulReferences(in: path).map { (facts.references[$0.reference], $0.targets) }
  }

  /// A stretch of this file as a related place.
  func place(_ message: String, _ range: ByteRange) -> RelatedPlace { RelatedPlace(message, path: path, range: range) }

  /// The name inside a definition as a related place; `nil` for a site of another workspace.
  func place(_ message: String, _ site: DefinitionSite) -> RelatedPlace? {
    workspace.definition(at: site).map { RelatedPlace(message, path: site.path, range: $0.nameRange) }
  }

  /// A fix that replaces one stretch of this file.
  func fix(_ title: String, replacing range: ByteRange, with text: String) -> Fix {
    Fix(title, edits: [FileEdit(path: path, TextEdit(range, text))])
  }

  /// The values that a document states beside the name of a token that it defines, which change with the token's.
  func valuesRestating(_ definition: Definition) -> [StatedValue] {
    guard isProse else { return [] }
    let named = resolvedReferences.filter { _, targets in
      targets.contains { site in
        site.path == path && workspace.definition(at: site)?.valueRange == definition.valueRange
      }
    }
    let stated =
      named.compactMap(\.reference.statedValue)
      + (facts.claims + facts.restatements).filter { $0.name == definition.name }
      .map { StatedValue(value: $0.value, range: $0.range) }
    return stated.filter { !$0.range.overlaps(definition.valueRange) }
  }

  /// The places that define a name for the project, whatever this file itself says of it: in a token file all that
  /// stand side by side (light, dark), in a document those outside of it.
  func projectSites(named name: TokenName) -> [DefinitionSite] {
    workspace.definitions(named: name, visibleFrom: neighbor)
  }

  /// A path in the same folder that no file has: what is visible from there, this file does not hide.
  var neighbor: String { Workspace.neighbor(of: path) }

  /// Whether a pt counts as a px here, which it does everywhere but in CSS.
  var pointsArePixels: Bool { facts.pointsArePixels }
}
