import Configuration
import DesignTokens
import Facts
import Testing

@testable import WorkspaceIndex

struct LookupTests {
  @Test func `token files and code define for the whole project`() {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "x = 1"), Sketch.file("/w/deep/b.css", "y = 2", as: .code),
      Sketch.file("/w/spec.md", "-> x", as: .specification),
    ])
    #expect(workspace.sites("x", from: "/w/spec.md") == ["/w/a.json#0"])
    #expect(workspace.sites("y", from: "/w/a.json") == ["/w/deep/b.css#0"])
    #expect(workspace.sites("z", from: "/w/a.json") == [])
  }

  @Test func `a component spec defines for itself alone, and comes first there`() {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "x = 1"), Sketch.file("/w/spec.md", "x = 2\ny = 3", as: .specification),
    ])
    #expect(workspace.sites("x", from: "/w/spec.md") == ["/w/spec.md#0"])
    #expect(workspace.sites("x", from: "/w/a.json") == ["/w/a.json#0"])
    #expect(workspace.sites("y", from: "/w/a.json") == [])
  }

  @Test func `a document that the settings call a token file defines for all`() {
    let files = [Sketch.file("/w/docs/scale.md", "x = 2", as: .specification), Sketch.file("/w/a.json", "y = {x}")]
    let workspace = Workspace(files) { $0.tokens = ["docs/*.md"] }
    #expect(workspace.sites("x", from: "/w/a.json") == ["/w/docs/scale.md#0"])
    #expect(Workspace(files).sites("x", from: "/w/a.json") == [])
  }

  @Test func `the nearest DESIGN file upward wins over those above it and over token files`() {
    let workspace = Workspace([
      Sketch.file("/w/t.json", "x = 0\nz = 0"), Sketch.file("/w/DESIGN.md", "x = 1\ny = 1", as: .design),
      Sketch.file("/w/app/DESIGN.md", "x = 2", as: .design),
      Sketch.file("/w/app/ui/spec.md", "", as: .specification), Sketch.file("/w/apple/spec.md", "", as: .specification),
    ])
    #expect(workspace.sites("x", from: "/w/app/ui/spec.md") == ["/w/app/DESIGN.md#0"])
    #expect(workspace.sites("y", from: "/w/app/ui/spec.md") == ["/w/DESIGN.md#1"])
    #expect(workspace.sites("z", from: "/w/app/ui/spec.md") == ["/w/t.json#1"])
    #expect(workspace.sites("x", from: "/w/apple/spec.md") == ["/w/DESIGN.md#0"])
  }

  @Test func `light and dark stand side by side, by path, and each comes first for itself`() {
    let workspace = Workspace([
      Sketch.file("/w/light.json", "ink = 1"), Sketch.file("/w/dark.json", "ink = 2"),
      Sketch.file("/w/use.json", "text = {ink}"),
    ])
    #expect(workspace.sites("ink", from: "/w/use.json") == ["/w/dark.json#0", "/w/light.json#0"])
    #expect(workspace.sites("ink", from: "/w/light.json") == ["/w/light.json#0"])
  }

  @Test func `nothing resolves across projects, and the longest root wins`() {
    var workspace = Workspace(projects: [Configuration(root: "/w"), Configuration(root: "/w/inner/")])
    workspace.put([
      Sketch.file("/w/a.json", "x = 1"), Sketch.file("/w/inner/b.json", "y = 1"),
      Sketch.file("/wide/c.json", "z = 1"), Sketch.file("/wide/deep/d.json", "v = 1"),
    ])
    #expect(workspace.sites("x", from: "/w/inner/b.json") == [])
    #expect(workspace.sites("y", from: "/w/a.json") == [])
    #expect(workspace.sites("z", from: "/wide/other.md") == ["/wide/c.json#0"])
    #expect(workspace.sites("z", from: "/wide/deep/d.json") == [])
    #expect(workspace.configuration(for: "/w/inner/b.json").root == "/w/inner")
    #expect(workspace.configuration(for: "/elsewhere/b.json").root == "/elsewhere")
  }

  @Test func `names are told apart by their bytes`() {
    let workspace = Workspace([Sketch.file("/w/a.json", "caf\u{E9} = 1")])
    #expect(workspace.sites("caf\u{E9}", from: "/w/a.json").count == 1)
    #expect(workspace.sites("cafe\u{301}", from: "/w/a.json").isEmpty)
  }

  @Test func `a reference takes the first of its names that is defined`() throws {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "radius.lg = 1\nspace.lg = 2"),
      Sketch.file("/w/spec.md", "-> size.lg | space.lg | radius.lg", as: .specification),
    ])
    let reference = try #require(workspace["/w/spec.md"]).facts.references[0]
    #expect(workspace.definitions(of: reference, in: "/w/spec.md").map(\.index) == [1])
    #expect(workspace.references(to: DefinitionSite(path: "/w/a.json", index: 1)).map(\.path) == ["/w/spec.md"])
    #expect(workspace.references(to: DefinitionSite(path: "/w/a.json", index: 0)).isEmpty)
  }

  @Test func `a group is one only where no token has its name`() {
    let workspace = Workspace([Sketch.file("/w/a.json", "( color )\n( ink )\nink = 1")])
    #expect(workspace.isGroup(TokenName("color"), visibleFrom: "/w/b.md"))
    #expect(!workspace.isGroup(TokenName("ink"), visibleFrom: "/w/b.md"))
    #expect(!workspace.isGroup(TokenName("paper"), visibleFrom: "/w/b.md"))
    #expect(workspace.groups(named: TokenName("color"), visibleFrom: "/w/b.md").map(\.index) == [0])
  }

  @Test func `references are those that mean the token where it is known`() {
    let workspace = Workspace([
      Sketch.file("/w/b.json", "x = 1\ny = {x}"), Sketch.file("/w/a.md", "-> x", as: .specification),
      Sketch.file("/w/own.md", "x = 2\n-> x", as: .specification),
    ])
    let uses = workspace.references(to: DefinitionSite(path: "/w/b.json", index: 0)).map(\.path)
    #expect(uses == ["/w/a.md", "/w/b.json"])
    #expect(workspace.references(to: DefinitionSite(path: "/w/own.md", index: 0)).map(\.path) == ["/w/own.md"])
  }

  @Test func `visible names are sorted and hold what the reader's own scopes add`() {
    let workspace = Workspace([
      Sketch.file("/w/b.json", "m = 1\nb = 1"), Sketch.file("/w/a.json", "c = 1\nm = 2"),
      Sketch.file("/w/own.md", "a = 2\nm = 3", as: .specification),
    ])
    #expect(workspace.visibleNames(from: "/w/a.json").map(\.text) == ["b", "c", "m"])
    #expect(workspace.visibleNames(from: "/w/own.md").map(\.text) == ["a", "b", "c", "m"])
    let sites = workspace.visibleDefinitions(from: "/w/own.md").map(\.path)
    #expect(sites == ["/w/own.md", "/w/b.json", "/w/a.json", "/w/own.md"])
  }

  @Test func `the nearest name is looked for among visible ones`() {
    let workspace = Workspace([
      Sketch.file("/w/a.json", "color.brand = 1"), Sketch.file("/w/own.md", "color.brant = 2", as: .specification),
    ])
    #expect(workspace.nearestName(to: TokenName("color.brnd"), visibleFrom: "/w/a.json")?.text == "color.brand")
    #expect(workspace.nearestName(to: TokenName("color.brant"), visibleFrom: "/w/a.json")?.text == "color.brand")
    #expect(workspace.nearestName(to: TokenName("motion"), visibleFrom: "/w/a.json") == nil)
  }

  @Test func `the nearest name is the right one after names came and went`() {
    var workspace = Workspace([Sketch.file("/w/a.json", "color.brand = 1\ncolor.bland = 1\nspace.sm = 1")])
    func nearest(_ name: String) -> String? {
      workspace.nearestName(to: TokenName(name), visibleFrom: "/w/use.json")?.text
    }
    #expect(nearest("color.brnd") == "color.brand")
    #expect(nearest("motion.fast") == nil)
    _ = workspace.put(Sketch.file("/w/b.json", "color.brnds = 1\nmotion.fist = 1"))
    #expect(nearest("color.brnd") == "color.brand")
    #expect(nearest("motion.fast") == "motion.fist")
    _ = workspace.put(Sketch.file("/w/a.json", "color.brnz = 1\nspace.sm = 1"))
    #expect(nearest("color.brnd") == "color.brnds")
    #expect(workspace.nearestName(to: TokenName("color.brnd"), visibleFrom: "/w/a.json")?.text == "color.brnz")
    _ = workspace.remove("/w/b.json")
    #expect(nearest("color.brnd") == "color.brnz")
    #expect(nearest("motion.fast") == nil)
  }

  @Test func `a file that comes twice at once gives what it gives last`() {
    var workspace = Workspace([Sketch.file("/w/a.json", "a = 1")])
    workspace.put([Sketch.file("/w/b.json", "b = 1\nz = 1"), Sketch.file("/w/b.json", "b = 2")])
    #expect(workspace.visibleNames(from: "/w/a.json").map(\.text) == ["a", "b"])
    #expect(workspace.worth("b", from: "/w/a.json") == "2")
  }

  @Test func `sorted names take in and give up only what they lack and have`() {
    var names = SortedNames()
    names.apply(added: [TokenName("b"), TokenName("d")], removed: [])
    names.apply(added: [TokenName("a"), TokenName("b")], removed: [TokenName("c"), TokenName("d"), TokenName("z")])
    #expect(names.all.map(\.text) == ["a", "b"])
    names.apply(added: [], removed: [TokenName("z")])
    #expect(names.all.map(\.text) == ["a", "b"])
  }

  @Test func `a foreground is paired by its name or by the settings`() {
    let workspace = Workspace([Sketch.file("/w/a.json", "c.primary = 1\nc.on-primary = 1\ncard = 1\nink = 1")]) {
      $0.contrast.pairs = [("ink", "card")]
    }
    func background(_ name: String) -> String? {
      workspace.pairedBackground(of: TokenName(name), visibleFrom: "/w/a.json")?.text
    }
    #expect(background("c.on-primary") == "c.primary")
    #expect(background("card-foreground") == "card")
    #expect(background("ink") == "card")
    #expect(background("c.on-surface") == nil)
  }
}
