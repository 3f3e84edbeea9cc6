import TestSupport
import Testing

/// Which tokens `diff` knows again under another name.
extension DesignDiffTests {
  @Test func `one of a group with the values of one that went is renamed`() throws {
    let text = try told(
      #""a": { \#(number("x", "1")), \#(number("y", "2")) }"#, #""a": { \#(number("z", "1")), \#(number("y", "2")) }"#)
    #expect(text.hasSuffix("Renamed (1)\n  `a.x` → `a.z`\n"), "\(text)")
    // Of two that came either could be meant.
    let open = try told(
      #""a": { \#(number("x", "1")), \#(number("y", "2")) }"#,
      #""a": { \#(number("z", "1")), \#(number("w", "1")), \#(number("y", "2")) }"#)
    #expect(
      !open.contains("Renamed") && open.contains("Removed (1)\n  `a.x`, number `1`, without a replacement"), "\(open)")
    let elsewhere = try told(
      #""a": { \#(number("x", "1")), \#(number("y", "2")) }, "b": { \#(number("v", "3")) }"#,
      #""a": { \#(number("y", "2")) }, "b": { \#(number("v", "3")), \#(number("x", "1")) }"#)
    #expect(!elsewhere.contains("Renamed"), "\(elsewhere)")
  }

  @Test func `what all users name now is the same under another name`() throws {
    let text = try told(
      #""a": { \#(number("x", "1")), \#(number("y", "2")) }, "b": { \#(number("v", "3")) }, \#(number("u", "\"{a.x}\""))"#,
      #""a": { \#(number("y", "2")) }, "b": { \#(number("v", "3")), \#(number("x", "1")) }, \#(number("u", "\"{b.x}\""))"#
    )
    #expect(text.hasSuffix("Renamed (1)\n  `a.x` → `b.x`\n"), "\(text)")
  }

  @Test func `other marks between the same words are the same token`() throws {
    let text = try told(
      #""a": { "on": { \#(number("dark", "1")), \#(number("light", "1")) } }"#,
      #""a": { \#(number("on-dark", "1")), \#(number("onLight", "1")) }"#)
    #expect(text.hasSuffix("Renamed (2)\n  `a.on.dark` → `a.on-dark`\n  `a.on.light` → `a.onLight`\n"), "\(text)")
    // Another value is another token.
    let other = try told(
      #""a": { "on": { \#(number("dark", "1")) } }"#, #""a": { \#(number("on-dark", "2")) }"#)
    #expect(!other.contains("Renamed"), "\(other)")
  }

  @Test func `a word that gives way to another one in several names`() throws {
    func states(_ word: String, _ values: [(String, String)]) -> String {
      values.map { number("\($0)-\(word)", $1) }.joined(separator: ", ")
    }
    // Two of them are worth the same, and only their words tell them apart.
    let values = [("ink", "1"), ("line", "2"), ("edge", "2")]
    let text = try told(#""a": { \#(states("focus", values)) }"#, #""a": { \#(states("ring", values)) }"#)
    #expect(
      text.hasSuffix(
        "Renamed (3)\n  `a.edge-focus` → `a.edge-ring`\n  `a.ink-focus` → `a.ink-ring`\n  `a.line-focus` → `a.line-ring`\n"
      ), "\(text)")
    // Of a single value that is not certain.
    let single = try told(
      #""a": { \#(states("focus", [("line", "2"), ("edge", "2")])) }"#,
      #""a": { \#(states("ring", [("line", "2"), ("edge", "2")])) }"#)
    #expect(!single.contains("Renamed"), "\(single)")
    // Where the word is gone from every name, a value may have changed with it.
    let three = values + [("gap", "3")]
    let changed = try told(
      #""a": { \#(states("focus", three + [("mark", "7")])) }"#,
      #""a": { \#(states("ring", three + [("mark", "8")])) }"#)
    #expect(
      changed.contains("`a.mark-focus` → `a.mark-ring`\n")
        && changed.contains("Changed (1)\n  `a.mark-ring`: `7` → `8`"),
      "\(changed)")
    let kept = try told(
      #""a": { \#(states("focus", three + [("mark", "7"), ("sign", "9")])) }"#,
      #""a": { \#(states("ring", three + [("mark", "8")])) }"#)
    #expect(kept.contains("Removed (2)\n  `a.mark-focus`") && kept.contains("Added (1)\n  `a.mark-ring`"), "\(kept)")
  }

  @Test func `a level more or less is a new name, and so is another group around a whole one`() throws {
    let rest = #""rest": { \#(number("ink", "1")), \#(number("gap", "4")) }"#
    let flat = #"\#(number("ink", "1")), \#(number("gap", "4"))"#
    let other = number("other", "4")
    let nested = try told(
      #""cell": { "off": { \#(flat) } }, "row": { \#(other) }"#,
      #""cell": { "off": { \#(rest) } }, "row": { \#(other) }"#)
    #expect(nested.hasSuffix("Renamed (1)\n  `cell.off` → `cell.off.rest`, a group of 2 tokens\n"), "\(nested)")
    let single = try told(
      #""cell": { "off": { \#(number("ink", "1")), \#(number("gap", "2")) } }, "row": { \#(other) }"#,
      #""cell": { "off": { \#(number("gap", "3")), "rest": { \#(number("ink", "1")) } } }, "row": { \#(other) }"#)
    #expect(single.contains("Renamed (1)\n  `cell.off.ink` → `cell.off.rest.ink`\n\n"), "\(single)")
    // Into a group that was there.
    let moved = try told(
      #""red": { \#(flat) }, "color": { \#(other) }"#, #""color": { \#(other), "red": { \#(flat) } }"#)
    #expect(moved.hasSuffix("Renamed (1)\n  `red` → `color.red`, a group of 2 tokens\n"), "\(moved)")
    let out = try told(#""ds": { "color": { \#(flat) } }, \#(other)"#, #""color": { \#(flat) }, \#(other)"#)
    #expect(out.hasSuffix("Renamed (1)\n  `ds` → the top level, a group of 2 tokens\n"), "\(out)")
  }

  @Test func `what could be two is not renamed`() throws {
    let other = number("other", "4")
    let twice = try told(
      #""cell": { "off": { \#(number("gap", "2")) } }, \#(other)"#,
      #""cell": { "off": { "rest": { \#(number("gap", "2")) }, "hover": { \#(number("gap", "2")) } } }, \#(other)"#)
    #expect(!twice.contains("Renamed") && twice.contains("Removed (1)"), "\(twice)")
    // Who named the one names something else now.
    let refuted = try told(
      #""cell": { "off": { \#(number("gap", "4")) } }, \#(other), \#(number("u", "\"{cell.off.gap}\""))"#,
      #""cell": { "off": { "rest": { \#(number("gap", "4")) } } }, \#(other), \#(number("u", "\"{other}\""))"#)
    #expect(!refuted.contains("Renamed"), "\(refuted)")
    // Groups that have nothing in common but two values.
    let strange = try told(
      #""a": { "b": { \#(number("x", "0")), \#(number("y", "1")) } }, "c": { \#(other) }"#,
      #""c": { \#(other), "d": { \#(number("x", "0")), \#(number("y", "1")) } }"#)
    #expect(!strange.contains("Renamed"), "\(strange)")
  }

  @Test func `equal values beside renamed ones are told apart by the ends of their names`() throws {
    func menu(_ name: String) -> String {
      [("gap", "1"), ("inset", "2"), ("ink", "3"), ("edge", "3")].map { number("\(name)-\($0)", $1) }
        .joined(separator: ", ")
    }
    let text = try told(#""a": { \#(menu("drop")) }"#, #""a": { \#(menu("drop-menu")) }"#)
    #expect(text.contains("Renamed (4)\n  `a.drop-edge` → `a.drop-menu-edge`\n"), "\(text)")
    let changed = try told(
      #""a": { \#(menu("drop")) }"#,
      #""a": { \#(menu("drop-menu").replacing(": 3", with: ": 4")) }"#)
    #expect(changed.contains("Renamed (2)\n") && changed.contains("Removed (2)\n  `a.drop-edge`"), "\(changed)")
  }
}
