import Foundation
import TestSupport

/// The answer to a request as people read it, whatever its structure.
enum PlainAnswer {
  /// A line for each place, as `path:line:column` with the text that stands there; `nothing` where there is none.
  ///
  /// What is no place is spelled as it came.
  static func text(_ json: String, of testCase: Case) -> String {
    let data = Data(json.utf8)
    guard let answer = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else { return json }
    let items = answer as? [Any] ?? (answer is NSNull ? [] : [answer])
    let lines = items.compactMap { line(for: $0, of: testCase) }
    guard lines.count == items.count else { return json }
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }

  private static func line(for item: Any, of testCase: Case) -> String? {
    guard let item = item as? [String: Any], let uri = (item["uri"] ?? item["targetUri"]) as? String,
      let range = (item["range"] ?? item["targetSelectionRange"]) as? [String: [String: Int]],
      let start = range["start"], let end = range["end"], let line = start["line"], let column = start["character"]
    else { return nil }
    let path = String(uri.dropFirst("file://\(Transcript.root)/".count))
    let lines = (testCase.files.first { $0.path == path }?.text ?? "").components(separatedBy: "\n")
    let isOnOneLine = end["line"] == line
    let text = line < lines.count ? Array(lines[line].utf16) : []
    let stop = min(isOnOneLine ? end["character"] ?? 0 : text.count, text.count)
    let shown = String(decoding: text[min(column, stop)..<stop], as: UTF16.self) + (isOnOneLine ? "" : " …")
    return "\(path):\(line + 1):\(column + 1) \(shown)"
  }
}
