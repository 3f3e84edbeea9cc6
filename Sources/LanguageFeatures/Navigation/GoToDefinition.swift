import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let definition = Feature(
    title: "Go to definition",
    page: """
      From a reference of any form to the name in the file that defines it; where themes define a token side by side, \
      to each of them.
      """)
}

/// A way from a reference to a definition.
package struct DefinitionLink: Sendable {
  /// The reference under the cursor, as a whole.
  package var origin: ByteRange
  package var path: String
  /// The whole definition; it holds the name, although some files have a component's name outside, as its key.
  package var target: ByteRange
  /// The name inside the definition.
  package var targetName: ByteRange

  package init(origin: ByteRange, path: String, target: ByteRange, targetName: ByteRange) {
    self.origin = origin
    self.path = path
    self.target = target.union(targetName)
    self.targetName = targetName
  }
}

extension Workspace {
  /// Where the token, group or component named at an offset is defined; several where themes define it side by side.
  ///
  /// On the name of a definition, its other definitions, or itself where there are none.
  package func definitions(at offset: Int, in path: String) -> [DefinitionLink] {
    guard let subject = subject(at: offset, in: path) ?? writtenSubject(at: offset, in: path) else {
      return componentLinks(at: offset, in: path)
    }
    switch subject.kind {
    case .reference(let reference):
      let sites = sites(of: subject, in: path)
      if reference.name.isCodeName, sites.isEmpty { return localLinks(to: reference.name, from: subject, in: path) }
      guard let first = sites.first else { return groupLinks(to: reference.name, from: subject, in: path) }
      return links(to: sites, from: subject)
        + furtherRows(of: first).map {
          DefinitionLink(origin: subject.range, path: first.path, target: $0.range, targetName: $0.nameRange)
        }
    case .definition(let index):
      guard let definition = self[path]?.facts.definitions[index] else { return [] }
      let here = DefinitionSite(path: path, index: index)
      let others = namesakes(of: definition.name, visibleFrom: path).filter { $0 != here }
      return links(to: others.isEmpty ? [here] : others, from: subject)
    case .link(let link): return definitionLinks(to: link, in: path)
    case .outside(let pointer): return definitionLinks(to: pointer, from: subject, in: path)
    case .group(let group): return groupLinks(to: group.name, from: subject, in: path)
    case .color, .dimension: return []
    }
  }

  /// The heading of the component that is named at an offset.
  private func componentLinks(at offset: Int, in path: String) -> [DefinitionLink] {
    guard let (site, range) = ComponentNames(workspace: self).component(at: offset, in: path),
      let component = self[site.path]?.facts.components[site.index]
    else { return [] }
    return [
      DefinitionLink(origin: range, path: site.path, target: component.range, targetName: component.nameRange)
    ]
  }

  /// Every definition of a name that stands side by side with those in the file at `path`, the file's own included.
  func namesakes(of name: TokenName, visibleFrom path: String) -> [DefinitionSite] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let around = definitions(named: name, visibleFrom: folder)
    let own = definitions(named: name, visibleFrom: path)
    return (own.allSatisfy(around.contains) ? around : own) + declarations(ofToken: name, visibleFrom: path)
  }

  func links(to sites: [DefinitionSite], from subject: SubjectAtCursor) -> [DefinitionLink] {
    sites.compactMap { site in
      definition(at: site).map {
        DefinitionLink(origin: subject.range, path: site.path, target: $0.range, targetName: $0.nameRange)
      }
    }
  }

  /// The declarations of a name that hold for parts of style sheets alone: those of the same file, if it has any.
  func localLinks(to name: TokenName, from subject: SubjectAtCursor, in path: String) -> [DefinitionLink] {
    let found = localDeclarations(named: name, visibleFrom: path)
    let own = found.filter { $0.path == path }
    return (own.isEmpty ? found : own).map {
      DefinitionLink(origin: subject.range, path: $0.path, target: $0.1.range, targetName: $0.1.nameRange)
    }
  }

  private func groupLinks(to name: TokenName, from subject: SubjectAtCursor, in path: String) -> [DefinitionLink] {
    groups(named: name, visibleFrom: path).compactMap { site in
      self[site.path].map { $0.facts.groups[site.index] }.map {
        DefinitionLink(origin: subject.range, path: site.path, target: $0.range, targetName: $0.nameRange)
      }
    }
  }
}
