import Facts
import SourceText
import WorkspaceIndex

extension Workspace {
  /// What a hover says of a reference of a resolver document: what it leads to, and how many permutations there are.
  func hoverText(on link: ResolverDocument.Link, in path: String) -> HoverText {
    var text = HoverText()
    switch link.target {
    case .part(let range, _, let name, let kind):
      text.paragraph(.strong(name), .text(" · \(kind.rawValue)"))
      if let file = self[path] { text.item(.text("Stands in "), .code(place(of: range, in: file))) }
      if kind == .modifier, let modifier = self[path]?.facts.resolver?.modifiers.first(where: { $0.name == name }) {
        for (position, context) in modifier.contexts.enumerated() {
          text.item(.code(context.name), .text(modifier.defaultContext == position ? " (default)" : ""))
        }
      }
    case .file(let name, _):
      text.paragraph(.strong(name), .text(" · file"))
      switch resolverFile(link, in: path) {
      case .file(let target, let group):
        let definitions = self[target]?.facts.definitions ?? []
        let range = group.flatMap { self[target]?.facts.groups[$0.index].range }
        let count = definitions.filter { range?.contains($0.range) ?? true }.count
        text.item(.text(count == 1 ? "1 token" : "\(count) tokens"))
      case .missing: text.item(.text("There is no such file."))
      case .outside: text.item(.text("It lies outside of the project and is not read."))
      case .missingPart: text.item(.text("The file has no such part."))
      case .unfit, .unknown, nil: break
      }
    }
    if let (total, judged) = permutationCount(ofResolverAt: path) {
      text.item(
        .text(total == 1 ? "1 permutation" : "\(total) permutations"),
        .text(judged < total ? ", of which \(judged) are judged" : ""))
    }
    return text
  }

  /// Where a reference of a resolver document leads.
  func definitionLinks(to link: ResolverDocument.Link, in path: String) -> [DefinitionLink] {
    switch link.target {
    case .part(let range, let nameRange, _, _):
      return [DefinitionLink(origin: link.range, path: path, target: range, targetName: nameRange)]
    case .file:
      guard case .file(let target, let group)? = resolverFile(link, in: path) else { return [] }
      guard let group, let found = self[target]?.facts.groups[group.index] else {
        let start = ByteRange(at: 0)
        return [DefinitionLink(origin: link.range, path: target, target: start, targetName: start)]
      }
      return [DefinitionLink(origin: link.range, path: target, target: found.range, targetName: found.nameRange)]
    }
  }
}
