import SourceText
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain é 🎨 — …", "plain é 🎨 — …"),
    ("\u{1B}[31mred\u{7}", #"\u{1B}[31mred\u{7}"#),
    ("a\nb\tc\r", #"a\u{A}b\u{9}c\u{D}"#),
    ("safe\u{202E}gnp.\u{2066}", #"safe\u{202E}gnp.\u{2066}"#),
    ("\u{9B}2J\u{85}\u{2028}", #"\u{9B}2J\u{85}\u{2028}"#),
    ("a\u{200D}b\u{200C}c\u{300}", "a\u{200D}b\u{200C}c\u{300}"),
    ("\u{E0041}\u{FEFF}\u{2060}", #"\u{E0041}\u{FEFF}\u{2060}"#),
  ])
  func `what acts is written as what it is`(text: String, expected: String) {
    #expect(text.visible == expected)
  }

  @Test func `the line feeds of our own text stay`() {
    #expect("a\nb\u{1B}".visibleLines == "a\nb\\u{1B}")
  }
}
