import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// An alias leads back to itself.
  static let circularReference = Rule(
    id: "circular-reference",
    family: .references,
    severity: .error,
    summary: "An alias leads back to itself, so that no token of the circle has a value.",
    page: """
      Every reference of the circle is reported, with the whole way round; a token that only leads into the circle is \
      not, for it is mended as soon as the circle is (Format Module 2025.10, section 7.2). In style sheets the \
      properties must be declared in one file and for the same part of the page; variables of SCSS take their values in \
      the order of the text and go in no circle, and a `var()` with an empty fallback is a switch.

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "text": { "$value": "{color.ink}" },
          "ink": { "$value": "{color.text}" }
        }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "text": { "$value": "{color.ink}" },
          "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } }
        }
      }
      ```
      """,
    reach: .names,
    check: circularReferences)
}

private func circularReferences(in file: CheckedFile) -> [Finding] {
  var sheets: [String: CircleSheet] = [:]
  return file.resolvedReferences.compactMap { reference, targets in
    if reference.target == .enclosing, reference.owner != nil {
      return Finding("This pointer leads to something that it stands in itself.", at: reference.range)
    }
    let found = file.cycle(through: reference, to: targets)
    let cycle = found.sites
    let isWhole = cycle.count == found.count
    // The other collection may be in no file.
    if cycle.count == 1, file.facts.namesCollections { return nil }
    guard let first = cycle.first, file.isCertain(cycle, isWhole, &sheets) else { return nil }
    let names = (cycle + [first]).compactMap { file.workspace.definition(at: $0)?.name.text }
    guard names.count == cycle.count + 1 else { return nil }
    let way = (names.dropLast() + (isWhole ? [] : ["…"]) + names.suffix(1)).joined(separator: " → ")
    let end = isWhole ? "" : ", a circle of \(found.count) tokens"
    let message =
      cycle.count == 1 ? "`\(names[0])` refers to itself." : "This reference leads back to itself: `\(way)`\(end)."
    return Finding(
      message, at: reference.range,
      related: cycle.count == 1
        ? []
        : cycle.enumerated().prefix(isWhole ? cycle.count : cycle.count - 1).compactMap { index, site in
          file.place("`\(names[index])` refers to `\(names[index + 1])`.", site)
        }, context: found.context)
  }
}

extension CheckedFile {
  /// Whether tokens that lead back to the first of them certainly do so wherever they hold.
  ///
  /// A variable of SCSS has the value that was last given to it above, so that none leads to itself. Declarations of
  /// custom properties meet in one place only if they hold in the same one and nothing behind them takes their place.
  /// An empty fallback (`var(--on,)`) makes a switch of a circle: whoever sets one property turns the others off.
  /// A property of a longer circle that another file gives a value has that one, where it is loaded as well; so may each
  /// where the style sheet takes in one of a package.
  ///
  /// Of declarations all must be there to be looked at.
  fileprivate func isCertain(
    _ cycle: [DefinitionSite], _ isWhole: Bool, _ sheets: inout [String: CircleSheet]
  ) -> Bool {
    let steps = cycle.compactMap { site in workspace.definition(at: site).map { (site, $0) } }
    let declared = steps.filter { $0.1.name.isCodeName }
    guard let first = declared.first else { return true }
    guard isWhole else { return false }
    // What hands itself on in a theme or a layer of its own has its value from the page.
    if steps.count == 1, isProse || workspace.definitions(named: first.1.name, visibleFrom: path).count > 1 {
      return false
    }
    let files = Set(cycle.map(\.path))
    for path in files where sheets[path] == nil { sheets[path] = CircleSheet(path, in: workspace) }
    if steps.count > 1, files.contains(where: { sheets[$0]?.importsPackage ?? false }) { return false }
    return declared.allSatisfy { site, definition in
      guard steps.count == 1 || !workspace.isDefined(definition.name, besidesIn: files, projectOf: path),
        let sheet = sheets[site.path], !definition.name.isOfSCSS
      else { return false }
      return sheet.isLast(site.index, definition) && definition.context == first.1.context
        && (site.path == first.0.path || steps.count == 1) && !sheet.switches.contains(site.index)
    }
  }

  /// The circle of tokens that a reference in a token's value is a step of, that token first; empty where it is none.
  func cycle(through reference: TokenReference, to targets: [DefinitionSite]) -> Cycle {
    // Most references lead to a literal, where no circle can begin.
    guard let owner = reference.owner,
      targets.contains(where: { workspace.definition(at: $0)?.value.isLiteral == false })
    else { return Cycle() }
    return workspace.cycle(through: DefinitionSite(path: path, index: owner), by: targets)
  }
}

/// What a file in which circles pass says of its declarations, found out once for all of them.
private struct CircleSheet {
  let importsPackage: Bool
  /// The declarations with an empty fallback.
  let switches: Set<Int>
  /// The last declaration of each name, for each part of the page.
  private var last: [Place: Int] = [:]

  private struct Place: Hashable {
    let name: TokenName
    let context: String?
  }

  /// `nil` where there is no such file.
  init?(_ path: String, in workspace: Workspace) {
    guard let facts = workspace[path]?.facts else { return nil }
    importsPackage = workspace.importsPackage(path)
    switches = Set(facts.references.lazy.filter { $0.fallback?.range.isEmpty == true }.compactMap(\.owner))
    let definitions = facts.definitions
    for index in definitions.indices {
      last[Place(name: definitions[index].name, context: definitions[index].context)] = index
    }
  }

  func isLast(_ index: Int, _ definition: Definition) -> Bool {
    last[Place(name: definition.name, context: definition.context)].map { $0 <= index } ?? true
  }
}

extension TokenName {
  /// Whether this is a variable of SCSS.
  fileprivate var isOfSCSS: Bool { bytes.first == UInt8(ascii: "$") }
}

extension TokenValue {
  /// Whether the value is one literal without parts that could be references.
  fileprivate var isLiteral: Bool {
    switch self {
    case .color, .dimension, .duration, .number, .boolean, .string, .unreadable: true
    case .alias, .pointer, .list, .composite, .expression: false
    }
  }
}
