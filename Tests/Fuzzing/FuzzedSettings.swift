import Configuration
import Rules
import SourceText
import WorkspaceIndex

/// Fuzzed settings, and a small project under them.
struct FuzzedSettings {
  private let source: SourceFile

  init(_ text: [UInt8]) { source = SourceFile(path: "/w/tincture.json", bytes: text) }

  func faults(_ depth: FuzzedInput.Depth) -> [String] {
    // A file that extends itself is the shortest circle.
    let reading = ConfigurationReader.read(source, root: "/w", knownRules: Set(Rule.all.map(\.id))) {
      $0 == source.path ? source : nil
    }
    var faults = reading.problems.filter { !source.wholeRange.contains($0.range) }.map {
      "“\($0.message)” is at \($0.range)"
    }
    if let problem = BaselineFile.read(source).problem, !source.wholeRange.contains(problem.range) {
      faults.append("“\(problem.message)” is at \(problem.range)")
    }
    if depth == .reading { return faults }
    var workspace = Workspace(projects: [reading.configuration])
    workspace.put([
      IndexedFile(reading: SourceFile(path: "/w/a.tokens.json", text: #"{ "a": { "$value": "{b}" } }"#)),
      IndexedFile(reading: SourceFile(path: "/w/a.md", text: "# A\n\n- Gap: `a` (8px)\n")),
    ])
    for path in ["/w/a.tokens.json", "/w/a.md"] {
      for finding in workspace.findings(in: path) where finding.range.end > workspace[path]?.source.bytes.count ?? 0 {
        faults.append("\(finding.rule) is at \(finding.range)")
      }
    }
    _ = workspace.problems(inSettings: reading.configuration)
    return faults
  }
}
