import DesignTokens
import SourceText

/// Tells what a Markdown document is for.
enum MarkdownKind {
  /// A `DESIGN.md` by its name; a spec if it describes components, gives tokens values or names one; else unmarked.
  ///
  /// A bare word in inline code does not make a spec of a README; a name of a known family (`space.sm`) does.
  static func kind(of file: SourceFile, _ facts: FileFacts) -> FileKind {
    if facts.kind == .design || file.name.lowercased() == "design.md" { return .design }
    let isSpecification =
      !facts.components.isEmpty || !facts.definitions.isEmpty || !facts.pairs.isEmpty || !facts.statements.isEmpty
      || !facts.remarks.isEmpty
      || facts.dimensions.contains { $0.role != .other } || facts.references.contains(where: isCertain)
    return isSpecification ? .specification : .unmarked
  }

  /// Whether a document tells what was once, by its name: nothing in it is asked for, or used, today.
  static func isRecord(_ name: String) -> Bool {
    let stem = name.lowercased().prefix { $0 != "." }.filter(\.isLetter)
    return ["changelog", "changes", "history", "migration", "releases", "releasenotes"].contains(stem)
  }

  private static func isCertain(_ reference: TokenReference) -> Bool {
    guard reference.form == .mention else { return true }
    let bytes = reference.name.bytes
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return TokenNamespace.isNamespace(String(decoding: bytes.from(0, to: dot), as: UTF8.self))
  }
}
