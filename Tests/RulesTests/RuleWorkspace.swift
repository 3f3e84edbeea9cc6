import Configuration
import Facts
import Rules
import SourceText
import WorkspaceIndex

/// A workspace made of a few texts under one root, with the settings of its `tincture.json` if there is one.
struct RuleWorkspace {
  static let root = "/workspace"
  let workspace: Workspace
  /// The files in order, settings included.
  let files: [SourceFile]
  private let settings: ConfigurationReading

  init(_ texts: [(path: String, text: String)]) {
    files = texts.map { SourceFile(path: "\(Self.root)/\($0.path)", text: $0.text) }
    let all = files
    let source = files.first { $0.name == "tincture.json" }
    settings = ConfigurationReader.read(
      source ?? SourceFile(path: "\(Self.root)/tincture.json", text: "{}"), root: Self.root,
      knownRules: Set(Rule.all.map(\.id))
    ) { path in all.first { $0.path == path } }
    var configuration = settings.configuration
    // What a shell would give with `--input`.
    configuration.input = files.first { $0.name == "input.json" }.flatMap { ResolverInput(json: $0.bytes) }
    var workspace = Workspace(projects: [configuration])
    workspace.put(
      files.filter { $0.name != "tincture.json" && $0.name != "input.json" }.map { IndexedFile(reading: $0) })
    self.workspace = workspace
  }

  /// Every finding, file by file in their order.
  var findings: [(source: SourceFile, finding: Finding)] {
    files.flatMap { source -> [(source: SourceFile, finding: Finding)] in
      let own =
        source.name == "tincture.json"
        ? settings.problems.filter { $0.path == source.path }.map { Finding($0) } : workspace.findings(in: source.path)
      return own.map { (source, $0) }
    }
  }

  /// The findings as the product prints them in concise form, with what belongs to them below.
  func report(withDetails: Bool) -> String {
    findings.flatMap { source, finding -> [String] in
      let context = finding.context.map { " (\($0))" } ?? ""
      let line =
        "\(place(source, finding.range.start)): \(finding.severity): \(finding.message) [\(finding.rule)]\(context)"
      guard withDetails else { return [line] }
      let related = finding.related.map { related in
        let file = files.first { $0.path == related.path } ?? source
        return "  \(place(file, related.range.start)): \(related.message)"
      }
      return [line] + related + finding.fixes.map { "  fix: \($0.title)" }
    }.joined(separator: "\n")
  }

  /// A file after the first fix of each finding in it that has one.
  func fixed(_ path: String) -> String {
    guard let source = files.first(where: { $0.path == "\(Self.root)/\(path)" }) else { return "there is no \(path)" }
    let edits = findings.filter { $0.source.path == source.path }.compactMap(\.finding.fixes.first)
      .flatMap(\.edits).filter { $0.path == source.path }.map(\.edit)
    return source.applying(edits).text
  }

  private func place(_ source: SourceFile, _ offset: Int) -> String {
    let position = source.position(of: offset, in: .utf16)
    let path = source.path.dropFirst(Self.root.count + 1)
    return "\(path):\(position.line + 1):\(position.column + 1)"
  }
}
