import TestSupport
import Testing

/// The test support itself: the other tests can only be right if case files are read and written rightly.
struct CaseFiles {
  private let text = """
    # Things

    ```hover
    before any case
    ```

    ## A first case

    Prose with `code`.

    ```json a.json
    {"é": "1️⃣{b}2️⃣", "x": 2️⃣1}
    ```

    ```hover 1️⃣
    `b`
    ```

    ## Nothing asked here

    ```json
    {}
    ```

    ## A second case

    ````markdown b.md
    ```json
    ```
    ````

    ```console
    $ tincture check b.md
    nothing
    ```

    ```facts b.md
    ```

    """

  @Test func `markers leave the text and name bytes`() {
    let marked = Marked("é1️⃣ab2️⃣c1️⃣")
    #expect(marked.text == "éabc")
    #expect(marked.places["1️⃣"]?.start == 2)
    #expect(marked.places["1️⃣"]?.end == 5)
    #expect(marked.places["2️⃣"]?.start == 4)
    #expect(Marked("1 12 3").text == "1 12 3")
  }

  @Test func `sections that ask are cases`() throws {
    let folder = try TemporaryFolder([("things.md", text)])
    let cases = Case.sections(ofCaseFile: "\(folder.path)/things.md")
    #expect(cases.map(\.heading) == ["A first case", "A second case"])
    #expect(cases.map(\.line) == [7, 25])
    let first = try #require(cases.first)
    #expect(first.files.map(\.text) == [#"{"é": "{b}", "x": 1}"# + "\n"])
    #expect(first.places["1️⃣"]?.offset == 8)
    #expect(first.places["2️⃣"]?.offset == 11)
    #expect(first.questions.map(\.words) == [["hover", "1️⃣"]])
    #expect(first.questions.map(\.body) == ["`b`"])
    let second = try #require(cases.last)
    #expect(second.files.map(\.text) == ["```json\n```\n"])
    #expect(second.questions.map(\.words) == [["tincture", "check", "b.md"], ["facts", "b.md"]])
    #expect(second.questions.map(\.body) == ["nothing", ""])
    #expect(second.questions.map(\.line) == [32, 37])
  }

  @Test func `a wrong answer is an issue that names the line`() throws {
    let folder = try TemporaryFolder([("things.md", text)])
    let first = try #require(Case.sections(ofCaseFile: "\(folder.path)/things.md").first)
    first.check(updating: false) { _ in "`b`\n" }
    withKnownIssue {
      first.check(updating: false) { _ in "`c`" }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("things.md:15") && $0.rawValue.contains("`c`") }
    }
  }

  @Test func `answers are written back in their places`() throws {
    let folder = try TemporaryFolder([("things.md", text)])
    let path = "\(folder.path)/things.md"
    Case.rewrite(caseFile: path, ordinal: 2, answer: "a\n```\nb")
    Case.rewrite(caseFile: path, ordinal: 1, answer: "")
    Case.rewrite(caseFile: path, ordinal: 0, answer: "`c`\nd")
    let questions = Case.sections(ofCaseFile: path).flatMap(\.questions)
    #expect(questions.map(\.body) == ["`c`\nd", "", "a\n```\nb"])
    #expect(folder.read("things.md")?.contains("```hover\nbefore any case\n```\n") == true)
  }

  @Test func `a conversation is spelled in short`() throws {
    let folder = try TemporaryFolder([("things.md", text)])
    let first = try #require(Case.sections(ofCaseFile: "\(folder.path)/things.md").first)
    let messages = Transcript.messages(
      in: "initialize #1 {\"a\":\n  1}\nexit\n#7 null\nopen a.json\ntextDocument/hover #2 {1️⃣}", of: first)
    #expect(messages.count == 5)
    #expect(messages[0] == "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"a\":\n  1}}")
    #expect(messages[1] == #"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(messages[2] == #"{"jsonrpc":"2.0","id":7,"result":null}"#)
    #expect(messages[3].contains(#""languageId":"json","version":1,"text":"{\"é\": \"{b}\", \"x\": 1}\n""#))
    #expect(messages[4].contains(#""uri":"file:///workspace/a.json"},"position":{"line":0,"character":7}"#))
    #expect(Transcript.line(for: messages[0]) == #"initialize #1 {"a":1}"#)
    #expect(Transcript.line(for: #"{"id":3,"error":{"code":-1}}"#) == #"#3 error {"code":-1}"#)
    #expect(Transcript.line(for: #"{"id":3,"result":null}"#) == "#3 null")
  }
}
