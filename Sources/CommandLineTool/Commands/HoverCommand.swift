import LanguageFeatures
import Syntax

extension Command {
  /// Prints what an editor shows on hover.
  static let hover = question(
    "hover", "Explain what stands at a place", example: "What the token named there is worth, and why."
  ) { question in
    guard let hover = question.workspace.hover(at: question.offset, in: question.path) else {
      return question.nothing("There is nothing to explain at that place.")
    }
    guard question.isJSON else { return Outcome(hover.markdown + "\n") }
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member("contents", hover.markdown)
      writer.member("range", hover.range, in: question.source)
    }
    return Outcome(bytes: writer.bytes + [UInt8(ascii: "\n")])
  }
}
