import Syntax
import TestSupport
import Testing

@testable import Facts
@testable import ProseFacts

@Suite struct `Fence kinds` {
  private func kinds(in text: String) -> [FenceKind] {
    let tree = MarkdownTree(parsing: Array(text.utf8))
    return tree.blocks.filter { $0.kind == .fence }.map { FenceKind(of: $0, in: tree) }
  }

  @Test func `a fence is told by its lines and not by its language`() {
    #expect(kinds(in: "```swift\n// Brand\nprimary: #3B82F6 (Blue)\n\nsm:   8pt\n```") == [.declarations])
    #expect(kinds(in: "```swift\nStates:\n  - Idle: White\n```") == [.outline])
    #expect(kinds(in: "```\nHeight: 48pt\n├─ Padding: 16pt\n└─ Text\n```") == [.outline])
    #expect(kinds(in: "```\nContentView\n├── TabBar\n└── \"a: b\"\n```") == [.tree])
    #expect(kinds(in: "```swift\n.sheet { A() }\n\n// Used for:\n- Settings\n- Modals\n```") == [.hybrid])
    #expect(kinds(in: "```swift\n\"trash\"   // Delete\n\"pencil\"\n```") == [.quotedList])
    #expect(kinds(in: "```swift\nText(\"a\")\n```\n```\n```") == [.code, .code])
  }

  @Test func `data is data`() {
    #expect(kinds(in: "```yaml\nprimary: red\n```\n```json\n{ \"a\": 1 }\n```") == [.code, .code])
  }

  @Test func `box characters read in a wrong encoding still draw a tree`() {
    #expect(kinds(in: "```\nAssets/\n‚îú‚îÄ‚îÄ AppIcon/\n‚îî‚îÄ‚îÄ a\n```") == [.tree])
  }

  @Test(
    .sharedFolder,
    arguments: [
      ("000-urbannest.md", [FenceKind.outline: 44, .code: 3]),
      ("001-usage-monitor.md", [.tree: 1, .code: 11]),
      ("002-instica.md", [.code: 12]),
      ("003-zawaj.md", [.tree: 1, .code: 14]),
      (
        "004-studyai.md",
        [.declarations: 14, .outline: 25, .tree: 2, .hybrid: 4, .quotedList: 2, .code: 57]
      ),
    ])
  func `the fences of real documents are told apart`(name: String, expected: [FenceKind: Int]) throws {
    let text = try #require(SharedFolder.bytes(of: "specs/\(name)"))
    let tree = MarkdownTree(parsing: text)
    let kinds = tree.blocks.filter { $0.kind == .fence }.map { FenceKind(of: $0, in: tree) }
    #expect(Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +) == expected)
  }
}
