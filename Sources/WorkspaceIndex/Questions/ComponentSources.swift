import CodeFacts
package import Facts
import SourceText

/// A file of a project that is code of a component.
package struct ComponentSource: Sendable {
  /// What tells that it is.
  package enum Basis: Sendable {
    /// Its name: the classes that the code writes, or those that its own style sheet has.
    case code, ownSheet
    /// A class of the name of the component in the only style sheet that has one.
    case sheet
  }

  package let path: String
  package let basis: Basis
  /// The texts with classes in it, or what it declares for its classes, in order.
  package let texts: [WrittenClasses]

  /// The name of the file, with that of its folder where it is called `index`.
  package var name: String {
    let name = path.fileName
    return name.hasPrefix("index.") ? path.split(separator: "/").suffix(2).joined(separator: "/") : name
  }
}

extension Workspace {
  /// The files that are code of a component, seen from a document: of each basis the only one.
  ///
  /// - Parameters:
  ///   - name: The letters and digits of the name in lower case.
  ///   - path: The document.
  /// - Returns: None where no file, or several of one basis, are called so.
  package func componentSources(named name: String, visibleFrom path: String) -> [ComponentSource] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let files = project.answers.componentFiles.value { ComponentFiles(project.files) }
    return files.only(name).map { file, basis in
      project.answers.componentSources.value(for: ComponentFiles.Key(file: file, basis: basis)) {
        guard let source = project.files.records[file]?.content.source else { return nil }
        let texts = basis == .code ? ClassTextReader.texts(in: source) : ComponentRuleReader.texts(in: source)
        return ComponentSource(path: source.path, basis: basis, texts: texts)
      }
    }
    .compactMap { $0 }
  }
}

/// Where the code of components stands, by the letters and digits of their names in lower case.
struct ComponentFiles: Sendable {
  struct Key: Hashable, Sendable {
    let file: Int
    let basis: ComponentSource.Basis
  }

  private var code: [String: Set<Int>] = [:]
  private var ownSheets: [String: Set<Int>] = [:]
  private var sheets: [String: Set<Int>] = [:]

  init(_ files: ProjectFiles) {
    for (file, record) in files.records.enumerated() {
      guard let content = record?.content, !content.isStray, !content.facts.isGenerated else { continue }
      let path = files.paths[file]
      if ClassTextReader.reads(path) { code[Self.name(of: path), default: []].insert(file) }
      guard content.facts.isStyleSheet else { continue }
      ownSheets[Self.name(of: path), default: []].insert(file)
      for rule in content.facts.styleRules {
        guard rule.selector.first == ".", rule.selector.dropFirst().utf8.allSatisfy(\.isNameByte) else { continue }
        sheets[Self.key(ofClass: rule.selector), default: []].insert(file)
      }
    }
  }

  /// The only file of each basis.
  func only(_ name: String) -> [(file: Int, basis: ComponentSource.Basis)] {
    let own = Self.only(ownSheets, name)
    let sheet = own == nil ? Self.only(sheets, name) : nil
    return [
      Self.only(code, name).map { ($0, .code) }, own.map { ($0, .ownSheet) }, sheet.map { ($0, .sheet) },
    ].compactMap { $0 }
  }

  private static func only(_ files: [String: Set<Int>], _ name: String) -> Int? {
    files[name].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// What a file is called; one that is called `index` is called as its folder.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/").suffix(2)
    let stem = parts.last?.prefix { $0 != "." } ?? ""
    let name = stem == "index" ? parts.first ?? "" : stem
    return name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// A class as components are called.
  private static func key(ofClass name: String) -> String {
    name.split { "-_.".contains($0) }.map { $0 == "btn" ? "button" : $0.lowercased() }.joined()
  }
}

extension ProjectFiles {
  /// The documents that describe components.
  var describingComponents: [Int] {
    records.indices.filter { isDocument($0) && !(records[$0]?.content.facts.components.isEmpty ?? true) }
  }
}
