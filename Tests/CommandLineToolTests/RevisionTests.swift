import CommandLineTool
import Foundation
import TestSupport
import Testing

/// `--since` and `--staged`: what is new, and nothing of a stranger's repository is run.
@Suite(.needs("git", isThere: Git.isThere))
struct RevisionTests {
  private let spec = """
    # Button

    - Background: `color.surface`
    - Text: `color.text`
    - Padding: 10px

    ## States

    - Hover: Padding 12px

    """

  private func tokens(_ text: String) -> String {
    """
    { "color": { "$type": "color",
      "surface": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "text": { "$value": { "colorSpace": "srgb", "components": [\(text)] } } } }
    """
  }

  /// A repository with one commit: text that can be read, and a padding off the grid.
  private func repository(_ others: [(String, String)] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      [
        ("tincture.json", #"{ "grid": { "base": 4 } }"#), ("color.tokens.json", tokens("0.2, 0.2, 0.2")),
        ("specs/button.md", spec), (".gitignore", "tmp/\n"), ("tmp/keep", ""),
      ] + others)
    Git.run(["init", "-q", "-b", "main"], in: folder.path)
    commit("First", in: folder)
    return folder
  }

  private func commit(_ message: String, in folder: TemporaryFolder) {
    Git.run(["add", "-A"], in: folder.path)
    Git.run(["commit", "-q", "-m", message], in: folder.path)
  }

