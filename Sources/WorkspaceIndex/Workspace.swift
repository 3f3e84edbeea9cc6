package import Configuration

package import Facts
package import SourceText

/// All files at one moment, in their projects. A value: an edit makes a new one, and an answer in progress keeps the old.
///
/// Every answer is the same whatever the order in which files came; ties are settled by path, then by offset.
package struct Workspace: Sendable {
  package private(set) var files: [String: IndexedFile] = [:]

  /// A workspace without files, whose files will belong to the given projects; the longest matching root wins.
  package init(projects: [Configuration]) {}

  /// The file at a path, if it is part of the workspace.
  package subscript(path: String) -> IndexedFile? { files[path] }

  /// The settings that hold for a file: those of the nearest project root upward, else the defaults at its folder.
  package func configuration(for path: String) -> Configuration { Configuration(root: path) }
}

/// A file and what it says; reading one is pure, so many can be read in parallel.
package struct IndexedFile: Sendable {
  package let source: SourceFile
  package let facts: FileFacts
  /// `nil` for a text that no front end reads.
  package let frontEnd: FrontEnd?

  /// Reads the facts of a file in the language of its name, or in `language` where an editor names one.
  package init(reading source: SourceFile, as language: Language? = nil) {
    self.source = source
    frontEnd = FrontEnd.all.first { $0.language == language } ?? FrontEnd.reading(source.path)
    facts = frontEnd?.facts(source) ?? FileFacts(language: .plain, kind: .unmarked)
  }
}

/// One definition in the workspace.
package struct DefinitionSite: Hashable, Sendable {
  package var path: String
  /// The index in that file's `facts.definitions`.
  package var index: Int

  package init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}

/// One reference in the workspace.
package struct ReferenceSite: Hashable, Sendable {
  package var path: String
  /// The index in that file's `facts.references`.
  package var index: Int

  package init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}
