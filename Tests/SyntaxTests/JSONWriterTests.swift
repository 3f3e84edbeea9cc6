import Syntax
import Testing

@Suite struct JSONWriterTests {
  @Test func `messages are written compactly`() {
    var writer = JSONWriter()
    writer.object { message in
      message.member("text", "a/b \"c\"\n\u{1} é 🎨")
      message.member("whole", 2.0)
      message.member("part", 0.1)
      message.member("absent", ifPresent: nil as String?)
      message.member("none", orNull: nil)
      message.member(
        "list",
        array: {
          $0.value(1); $0.null(); $0.object { $0.member("a", true) }; $0.array { _ in }
        })
    }
    #expect(
      writer.text
        == #"{"text":"a/b \"c\"\n\u0001 é 🎨","whole":2,"part":0.1,"none":null,"list":[1,null,{"a":true},[]]}"#)
  }

  @Test func `what would act on whoever looks at the raw text is escaped`() throws {
    let text = "\u{1B}[2J \u{7F}\u{9B} \u{202E}gnp \u{2066}\u{2028} é 🎨 ← \u{E0041}\u{FEFF}"
    var writer = JSONWriter()
    writer.array { $0.value(text) }
    #expect(
      writer.text
        == #"["\u001b[2J \u007f\u009b \u202egnp \u2066\u2028 é 🎨 ← \udb40\udc41\ufeff"]"#)
    #expect(JSONNode(parsing: writer.bytes)?.elements?.first?.string == text)
  }

  @Test func `reports are indented by two blanks`() {
    var writer = JSONWriter(indented: true)
    writer.array { list in
      list.object {
        $0.member("a", 1); $0.member("b", object: { _ in })
      }
    }
    #expect(writer.text == "[\n  {\n    \"a\": 1,\n    \"b\": {}\n  }\n]")
  }

  @Test func `what was read can be asked and written again`() throws {
    let node = try #require(
      JSONNode(parsing: Array(#"{"id": 7, "x": null, "list": ["a", 1.5], "o": {"k": false}}"#.utf8)))
    #expect(node["id"]?.integer == 7)
    #expect(node["x"] == nil)
    #expect(node["list"]?.elements?.last?.double == 1.5)
    #expect(node["o"]?["k"]?.boolean == false)
    var writer = JSONWriter()
    writer.object { $0.member("id", node["list"] ?? node) }
    #expect(writer.text == #"{"id":["a", 1.5]}"#)
    #expect(JSONNode(parsing: Array("{".utf8)) == nil)
  }
}
