import Configuration
import DesignTokens
import Testing

@testable import WorkspaceIndex

/// Projects inside one another, a thousand deep: each knows the folders around it by their own names, and no way to a
/// folder is kept for each of the folders on it, or this test would not fit into memory.
@Suite struct DeepProjects {
  @Test func `a thousand projects inside one another know their own tokens and no others`() {
    let roots = (0..<1_000).map { "/w" + String(repeating: "/a-folder-with-a-name-as-long-as-they-come", count: $0) }
    var workspace = Workspace(projects: roots.map { Configuration(root: $0) })
    workspace.put(
      roots.enumerated().map { depth, root in Sketch.file("\(root)/a.json", "x\(depth) = \(depth)\ny = {x\(depth)}") })
    for (depth, root) in roots.enumerated() {
      #expect(workspace.worth("y", from: "\(root)/a.json") == "\(depth)")
      #expect(workspace.definitions(named: TokenName("x\(depth + 1)"), visibleFrom: "\(root)/a.json").isEmpty)
      #expect(workspace.configuration(for: "\(root)/other.json").root == root)
    }
  }
}
