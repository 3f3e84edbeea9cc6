import Configuration
import FileAccess
import Foundation
import Platform
import SourceText
import TestSupport
import Testing

struct FileDiscoveryTests {
  private let suffixes = [".json", ".tokens", ".yaml", ".md", ".css", ".swift"]

  /// The paths found in a folder with these files, relative to it.
  private func found(
    _ files: [(path: String, text: String)], in subfolder: String = "", settings: [String: Configuration] = [:],
    set: (inout Configuration) -> Void = { _ in }
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let root = subfolder.isEmpty ? folder.path : folder.path + "/" + subfolder
    var configuration = Configuration(root: root)
    set(&configuration)
    let found = FileDiscovery(suffixes: suffixes)
      .files(in: root, under: configuration) { path in
        settings[String(path.dropFirst(folder.path.count + 1))].map { found in
          var moved = found
          moved.root = String(path.dropLast(ProjectFile.name.count + 1))
          return moved
        }
      }
    return found.files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `data, documents and code are found, other tools' files are not`() throws {
    let names = [
      "a.tokens.json", "b.json", "B.MD", "c/d.css", "c/e.yaml", "package.json", "tsconfig.base.json", "x.swift",
      "y.txt",
    ]
    #expect(
      try found(names.map { ($0, "") }) == [
        "B.MD", "a.tokens.json", "b.json", "c/d.css", "c/e.yaml", "package.json", "x.swift",
      ])
  }

  @Test func `component files are specs, whatever the token files are`() throws {
    let names = ["a.tokens.json", "b.component.json", "c.json", "d.md"].map { ($0, "") }
    #expect(try found(names) { $0.tokens = ["*.tokens.json"] } == ["a.tokens.json", "b.component.json", "d.md"])
    #expect(try found(names) { $0.specs = ["*.md"] } == ["a.tokens.json", "c.json", "d.md"])
  }

  @Test func `packages, version control and build products are not entered`() throws {
    let names = ["node_modules/a/t.json", ".git/t.json", ".build/t.json", "src/node_modules/t.json", "src/t.json"]
    #expect(try found(names.map { ($0, "") }) == ["src/t.json"])
  }

  @Test func `ignore files hold for their folder, the inner one and the later line win`() throws {
    let files = [
      (".gitignore", "# build\n/made/\n*.css\n!keep.css\nlogs/**/x.json\nname \n"), ("made/a.json", ""),
      ("src/made/a.json", ""), ("a.css", ""), ("keep.css", ""), ("src/.gitignore", "!a.css\nb.json"),
      ("src/a.css", ""), ("src/b.json", ""), ("b.json", ""), ("logs/1/2/x.json", ""), ("name/c.json", ""),
    ]
    #expect(try found(files) == ["b.json", "keep.css", "src/a.css", "src/made/a.json"])
  }

  @Test func `ignore files above the folder hold up to the root of the repository`() throws {
    let files = [
      (".gitignore", "out.json"), ("repo/.git/HEAD", ""), ("repo/.gitignore", "a.json"), ("repo/x/a.json", ""),
      ("repo/x/out.json", ""),
    ]
    #expect(try found(files, in: "repo/x") == ["repo/x/out.json"])
  }

  @Test func `globs of the settings choose and exclude`() throws {
    let names = [
      "a.json", "t/b.json", "t/c.resolver.json", "x.md", "DESIGN.md", "specs/y.md", "legacy/z.md", "s.swift", "q.css",
    ]
    let chosen = try found(names.map { ($0, "") }) { configuration in
      configuration.tokens = ["t/b.json"]
      configuration.specs = ["specs/**", "legacy/**"]
      configuration.code = ["*.swift"]
      configuration.exclude = ["legacy"]
    }
    #expect(chosen == ["DESIGN.md", "s.swift", "specs/y.md", "t/b.json", "t/c.resolver.json"])
  }

  @Test func `a settings file below makes a project of its own`() throws {
    var inner = Configuration(root: "")
    inner.exclude = ["b.json"]
    let names = ["b.json", "x.swift", "inner/tincture.json", "inner/a.json", "inner/b.json", "inner/deep/x.swift"]
    let chosen = try found(names.map { ($0, "") }, settings: ["inner/tincture.json": inner])
    #expect(chosen == ["b.json", "inner/a.json", "inner/deep/x.swift", "x.swift"])
  }

  @Test func `links are followed to files outside only, and only into folders that may be read`() throws {
    let outside = try TemporaryFolder([("far.json", ""), ("sub/near.json", "")])
    let folder = try TemporaryFolder([("a.json", "")])
    for (name, target) in [
      ("loop", folder.path), ("twice.json", folder.path + "/a.json"), ("far.json", outside.path + "/far.json"),
      ("sub", outside.path + "/sub"), ("dead.json", "/nowhere"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    var settings = Configuration(root: folder.path)
    let stray = FileDiscovery(suffixes: suffixes).files(in: folder.path, under: settings) { _ in nil }
    #expect(stray.files == [folder.path + "/a.json"])
    #expect(stray.strayLinks == ["/far.json", "/sub"].map { folder.path + $0 })
    settings.read = [outside.path]
    let found = FileDiscovery(suffixes: suffixes).files(in: folder.path, under: settings) { _ in nil }
    // What it leads to is somebody else's: it gives names, and nothing is said of it.
    #expect(found.files == [folder.path + "/a.json"])
    #expect(found.borrowed == [folder.path + "/far.json": [folder.path]])
    #expect(found.strayLinks == [])
    #expect(found.folders == [folder.path])
  }

  @Test func `a repository below is a project of its own, with ignore files of its own`() throws {
    let files = [
      (".gitignore", "a.json"), ("a.json", ""), ("sub/.git", ""), ("sub/a.json", ""), ("sub/.gitignore", "b.json"),
      ("sub/b.json", ""),
    ]
    #expect(try found(files) == ["sub/a.json"])
  }

  @Test(.timeLimit(.minutes(1))) func `only regular files are opened`() throws {
    let folder = try TemporaryFolder([("a.json", "")])
    mkfifo(folder.path + "/.gitignore", 0o600)
    mkfifo(folder.path + "/b.json", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/tincture.json", withDestinationPath: "/dev/zero")
    var settings = SettingsFiles(knownRules: [])
    let found = WorkspaceLoader(suffixes: suffixes, home: nil).load(.init(folders: [folder.path]), &settings)
    #expect(found.files == [folder.path + "/a.json"])
    #expect(found.unreadable.map(\.path) == [folder.path + "/.gitignore"])
    #expect(settings.faults.map(\.path) == [folder.path + "/tincture.json"])
    settings.begin()
    #expect(throws: SystemError.self) { try File.read(folder.path + "/b.json") }
    #expect(throws: SystemError.self) { try File.read("/dev/zero") }
    #expect(settings.read("/dev/zero", root: folder.path, isNamed: true).rules.isEmpty)
    #expect(settings.faults.map(\.reason) == ["Not a regular file"])
  }

  @Test func `files are read in order, missing ones left out`() throws {
    let folder = try TemporaryFolder((0..<50).map { ("\($0).json", "\($0)") })
    let paths = (0..<60).map { "\(folder.path)/\($0).json" }
    let texts = FileReading.map(paths, on: WorkerPool(threads: 2)) { $0.text }
    #expect(texts == (0..<50).map { "\($0)" })
  }
}
