import Configuration
import DesignTokens
import Facts
import LanguageFeatures
import Rules
import SourceText
import WorkspaceIndex

/// A workspace made of a few texts under one root, with the settings of its `tincture.json` if there is one.
struct FeatureWorkspace {
  static let root = "/workspace"
  let workspace: Workspace
  /// Every file, the settings too.
  private let sources: [String: SourceFile]

  init(_ texts: [(path: String, text: String)]) {
    let files = texts.map { file in
      SourceFile(path: file.path.hasPrefix("/") ? file.path : "\(Self.root)/\(file.path)", text: file.text)
    }
    let settings =
      files.first { $0.name == "tincture.json" } ?? SourceFile(path: "\(Self.root)/tincture.json", text: "{}")
    let reading = ConfigurationReader.read(settings, root: Self.root, knownRules: Set(Rule.all.map(\.id))) { path in
      files.first { $0.path == path }
    }
    var workspace = Workspace(projects: [reading.configuration])
    let read = files.filter { $0.name != "tincture.json" && $0.path.hasPrefix("\(Self.root)/") }
    workspace.put(read.map { IndexedFile(reading: $0) })
    self.workspace = workspace
    sources = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
  }

  func hover(at offset: Int, in path: String, options: Set<String>) -> String {
    guard let hover = workspace.hover(at: offset, in: absolute(path), images: options.contains("images")) else {
      return "nothing"
    }
    if options.contains("range") { return line(hover.range, in: absolute(path)) }
    return options.contains("plain") ? hover.plainText : hover.markdown
  }

  func definitions(at offset: Int, in path: String) -> String {
    lines(
      workspace.definitions(at: offset, in: absolute(path)).map {
        "\(line($0.origin, in: absolute(path))) → \(line($0.targetName, in: $0.path))"
      })
  }

  func references(at offset: Int, in path: String, options: Set<String>) -> String {
    lines(
      workspace.references(at: offset, in: absolute(path), includingDefinitions: options.contains("definitions"))
        .map { line($0.range, in: $0.path) })
  }

  /// One item a line: label, detail, and the line as it would be after the edit.
  func completions(at offset: Int, in path: String) -> String {
    guard let source = workspace[absolute(path)]?.source else { return "no file" }
    let list = workspace.completions(at: offset, in: absolute(path))
    let items = list.items.sorted { $0.sortText < $1.sortText }.map { item in
      let edited = source.applying([item.edit])
      let line = edited.text(in: edited.range(ofLine: source.position(of: offset, in: .utf8).line))
      let detail = item.detail.isEmpty ? "" : " (\(item.detail))"
      let snippet =
        item.snippet.map {
          "\n  "
            + String($0.reversed().drop { $0 == " " }.reversed()).replacing("\n", with: "\n  ").replacing(
              "\t", with: "  ")
        } ?? ""
      return "\(item.label)\(detail)\(item.isDeprecated ? " deprecated" : ""): \(line.drop { $0 == " " })\(snippet)"
    }
    return lines(items + (list.isIncomplete ? ["…"] : []))
  }

  func colors(in path: String) -> String {
    lines(
      workspace.documentColors(in: absolute(path)).map { "\(line($0.range, in: absolute(path))) \($0.color.hexRGBA)" })
  }

  func presentations(of color: Color, at range: ByteRange, in path: String) -> String {
    lines(
      workspace.presentations(of: color, at: range, in: absolute(path)).map {
        $0.label == $0.edit.newText ? $0.label : "\($0.label): \($0.edit.newText)"
      })
  }

  func symbols(in path: String) -> String {
    lines(
      workspace.symbols(in: absolute(path)).map { item in
        let detail = item.detail.isEmpty ? "" : " (\(item.detail))"
        return String(repeating: "  ", count: item.depth) + "\(item.kind) \(item.name)\(detail)"
          + (item.isDeprecated ? " deprecated" : "")
      })
  }

  func highlights(at offset: Int, in path: String) -> String {
    lines(
      workspace.highlights(at: offset, in: absolute(path)).map {
        line($0.range, in: absolute(path)) + ($0.isDefinition ? " (definition)" : "")
      })
  }

