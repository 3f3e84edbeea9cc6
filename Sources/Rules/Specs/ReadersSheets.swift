import Facts
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// The fences that show what readers are to write into style sheets of their own, which need not say what the project
  /// says: guides to customizing, and style sheets that the project has not.
  var rangesOfReaders: [ByteRange] {
    facts.ownSheetRanges + facts.namedSheets.filter { !isOfProject($0) }.map(\.range)
  }

  /// Whether the project has a style sheet by the name that a fence gives, or a script: `tailwind.config.js` may have
  /// become `tailwind.config.ts`.
  private func isOfProject(_ sheet: NamedSheet) -> Bool {
    let parts = sheet.name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let name = parts.joined(separator: "/")
    let endings = [".ts", ".js", ".mjs", ".cjs", ".mts"]
    guard let ending = endings.first(where: name.hasSuffix) else {
      return workspace.hasFile(called: name, around: path)
    }
    let stem = name.dropLast(ending.utf8.count)
    return endings.contains { workspace.hasFile(called: stem + $0, around: path) }
  }
}
