import DesignTokens
import Lexicon
import Testing
import WorkspaceIndex

@testable import Rules

/// Of the colors of a document the one that is nearest to a color that would pass, without a look at all of them.
@Suite struct TokenPaletteTests {
  /// The palette of a document that names shades of gray, from `#000000` upward in steps.
  private func palette(_ count: Int, _ shade: (Int) -> Int) throws -> (TokenPalette, [(name: String, color: Color)]) {
    let colors = (0..<count).map { index -> (name: String, hex: String) in
      let hex = String(shade(index), radix: 16)
      return ("c\(index)", "#" + String(repeating: "0", count: 6 - hex.count) + hex)
    }
    let lines = colors.map { "  \($0.name): '\($0.hex)'\n" }.joined()
    let workspace = RuleWorkspace([("DESIGN.md", "---\nname: A\ncolors:\n\(lines)---\n\n# A\n")]).workspace
    let file = try #require(CheckedFile("\(RuleWorkspace.root)/DESIGN.md", of: workspace))
    let known = try colors.map { ("colors.\($0.name)", try #require(Color(css: $0.hex))) }
    return (TokenPalette(of: file), known)
  }

  @Test func `it is the nearest of those that pass`() throws {
    let (palette, colors) = try palette(256) { $0 * 7 % 256 * 0x10101 }
    for gray in stride(from: 0, to: 256, by: 5) {
      let wanted = try #require(Color(css: "rgb(\(gray) \(gray) \(gray))"))
      func passes(_ color: Color) -> Bool { color.contrast(with: wanted) > 1.2 }
      let nearest = colors.filter { passes($0.color) && $0.color.difference(from: wanted) <= 0.1 }
        .min { ($0.color.difference(from: wanted), $0.name) < ($1.color.difference(from: wanted), $1.name) }
      let found = palette.nearest(to: wanted, for: .foreground, under: [], where: passes)
      #expect(found?.name.text == nearest?.name, "\(gray)")
    }
  }

  @Test func `of thousands of shades of one color few are asked`() throws {
    let (palette, colors) = try palette(2_000) { 0x707070 + $0 / 45 * 0x100 + $0 % 45 }
    var asked = 0
    let found = palette.nearest(to: colors[0].color, for: .foreground, under: []) { _ in
      asked += 1
      return false
    }
    #expect(found == nil)
    #expect((1...500).contains(asked))
    asked = 0
    let same = palette.nearest(to: colors[7].color, for: .foreground, under: []) { _ in
      asked += 1
      return true
    }
    #expect(same?.name.text == colors[7].name)
    #expect(asked < 100)
  }
}
