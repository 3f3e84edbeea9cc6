import Configuration
import Facts
import FrontEnds
import LanguageFeatures
import Rules
import SourceText
import WorkspaceIndex

/// A fuzzed file beside a few good ones that can name it and that it can name.
struct FuzzedFile {
  private let path: String
  private let source: SourceFile
  private let place: Int

  init(_ name: String, _ text: [UInt8], at place: Int) {
    path = "/w/" + name
    source = SourceFile(path: path, bytes: text)
    self.place = place
  }

  func faults(_ depth: FuzzedInput.Depth) -> [String] {
    let file = IndexedFile(reading: source)
    var faults = RangeFaults(of: file).faults + read(file)
    if depth == .reading { return faults }
    var workspace = FuzzedFile.neighbors
    _ = workspace.put(file)
    faults += findingFaults(workspace)
    if depth == .questions { faults += answerFaults(workspace) }
    return faults
  }

  /// What is asked of the front end alone, at the place.
  private func read(_ file: IndexedFile) -> [String] {
    guard let frontEnd = file.frontEnd else { return [] }
    var faults: [String] = []
    if let slot = frontEnd.slot(source, file.facts, place),
      !slot.replaced.touches(place) || slot.replaced.end > source.bytes.count
    {
      faults.append("the slot at \(place) replaces \(slot.replaced)")
    }
    for stretch in frontEnd.stretches(source, place) where !source.wholeRange.contains(stretch) {
      faults.append("a stretch around \(place) is \(stretch)")
    }
    for link in frontEnd.links(source) where !source.wholeRange.contains(link.range) {
      faults.append("a link is at \(link.range)")
    }
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      let back = source.offset(of: source.position(of: place, in: encoding), in: encoding)
      if back > place { faults.append("place \(place) is \(back) once it has been a position") }
    }
    return faults
  }

  private func findingFaults(_ workspace: Workspace) -> [String] {
    var faults: [String] = []
    for (path, file) in workspace.files.sorted(by: { $0.key < $1.key }) {
      let findings = workspace.findings(in: path)
      faults += identityFaults(workspace.identities(of: findings, in: path), path)
      for finding in findings {
        let places = [(path, finding.range)] + finding.related.map { ($0.path, $0.range) }
        let edits = finding.fixes.flatMap(\.edits).map { ($0.path, $0.edit.range) }
        for (other, range) in places + edits where range.end > (workspace[other]?.source.bytes.count ?? Int.max) {
          faults.append("\(finding.rule) in \(path) is at \(range) of \(other)")
        }
      }
      let edits = (workspace.fixAll(in: path)?.edits ?? []).filter { $0.path == path }.map(\.edit)
      let mended = file.source.applying(edits)
      if mended.lines.starts != LineTable(mended.bytes).starts {
        faults.append("the lines of \(path) are wrong once it is mended")
      }
    }
    return faults
  }

  /// No two findings of a file are one, and a baseline of all of them says what it said once it is read again.
  private func identityFaults(_ identities: [FindingIdentity], _ path: String) -> [String] {
    let baseline = Baseline(path: "/w/known.json", identities.map { Baseline.Entry(path: path, $0) })
    let written = SourceFile(path: baseline.path, bytes: BaselineFile.bytes(of: baseline))
    let read = BaselineFile.read(written).baseline?.entries.map(\.identity)
    var faults = Set(identities).count == identities.count ? [] : ["two findings of \(path) are one"]
    if read != baseline.entries.map(\.identity) {
      faults.append("the baseline of \(path) is another one when it is read")
    }
    return faults
  }

  /// Some places spread over the text, the place itself and the end.
  private func answerFaults(_ workspace: Workspace) -> [String] {
    var question = EveryQuestion(workspace, path)
    let count = source.bytes.count
    let step = max(1, count / 6)
    for offset in Set(Array(stride(from: place % step, through: count, by: step)) + [place, count]).sorted() {
      question.ask(at: offset)
    }
    question.askOfFile()
    return question.faults
  }

  /// A token file, a resolver's other set, a spec, a style sheet and a view.
  private static let neighbors: Workspace = {
    var workspace = Workspace(projects: [Configuration(root: "/w")])
    workspace.put(texts.map { IndexedFile(reading: SourceFile(path: "/w/\($0.path)", text: $0.text)) })
    return workspace
  }()

  private static let texts = [
    (
      path: "base.tokens.json",
      text: ##"""
      { "color": { "$type": "color", "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "brand": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47], "hex": "#0d7377" } },
          "on-brand": { "$value": "{color.white}", "$deprecated": "Use {color.text}." } },
        "space": { "$type": "dimension", "sm": { "$value": { "value": 8, "unit": "px" } } }, "a": { "$value": "{b}" } }
      """##
    ),
    (path: "dark.tokens.json", text: ##"{ "color": { "$type": "color", "brand": { "$value": "{color.white}" } } }"##),
    (path: "card.md", text: "# Card\n\n- Background: `color.brand` (#0D7377)\n- Text: {color.on-brand}\n- Gap: 8px\n"),
    (path: "app.css", text: ".card { color: var(--color-brand, red); padding: var(--space-sm) }\n"),
    (path: "Card.swift", text: "let gap = Space.sm\nlet brand = Color.brand\n"),
  ]
}
