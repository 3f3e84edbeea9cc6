import Configuration
import Facts
import LanguageFeatures
import Rules
import SourceText
import WorkspaceIndex

/// One workspace with the places to ask at; what an editor asks, at three sizes.
struct WorkspaceBenchmark {
  /// What an editor asks, at three sizes; `growth` is the best time beside that of the smallest size.
  static func run() {
    var smallest: [String: Double] = [:]
    for tokens in [1_000, 10_000, 50_000] {
      let made = GeneratedWorkspace(tokens: tokens)
      Report.title("\(tokens) tokens in \(made.files.count - 1) files")
      Report.row("", "median", "p90", "best", "growth")
      for (name, measurement) in WorkspaceBenchmark(made).measurements() {
        let first = smallest[name, default: measurement.least]
        smallest[name] = first
        Report.row(
          name, Report.time(measurement.median), Report.time(measurement.ninetieth), Report.time(measurement.least),
          Report.rounded(measurement.least / first) + "×")
      }
    }
  }

  private let sources: [SourceFile]
  private let workspace: Workspace
  private let tokenFile: SourceFile
  private let resolver: [SourceFile]
  /// Inside the reference of an alias in the first token file.
  private let alias: Int

  init(_ made: GeneratedWorkspace) {
    sources = made.files.map { SourceFile(path: $0.path, bytes: $0.text) }
    resolver = made.resolver.map { SourceFile(path: $0.path, bytes: $0.text) }
    workspace = WorkspaceBenchmark.indexed(sources)
    tokenFile = sources[0]
    let text = tokenFile.text
    alias = text.range(ofFirst: "{family0.palette0.step1}") + 12
  }

  func measurements() -> [(String, Measurement)] {
    [
      (
        "read all files",
        Measurement.of(7) { _ in sources.reduce(0) { $0 + IndexedFile(reading: $1).facts.definitions.count } }
      ),
      ("index them", index()),
      ("hover on an alias", hover(at: alias, in: tokenFile.path)),
      ("definition of an alias", definition()),
      ("completion of a whole reference", completion(typed: "{family0.palette0.step1")),
      ("completion of an empty reference", completion(typed: "{")),
      ("findings in one token file", Measurement.of(50) { _ in workspace.findings(in: tokenFile.path).count }),
      (
        "findings in all files",
        Measurement.of(5) { _ in sources.reduce(0) { $0 + workspace.findings(in: $1.path).count } }
      ),
      ("edit to findings, also in a spec", edit(open: [tokenFile.path, GeneratedWorkspace.spec])),
      ("new name to findings, in all files", rename()),
      ("edit under a resolver to findings", resolvedEdit()),
      ("edit of 2,000 uses to findings", styleSheetEdit()),
      ("edit of a key in a style sheet of 5,000", keyEdit()),
      ("edit of a document of 214 kB to findings", documentEdit()),
      ("semantic tokens of 2,500", Measurement.of(30) { _ in workspace.semanticTokens(in: tokenFile.path).count }),
    ]
  }

  private static func indexed(_ sources: [SourceFile]) -> Workspace {
    var workspace = Workspace(projects: [Configuration(root: "/made-up")])
    workspace.put(sources.map { IndexedFile(reading: $0) })
    return workspace
  }

  private func index() -> Measurement {
    let files = sources.map { IndexedFile(reading: $0) }
    return Measurement.of(7) { _ in
      var workspace = Workspace(projects: [Configuration(root: "/made-up")])
      workspace.put(files)
      return workspace.files.count
    }
  }

  private func hover(at offset: Int, in path: String) -> Measurement {
    Measurement.of(300) { _ in workspace.hover(at: offset, in: path, images: true)?.markdown.utf8.count ?? 0 }
  }

  private func definition() -> Measurement {
    Measurement.of(300) { _ in workspace.definitions(at: alias, in: tokenFile.path).count }
  }

