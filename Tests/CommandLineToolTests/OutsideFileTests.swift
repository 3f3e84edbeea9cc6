import CommandLineTool
import Foundation
import TestSupport
import Testing

/// What lies outside of a project, and what cannot be read: nothing waits, nothing of it is printed, and it is told.
@Suite(.timeLimit(.minutes(10))) struct OutsideFileTests {
  private let secret = "sesame4711"

  /// A folder with a repository, `repo`, and something secret beside it.
  private func folder(_ files: [(String, String)], links: [(String, String)] = []) throws -> TemporaryFolder {
    let token = #"{ "\#(secret)": { "$type": "number", "$value": "{\#(secret).x}" } }"#
    let folder = try TemporaryFolder(
      [
        ("repo/.git/HEAD", ""), ("out/s.tokens.json", token), ("out/broken.json", "\(secret): ["),
        ("out/tincture.json", "\(secret): ["), ("out/package.json", #"{ "name": "\#(secret)-tokens" }"#),
      ] + files.map { ("repo/" + $0.0, $0.1) })
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/repo/\(link)", withDestinationPath: target)
    }
    return folder
  }

  private func run(_ words: [String], in folder: TemporaryFolder) -> (text: String, status: Int) {
    let outcome = Program.run(words, in: Surroundings(workingDirectory: folder.path + "/repo"))
    let text = String(decoding: outcome.output, as: UTF8.self) + outcome.messages
    #expect(!text.contains(secret), "\(words)")
    return (text, Int(outcome.status.rawValue))
  }

  private let number = #"{ "a": { "$type": "number", "$value": 1 } }"#

  @Test func `links out of the project are not followed, whoever names them`() throws {
    let folder = try folder(
      [("a.tokens.json", number)],
      links: [("x.tokens.json", "../out/s.tokens.json"), ("linked", "../out"), ("e.tokens.json", "/proc/self/environ")])
    for command in [["check", "--format"], ["tokens", "--format"]] {
      #expect(run(command + ["json"], in: folder).status == 0)
      for operand in ["x.tokens.json", "linked", "linked/s.tokens.json", "linked/*.json", "e.tokens.json"] {
        let (text, status) = run(command + ["json", operand], in: folder)
        #expect(status == 2)
        #expect(text.contains("` is not read: the link `"), "\(operand)")
      }
    }
    #expect(run(["hover", "x.tokens.json:1:5"], in: folder).status == 2)
    #expect(run(["check", "--config", "linked/broken.json"], in: folder).status == 2)
    #expect(
      run(["check", "--verbose"], in: folder).text.contains("Left out `x.tokens.json`: a link out of the project"))
  }

  @Test func `settings are not read through a link out of the project`() throws {
    let found = try folder([("a.tokens.json", number)], links: [("tincture.json", "../out/broken.json")])
    let (text, status) = run(["check"], in: found)
    #expect(text == "tincture: The settings file `tincture.json` cannot be read: It is a link out of the project.\n")
    #expect(status == 2)
    let extended = try folder(
      [
        ("a.tokens.json", number),
        ("tincture.json", #"{ "extends": ["base.json", "linked/broken.json", "/dev/zero", "/dev/stdin"] }"#),
      ],
      links: [("base.json", "../out/broken.json"), ("linked", "../out")])
    let (words, code) = run(["check", "--format", "concise"], in: extended)
    #expect(words.contains("The settings file `base.json` cannot be read."))
    #expect(words.contains("The settings file `linked/broken.json` cannot be read."))
    #expect(words.contains("`/dev/zero` lies outside of the project and is not read"))
    #expect(words.contains("`/dev/stdin` lies outside of the project and is not read"))
    #expect(code == 1)
  }

  @Test func `references through a link out of the project find nothing`() throws {
    let resolver = #"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/all" }], "sets": { "all": { "sources": [
        { "$ref": "linked/s.tokens.json" }, { "$ref": "x.tokens.json" }, { "$ref": "../out/s.tokens.json" },
        { "$ref": "/dev/zero" }, { "$ref": "a.tokens.json" } ] } } }
      """#
    let folder = try folder(
      [("all.resolver.json", resolver), ("a.tokens.json", number)],
      links: [("x.tokens.json", "../out/s.tokens.json"), ("linked", "../out")])
    let (text, status) = run(["check", "--format", "concise"], in: folder)
    #expect(status == 0)
    #expect(
      text.split(separator: "\n").count { $0.contains("info: `") && $0.contains("lies outside of the project") } == 4)
    #expect(run(["tokens"], in: folder).text == "a  number  1\n")
  }

  @Test func `a package is not read through a link to somewhere else`() throws {
    let folder = try folder(
      [
        ("package.json", #"{ "name": "app", "dependencies": { "s-tokens": "1" } }"#), ("node_modules/.keep", ""),
        ("a.tokens.json", #"{ "a": { "$type": "number", "$value": "{SECRET}" } }"#.replacing("SECRET", with: "b")),
      ], links: [("node_modules/s-tokens", "../../out")])
    #expect(!run(["check", "--format", "json"], in: folder).text.contains("out/"))
    #expect(run(["tokens"], in: folder).text == "a  number\n")
  }

  @Test func `pipes, devices and endless files are told`() throws {
    let folder = try folder([("a.tokens.json", number), ("sub/b.tokens.json", number)])
    let repo = folder.path + "/repo/"
    mkfifo(repo + ".gitignore", 0o600)
    mkfifo(repo + "p.tokens.json", 0o600)
    try folder.write("", to: "repo/big.tokens.json")
    try FileManager.default.createDirectory(atPath: repo + "d.tokens.json", withIntermediateDirectories: true)
    #expect(truncate(repo + "big.tokens.json", 1 << 42) == 0)
    let (text, status) = run(["check", "--format", "concise"], in: folder)
    #expect(text.contains(".gitignore:1:1: error: `.gitignore` cannot be read: Not a regular file. [unread-file]\n"))
    #expect(text.contains(" error: `p.tokens.json` cannot be read: Not a regular file. [unread-file]\n"))
    #expect(text.contains(" error: `big.tokens.json` is not read: it is too large. [unread-file]\n"))
    #expect(status == 2)
    #expect(run(["check", "p.tokens.json"], in: folder).status == 2)
    folder.remove("repo/.gitignore")
    #expect(run(["check"], in: folder).status == 2)
    folder.remove("repo/p.tokens.json")
    #expect(run(["check"], in: folder).status == 1)
    #expect(run(["tokens"], in: folder).status == 1)
    #expect(
      run(["check", "big.tokens.json"], in: folder).text
        .hasPrefix("error[unread-file]: `big.tokens.json` cannot be read: Larger than 64 MB.\n"))
    for make in [{ mkfifo(repo + "sub/tincture.json", 0o600) }, { truncate(repo + "sub/tincture.json", 1 << 42) }] {
      folder.remove("repo/sub/tincture.json")
      try folder.write("", to: "repo/sub/tincture.json")
      if make() != 0 {
        folder.remove("repo/sub/tincture.json")
        _ = make()
      }
      let (text, status) = run(["check"], in: folder)
      #expect(text.hasPrefix("tincture: The settings file `sub/tincture.json` cannot be read: "))
      #expect(status == 2)
    }
  }

  @Test func `what is lost in a project is told`() throws {
    let folder = try folder(
      [("a.tokens.json", number)], links: [("dead.tokens.json", "nowhere"), ("dead.md", "nowhere")])
    let (text, status) = run(["check", "--format", "concise"], in: folder)
    #expect(
      text == "dead.tokens.json:1:1: error: `dead.tokens.json` cannot be read: The link leads nowhere. [unread-file]\n")
    #expect(status == 2)
    folder.remove("repo/dead.tokens.json")
    let name = (folder.path + "/repo/caf").utf8.map { CChar(bitPattern: $0) }
    close(
      open(name + [CChar(bitPattern: 0xE9)] + ".tokens.json".utf8.map { CChar(bitPattern: $0) } + [0], O_CREAT, 0o600))
    let second = run(["check", "--format", "concise"], in: folder)
    #expect(second.text == "tincture: 1 file or folder has a name that is not UTF-8, and cannot be read.\n")
    #expect(second.status == 0)
  }

  @Test(.needs("a user who cannot read everything", isThere: geteuid() != 0))
  func `a folder of the project that cannot be read is told`() throws {
    let folder = try folder([("a.tokens.json", number), ("sub/b.tokens.json", number)])
    chmod(folder.path + "/repo/sub", 0)
    let (text, status) = run(["check"], in: folder)
    chmod(folder.path + "/repo/sub", 0o700)
    #expect(text.hasPrefix("error[unread-file]: `sub` cannot be read: Permission denied.\n"))
    #expect(status == 2)
  }

  @Test func `fix writes to files of the project alone`() throws {
    let comma = #"{ "a": { "$type": "number", "$value": 1, } }"#
    let folder = try folder(
      [("a.tokens.json", comma), ("tincture.json", #"{ "read": ["../more"] }"#)],
      links: [("m.tokens.json", "../more/m.tokens.json"), ("b.tokens.json", "a.tokens.json")])
    try folder.write(comma, to: "more/m.tokens.json")
    #expect(run(["fix"], in: folder).text.contains("Fixed 1 finding in 1 file."))
    #expect(folder.read("repo/a.tokens.json") == #"{ "a": { "$type": "number", "$value": 1 } }"#)
    let (text, status) = run(["fix", "m.tokens.json"], in: folder)
    #expect(text.contains("`m.tokens.json` cannot be written: A link leads out of the project."))
    #expect(text.contains("No file was changed."))
    #expect(status == 2)
    #expect(folder.read("more/m.tokens.json") == comma)
    try folder.write(comma, to: "repo/a.tokens.json")
    let halfway = run(["fix", "a.tokens.json", "m.tokens.json"], in: folder)
    #expect(halfway.text.contains("Mended: `a.tokens.json`. Left as they are: `m.tokens.json`."))
    #expect(halfway.status == 2)
  }

  @Test func `reports and first settings are not written through links`() throws {
    let folder = try folder(
      [("a.tokens.json", number)], links: [("report.json", "../out/s.tokens.json"), ("tincture.json", "../out/new")])
    #expect(run(["init"], in: folder).text.contains("`tincture.json` exists already"))
    folder.remove("repo/tincture.json")
    let (text, status) = run(["check", "--format", "json=report.json"], in: folder)
    #expect(text.contains("`report.json` cannot be written: A link leads out of the folder."))
    #expect(status == 2)
    #expect(folder.read("out/s.tokens.json")?.contains(secret) == true)
    #expect(folder.read("out/new") == nil)
  }
}
