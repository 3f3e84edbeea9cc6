import DesignTokens
import Facts
import Rules
import SourceText
import WorkspaceIndex

extension Workspace {
  /// What a utility class that a document names beside a value is worth: by the project's configuration or the framework,
  /// else by the document.
  func classHover(at offset: Int, in path: String) -> Hover? {
    guard let file = CheckedFile(path, of: self),
      let stated = file.facts.statedClasses.first(where: { $0.nameRange.start <= offset && offset < $0.nameRange.end })
    else { return nil }
    let worth = file.worthOfClass(stated)
    var text = HoverText()
    text.paragraph(.strong(stated.name), .text(" · utility class"))
    let value = worth?.value ?? stated.value
    text.item(.code(value.cssText), .text(" in \(worth?.owner ?? "this document")"))
    if case .dimension(let length) = value { text.units(of: length, in: path, of: self) }
    return Hover(markdown: text.markdown, plainText: text.plainText, range: stated.nameRange)
  }
}
