import Rules
import Testing

/// Ways that are thousands of steps long: each is walked once, not once from each of its steps, or these tests would not
/// end in any bearable time.
@Suite struct LongWays {
  private func aliases(_ count: Int, _ target: (Int) -> String) -> String {
    let members = (0..<count).map { "\"t\($0)\":{\"$value\":\(target($0))}" }
    return "{\"$type\":\"number\"," + members.joined(separator: ",") + "}"
  }

  @Test func `a circle of thousands of tokens is told by each of them, with its first steps and its length`() {
    let count = 2_000
    let workspace = RuleWorkspace([("a.tokens.json", aliases(count) { "\"{t\(($0 + 1) % count)}\"" })])
    let findings = workspace.findings.map(\.finding).filter { $0.rule == "circular-reference" }
    #expect(findings.count == count)
    #expect(
      findings.first?.message
        == """
        This reference leads back to itself: `t0 → t1 → t2 → t3 → t4 → t5 → t6 → t7 → … → t0`, a circle of \
        2000 tokens.
        """)
    #expect(findings.first?.related.count == 7)
  }

  @Test func `a circle of 64 tokens is told as a whole`() {
    let workspace = RuleWorkspace([("a.tokens.json", aliases(64) { "\"{t\(($0 + 1) % 64)}\"" })])
    let message = workspace.findings.first?.finding.message ?? ""
    #expect(message.hasSuffix("t62 → t63 → t0`."))
  }

  @Test func `a circle of 65 tokens is told by its beginning`() {
    let workspace = RuleWorkspace([("a.tokens.json", aliases(65) { "\"{t\(($0 + 1) % 65)}\"" })])
    let message = workspace.findings.first?.finding.message ?? ""
    #expect(message.hasSuffix("t6 → t7 → … → t0`, a circle of 65 tokens."))
  }

  @Test func `tokens that lead into a circle take no part in it, however many they are`() {
    let workspace = RuleWorkspace([("a.tokens.json", aliases(4_000) { "\"{t\(max(0, $0 - 1))}\"" })])
    let messages = workspace.findings.map(\.finding).filter { $0.rule == "circular-reference" }.map(\.message)
    #expect(messages == ["`t0` refers to itself."])
  }

  @Test func `groups that extend each other in a circle of thousands are told with the first steps`() {
    let count = 1_000
    let groups = (0..<count).map { "\"g\($0)\":{\"$extends\":\"{g\(($0 + 1) % count)}\",\"a\":{\"$value\":1}}" }
    let workspace = RuleWorkspace([
      ("a.tokens.json", "{\"$type\":\"number\"," + groups.joined(separator: ",") + "}")
    ])
    let messages = workspace.findings.map(\.finding).filter { $0.rule == "circular-extends" }.map(\.message)
    #expect(messages.count == count)
    #expect(
      messages.first
        == "What `g0` extends leads back to it: `g0 → g1 → g2 → g3 → g4 → g5 → g6 → g7 → … → g0`.")
  }

  @Test func `thousands of contexts that give one token are compared once`() {
    let contexts = (0..<5_000).map { "\"c\($0)\":[{\"t\":{\"$type\":\"number\",\"$value\":\($0)}}]" }
    let workspace = RuleWorkspace([
      (
        "a.resolver.json",
        """
        {"version":"2025.10","modifiers":{"m":{"contexts":{\(contexts.joined(separator: ","))}}},\
        "resolutionOrder":[{"$ref":"#/modifiers/m"}]}
        """
      )
    ])
    #expect(workspace.findings.map(\.finding.rule) == ["too-many-permutations"])
  }

  @Test func `a document of the DESIGN.md format costs what its tokens and components say`() {
    let count = 500
    let colors = (0..<count).map { "  c\($0): \($0 == 0 ? "'#777777'" : "'{colors.c\($0 - 1)}'")\n" }
    let components = (0..<count).map { "  b\($0):\n    backgroundColor: '{colors.c\($0)}'\n    textColor: '#787878'\n" }
    let rows = (0..<count).map { "- **c\($0)** (#777771)\n" }
    let workspace = RuleWorkspace([
      (
        "DESIGN.md",
        "---\nname: A\ncolors:\n\(colors.joined())components:\n\(components.joined())---\n\n# A\n\n## Colors\n\n"
          + rows.joined()
      )
    ])
    let rules = workspace.findings.map(\.finding.rule)
    #expect(rules.count { $0 == "low-contrast" } == count)
    #expect(rules.count { $0 == "value-drift" } == count)
  }

  @Test func `thousands of colors with what stands on each are thousands of pairs, not their product`() {
    let count = 2_000
    let grounds = (0..<count).map { "\"k\($0)\":{\"$value\":\"#777777\"}" }
    let writing = (0..<count).map { "\"on-k\($0)\":{\"$value\":\"#787878\"}" }
    let workspace = RuleWorkspace([
      ("a.tokens.json", "{\"c\":{\"$type\":\"color\",\((grounds + writing).joined(separator: ","))}}")
    ])
    #expect(workspace.findings.count { $0.finding.rule == "low-contrast" } == count)
  }

  @Test func `a table with thousands of rows is read row by row`() {
    let count = 2_000
    let rows = (0..<count).map { "| s\($0) | #777777 | #787878 |\n" }
    let workspace = RuleWorkspace([
      ("a.md", "# Button\n\n| State | Background | Text |\n|-|-|-|\n" + rows.joined())
    ])
    #expect(workspace.findings.count { $0.finding.rule == "low-contrast" } == count)
  }

  @Test func `a table with thousands of columns is read column by column`() {
    let count = 1_000
    let sizes = (0..<count).map { "| Size \($0) " }.joined()
    let cells = String(repeating: "| 10px ", count: count)
    let colors = ["Background", "Text"].map { name in
      "| \(name) " + String(repeating: name == "Text" ? "| #787878 " : "| #777777 ", count: count) + "|\n"
    }
    let workspace = RuleWorkspace([
      (
        "a.md",
        """
        # Button

        All spacing is a multiple of 4px.

        | Property \(sizes)|
        |\(String(repeating: "-|", count: count + 1))
        | Padding left \(cells)|
        | Padding right \(cells)|
        \(colors.joined())
        """
      )
    ])
    let rules = workspace.findings.map(\.finding.rule)
    #expect(rules.count { $0 == "off-grid-spacing" } == 2 * count)
    #expect(rules.count { $0 == "low-contrast" } == count)
  }

  @Test func `a variable that is given thousands of times, each time from itself, is in no circle`() {
    let workspace = RuleWorkspace([
      ("a.scss", String(repeating: "$a: $a;\n", count: 3_000)), ("a.tokens.json", aliases(1) { _ in "1" }),
    ])
    #expect(workspace.findings.filter { $0.finding.rule == "circular-reference" }.isEmpty)
  }

  @Test func `a name of a hundred thousand letters is compared with another such name in one go`() {
    let count = 100_000
    let names = ["x", "z"].map { String(repeating: $0, count: count) }
    let workspace = RuleWorkspace([
      (
        "a.tokens.json",
        """
        {"\(names[0])":{"$type":"number","$value":1},"y":{"$type":"number","$value":"{\(names[1])}"},\
        "v":{"$type":"number","$value":"{\(names[0])x}"}}
        """
      )
    ])
    let found = workspace.findings.map(\.finding).filter { $0.rule == "unresolved-reference" }
    #expect(found.count == 2)
  }

  @Test func `what a document takes in from one of its groups is looked for once for all contexts`() {
    let names = (0..<40).map { "d\($0)" }
    let tokens = (0..<200).map { "\"t\($0)\":{\"$value\":\"{\(names.joined(separator: ".")).u\($0)}\"}" }
    let groups =
      names.map { "{\"\($0)\":" }.joined() + "{" + tokens.joined(separator: ",") + "}"
      + String(repeating: "}", count: names.count + 1)
    let modifiers = (0..<6).map {
      "\"m\($0)\":{\"contexts\":{\"a\":[{\"$ref\":\"a.tokens.json\"}],\"b\":[]}}"
    }
    let order = (0..<6).map { "{\"$ref\":\"#/modifiers/m\($0)\"}" }
    let workspace = RuleWorkspace([
      (
        "a.tokens.json",
        "{\"$extends\":\"{base}\",\"base\":{\"x\":{\"$type\":\"number\",\"$value\":1}},\(groups.dropFirst())"
      ),
      (
        "a.resolver.json",
        """
        {"version":"2025.10","sets":{"s":{"sources":[{"$ref":"a.tokens.json"}]}},\
        "modifiers":{\(modifiers.joined(separator: ","))},\
        "resolutionOrder":[{"$ref":"#/sets/s"},\(order.joined(separator: ","))]}
        """
      ),
    ])
    let found = workspace.findings.map(\.finding).filter { $0.rule == "unresolved-reference" }
    #expect(found.count == 1)
  }
}
