import Configuration
import FileAccess
import Platform
import TestSupport
import Testing

struct ProjectSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ("home/tincture.json", "{}"), ("home/note.md", ""), ("home/loose/deep/a.md", ""), ("home/tincture.json", "{}"),
      ("home/repo/.git/HEAD", ""), ("home/repo/docs/a.md", ""), ("home/repo/ds/tincture.json", "{}"),
      ("home/repo/ds/tokens/a.json", ""), ("home/repo/sub/.git", "gitdir: elsewhere"), ("home/repo/sub/a.md", ""),
      ("home/repo/odd/tincture.json/x", ""), ("home/jj/.jj/x", ""), ("home/jj/a/b.md", ""),
      ("home/hg/.hg/x", ""), ("home/hg/a/b.md", ""),
    ])
  }

  /// The project of the files of a folder: its root and why.
  private func project(of path: String, naming named: [String] = []) -> String? {
    let home = folder.path + "/home"
    let search = ProjectSearch(home: home, named: named.map { $0.isEmpty ? home : "\(home)/\($0)" })
    return search.place(ofFolder: path.isEmpty ? home : "\(home)/\(path)")
      .map { "\($0.root.dropFirst(home.count)) \($0.basis)" }
  }

  @Test func `the nearest settings file upward makes a project, else the repository does`() {
    #expect(project(of: "repo/ds/tokens") == "/repo/ds settings")
    #expect(project(of: "repo/docs") == "/repo repository")
    #expect(project(of: "repo/sub") == "/repo/sub repository")
    #expect(project(of: "repo/odd") == "/repo repository")
    #expect(project(of: "jj/a") == "/jj repository")
    #expect(project(of: "hg/a") == "/hg repository")
  }

  @Test func `without both, the outermost folder that is named does, else the file's own`() {
    #expect(project(of: "loose/deep") == "/loose/deep ownFolder")
    #expect(project(of: "loose/deep", naming: ["loose", "loose/deep"]) == "/loose named")
    #expect(project(of: "repo/docs", naming: ["repo/docs"]) == "/repo repository")
  }

  @Test func `the home folder and the root are none unless somebody names them`() {
    #expect(project(of: "") == nil)
    #expect(project(of: "", naming: [""]) == " settings")
    #expect(project(of: "loose", naming: [""]) == " settings")
    #expect(ProjectSearch(home: nil, named: []).place(ofFolder: "/") == nil)
    #expect(ProjectSearch(home: nil, named: ["/"]).place(ofFolder: "/")?.root == "/")
  }

  /// What is found for some folders and files, relative to the folder of this test.
  private func found(_ request: WorkspaceLoader.Request) -> [String] {
    var settings = SettingsFiles(knownRules: [])
    let loader = WorkspaceLoader(suffixes: [".md", ".json"], home: folder.path + "/home")
    var absolute = request
    absolute.folders = request.folders.map { "\(folder.path)/home/\($0)" }
    absolute.files = request.files.map { "\(folder.path)/home/\($0)" }
    absolute.settingsFile = request.settingsFile.map { "\(folder.path)/home/\($0)" }
    let found = loader.load(absolute, &settings)
    return found.files.map { String($0.dropFirst(folder.path.count + "/home/".count)) }
      + found.configurations.map { "[\($0.root.dropFirst(folder.path.count + "/home".count))]" }
  }

  @Test func `a file brings its whole project, and projects inside stay apart`() {
    #expect(found(.init(files: ["repo/ds/tokens/a.json"])) == ["repo/ds/tokens/a.json", "[/repo/ds]"])
    #expect(
      found(.init(files: ["repo/docs/a.md"])) == [
        "repo/docs/a.md", "repo/ds/tokens/a.json", "repo/sub/a.md", "[/repo]", "[/repo/ds]", "[/repo/sub]",
      ])
    #expect(found(.init(files: ["note.md"])).isEmpty)
    #expect(found(.init(files: ["loose/deep/a.md"])) == ["loose/deep/a.md", "[/loose/deep]"])
  }

  @Test func `other settings do not make another project`() throws {
    try folder.write(#"{ "exclude": ["a.json"] }"#, to: "home/ci.json")
    #expect(found(.init(folders: ["repo/ds"], settingsFile: "ci.json")) == ["[/repo/ds]"])
  }

  @Test func `what a project leaves out is found where it is named`() throws {
    try folder.write("node_modules\n", to: "home/repo/.gitignore")
    try folder.write("{}", to: "home/repo/ds/node_modules/x/a.json")
    #expect(found(.init(folders: ["repo/ds/node_modules/x"])).first == "repo/ds/node_modules/x/a.json")
    #expect(found(.init(folders: ["repo/ds"])).first == "repo/ds/tokens/a.json")
  }

  @Test func `a heap of folders that nothing marks is no project`() throws {
    for number in 0..<1001 { try folder.write("", to: "home/heap/\(number)/a.md") }
    try folder.write("", to: "home/heap/a.md")
    #expect(found(.init(files: ["heap/a.md"])) == ["heap/a.md", "[/heap]"])
  }
}
