import DesignTokens
package import Facts
import Lexicon
package import SourceText

/// Tells what a Markdown document is for.
package enum MarkdownKind {
  /// A `DESIGN.md` by its name; a spec if it describes components, gives tokens values or names one; else unmarked.
  ///
  /// A bare word in inline code does not make a spec of a README; a name of a known family (`space.sm`) does.
  package static func kind(of file: SourceFile, _ facts: FileFacts) -> FileKind {
    if facts.kind == .design || file.name.lowercased() == "design.md" { return .design }
    let isSpecification =
      !facts.components.isEmpty || facts.definitions.contains { !$0.isInWords } || facts.definitions.count > 2
      || facts.namesColors || !facts.pairs.isEmpty || !facts.statements.isEmpty
      || facts.remarks.contains(where: \.isOfColor) || !facts.contrastClaims.isEmpty
      || facts.dimensions.contains { $0.role != .other } || facts.references.contains(where: isCertain)
    return isSpecification ? .specification : .unmarked
  }

  /// Whether a document tells what was once or what shall be, by its name or its folder, or is a copy of a repository:
  /// nothing in it is asked for, or used, today.
  ///
  /// What is called after a day (`2026-03-14-new-cards.md`) tells of that day.
  package static func isRecord(_ file: SourceFile) -> Bool {
    let name = file.name
    let folders = file.path.split(separator: "/").dropLast().suffix(deepestArchive).map { $0.lowercased() }
    let folder = folders.last ?? ""
    if folders.contains(where: { $0.means(.archive) }) || isDated(name) || isPacked(file) { return true }
    if isSnapshot(name.lowercased(), in: folder) { return true }
    // Nor is anything asked of samples.
    let words = name.lowercased().prefix { $0 != "." }.lettersOnly
    if words.last.map({ String($0).means(.plan) }) ?? false || folder.means(.plan) { return true }
    if words.contains(where: { String($0).means(.sample) }) { return true }
    let stem = name.lowercased().prefix { $0 != "." }.filter(\.isLetter)
    return stem.means(.record)
  }

  /// Nobody parts an archive into more levels of folders.
  private static let deepestArchive = 3

  /// Whether a document is a version that was put away, by its folder: `card.history/padding.md`, `history/v4-padding.md`.
  private static func isSnapshot(_ name: String, in folder: String) -> Bool {
    guard let last = folder.split(separator: ".").last, String(last).means(.record) else { return false }
    return last.count < folder.count || name.first == "v" && name.dropFirst().first?.isNumber ?? false
  }

  /// Whether a document begins as the files do in which Repomix packs a repository for assistants.
  private static func isPacked(_ file: SourceFile) -> Bool {
    file.bytes.prefix(200).holds(small: "this file is a merged representation of")
  }

  /// Whether a name begins with a date: `2026-03-14-`, `20260314-`, `260314-`.
  private static func isDated(_ name: String) -> Bool {
    let digits = name.prefix { $0.isNumber }
    if digits.count == 6 || digits.count == 8, let month = Int(digits.suffix(4).prefix(2)),
      let day = Int(digits.suffix(2)),
      (1...12).contains(month), (1...31).contains(day),
      ["-", "_"].contains(name[digits.endIndex...].prefix(1))
    {
      return true
    }
    let start = Array(name.utf8.prefix(11))
    return start.count == 11 && !start[10].isASCIIDigit
      && start.prefix(10).enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : byte.isASCIIDigit
      }
  }

  private static func isCertain(_ reference: TokenReference) -> Bool {
    guard reference.form == .mention else { return true }
    let bytes = reference.name.bytes
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return TokenNamespace.isNamespace(String(decoding: bytes.from(0, to: dot), as: UTF8.self))
  }
}
