import Configuration
import DesignTokens
import Facts
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// `Cases/*.md`: what names mean in a workspace of several files.
///
/// Questions: `resolved NAME PATH` (its worth and the way there, for a reader of the file), `values NAME PATH`,
/// `visible PATH`, `themes PATH`, `stale PATH` (what the second text of that name makes stale).
struct WorkspaceCases {
  private static let root = "/workspace"

  @Test(arguments: Case.beside())
  func `names mean what the cases say`(_ testCase: Case) {
    let workspace = Self.workspace(of: testCase)
    func path(_ question: Case.Question) -> String { "\(Self.root)/\(question.words.last ?? "")" }
    testCase.check([
      "resolved": { question in
        let name = TokenName(question.subject)
        return lines(of: workspace.definitions(named: name, visibleFrom: path(question)), in: workspace)
      },
      "values": { question in
        let values = workspace.values(of: TokenName(question.subject), visibleFrom: path(question))
        return lines(values.map { "\($0.theme): \($0.value.words)" })
      },
      "visible": { lines(workspace.visibleNames(from: path($0)).map(\.text)) },
      "themes": { lines(workspace.themes(for: path($0))) },
      "stale": { question in
        let path = path(question)
        guard let text = testCase.files.last(where: { "\(Self.root)/\($0.path)" == path })?.text else {
          return "no file"
        }
        var workspace = workspace
        let stale = workspace.put(IndexedFile(reading: SourceFile(path: path, text: text)))
        return lines((stale.files.union(stale.dependents)).sorted().map { String($0.dropFirst(Self.root.count + 1)) })
      },
    ])
  }

  /// The files of a case, the first text of each name.
  private static func workspace(of testCase: Case) -> Workspace {
    var texts: [String: String] = [:]
    for file in testCase.files where texts[file.path] == nil { texts[file.path] = file.text }
    let settings = SourceFile(path: "\(root)/tincture.json", text: texts.removeValue(forKey: "tincture.json") ?? "{}")
    let reading = ConfigurationReader.read(settings, root: root, knownRules: []) { _ in nil }
    var workspace = Workspace(projects: [reading.configuration])
    workspace.put(texts.map { IndexedFile(reading: SourceFile(path: "\(root)/\($0.key)", text: $0.value)) })
    return workspace
  }

  private func lines(of sites: [DefinitionSite], in workspace: Workspace) -> String {
    lines(
      sites.map { site in
        let resolved = workspace.resolved(site)
        let chain = resolved.chain.map { link in
          let name = workspace.definition(at: link)?.name.text ?? ""
          return "\(name) in \(link.path.dropFirst(Self.root.count + 1))"
        }
        return "\(resolved.words), by \(chain.joined(separator: " → "))"
      })
  }

  private func lines(_ lines: [String]) -> String { lines.isEmpty ? "nothing" : lines.joined(separator: "\n") }
}
