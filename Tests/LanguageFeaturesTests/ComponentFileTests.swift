import Facts
import FrontEnds
import LanguageFeatures
import Rules
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// A component of a document written as a component file says the same, and is wrong in the same places.
struct ComponentFileTests {
  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "brand": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } },
        "line": { "$value": { "colorSpace": "srgb", "components": [0.8, 0.8, 0.8] } }
      },
      "space": { "$type": "dimension", "md": { "$value": { "value": 12, "unit": "px" } } }
    }
    """

  private static let document = """
    # Buttons

    Spacing is in multiples of 4pt.

    ## Primary Button (CTA)

    **Purpose:** Starts the one action of a screen.

    ```
    Large Button:
    ├─ Height: 48pt
    ├─ Padding: 10pt vertical, 24pt horizontal
    ├─ Background: #0D7377
    └─ Text: Inter SemiBold 16pt, White

    States:
    ├─ Default: Background #0D7377
    ├─ Hover: Background #14A0A5
    └─ Disabled: Background #E0E0E0, Text #999999
    ```

    ## Danger Button

    ```
    Same as Primary Button but:
    ├─ Background: #EA5455
    └─ Hover: Background #F87171
    ```

    ## Chip

    - **Background**: `color.brand`
    - **Border**: 1px `color.line`
    - **Padding**: `space.md` (11px)
    - **Icon**: 20px, `color.lines`

    **Padding**
    - Top: 6px
    - Bottom: 8px

    ### States

    | State | Background | Text |
    | --- | --- | --- |
    | Hover | #E6F4F4 | #7BAFB1 |
    | Loading | #E6F4F4 | `color.brand` |
    """

  /// Rule, message and the text at the place, of every finding.
  private func findings(in file: (path: String, text: String)) -> [String] {
    let workspace = FeatureWorkspace([("a.tokens.json", Self.tokens), file]).workspace
    let path = "\(FeatureWorkspace.root)/\(file.path)"
    guard let source = workspace[path]?.source else { return [] }
    return workspace.findings(in: path).map { finding in
      // How many lengths make a habit is another number where less is said.
      let message = finding.message.replacing(#/ that \d+ of \d+ spacings here keep to/#, with: "")
      return "\(finding.rule): \(message) at \(source.text(in: finding.range))"
    }.sorted()
  }

  private func converted(_ name: String?) -> ComponentFile? {
    let workspace = FeatureWorkspace([("a.tokens.json", Self.tokens), ("buttons.md", Self.document)]).workspace
    return workspace.componentFile(ofComponentNamed: name, in: "\(FeatureWorkspace.root)/buttons.md")
  }

  @Test func `a converted document has the findings of the document`() throws {
    let file = try #require(converted(nil))
    let before = findings(in: ("buttons.md", Self.document)).filter { !$0.hasPrefix("undefined-mention") }
    #expect(Set(before.map { $0.prefix { $0 != ":" } }) == ["low-contrast", "off-grid-spacing", "value-drift"])
    #expect(before.count == 4)
    #expect(findings(in: (file.name, file.text)) == before)
  }

  /// What is said of components, not of tokens, snippets or running text.
  @Test(
    .sharedFolder,
    arguments: [
      "000-urbannest", "001-usage-monitor", "002-instica", "003-zawaj", "004-studyai",
    ])
  func `a long document of somebody else's keeps its findings`(name: String) throws {
    let text = String(decoding: try #require(SharedFolder.bytes(of: "specs/\(name).md")), as: UTF8.self)
    let workspace = FeatureWorkspace([("x.md", text)]).workspace
    let file = try #require(workspace.componentFile(ofComponentNamed: nil, in: "\(FeatureWorkspace.root)/x.md"))
    let isOfComponents = { (finding: String) in
      finding.hasPrefix("low-contrast") || finding.hasPrefix("small-touch-target")
        || (name < "002" && finding.hasPrefix("off-grid") || finding.hasPrefix("value-drift: `#"))
    }
    let before = findings(in: ("x.md", text)).filter(isOfComponents)
    #expect(findings(in: (file.name, file.text)).filter(isOfComponents) == before)
  }

  @Test func `one component is a file of its own and says what it said`() throws {
    let file = try #require(converted("CTA"))
    #expect(file.name == "primary-button.component.json")
    let source = SourceFile(path: "/\(file.name)", text: file.text)
    let facts = try #require(FrontEnd.reading(file.name)).facts(source)
    let component = try #require(facts.components.first)
    #expect(facts.components.count == 1)
    #expect(component.name == "Primary Button")
    #expect(component.aliases == ["CTA"])
    #expect(component.states == ["Default", "Hover", "Disabled"])
    #expect(component.description == "Starts the one action of a screen.")
    let hover = component.properties.first { $0.state == "Hover" }
    #expect(hover?.name == "Background" && hover?.value == "#14A0A5")
  }

  @Test func `what a component takes over from is written with it`() throws {
    let file = try #require(converted("Danger Button"))
    let source = SourceFile(path: "/\(file.name)", text: file.text)
    let facts = try #require(FrontEnd.reading(file.name)).facts(source)
    #expect(facts.components.map(\.name) == ["Primary Button", "Danger Button"])
    #expect(facts.components.last?.base == "Primary Button")
    #expect(facts.problems.isEmpty)
  }

  @Test func `tokens of the project are named in braces, what nothing defines stays as it is`() throws {
    let text = try #require(converted("Chip")).text
    #expect(text.contains(#""Background": "{color.brand}""#))
    #expect(text.contains(#""Border": "1px {color.line}""#))
    #expect(text.contains("{space.md} (11px)"))
    #expect(text.contains("`color.lines`"))
  }

  @Test func `nothing is offered where no component is`() throws {
    #expect(converted("Nobody") == nil)
    let workspace = FeatureWorkspace([("a.md", "# Notes\n\nNothing here.\n")]).workspace
    #expect(workspace.componentFile(headedAt: ByteRange(at: 3), in: "\(FeatureWorkspace.root)/a.md") == nil)
  }
}
