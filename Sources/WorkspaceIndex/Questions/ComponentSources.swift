import CodeFacts
package import Facts
import SourceText

/// The one file of a project that is code of a component.
package struct ComponentSource: Sendable {
  package let path: String
  /// The texts with classes in it, in order.
  package let texts: [WrittenClasses]

  /// The name of the file, with that of its folder where it is called `index`.
  package var name: String {
    let name = path.fileName
    return name.hasPrefix("index.") ? path.split(separator: "/").suffix(2).joined(separator: "/") : name
  }
}

extension Workspace {
  /// The only file that is code of a component by its name, seen from a document.
  ///
  /// - Parameters:
  ///   - name: The letters and digits of the name in lower case.
  ///   - path: The document.
  /// - Returns: `nil` where the project has no such file, or several.
  package func componentSource(named name: String, visibleFrom path: String) -> ComponentSource? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let files = project.answers.componentFiles.value { project.files.componentFiles }
    guard let found = files[name], found.count == 1, let file = found.first else { return nil }
    return project.answers.componentSources.value(for: file) {
      let source = project.files.records[file]?.content.source
      return source.map { ComponentSource(path: $0.path, texts: ClassTextReader.texts(in: $0)) }
    }
  }
}

extension ProjectFiles {
  /// The documents that describe components.
  var describingComponents: [Int] {
    records.indices.filter { isDocument($0) && !(records[$0]?.content.facts.components.isEmpty ?? true) }
  }

  /// The files with code of components, by the letters and digits of their names in lower case; one that is called
  /// `index` is called as its folder.
  fileprivate var componentFiles: [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (file, record) in records.enumerated() {
      guard let record, !record.content.isStray, ClassTextReader.reads(paths[file]) else { continue }
      let parts = paths[file].split(separator: "/").suffix(2)
      let stem = parts.last?.prefix { $0 != "." } ?? ""
      let name = stem == "index" ? parts.first ?? "" : stem
      found[name.lowercased().filter { $0.isLetter || $0.isNumber }, default: []].append(file)
    }
    return found
  }
}
