import Configuration
import Facts
import SourceText
import TextFacts

extension Rule {
  /// A file is not UTF-8, or its text was once read as something else.
  static let wrongEncoding = Rule(
    id: "wrong-encoding",
    family: .syntax,
    severity: .warning,
    summary: "A file is not UTF-8, or its text was garbled by reading UTF-8 as something else.",
    page: """
      Trees drawn with `├─` arrive as `‚îú‚îÄ` when a program takes UTF-8 for Mac Roman, and quotes as `â€œ` when it \
      takes it for Windows-1252. One finding stands for the whole file, and its fix repairs every place at once.

      A file whose bytes are no UTF-8 at all is named once, with the number of faulty bytes, and beyond its syntax nothing else is \
      said of it; save it as UTF-8.

      ## Fails

      ```markdown card.md
      # Card

      Card
      ‚îú‚îÄ Header
      ‚îî‚îÄ Body
      ```

      ## Passes

      ```markdown card.md
      # Card

      Card
      ├─ Header
      └─ Body
      ```
      """,
    reach: .file,
    check: wronglyEncodedText)
}

private func wronglyEncodedText(in file: CheckedFile) -> [Finding] {
  if let problem = EncodingReader.problem(in: file.source) { return [Finding(problem.message, at: problem.range)] }
  guard let text = MisreadText(in: file.source), let example = text.commonest else { return [] }
  let count = text.repairs.count
  return [
    Finding(
      "UTF-8 text was read as \(text.encoding), so that `\(file.source.text(in: example.range))` stands for "
        + "`\(example.newText)`; \(count == 1 ? "one place is" : "\(count) places are") garbled.",
      at: example.range,
      fixes: [Fix("Repair the whole file", edits: text.repairs.map { FileEdit(path: file.path, $0) })]
    )
    .about("")
  ]
}
