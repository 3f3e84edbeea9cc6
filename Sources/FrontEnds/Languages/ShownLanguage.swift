package import Facts
package import SourceText
import Syntax
import TextFacts

/// Tells what a text is written in whose name does not say it.
package enum ShownLanguage {
  /// The language that the content shows; `nil` for bytes that are no text, and for code of a kind that is not read.
  ///
  /// An object of JSON is that, whatever it is called, and so is a style sheet or YAML that gives tokens values. All
  /// other text is a document where its name promises no other kind: `.txt`, `.text` or no ending at all.
  package static func language(of file: SourceFile) -> Language? {
    guard !file.bytes.isEmpty, !file.bytes.prefix(8000).contains(0), !EncodingReader.isWide(file.bytes) else {
      return file.bytes.isEmpty && isPlain(file.name) ? .markdown : nil
    }
    let first = file.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "{"), isJSON(file) { return .jsonc }
    if givesValues(file, in: .yaml) { return .yaml }
    if first != UInt8(ascii: "#"), givesValues(file, in: .css) { return .css }
    return isPlain(file.name) ? .markdown : nil
  }

  private static func isJSON(_ file: SourceFile) -> Bool {
    let parsed = DataTree.reading(json: file.bytes, dialect: .extended)
    return parsed.tree.root.kind == .mapping && !parsed.problems.contains { $0.kind == .jsonSyntax }
  }

  /// Whether the text, read in a language, defines tokens without a fault.
  private static func givesValues(_ file: SourceFile, in language: Language) -> Bool {
    guard let facts = FrontEnd.all.first(where: { $0.language == language })?.facts(file) else { return false }
    return !facts.definitions.isEmpty && !facts.problems.contains { $0.kind.leavesDoubt }
  }

  /// Whether a file name promises nothing but text.
  private static func isPlain(_ name: String) -> Bool {
    let ending = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return ending.map { ["txt", "text"].contains($0) } ?? true
  }
}
