import Configuration
import DesignTokens
import Facts
import SourceText
import Testing
import WorkspaceIndex

@testable import LanguageFeatures

/// Completion where there are more names than anybody looks through.
struct CompletionTests {
  private let workspace: Workspace
  private let path = "/w/a.tokens.json"

  init() {
    var facts = FileFacts(language: .json, kind: .tokens)
    for index in 0..<3000 {
      let name = TokenName(index % 2 == 0 ? "color.Step\(index)" : "space.color\(index)x")
      let range = ByteRange(index, index + 1)
      facts.definitions.append(
        Definition(
          name: name, nameRange: range, range: range, valueRange: range, type: index % 2 == 0 ? .color : .dimension,
          value: .number(1), notation: .object))
    }
    var workspace = Workspace(projects: [Configuration(root: "/w")])
    workspace.put([IndexedFile(source: SourceFile(path: path, text: ""), facts: facts)])
    self.workspace = workspace
  }

  private func completions(_ typed: String, type: TokenType? = nil) -> CompletionList {
    let slot = Slot(kind: .tokenName(.alias, type: type), replaced: ByteRange(0, 0), prefix: typed)
    return workspace.completions(in: slot, at: 0, of: path)
  }

  @Test func `a long list is cut and asked for again`() {
    let list = completions("")
    #expect(list.isIncomplete)
    #expect(list.items.count == 250)
    #expect(list.items.first?.label == "color.Step0")
  }

  @Test func `names that begin as typed stand before those with such a segment and those that hold it`() {
    #expect(completions("color.step12").items.map(\.label).prefix(2) == ["color.Step12", "color.Step120"])
    #expect(completions("color15x").items.first?.label == "space.color15x")
    #expect(completions("tep12").items.first?.label == "color.Step12")
    #expect(completions("nothing like it").items.isEmpty)
    #expect(completions("").items.first?.sortText == "0000")
  }

  @Test func `what does not fit is left out before the list is cut`() {
    let list = completions("color", type: .dimension)
    #expect(list.isIncomplete)
    #expect(list.items.allSatisfy { $0.label.hasPrefix("space.") })
    #expect(!completions("color29", type: .dimension).isIncomplete)
  }
}
