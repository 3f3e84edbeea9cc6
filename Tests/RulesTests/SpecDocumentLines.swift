import DesignTokens
import Facts
import Rules
import SourceText
import TestSupport
import WorkspaceIndex

/// What is understood and found on each line of a document, as short words that a table can name.
struct SpecDocumentLines {
  private var words: [Int: [String]] = [:]
  private let source: SourceFile
  let facts: FileFacts
  let findings: [Finding]

  init?(_ number: String) {
    guard let name = SharedFolder.names(in: "specs").first(where: { $0.hasPrefix(number) }),
      let bytes = SharedFolder.bytes(of: "specs/\(name)")
    else { return nil }
    let workspace = RuleWorkspace([(name, String(decoding: bytes, as: UTF8.self))])
    source = workspace.files[0]
    guard let file = workspace.workspace[source.path] else { return nil }
    facts = file.facts
    findings = workspace.findings.map(\.finding)
    for definition in facts.definitions {
      add(definition.nameRange, "token \(definition.name) = \(definition.value.cssText(as: definition.type))")
      for themed in definition.themes { add(themed.range, "\(themed.theme) \(themed.value.cssText)") }
    }
    for reference in facts.references {
      let site = workspace.workspace.definitions(of: reference, in: source.path).first
      let target = site.flatMap { workspace.workspace.definition(at: $0) }
      guard reference.isClear || target != nil else { continue }
      add(
        reference.range,
        "reference \(target?.name ?? reference.name)\(target.map { " → \(place($0.nameRange))" } ?? "")")
    }
    for color in facts.colors { add(color.range, "color \(color.color.hexRGBA)") }
    for length in facts.dimensions { add(length.range, "\(length.role.rawValue) \(length.dimension.cssText)") }
    for component in facts.components {
      add(component.nameRange, "component \(([component.name] + component.aliases).joined(separator: " / "))")
      for (state, place) in component.statePlaces { add(place, "state \(state)") }
      for property in component.properties {
        let owner = [property.part, property.variant, property.state].compactMap { $0 }.map { "\($0)." }.joined()
        add(property.range, "\(component.name): \(owner)\(property.name) = \(property.value)")
      }
    }
    for finding in findings { add(finding.range, "finding \(finding.rule): \(finding.message)") }
  }

  /// The facts and findings that begin on a line; with `@column` behind each.
  func on(_ line: Int) -> [String] { words[line] ?? [] }

  private func place(_ range: ByteRange) -> String {
    let position = source.position(of: range.start, in: .utf16)
    return "\(position.line + 1):\(position.column + 1)"
  }

  private mutating func add(_ range: ByteRange, _ text: String) {
    let position = source.position(of: range.start, in: .utf16)
    words[position.line + 1, default: []].append("\(text) @\(position.column + 1)")
  }
}
