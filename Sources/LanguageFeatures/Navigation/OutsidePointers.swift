import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Workspace {
  /// The tokens of another file that a pointer means; none where the file is not known or has no such token.
  func sites(of pointer: OutsidePointer, in path: String) -> [DefinitionSite] {
    let target = resolverPath(pointer.file, from: path)
    guard let definitions = self[target]?.facts.definitions else { return [] }
    let found = pointer.names.lazy.map { name in definitions.indices.filter { definitions[$0].name == name } }
      .first { !$0.isEmpty }
    return (found ?? []).map { DefinitionSite(path: target, index: $0) }
  }

  /// The token or group that a pointer into another file means, or the file.
  func definitionLinks(to pointer: OutsidePointer, from subject: SubjectAtCursor, in path: String) -> [DefinitionLink] {
    let sites = sites(of: pointer, in: path)
    guard sites.isEmpty else { return links(to: sites, from: subject) }
    let target = resolverPath(pointer.file, from: path)
    guard let facts = self[target]?.facts else { return [] }
    if let group = facts.groups.first(where: { pointer.names.contains($0.name) }) {
      return [
        DefinitionLink(origin: subject.range, path: target, target: group.range, targetName: group.nameRange)
      ]
    }
    guard pointer.names.isEmpty else { return [] }
    let start = ByteRange(at: 0)
    return [DefinitionLink(origin: subject.range, path: target, target: start, targetName: start)]
  }

  /// What a hover says of a pointer into another file: the token there, or why there is none.
  func hoverText(on pointer: OutsidePointer, in path: String, images: Bool) -> HoverText {
    if let site = sites(of: pointer, in: path).first {
      return hoverText(onTokenAt: site, visibleFrom: site.path, images: images)
    }
    var text = HoverText()
    text.paragraph(.strong(pointer.file), .text(" · file"))
    if self[resolverPath(pointer.file, from: path)] == nil {
      text.item(.text("There is no such file in the workspace."))
    } else if let name = pointer.names.first {
      text.item(.text("It defines no token "), .code(name.text), .text("."))
    }
    return text
  }
}
