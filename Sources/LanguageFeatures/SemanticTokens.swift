import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let highlighting = Feature(
    title: "Semantic highlighting",
    page: """
      For editors that ask for it: names of tokens (`variable`) and groups (`namespace`) where they are defined \
      (`declaration`) and wherever a reference, a mention in a document or `var(--x)` means one that exists; types \
      (`type`); colors and lengths in documents and style sheets (`number`). What is deprecated is marked (`deprecated`).
      """)
}

/// A stretch of a file that an editor may color by what it is, within one line.
package struct SemanticToken: Hashable, Sendable {
  /// In the order of the legend.
  package enum Kind: Int, Sendable {
    /// A group of tokens.
    case namespace
    /// The type of a token.
    case type
    /// The name of a token.
    case variable
    /// A color or a length that is written out.
    case number
  }

  package var range: ByteRange
  package var kind: Kind
  /// Whether the name is given its value or content here.
  package var isDeclaration = false
  package var isDeprecated = false

  /// The standard names of the kinds (LSP 3.17, SemanticTokenTypes).
  package static let kinds = ["namespace", "type", "variable", "number"]
  /// The standard names of what else may be said, a bit for each.
  package static let modifiers = ["declaration", "deprecated"]
}

extension Workspace {
  /// What the names, types and values of a file are, in the order of the text; no two overlap.
  ///
  /// References count where they name something that exists. `part` leaves out all that does not touch it.
  package func semanticTokens(in path: String, part: ByteRange? = nil) -> [SemanticToken] {
    guard let file = self[path] else { return [] }
    let facts = file.facts
    var found: [SemanticToken] = []
    func add(_ range: ByteRange, _ kind: SemanticToken.Kind, isDeclaration: Bool = false, isDeprecated: Bool = false) {
      guard range.count > 0, part?.overlaps(range) ?? true else { return }
      found.append(
        SemanticToken(range: range, kind: kind, isDeclaration: isDeclaration, isDeprecated: isDeprecated))
    }
    let deprecated = deprecatedDefinitions(in: path)
    for index in facts.definitions.indices {
      add(
        facts.definitions[index].nameRange, .variable, isDeclaration: true, isDeprecated: deprecated.contains(index))
      if let type = facts.definitions[index].typeRange { add(type, .type) }
    }
    for group in facts.groups {
      add(group.nameRange, .namespace, isDeclaration: true)
      if let type = group.typeRange { add(type, .type) }
    }
    let asked = facts.references.indices.filter { part?.overlaps(facts.references[$0].nameRange) ?? true }
    for (index, named) in zip(asked, tokens(namedBy: asked, in: path)) {
      let range = facts.references[index].nameRange
      if let named {
        add(range, .variable, isDeprecated: named.isDeprecated)
      } else if isGroup(facts.references[index].name, visibleFrom: path) {
        add(range, .namespace)
      }
    }
    // In data an editor knows values for what they are.
    if facts.voice == .prose || facts.isStyleSheet {
      for color in facts.colors { add(color.range, .number) }
      for length in facts.dimensions { add(length.range, .number) }
    }
    found.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var end = -1
    return found.filter { token in
      let isFree = token.range.start >= end && !file.source.bytes[token.range].contains(0x0A)
      if isFree { end = token.range.end }
      return isFree
    }
  }
}
