import Foundation

/// The short form in which case files write a conversation between an editor and the server.
///
/// A line of a `client` fence is a message: `initialize #1 {…}` is a request, `initialized {}` a notification,
/// `#7 {…}` the answer to a request of the server's, `open tokens.json` opens a file of the case as an editor does.
/// Indented lines go on with the message above. A place marker inside stands for the document and the position
/// (`textDocument/hover #2 {1️⃣}`), `«tokens.json»` for the URI of a file of the case.
package enum Transcript {
  /// The folder in which the files of a case are said to lie.
  package static let root = "/workspace"

  /// The JSON-RPC messages that the body of a `client` fence spells, as JSON text.
  package static func messages(in body: String, of testCase: Case) -> [String] {
    var texts: [String] = []
    for line in body.components(separatedBy: "\n") where !line.allSatisfy(\.isWhitespace) {
      if line.first?.isWhitespace == true, !texts.isEmpty {
        texts[texts.count - 1] += "\n" + line
      } else {
        texts.append(line)
      }
    }
    return texts.map { message($0, of: testCase) }
  }

  private static func message(_ text: String, of testCase: Case) -> String {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if words[0] == "open", words.count == 2 { return opening(words[1], of: testCase) }
    if words[0].hasPrefix("#") {
      let result = words.count == 2 ? expanded(words[1], of: testCase) : "null"
      return #"{"jsonrpc":"2.0","id":\#(words[0].dropFirst()),"result":\#(result)}"#
    }
    var rest = words.count == 2 ? words[1] : ""
    var id = ""
    if rest.hasPrefix("#") {
      let number = rest.prefix { $0 != " " }
      id = #""id":\#(number.dropFirst()),"#
      rest = String(rest.dropFirst(number.count + 1))
    }
    let parameters = rest.isEmpty ? "" : #","params":\#(expanded(rest, of: testCase))"#
    return #"{"jsonrpc":"2.0",\#(id)"method":"\#(words[0])"\#(parameters)}"#
  }

  private static func opening(_ path: String, of testCase: Case) -> String {
    let text = testCase.files.first { $0.path == path }?.text ?? ""
    let language =
      ["md": "markdown", "yml": "yaml"][URL(filePath: path).pathExtension] ?? URL(filePath: path).pathExtension
    let document = #"{"uri":"\#(uri(path))","languageId":"\#(language)","version":1,"text":\#(quoted(text))}"#
    return #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#
  }

  /// Replaces place markers and file names by what the protocol calls them; columns in UTF-16 units.
  package static func expanded(_ text: String, of testCase: Case) -> String {
    var result = text
    for (marker, place) in testCase.places {
      let source = testCase.files.first { $0.path == place.path }?.text ?? ""
      let before = String(decoding: Array(source.utf8.prefix(place.offset)), as: UTF8.self)
      let lines = before.components(separatedBy: "\n")
      let position = #"{"line":\#(lines.count - 1),"character":\#(lines.last?.utf16.count ?? 0)}"#
      let spelled = #""textDocument":{"uri":"\#(uri(place.path))"},"position":\#(position)"#
      result = result.replacingOccurrences(of: marker, with: spelled)
    }
    for file in testCase.files {
      result = result.replacingOccurrences(of: "«\(file.path)»", with: #""\#(uri(file.path))""#)
    }
    return result
  }

  /// A message of the server in the short form: `#1 {result}`, `#1 error {…}`, `method {params}`; keys sorted.
  package static func line(for message: String) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any] else {
      return message
    }
    let id = object["id"].map { "#\($0)" }
    if let method = object["method"] as? String {
      return [method, id, object["params"].map(spelled)].compactMap { $0 }.joined(separator: " ")
    }
    if let error = object["error"] { return "\(id ?? "#null") error \(spelled(error))" }
    return "\(id ?? "#null") \(spelled(object["result"] ?? NSNull()))"
  }

  /// A line with no more of the capabilities of the server than the members named; `…` stands for none.
  package static func line(_ line: String, withCapabilities members: [String]) -> String {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2,
      var result = try? JSONSerialization.jsonObject(with: Data(words[1].utf8)) as? [String: Any],
      let capabilities = result["capabilities"] as? [String: Any]
    else { return line }
    result["capabilities"] = members.isEmpty ? "…" : capabilities.filter { members.contains($0.key) }
    return "\(words[0]) \(spelled(result).replacingOccurrences(of: "\"…\"", with: "…"))"
  }

  private static func uri(_ path: String) -> String { "file://\(root)/\(path)" }

  private static func quoted(_ text: String) -> String { spelled(text) }

  private static func spelled(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else { return "\(value)" }
    return String(decoding: data, as: UTF8.self)
  }
}