  private func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    try text.write(toFile: "\(folder.path)/\(path)", atomically: true, encoding: .utf8)
  }

  private func check(
    _ words: String, in folder: TemporaryFolder, at place: String = "", path: String? = nil,
    variables: [String: String] = [:]
  ) -> (text: String, status: Int) {
    var environment = [
      "PATH": path ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path + "/tmp",
      "TMPDIR": folder.path + "/tmp",
    ]
    environment.merge(variables) { $1 }
    let outcome = Program.run(
      ["check", "--format", "concise"] + words.split(separator: " ").map(String.init),
      in: Surroundings(workingDirectory: folder.path + place, environment: environment))
    // Nothing is left behind.
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp")) == ["keep"])
    return (String(decoding: outcome.output, as: UTF8.self) + outcome.messages, Int(outcome.status.rawValue))
  }

  @Test func `what was there is left out, and what a token broke in another file is told`() throws {
    let folder = try repository()
    #expect(check("--since HEAD", in: folder).text == "")
    try write(tokens("0.7, 0.7, 0.7"), to: "color.tokens.json", in: folder)
    try write("Words.\n\n" + spec, to: "specs/button.md", in: folder)
    let (text, status) = check("--since HEAD --error-on-warnings", in: folder)
    #expect(text.hasPrefix("specs/button.md:6:10: warning: `color.text`") && status == 1, "\(text)")
    #expect(text.components(separatedBy: "\n").count == 2, "\(text)")
    #expect(check("--since HEAD .", in: folder, at: "/specs").text.hasPrefix("button.md:6:10: "))
    #expect(check("--since HEAD color.tokens.json", in: folder).text == "")
    #expect(check("--since HEAD specs/button.md", in: folder).text == text)
  }

  @Test func `a hook may stand in a folder below the root`() throws {
    let folder = try repository()
    try write(tokens("0.7, 0.7, 0.7"), to: "color.tokens.json", in: folder)
    Git.run(["add", "-A"], in: folder.path)
    // As git sets it for its hooks: from the root.
    let text = check("--staged", in: folder, at: "/specs", variables: ["GIT_INDEX_FILE": ".git/index"]).text
    #expect(text.contains("button.md:4:10: warning: `color.text`"), "\(text)")
  }

  @Test func `what cannot be read of a repository is no clean result`() throws {
    let folder = try repository()
    try write(tokens("0.7, 0.7, 0.7"), to: "color.tokens.json", in: folder)
    Git.run(["add", "-A"], in: folder.path)
    let object = Git.run(["rev-parse", ":color.tokens.json"], in: folder.path).output.trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      atPath: "\(folder.path)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let (text, status) = check("--staged", in: folder)
    #expect(status == 2 && text.contains("cannot be read: their objects are damaged"), "\(text)")
  }

  @Test func `a picture that was never fetched is no matter`() throws {
    let folder = try repository([("logo.png", "a picture")])
    let object = Git.run(["rev-parse", ":logo.png"], in: folder.path).output.trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      atPath: "\(folder.path)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let (text, status) = check("--since HEAD", in: folder)
    #expect(status == 0 && text == "", "\(text)")
  }

  @Test func `a report goes through no link out of the project`() throws {
    let folder = try repository()
    let outside = try TemporaryFolder([("kept.txt", "kept")])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/out.json", withDestinationPath: outside.path + "/kept.txt")
    let (text, status) = check("--staged --format json=out.json", in: folder)
    #expect(status == 2 && text.contains("`out.json` cannot be written"), "\(text)")
    #expect(try String(contentsOfFile: outside.path + "/kept.txt", encoding: .utf8) == "kept")
  }

  @Test func `a custom property that lost its token is told where it is used`() throws {
    let sheet = ":root { --ink: #111111; --line: #999999 }\n"
    let uses = ".card { color: var(--ink); outline-color: var(--halo); border-color: var(--line, gray) }\n"
    let folder = try repository([("tokens.css", sheet), ("app.css", uses)])
    #expect(check("--since HEAD", in: folder).text == "")
    try write(":root { --text: #111111 }\n", to: "tokens.css", in: folder)
    // A new file may wait for what is yet to come.
    try write(uses, to: "new.css", in: folder)
    let told = "app.css:1:20: warning: `--ink` has no value any more; in `HEAD` it had one."
    #expect(check("--since HEAD", in: folder).text == told + " [unknown-css-token]\n")
    #expect(check("app.css", in: folder).text == "")
    Git.run(["add", "-A"], in: folder.path)
    #expect(check("--staged", in: folder).text == told + " [unknown-css-token]\n")
  }

  @Test func `a token that is there has lost no value, whatever names in code begin with`() throws {
    let tokens =
      (0..<8).map { #""t\#($0)": { "$type": "number", "$value": 1 }"# }
      + (0..<20).map {
        #""d\#($0)": { "$type": "number", "$value": 1 }"#
      }
    let folder = try repository([
      ("text.tokens.json", "{ \"text\": { \(tokens[..<8].joined(separator: ", ")) } }"),
      ("density.tokens.json", "{ \"density\": { \(tokens[8...].joined(separator: ", ")) } }"),
      ("app.css", (0..<8).map { ".a\($0) { order: var(--sea-color-text-t\($0)) }\n" }.joined()),
    ])
    let sheet = (0..<20).map { "  --sea-density-d\($0): 0;\n" }.joined()
    try write(":root {\n\(sheet)}\n", to: "density.css", in: folder)
    #expect(check("--since HEAD app.css", in: folder).text == "")
  }

  @Test func `of findings that are alike the one in a new line is new`() throws {
    let folder = try repository()
    let settings = #"{ "grid": { "base": 4 } }"#
    try write(settings, to: "tincture.json", in: folder)
    let lines = ["# Card", "", "- Padding: 10px", "- Height: 48px", "- Padding: 10px", ""]
    try write(lines.joined(separator: "\n"), to: "card.md", in: folder)
    Git.run(["add", "-A"], in: folder.path)
    Git.run(["commit", "-q", "-m", "Second"], in: folder.path)
    #expect(check("--since HEAD card.md", in: folder).text == "")
    try write(
      (lines[..<2] + ["- Radius: 8px", "- Padding: 10px"] + lines[2...]).joined(separator: "\n"), to: "card.md",
      in: folder)
    let text = check("--since HEAD card.md", in: folder).text
    #expect(
      text.hasPrefix("card.md:4:12: warning: Padding `10px`") && text.split(separator: "\n").count == 1, "\(text)")
  }

  @Test func `what is moved with its file is not new`() throws {
    let folder = try repository()
    try FileManager.default.moveItem(
      atPath: folder.path + "/specs/button.md", toPath: folder.path + "/specs/knob.md")
    #expect(check("--since HEAD", in: folder).text == "")
    try write(spec, to: "specs/button.md", in: folder)
    // Now there are two of it.
    #expect(check("--since HEAD", in: folder).text.hasPrefix("specs/knob.md:5:12: warning: Padding `10px`"))
  }

  @Test func `another file in the place of one that is gone is new`() throws {
    let folder = try repository()
    try FileManager.default.removeItem(atPath: folder.path + "/specs/button.md")
    let other =
      "# Button\n\n- Padding: 10px\n- Margin: 8px\n- Radius: 6px\n- Gap: 4px\n\nWords of its own.\n\nAnd more.\n"
    try write(other, to: "specs/other.md", in: folder)
    let text = check("--since HEAD", in: folder).text
    #expect(text.hasPrefix("specs/other.md:3:12: warning: Padding `10px`"), "\(text)")
  }

  @Test func `the entries of a baseline follow a file that is moved`() throws {
    let folder = try repository([
      ("tincture.json", #"{ "grid": { "base": 4 }, "baseline": "known.json" }"#),
      ("known.json", #"{ "findings": [] }"#),
    ])
    #expect(check("--write-baseline", in: folder).status == 0)
    commit("Known", in: folder)
    for place in ["specs/knob.md", "other/knob.md"] {
      try FileManager.default.createDirectory(atPath: folder.path + "/other", withIntermediateDirectories: true)
      Git.run(["mv", "specs/button.md", place], in: folder.path)
      for words in ["--staged --error-on-warnings", "--since HEAD --error-on-warnings"] {
        let (text, status) = check(words, in: folder)
        #expect(text == "" && status == 0, "\(text)")
      }
      Git.run(["mv", place, "specs/button.md"], in: folder.path)
    }
    // What is mended in it or gone with it is told.
    Git.run(["rm", "-q", "specs/button.md"], in: folder.path)
    let text = check("--staged --format full", in: folder).text
    #expect(text.contains("`off-grid-spacing` is not found any more in `specs/button.md`"), "\(text)")
    #expect(
      text.contains("\n  tincture check --prune-baseline ") && text.contains("\n  git add known.json "), "\(text)")
  }

  @Test func `links in a revision are read as those on the disk`() throws {
    let folder = try repository()
    try FileManager.default.createDirectory(atPath: folder.path + "/two", withIntermediateDirectories: true)
    for (name, target) in [
      ("two/color.tokens.json", "../color.tokens.json"), ("out.tokens.json", "../../etc/passwd"), ("around", "two/.."),
      ("out", "around/../.."),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    try write(
      #"{ "ink": { "$type": "color", "$value": { "$ref": "color.tokens.json#/nothing" } } }"#,
      to: "two/b.tokens.json", in: folder)
    let before = check("--format concise", in: folder).text
    #expect(before.contains("two/b.tokens.json"), "\(before)")
    commit("Links", in: folder)
    let (text, status) = check("--since HEAD", in: folder)
    #expect(status == 0 && text == "", "\(text)")
  }

  @Test func `a module of another repository is no news`() throws {
    let module = try TemporaryFolder([
      ("space.tokens.json", #"{ "space": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": "{nope}" } } }"#)
    ])
    Git.run(["init", "-q", "-b", "main"], in: module.path)
    commit("Tokens", in: module)
    let folder = try repository()
    let add = ["-c", "protocol.file.allow=always", "submodule", "add", "-q", module.path, "kit"]
    #expect(Git.run(add, in: folder.path).status == 0)
    for words in ["--since HEAD", "--staged"] { #expect(check(words, in: folder).text == "", "\(words)") }
    commit("With the kit", in: folder)
    // What names its tokens finds them on both sides.
    try write("# Words\n\nIt has {space.a}.\n", to: "specs/words.md", in: folder)
    Git.run(["add", "-A"], in: folder.path)
    for words in ["--since HEAD", "--staged"] { #expect(check(words, in: folder).text == "", "\(words)") }
    let outcome = Program.run(
      ["diff"],
      in: Surroundings(
        workingDirectory: folder.path, environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder.path + "/tmp"]))
    let diff = String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.status == .clean && !diff.contains("added") && !diff.contains("removed"), "\(diff)")
  }

  @Test func `settings of a revision that cannot be read are told`() throws {
    let folder = try repository([("tincture.json", "{ \"grid\": ")])
    try write(#"{ "grid": { "base": 4 } }"#, to: "tincture.json", in: folder)
    let text = check("--since HEAD", in: folder).text
    #expect(text.contains("The settings of `HEAD` cannot be used (tincture.json:1:"), "\(text)")
    #expect(text.contains("everything is told as new"), "\(text)")
    #expect(text.contains("Padding `10px`"), "\(text)")
  }

  @Test func `three dots compare with where the work left a branch`() throws {
    let folder = try repository()
    Git.run(["checkout", "-q", "-b", "work"], in: folder.path)
    try write(spec.replacingOccurrences(of: "10px", with: "9px"), to: "specs/button.md", in: folder)
    commit("Second", in: folder)
    Git.run(["checkout", "-q", "main"], in: folder.path)
    try write("# Other\n", to: "specs/button.md", in: folder)
    commit("Third", in: folder)
    Git.run(["checkout", "-q", "work"], in: folder.path)
    #expect(check("--since main...", in: folder).text.hasPrefix("specs/button.md:5:12: warning: Padding `9px`"))
  }

  @Test func `what is staged is checked, and not what lies beside it`() throws {
    let folder = try repository()
    try write(spec + "- Pressed: Margin 7px\n", to: "specs/button.md", in: folder)
    Git.run(["add", "-A"], in: folder.path)
    try write(spec + "- Pressed: Margin 8px\n- Focused: Gap 9px\n", to: "specs/button.md", in: folder)
    let text = check("--staged", in: folder).text
    #expect(text.hasPrefix("specs/button.md:10:19: warning: Margin `7px`"), "\(text)")
    #expect(text.components(separatedBy: "\n").count == 2, "\(text)")
    #expect(check("--staged .", in: folder, at: "/specs").text.hasPrefix("button.md:10:19: "))
  }

  @Test func `before the first commit everything is new`() throws {
    let folder = try TemporaryFolder([("tmp/keep", ""), (".gitignore", "tmp/\n"), ("specs/b.md", spec)])
    try write(#"{ "grid": { "base": 4 } }"#, to: "tincture.json", in: folder)
    Git.run(["init", "-q"], in: folder.path)
    Git.run(["add", "-A"], in: folder.path)
    #expect(check("--staged", in: folder).text.contains("specs/b.md:5:12: warning: Padding `10px`"))
    #expect(check("--since HEAD", in: folder).status == 2)
  }

  @Test func `a baseline holds beside a revision`() throws {
    let folder = try repository([("known.json", #"{ "findings": [] }"#)])
    try write(spec + "- Pressed: Margin 7px\n", to: "specs/button.md", in: folder)
    #expect(check("--baseline known.json --write-baseline", in: folder).status == 0)
    #expect(check("--baseline known.json --since HEAD", in: folder).text == "")
  }

  @Test func `nothing of a repository is run, and nothing in it is written`() throws {
    let folder = try repository([
      (".gitattributes", "* filter=evil diff=evil merge=evil text eol=crlf ident\n")
    ])
    let trap = "touch \(folder.path)/trapped; cat"
    for (key, value) in [
      ("core.fsmonitor", trap), ("core.pager", trap), ("core.sshCommand", trap), ("core.editor", trap),
      ("core.hooksPath", "\(folder.path)/hooks"), ("filter.evil.smudge", trap), ("filter.evil.clean", trap),
      ("filter.evil.process", trap), ("filter.evil.required", "true"), ("diff.evil.textconv", trap),
      ("diff.evil.command", trap), ("diff.external", trap), ("alias.ls-tree", "!\(trap)"),
      ("alias.cat-file", "!\(trap)"),
      ("core.alternateRefsCommand", trap), ("uploadpack.packObjectsHook", trap), ("credential.helper", "!\(trap)"),
      ("core.untrackedCache", "true"), ("pager.ls-tree", trap), ("pager.cat-file", trap), ("core.askPass", trap),
    ] { Git.run(["config", key, value], in: folder.path) }
    for hook in ["post-index-change", "fsmonitor-watchman", "query-watchman", "pre-commit", "reference-transaction"] {
      for place in ["hooks", ".git/hooks"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
        try write("#!/bin/sh\n\(trap)\n", to: "\(place)/\(hook)", in: folder)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(place)/\(hook)")
      }
    }
    // A program of its own, where a search path of the working directory would find it.
    try write("#!/bin/sh\n\(trap)\n", to: "git", in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/git")
    let before = Git.run(["-c", "core.fsmonitor=false", "ls-files", "--stage"], in: folder.path).output
    try? FileManager.default.removeItem(atPath: folder.path + "/trapped")
    let index = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/.git/index"))
    let path = ".::bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    #expect(check("--since HEAD --error-on-warnings", in: folder, path: path).status == 0)
    #expect(check("--staged --error-on-warnings", in: folder, path: path).status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/trapped"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/.git/index")) == index && !before.isEmpty)
  }

  @Test func `what cannot be compared is said`() throws {
    let folder = try repository()
    #expect(check("--since nowhere", in: folder).text.contains("There is no revision `nowhere` here.\n"))
    try write(Git.run(["rev-parse", "HEAD"], in: folder.path).output, to: ".git/shallow", in: folder)
    #expect(check("--since nowhere", in: folder).text.contains("`nowhere` here. This clone is shallow"))
    try FileManager.default.removeItem(atPath: folder.path + "/.git/shallow")
    #expect(check("--since --output=x", in: folder).status == 2)
    #expect(check("--since HEAD", in: folder, path: "").text.contains("There is no program `git`"))
    #expect(check("--since HEAD --staged", in: folder).text.contains("not both"))
    #expect(check("--since HEAD --write-baseline", in: folder).status == 2)
    let bare = try TemporaryFolder([("tmp/keep", "")])
    #expect(check("--since HEAD", in: bare).text.contains("is in no repository of git"))
  }
}
