import Configuration
import Facts
import Testing

@testable import WorkspaceIndex

struct StaleFindingsTests {
  private let files = [
    Sketch.file("/w/base.json", "x = 1\nother = 1"), Sketch.file("/w/mid.json", "y = {x}"),
    Sketch.file("/w/spec.md", "-> y", as: .specification), Sketch.file("/w/far.md", "-> other", as: .specification),
    Sketch.file("/w/lost.md", "-> nowhere", as: .specification), Sketch.file("/w/quiet.json", "q = 1"),
  ]

  @Test func `a changed value concerns those that reach it, through every alias`() {
    var workspace = Workspace(files)
    let stale = workspace.put(Sketch.file("/w/base.json", "x = 2\nother = 1"))
    #expect(stale.files == ["/w/base.json"])
    #expect(stale.dependents == ["/w/mid.json", "/w/spec.md"])
  }

  @Test func `a definition that only moves concerns nobody else`() {
    var workspace = Workspace(files)
    #expect(workspace.put(Sketch.file("/w/base.json", "\n\nother = 1\nx = 1")).dependents.isEmpty)
    #expect(workspace.worth("y", from: "/w/mid.json") == "1")
    #expect(workspace.put(files[0]).dependents.isEmpty)
  }

  @Test func `a new name concerns files that name something unknown`() {
    var workspace = Workspace(files)
    #expect(workspace.put(Sketch.file("/w/base.json", "x = 1\nother = 1\nnew = 1")).dependents == ["/w/lost.md"])
    #expect(workspace.put(Sketch.file("/w/base.json", "x = 1\nother = 1\nnew = 2")).dependents.isEmpty)
  }

  @Test func `a file that goes leaves its readers stale`() {
    var workspace = Workspace(files)
    #expect(workspace.remove("/w/base.json").dependents == ["/w/mid.json", "/w/spec.md", "/w/far.md", "/w/lost.md"])
    #expect(workspace.remove("/w/base.json") == StaleFindings())
    #expect(workspace.put(Sketch.file("/w/quiet.json", "q = 2")).dependents.isEmpty)
  }

  @Test func `deprecation and type count as changes`() {
    var workspace = Workspace(files)
    #expect(workspace.put(Sketch.file("/w/base.json", "x = 1 !\nother = 1")).dependents.contains("/w/spec.md"))
    #expect(workspace.put(Sketch.file("/w/base.json", "x : number = 1\nother = 1")).dependents.contains("/w/spec.md"))
  }

  @Test func `a token that the settings name concerns every file`() {
    var workspace = Workspace(files) { $0.grid.scale = "other" }
    #expect(workspace.put(Sketch.file("/w/base.json", "x = 1\nother = 1\nother.sm = 2")).dependents.count == 5)
  }

  @Test func `a partner in contrast is concerned although it names nothing`() {
    var workspace = Workspace([Sketch.file("/w/a.json", "paper = 1"), Sketch.file("/w/b.json", "on-paper = 1")])
    #expect(workspace.put(Sketch.file("/w/a.json", "paper = 2")).dependents == ["/w/b.json"])
  }
}
