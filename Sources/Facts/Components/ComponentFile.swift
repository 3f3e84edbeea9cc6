/// Components of a document written as a component file.
package struct ComponentFile: Sendable {
  /// How a token that a document names is written in the file.
  package enum Spelling: Sendable {
    /// In braces: the project defines it.
    case token(String)
    /// As its value: only the document defines it.
    case value(String)
    /// As it stands: nothing defines it.
    case asWritten
  }

  /// The name of the file, made from that of the first component.
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
