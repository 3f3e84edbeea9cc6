import DesignTokens
import Facts
import Platform
import SourceText
import Syntax
import WorkspaceIndex

extension Command {
  /// Prints every token with what it is worth.
  static let tokens = Command(
    "tokens", "Print every token with what it is worth", operands: "[PATH…]", count: 0...Int.max,
    options: [
      CommandOption("theme", value: "NAME", "One theme only: a declared one, `theme=dark`, or `dark` for short."),
      .input,
      .textOrJSON, .config, .language,
    ],
    details: "Values print as CSS would write them, aliases followed; with themes, a value for each.",
    examples: [
      Example("tincture tokens", "All tokens below the working directory."),
      Example("tincture tokens --theme dark", "What they are in the dark theme, each token once."),
      Example("tincture tokens --format json tokens/", "Those of one folder, for programs."),
    ],
    statuses: ["Printed.", "There are no tokens.", "Wrong usage, or a file that cannot be read."]
  ) { arguments, surroundings in
    let selection = Selection(
      arguments.operands, configuration: arguments.value("config"), language: arguments.language,
      inputs: arguments.values("input"), in: surroundings)
    if let failure = selection.failure ?? selection.messages.first(where: \.isFailure)?.text {
      return .failure(failure)
    }
    let theme = arguments.value("theme")
    if let theme, let failure = selection.unknownTheme(theme) { return .failure(failure) }
    let table = TokenTable(selection.paths, of: selection.workspace, theme: theme, in: surroundings)
    let limits = selection.messages.filter { $0.status == .findings }.map(\.text)
    let notes = (limits + (arguments.values("input").isEmpty ? selection.permutationsLeftOut("shown") : []))
      .map { "tincture: \($0)\n" }.joined()
    let status: Outcome.Status = limits.isEmpty ? .clean : .findings
    if arguments.value("format") == "json" {
      return Outcome(bytes: table.json, messages: notes, status: status, from: [selection.workspace, table])
    }
    if table.isEmpty { return Outcome(messages: notes + "tincture: There are no tokens.\n", status: .findings) }
    return Outcome(table.text, messages: notes, status: status)
  }
}

/// The tokens of some files, in order of path and place.
private struct TokenTable: Sendable {
  struct Row: Sendable {
    var definition: Definition
    var source: SourceFile
    var shownPath: String
    var type: TokenType?
    /// The value as the file has it.
    var written: String
    var alias: [String]
    var resolved: [(theme: String, value: String)]
    /// The values in short: the contexts that make a difference, each with its value.
    var summary: [(theme: String, value: String)]
    /// Whether several files may say what the token is worth.
    var mayBeOpen: Bool
    /// The files between which it is open what the token is worth, each with the value that it brings.
    var alternatives: [(path: String, value: String)] = []
    /// The name of the token that a group extends another for.
    var inheritedFrom: TokenName?
  }

  /// The rows in order, in as many lists as threads made them.
  private let parts: [[Row]]
  private let pool = WorkerPool()