  func selection(at offset: Int, in path: String) -> String {
    lines(workspace.selectionRanges(at: offset, in: absolute(path)).map { line($0, in: absolute(path)) })
  }

  func links(in path: String) -> String {
    lines(
      workspace.links(in: absolute(path)).map { link in
        let target =
          switch link.target {
          case .file(let path): path.hasPrefix(Self.root) ? String(path.dropFirst(Self.root.count + 1)) : path
          case .page(let uri): uri
          }
        return "\(line(link.range, in: absolute(path))) → \(target)"
      })
  }

  /// The lines as people count them, from 1.
  func folding(in path: String) -> String {
    lines(
      workspace.foldingRanges(in: absolute(path)).map {
        "\($0.firstLine + 1)-\($0.lastLine + 1)\($0.isComment ? " (comment)" : "")"
      })
  }

  func search(_ typed: String) -> String {
    lines(workspace.symbols(fitting: typed).map { "\($0.kind) \($0.name): \(line($0.range, in: $0.path))" })
  }

  /// What would be changed, then the lines that become others; without a name what could be.
  func renamed(at offset: Int, in path: String, to name: String) -> String {
    guard let subject = workspace.renameSubject(at: offset, in: absolute(path)) else { return "nothing" }
    switch workspace.renaming(at: offset, in: absolute(path), to: name) {
    case .failure(let refusal): return refusal.message
    case .success(let edits):
      let files = Dictionary(grouping: edits, by: \.path).sorted { $0.key < $1.key }
      let changed = files.flatMap { path, edits -> [String] in
        guard let source = sources[path] else { return [] }
        let lines = Set(edits.map { source.position(of: $0.edit.range.start, in: .utf8).line }).sorted()
        let edited = source.applying(edits.map(\.edit))
        return lines.map { line in
          "\(path.dropFirst(Self.root.count + 1)):\(line + 1): \(edited.text(in: edited.range(ofLine: line)).drop { $0 == " " })"
        }
      }
      return lines(["\(subject.placeholder) → \(name)"] + changed)
    }
  }

  func actions(touching range: ByteRange, in path: String) -> String {
    lines(
      workspace.codeActions(touching: range, in: absolute(path)).map {
        "\($0.finding.rule): \($0.fix.title)\($0.isPreferred ? " (preferred)" : "")"
      } + workspace.fixAlls(touching: range, in: absolute(path)).map(\.title)
        + workspace.referenceForms(touching: range, in: absolute(path)).map(shown))
  }

  func suppressions(touching range: ByteRange, in path: String) -> String {
    lines(workspace.suppressions(touching: range, in: absolute(path)).map { shown($0.fix) })
  }

  /// A change with the lines that it leaves.
  private func shown(_ fix: Fix) -> String {
    guard let path = fix.edits.first?.path, let source = workspace[path]?.source else { return fix.title }
    let line = source.position(of: fix.edits[0].edit.range.start, in: .utf8).line
    let edited = source.applying(fix.edits.map(\.edit))
    return "\(fix.title): \(edited.text(in: edited.range(ofLine: line)).drop { $0 == " " })"
  }

  func stretches(in path: String) -> String {
    lines(
      workspace.semanticTokens(in: absolute(path)).map { token in
        let marks = (token.isDeclaration ? " declaration" : "") + (token.isDeprecated ? " deprecated" : "")
        return "\(line(token.range, in: absolute(path))) · \(SemanticToken.kinds[token.kind.rawValue])\(marks)"
      })
  }

  private func absolute(_ path: String) -> String { "\(Self.root)/\(path)" }

  private func lines(_ lines: [String]) -> String { lines.isEmpty ? "nothing" : lines.joined(separator: "\n") }

  /// A stretch as `path:line:column`, 1-based in UTF-16 units, and its text on one line.
  private func line(_ range: ByteRange, in path: String) -> String {
    guard let source = workspace[path]?.source else { return path }
    let position = source.position(of: range.start, in: .utf16)
    let text = source.text(in: range).split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    return "\(path.dropFirst(Self.root.count + 1)):\(position.line + 1):\(position.column + 1) \(text)"
  }
}
