import Facts
import FrontEnds
import ProseFacts
import SourceText
import Testing

/// The documents of the patterns, which are their documentation as well.
@Suite struct `Statement patterns` {
  @Test(
    arguments: StatementPatterns.items + StatementPatterns.groups + StatementPatterns.tables)
  func `reads its documents`(name: String, reads: [(document: String, facts: String)]) throws {
    let frontEnd = try #require(FrontEnd.reading("spec.md"))
    for (document, meant) in reads {
      let facts = frontEnd.facts(SourceFile(path: "/spec.md", text: document))
      let shown = facts.components.map(shown).joined(separator: " | ")
      #expect(shown == meant, "\(name): “\(document)”")
    }
    #expect(!reads.isEmpty)
  }

  /// `Button: states Hover; Background = #0B5F62 (Hover)`.
  private func shown(_ component: ComponentSpec) -> String {
    let lists = [("states", component.states), ("variants", component.variants)].filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: ", "))" }
    let properties = component.properties.map { property in
      let owners = [property.part, property.variant, property.state].compactMap { $0 }
      return "\(property.name) = \(property.value)\(owners.isEmpty ? "" : " (\(owners.joined(separator: ", ")))")"
    }
    return "\(component.name): " + (lists + properties).joined(separator: "; ")
  }
}