  var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }
  private var rows: [Row] { Array(parts.joined()) }

  init(_ paths: [String], of workspace: Workspace, theme: String?, in surroundings: Surroundings) {
    let shown = paths.map { (shown: surroundings.shown($0), path: $0) }
      .sorted { $0.shown.precedes(bytewise: $1.shown) }
    // In a theme a name is listed once in a project, wherever it comes first.
    let paths =
      theme == nil ? shown.split(among: pool.count) { workspace[$0.path]?.facts.definitions.count ?? 0 } : [shown]
    parts = pool.map(paths) { TokenTable.rows(of: $0, workspace, theme: theme, in: surroundings) }
  }

  private static func rows(
    of paths: [(shown: String, path: String)], _ workspace: Workspace, theme: String?, in surroundings: Surroundings
  ) -> [Row] {
    var rows: [Row] = []
    var listed: Set<ListedName> = []
    var known = Values()
    for (shownPath, path) in paths {
      guard let file = workspace[path] else { continue }
      let chosen = theme.flatMap { workspace.theme(meant: $0, for: path) }
      guard theme == nil || chosen != nil, let worths = workspace.worths(in: path, theme: chosen) else { continue }
      let themes = chosen.map { [$0] } ?? workspace.themes(for: path)
      let mayRestate = file.mayRestate
      for (index, definition) in file.facts.definitions.enumerated() {
        let site = DefinitionSite(path: path, index: index)
        if mayRestate, workspace.isRestatement(site) { continue }
        if let chosen {
          let name = ListedName(root: workspace.projectRoot(of: path), name: definition.name)
          guard workspace.isIncluded(site, in: chosen), listed.insert(name).inserted else { continue }
        }
        var row = TokenTable.row(
          of: definition, at: site, worth: worths[index], in: file.source, shownPath, workspace, chosen: chosen,
          themes: themes, &known)
        if row.mayBeOpen {
          row.alternatives = workspace.alternatives(at: site).map { path in
            let value = workspace.resolved(site, askedFrom: path)
            return (surroundings.shown(path), value.value?.cssText(as: value.type) ?? "")
          }
        }
        rows.append(row)
      }
      for token in workspace.inheritedTokens(in: path) {
        guard var definition = workspace.definition(at: token.source), let home = workspace[token.source.path]?.source
        else { continue }
        let source = definition.name
        definition.name = token.name
        if chosen != nil {
          let name = ListedName(root: workspace.projectRoot(of: path), name: definition.name)
          guard listed.insert(name).inserted else { continue }
        }
        var row = TokenTable.row(
          of: definition, at: token.source, worth: workspace.resolved(token.source, in: chosen), in: home,
          surroundings.shown(token.source.path), workspace, chosen: chosen, themes: themes, &known)
        row.inheritedFrom = source
        rows.append(row)
      }
    }
    return rows
  }

  /// A name that a theme has been listed with, which it has once in a project.
  private struct ListedName: Hashable {
    let root: String?
    let name: TokenName
  }

  /// What the tokens of one name are worth in every theme: dozens of brands may define it, one after the other.
  private struct Values {
    private var resolved: [ListedName: [(theme: String, value: String)]] = [:]
    private var summaries: [DefinedName: [(theme: String, value: String)]] = [:]

    private struct DefinedName: Hashable {
      let path: String
      let name: TokenName
    }

    mutating func resolved(_ site: DefinitionSite, _ workspace: Workspace, in themes: [String])
      -> [(theme: String, value: String)]
    {
      let name = workspace.nameInPermutations(ofTokenAt: site).map {
        ListedName(root: workspace.projectRoot(of: site.path), name: $0)
      }
      if let name, let known = resolved[name] { return known }
      let values = workspace.worths(ofTokenAt: site, in: themes)
        .map { ($0.theme, $0.value.value?.cssText(as: $0.value.type) ?? "") }
      if let name { resolved[name] = values }
      return values
    }

    mutating func summary(_ site: DefinitionSite, _ workspace: Workspace) -> [(theme: String, value: String)] {
      guard let name = workspace.definition(at: site)?.name else { return [] }
      let key = DefinedName(path: site.path, name: name)
      if let known = summaries[key] { return known }
      let values = workspace.values(of: name, visibleFrom: site.path)
        .map { ($0.theme, $0.value.value?.cssText(as: $0.value.type) ?? "") }
      summaries[key] = values
      return values
    }
  }

  private static func row(
    of definition: Definition, at site: DefinitionSite, worth plain: ResolvedValue, in source: SourceFile,
    _ shownPath: String, _ workspace: Workspace, chosen: String?, themes: [String], _ known: inout Values
  ) -> Row {
    let type = definition.type ?? plain.type
    let text = plain.value?.cssText(as: plain.type) ?? ""
    let values =
      themes.count > 1
      ? known.resolved(site, workspace, in: themes) : themes.map { _ in (chosen ?? "default", text) }
    // What is written out is worth what stands there.
    let isLiteral = plain.value == definition.value && plain.type == type
    return Row(
      definition: definition, source: source, shownPath: shownPath, type: type,
      written: isLiteral ? text : definition.value.cssText(as: type),
      alias: plain.chain.dropFirst().compactMap { workspace.definition(at: $0)?.name.text }, resolved: values,
      summary: values.count > 1 ? known.summary(site, workspace) : values,
      mayBeOpen: chosen != nil || plain.outcome == .uncertain)
  }

  var text: String {
    let rows = rows
    let names = rows.map { DisplayWidth.of($0.definition.name.text.visible) }.max() ?? 0
    let types = rows.map { $0.type?.rawValue.count ?? 1 }.max() ?? 0
    return rows.map { row in
      let name = row.definition.name.text.visible
      let type = row.type?.rawValue ?? "-"
      let gaps = (HelpText.spaces(names - DisplayWidth.of(name) + 2), HelpText.spaces(types - type.count + 2))
      let summary = row.alternatives.isEmpty ? row.summary : row.alternatives.map { ($0.path, $0.value) }
      let isSingle = Set(summary.map(\.value)).count < 2
      let value =
        isSingle ? summary.first?.value ?? "" : summary.map { "\($0.theme): \($0.value)" }.joined(separator: ", ")
      let way = row.alias.isEmpty ? "" : "  (\(row.alias.map { "{\($0)}" }.joined(separator: " → ")))"
      return (value.isEmpty ? "\(name)\(gaps.0)\(type)" : "\(name)\(gaps.0)\(type)\(gaps.1)\(value)\(way)").visible
        + "\n"
    }
    .joined()
  }

  var json: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.array { $0.elements(pool.map(parts, TokenTable.elements)) }
    writer.endLine()
    return writer.taken()
  }

  private static func elements(_ rows: [Row]) -> JSONWriter {
    var writer = JSONWriter(indented: true, within: 1)
    for index in rows.indices { writer.object { write(rows[index], to: &$0) } }
    return writer
  }

  private static func write(_ row: Row, to writer: inout JSONWriter) {
    let definition = row.definition
    writer.member("name", definition.name.text)
    writer.member("type", orNull: row.type?.rawValue)
    writer.member("value", row.written)
    writer.member("description", orNull: definition.description)
    if let reason = definition.deprecation?.reason {
      writer.member("deprecated", reason)
    } else {
      writer.member("deprecated", definition.deprecation != nil)
    }
    writer.member("path", row.shownPath)
    writer.member("range", definition.range, in: row.source)
    writer.member("alias", row.alias)
    if let name = row.inheritedFrom { writer.member("inheritedFrom", name.text) }
    writer.member(
      "resolved",
      object: { writer in
        for value in row.resolved { writer.member(value.theme, value.value) }
      })
    guard !row.alternatives.isEmpty else { return }
    writer.member(
      "alternatives",
      array: { writer in
        for alternative in row.alternatives {
          writer.object { writer in
            writer.member("path", alternative.path)
            writer.member("value", alternative.value)
          }
        }
      })
  }
}

extension Array {
  /// The elements in order, as so many lists at most that weigh about the same.
  fileprivate func split(among count: Int, weight: (Element) -> Int) -> [[Element]] {
    let share = reduce(0) { $0 + weight($1) } / Swift.max(1, count) + 1
    var parts: [[Element]] = []
    var sum = 0
    for element in self {
      if sum / share >= parts.count { parts.append([]) }
      parts[parts.count - 1].append(element)
      sum += weight(element)
    }
    return parts
  }
}

extension Selection {
  /// What to say of a theme that no project of the files has; `nil` where one has it.
  fileprivate func unknownTheme(_ theme: String) -> String? {
    guard !paths.contains(where: { workspace.theme(meant: theme, for: $0) != nil }) else { return nil }
    let known = Set(paths.flatMap { workspace.themes(for: $0) }).sorted().map { "`\($0)`" }.joined(separator: ", ")
    return "There is no theme `\(theme)`; there is \(known)."
  }
}
