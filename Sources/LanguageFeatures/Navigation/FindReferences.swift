import Configuration
import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let references = Feature(
    title: "Find references",
    page: "Every place that uses the token under the cursor, in token files, documents and code.")
}

/// A stretch of some file of the workspace.
package struct FilePlace: Hashable, Sendable {
  package var path: String
  package var range: ByteRange

  package init(path: String, range: ByteRange) {
    self.path = path
    self.range = range
  }
}

extension Workspace {
  /// Every use of the token or the component named at an offset, with its definitions if asked for, by path and offset.
  package func references(at offset: Int, in path: String, includingDefinitions: Bool) -> [FilePlace] {
    guard let subject = subject(at: offset, in: path) ?? writtenSubject(at: offset, in: path) else {
      return componentReferences(at: offset, in: path, includingDefinition: includingDefinitions)
    }
    guard let site = sites(of: subject, in: path).first, let name = definition(at: site)?.name else {
      guard case .reference(let reference) = subject.kind, reference.name.isCodeName else { return [] }
      return places(ofCodeName: reference.name, from: path, includingDefinitions: includingDefinitions)
    }
    var places = Array(uses(of: site))
    // What another document gives a value to is used by that name alone.
    if case .reference(let reference) = subject.kind, definitions(of: reference, in: path).isEmpty {
      places += self.places(ofCodeName: name, from: path, includingDefinitions: false)
    }
    for (user, file) in files {
      for pointer in file.facts.outsidePointers where sites(of: pointer, in: user).contains(site) {
        places.append(FilePlace(path: user, range: pointer.range))
      }
    }
    if includingDefinitions {
      places += namesakes(of: name, visibleFrom: site.path).compactMap { site in
        definition(at: site).map { FilePlace(path: site.path, range: $0.nameRange) }
      }
      places += furtherRows(of: site).map { FilePlace(path: site.path, range: $0.nameRange) }
    }
    return Set(places).sorted { ($0.path, $0.range) < ($1.path, $1.range) }
  }

  /// Where a name in code stands that no token has, and where it is given a value for a part of something.
  private func places(ofCodeName name: TokenName, from path: String, includingDefinitions: Bool) -> [FilePlace] {
    let root = configuration(for: path).root
    let declared = localDeclarations(named: name, visibleFrom: path).map {
      FilePlace(path: $0.path, range: $0.1.nameRange)
    }
    var places: Set<FilePlace> = []
    for (other, file) in files where configuration(for: other).root == root {
      for reference in file.facts.references where reference.name == name {
        places.insert(FilePlace(path: other, range: reference.range))
      }
    }
    places.subtract(declared)
    return (places.union(includingDefinitions ? declared : [])).sorted { ($0.path, $0.range) < ($1.path, $1.range) }
  }

  private func componentReferences(at offset: Int, in path: String, includingDefinition: Bool) -> [FilePlace] {
    let names = ComponentNames(workspace: self)
    guard let (site, _) = names.component(at: offset, in: path),
      let component = self[site.path]?.facts.components[site.index]
    else { return [] }
    let definition = FilePlace(path: site.path, range: component.nameRange)
    return (includingDefinition ? [definition] : []) + names.places(of: site)
  }
}
