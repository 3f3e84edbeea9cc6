import DesignTokens
import Facts
import FrontEnds
import ProseFacts
import SourceText
import Testing

/// The documents of the patterns, which are their documentation as well.
@Suite struct `Named value patterns` {
  @Test(arguments: NamedValuePattern.catalog)
  func `reads its documents and no other`(pattern: NamedValuePattern) throws {
    for (document, meant) in pattern.reads {
      #expect(try tokens(of: document) == meant, "\(pattern.name): “\(document)”")
    }
    for document in pattern.leaves {
      #expect(try tokens(of: document).isEmpty, "\(pattern.name): “\(document)”")
    }
    #expect(!pattern.reads.isEmpty)
  }

  /// `color.Ink = #101010 (light), #fafafa (dark)`.
  private func tokens(of document: String) throws -> String {
    let frontEnd = try #require(FrontEnd.reading("spec.md"))
    let facts = frontEnd.facts(SourceFile(path: "/spec.md", text: document))
    return facts.definitions.map { definition in
      let themes = definition.themes.map { "\($0.value.cssText(as: definition.type)) (\($0.theme))" }
      let value = definition.value.cssText(as: definition.type)
      return "\(definition.name) = \(themes.isEmpty ? value : themes.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
