import LanguageFeatures

extension Command {
  /// Prints every use of the token at a place.
  static let references = question(
    "references", "Print every use of the token at a place", example: "A `path:line:column` for each use."
  ) { question in
    let places = question.workspace.references(at: question.offset, in: question.path, includingDefinitions: false)
    return question.places(places.map { ($0.path, $0.range) }, orSay: "Nothing uses what stands at that place.")
  }
}