  /// Asks behind what was typed; the file is otherwise whole.
  private func completion(typed: String) -> Measurement {
    let start = alias - 12
    let edited = tokenFile.applying([TextEdit(ByteRange(start, start + "{family0.palette0.step1}".utf8.count), typed)])
    var workspace = workspace
    _ = workspace.put(IndexedFile(reading: edited))
    return Measurement.of(30) { [workspace] _ in
      workspace.completions(at: start + typed.utf8.count, in: edited.path).items.count
    }
  }

  /// Changes a color and asks for the findings of the open files that the edit makes stale.
  private func edit(open: [String]) -> Measurement {
    let place = tokenFile.text.range(ofFirst: "0.1") + 2
    return edits(of: tokenFile, in: workspace, open) { TextEdit(ByteRange(place, place + 1), String($0 % 9)) }
  }

  /// Gives a token a new name and takes it back, and asks for the findings of every file that this makes stale.
  private func rename() -> Measurement {
    let place = tokenFile.text.range(ofFirst: "\"step1\"") + 1
    return edits(of: tokenFile, in: workspace, sources.map(\.path)) {
      TextEdit(ByteRange(at: place), $0.isMultiple(of: 2) ? "" : "zz")
    }
  }

  /// The same where a resolver document merges all files, in the files of its contexts as well.
  private func resolvedEdit() -> Measurement {
    let place = tokenFile.text.range(ofFirst: "\"step1\"") + 1
    let workspace = WorkspaceBenchmark.indexed(sources + resolver)
    return edits(of: tokenFile, in: workspace, [tokenFile.path] + resolver.map(\.path)) {
      TextEdit(ByteRange(at: place), $0.isMultiple(of: 2) ? "" : "zz")
    }
  }

  /// Changes a fallback in a style sheet.
  private func styleSheetEdit() -> Measurement {
    let sheet = SourceFile(path: GeneratedWorkspace.styleSheet.path, bytes: GeneratedWorkspace.styleSheet.text)
    let place = sheet.text.range(ofFirst: "red")
    return edits(of: sheet, in: WorkspaceBenchmark.indexed(sources + [sheet]), [sheet.path]) {
      TextEdit(ByteRange(place, place + 3), $0.isMultiple(of: 2) ? "red" : "teal")
    }
  }

  /// Gives a custom property a new name and takes it back, and asks for the findings of a document that names it.
  private func keyEdit() -> Measurement {
    let sheets = GeneratedWorkspace.styleSheets(5_000, perFile: 5_000).map { SourceFile(path: $0.path, bytes: $0.text) }
    let spec = SourceFile(
      path: "/made-up/card.md",
      bytes: Array("# Card\n\n- Background: `--family0-palette0-step2` (#123456)\n".utf8))
    let place = sheets[0].text.range(ofFirst: "step2:") + 5
    return edits(of: sheets[0], in: WorkspaceBenchmark.indexed(sheets + [spec]), [spec.path]) {
      TextEdit(ByteRange(at: place), $0.isMultiple(of: 2) ? "" : "zz")
    }
  }

  /// Adds a line to a long document and takes it away.
  private func documentEdit() -> Measurement {
    let made = GeneratedWorkspace.document(bytes: 214_000)
    let guide = SourceFile(path: made.path, bytes: made.text)
    let place = guide.text.range(ofFirst: "## Menu 40")
    return edits(of: guide, in: WorkspaceBenchmark.indexed(sources + [guide]), [guide.path]) {
      TextEdit(ByteRange(at: place), $0.isMultiple(of: 2) ? "" : "Border: 1px.\n\n")
    }
  }

  /// Edits a file again and again, each time from what it is, and asks for the findings of the open files made stale.
  private func edits(
    of file: SourceFile, in workspace: Workspace, _ open: [String], _ edit: (Int) -> TextEdit
  ) -> Measurement {
    var workspace = workspace
    return Measurement.of(60) { round in
      let stale = workspace.put(IndexedFile(reading: file.applying([edit(round)])))
      return open.filter { stale.files.contains($0) || stale.dependents.contains($0) }
        .reduce(0) { $0 + workspace.findings(in: $1).count }
    }
  }
}

extension String {
  /// The byte at which a text first stands; 0 if it does not.
  fileprivate func range(ofFirst text: String) -> Int {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
  }
}
