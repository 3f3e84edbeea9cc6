import Configuration
import DesignTokens
import Facts
import Testing

@testable import WorkspaceIndex

struct ResolutionTests {
  @Test func `aliases are followed through files to a literal`() throws {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "a = {b}"), Sketch.file("/w/b.json", "b = {c/$value}"),
      Sketch.file("/w/c.json", "c = 7"),
    ])
    let resolved = workspace.resolved(DefinitionSite(path: "/w/a.json", index: 0))
    #expect(resolved.words == "7")
    #expect(resolved.chain.map(\.path) == ["/w/a.json", "/w/b.json", "/w/c.json"])
  }

  @Test func `a token's own type holds, else that of the token it names, else its group's`() {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "own : number = {mid}\nmid = {end}\nend : color = 1\nloose = {nothing}")
    ])
    #expect(workspace.worth("own", from: "/w/a.json") == "1 (number)")
    #expect(workspace.worth("mid", from: "/w/a.json") == "1 (color)")
    #expect(workspace.worth("loose", from: "/w/a.json") == "missing nothing")
  }

  @Test func `references inside a value are replaced by what they are worth`() {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "list = [ 1 {x} {y/1} {gone} ]\nx = {y/$value/0}\ny = [ 8 9 ]\nbad = {y/7}")
    ])
    #expect(workspace.worth("list", from: "/w/a.json") == "1, 8, 9, {gone}")
    #expect(workspace.worth("bad", from: "/w/a.json") == "unreadable")
  }

  @Test func `a pointer to a literal part of its own value is fine, one to an enclosing value is a cycle`() {
    let workspace = Workspace([Sketch.file("/w/a.json", "fine = [ 5 {fine/0} ]\nbad = [ 5 {bad/$value} ]")])
    #expect(workspace.worth("fine", from: "/w/a.json") == "5, 5")
    #expect(workspace.worth("bad", from: "/w/a.json") == "circular")
    #expect(workspace.cycle(through: DefinitionSite(path: "/w/a.json", index: 0)).sites == [])
    #expect(workspace.cycle(through: DefinitionSite(path: "/w/a.json", index: 1)).sites.map(\.index) == [1])
  }

  @Test func `a cycle is given in the order of its references, and not to those that lead into it`() {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "in = {a}\na = {b}\nb = [ 1 {c} ]\nc = {a}\nself = {self}")
    ])
    func cycle(_ index: Int) -> [Int] {
      workspace.cycle(through: DefinitionSite(path: "/w/a.json", index: index)).sites.map(\.index)
    }
    #expect(cycle(0) == [])
    #expect(cycle(1) == [1, 2, 3])
    #expect(cycle(3) == [3, 1, 2])
    #expect(cycle(4) == [4])
    #expect(workspace.worth("in", from: "/w/a.json") == "circular")
    #expect(workspace.worth("b", from: "/w/a.json") == "circular")
  }

  @Test func `a chain of ten thousand is followed from each of its links`() {
    let count = 10_000
    let chain = (0..<count).map { "t\($0) = {t\($0 + 1)}" } + ["t\(count) = 3"]
    let workspace = Workspace([Sketch.file("/w/a.json", chain.joined(separator: "\n"))])
    #expect(workspace.worth("t0", from: "/w/a.json") == "3")
    for index in stride(from: 0, to: count, by: 100) {
      #expect(workspace.cycle(through: DefinitionSite(path: "/w/a.json", index: index)).sites.isEmpty)
    }
  }

  @Test func `values nested in each other ten thousand deep do not overflow`() {
    let chain = (0..<10_000).map { "t\($0) = [ {t\($0 + 1)} ]" } + ["t10000 = 3"]
    let workspace = Workspace([Sketch.file("/w/a.json", chain.joined(separator: "\n"))])
    #expect(workspace.worth("t0", from: "/w/a.json") == "unreadable")
    #expect(workspace.worth("t9600", from: "/w/a.json") == "3")
  }

  @Test func `values that double at every level stay small`() {
    let chain = (0..<60).map { "t\($0) = [ {t\($0 + 1)} {t\($0 + 1)} ]" } + ["t60 = 3"]
    let workspace = Workspace([Sketch.file("/w/a.json", chain.joined(separator: "\n"))])
    #expect(workspace.worth("t0", from: "/w/a.json") == "unreadable")
    #expect(workspace.worth("t58", from: "/w/a.json") == "3, 3, 3, 3")
  }

  @Test func `without themes each file's own value is given, if they differ`() {
    let workspace = Workspace([
      Sketch.file("/w/light.json", "ink = 1\nsame = 1"), Sketch.file("/w/dark.json", "ink = 2\nsame = 1"),
    ])
    func values(_ name: String) -> [String] {
      workspace.values(of: TokenName(name), visibleFrom: "/w/app.json").map { "\($0.theme): \($0.value.words)" }
    }
    #expect(values("ink") == ["dark.json: 2", "light.json: 1"])
    #expect(values("same") == ["default: 1"])
    #expect(values("none") == [])
    #expect(workspace.themes(for: "/w/light.json") == ["default"])
  }

  @Test func `in a theme the file that is read last wins`() {
    let workspace = Workspace([
      Sketch.file("/w/base.json", "ink = 1\nold = 5\ntext = {ink}"), Sketch.file("/w/dark.json", "ink = 2"),
      Sketch.file("/w/light.json", "glow = 9"), Sketch.file("/w/shared.json", "grid = 4"),
    ]) {
      $0.themes = [
        ThemeSetting(name: "light", files: ["base.json", "light.json"]),
        ThemeSetting(name: "dark", files: ["base.json", "dark.json"]),
      ]
    }
    func values(_ name: String) -> [String] {
      workspace.values(of: TokenName(name), visibleFrom: "/w/base.json").map { "\($0.theme): \($0.value.words)" }
    }
    #expect(workspace.themes(for: "/w/base.json") == ["light", "dark"])
    #expect(values("text") == ["light: 1", "dark: 2"])
    #expect(values("old") == ["default: 5"])
    #expect(values("grid") == ["default: 4"])
    #expect(values("glow") == ["light: 9", "dark: missing glow"])
    #expect(workspace.worth("text", from: "/w/base.json", in: "dark") == "2")
    #expect(workspace.worth("text", from: "/w/base.json") == "1")
  }
}
