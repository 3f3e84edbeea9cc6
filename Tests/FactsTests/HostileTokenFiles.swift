import Facts
import FrontEnds
import SourceText
import Testing

@Suite struct HostileTokenFiles {
  private func facts(_ text: String) -> FileFacts {
    FrontEnd.reading("/a.tokens.json")?.facts(SourceFile(path: "/a.tokens.json", text: text))
      ?? FileFacts(language: .plain, kind: .unmarked)
  }

  @Test func `groups nested 100,000 deep are read to the limit, and one problem says so`() {
    let text = String(repeating: "{\"a\":", count: 100_000) + "1" + String(repeating: "}", count: 100_000)
    let facts = facts(text)
    #expect(facts.groups.count == 511)
    #expect(facts.problems.map(\.kind) == [.jsonSyntax])
  }

  @Test func `a value nested 100,000 deep is unreadable and nothing more`() {
    let text =
      "{\"a\":{\"$value\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}}"
    #expect(facts(text).problems.isEmpty)
    #expect(facts(text).definitions.map(\.lacksType) == [true])
  }

  @Test func `5,000 pointers and 5,000 groups that extend another take a moment`() {
    let members = (0..<5_000).map { "\"t\($0)\":{\"$ref\":\"#/g\(($0 * 7) % 5_000)/x\"}" }
    let groups = (0..<5_000).map { "\"g\($0)\":{\"$extends\":\"{base}\",\"x\":{\"$value\":1}}" }
    let base = "\"base\":{\"$type\":\"number\"}"
    let facts = facts("{" + (members + groups + [base]).joined(separator: ",") + "}")
    #expect(facts.definitions.count == 10_000)
    #expect(facts.references.count == 10_000)
    #expect(facts.problems.isEmpty)
  }
}
