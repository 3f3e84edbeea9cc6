import Configuration
import LanguageFeatures
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// What editors are told in real component specs, where they lie beside the package.
@Suite(.sharedFolder)
struct SpecDocumentTests {
  @Test func `a hover on a documented length shows its value`() throws {
    let spec = try Spec("002-instica.md")
    let hover = try #require(spec.workspace.hover(at: spec.offset(line: 20, of: "space.md") ?? 0, in: spec.path))
    #expect(hover.plainText.hasPrefix("space.md · dimension\n12px\n"))
  }

  @Test func `a member in a snippet leads to the place in prose that gives its value`() throws {
    let spec = try Spec("002-instica.md")
    let offset = spec.source.offset(of: TextPosition(line: 190, column: 22), in: .utf16)
    let links = spec.workspace.definitions(at: offset, in: spec.path)
    #expect(
      links.map { spec.source.position(of: $0.targetName.start, in: .utf16) } == [TextPosition(line: 16, column: 42)])
  }

  @Test func `a table of components leads to each of them`() throws {
    let spec = try Spec("001-usage-monitor.md")
    for row in 373..<384 {
      let cell = try #require(spec.offset(line: row, of: " ")) + 1
      let target = try #require(spec.workspace.definitions(at: cell, in: spec.path).first, "line \(row + 1)")
      let name = spec.source.text(in: target.targetName)
      #expect(spec.source.text(in: spec.source.range(ofLine: row)).hasPrefix("|| \(name) |"))
    }
  }

  @Test(arguments: [
    ("000-urbannest.md", written: 217, named: 3), ("001-usage-monitor.md", 0, 0), ("002-instica.md", 5, 0),
    ("003-zawaj.md", 14, 0),
  ])
  func `the colors shown are those written and those that names lead to`(
    name: String, written: Int, named: Int
  ) throws {
    let spec = try Spec(name)
    #expect(spec.workspace.documentColors(in: spec.path).count == written + named)
  }
}

/// One of the documents as a workspace of its own.
private struct Spec {
  let path: String
  let source: SourceFile
  let workspace: Workspace

  init(_ name: String) throws {
    path = "/specs/\(name)"
    source = SourceFile(path: path, bytes: try #require(SharedFolder.bytes(of: "specs/\(name)")))
    var workspace = Workspace(projects: [Configuration(root: "/specs")])
    workspace.put([IndexedFile(reading: source)])
    self.workspace = workspace
  }

  /// The first place of a text at or behind a line.
  func offset(line: Int, of text: String) -> Int? {
    let start = source.lines.start(of: line)
    let wanted = Array(text.utf8)
    return source.bytes[start...].indices.first { source.bytes[$0...].starts(with: wanted) }
  }
}
