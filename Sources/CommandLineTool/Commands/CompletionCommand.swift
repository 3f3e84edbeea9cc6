import LanguageFeatures
import SourceText
import Syntax

extension Command {
  /// Prints what could be written at a place.
  static let completion = question(
    "completion", "Print what could be written at a place", example: "What an editor would offer there, best first."
  ) { question in
    let list = question.workspace.completions(at: question.offset, in: question.path)
    let items = list.items.sorted { ($0.sortText, $0.label) < ($1.sortText, $1.label) }
    guard !items.isEmpty else { return question.nothing("Nothing can be completed at that place.") }
    guard question.isJSON else {
      return Outcome(items.map { ($0.label + ($0.detail.isEmpty ? "" : "  \($0.detail)")).visible + "\n" }.joined())
    }
    var writer = JSONWriter(indented: true)
    writer.array { writer in
      for item in items {
        writer.object { writer in
          writer.member("label", item.label)
          writer.member("detail", item.detail)
          writer.member("range", item.edit.range, in: question.source)
          writer.member("newText", item.edit.newText)
        }
      }
    }
    return Outcome(bytes: writer.bytes + [UInt8(ascii: "\n")])
  }
}
