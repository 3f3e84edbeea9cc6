import DesignTokens
import Facts
import FrontEnds
package import Rules
package import SourceText
package import WorkspaceIndex

/// Tries suppressions in one file: what they would write is read again, and kept only where it silences just what it is
/// for and changes nothing else.
package struct SuppressionAttempt {
  /// The findings that one comment would silence, and the places where it could stand.
  private typealias Group = (places: [SuppressionPlace], findings: [Finding])

  private let file: IndexedFile
  private let workspace: Workspace
  private let reason: String
  private let before: [Finding]

  /// Behind each the reason is written, which must fit into a comment of any language; `before` is all that is found in
  /// the file.
  package init(_ file: IndexedFile, in workspace: Workspace, telling before: [Finding], because reason: String) {
    self.file = file
    self.workspace = workspace
    self.reason = reason
    self.before = before
  }

  /// What silences one finding where it stands; `nil` where nothing can.
  package func edits(silencing finding: Finding) -> [TextEdit]? {
    places(of: [finding]).joined().lazy.compactMap { mended([([$0], [finding])])?.edits }.first
  }

  /// Where a comment could stand for each finding, the likeliest place first.
  private func places(of findings: [Finding]) -> [[SuppressionPlace]] {
    file.frontEnd?.suppressionPlaces(file.source, file.facts, findings.map(\.range.start)) ?? []
  }

  /// The file with as many of the findings silenced as can be, and how many these are.
  package func silencing(_ findings: [Finding]) -> (file: IndexedFile, count: Int) {
    var groups: [[SuppressionPlace]: [Finding]] = [:]
    for (places, finding) in zip(places(of: findings), findings) where !places.isEmpty {
      groups[places, default: []].append(finding)
    }
    var taken: [Group] = []
    // All at once; where that does not do, a half and then the other.
    func take(_ some: ArraySlice<Group>) {
      guard let first = some.first else { return }
      if mended(taken + some) != nil { return taken += some }
      if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        take(some[..<middle])
        return take(some[middle...])
      }
      for place in first.places.dropFirst() where mended(taken + [([place], first.findings)]) != nil {
        return taken.append(([place], first.findings))
      }
    }
    let sorted = groups.sorted { ($0.value[0].range, $0.value[0].rule) < ($1.value[0].range, $1.value[0].rule) }
    take(sorted.map { (places: $0.key, findings: $0.value) }[...])
    return mended(taken).map { ($0.file, taken.reduce(0) { $0 + $1.findings.count }) } ?? (file, 0)
  }

  /// The file with the findings silenced at the first of their places, and how; `nil` where anything else would change.
  private func mended(_ silenced: [Group]) -> (file: IndexedFile, edits: [TextEdit])? {
    guard !silenced.isEmpty else { return nil }
    var rules: [SuppressionPlace: Set<String>] = [:]
    for group in silenced {
      guard let place = group.places.first else { return nil }
      rules[place, default: []].formUnion(group.findings.map(\.rule))
    }
    let edits = rules.sorted { $0.key.range < $1.key.range }.map { $0.edit(silencing: $1.sorted(), because: reason) }
    guard !zip(edits, edits.dropFirst()).contains(where: { $0.range.end > $1.range.start || $0.range == $1.range })
    else { return nil }
    let mended = file.reread(as: file.source.applying(edits))
    var workspace = workspace
    _ = workspace.put(mended)
    let path = file.source.path
    guard told(before) == told(workspace.findings(in: path) + silenced.flatMap(\.findings)),
      workspace[path].map({ said($0.facts) }) == said(file.facts)
    else { return nil }
    return (mended, edits)
  }

  /// The findings by what they say, wherever they stand.
  private func told(_ findings: [Finding]) -> [String] { findings.map { "\($0.rule) \($0.message)" }.sorted() }

  /// What must not change in a file: its tokens, its components, its pairs of colors.
  private func said(_ facts: FileFacts) -> [String] {
    facts.definitions.map { "token \($0.name.text) \($0.value.cssText(as: $0.type))" }
      + facts.components.map { "component \($0.name) \($0.properties.count)" } + ["\(facts.pairs.count) pairs"]
  }
}
