import LanguageFeatures

extension Command {
  /// Prints where the token at a place gets its value.
  static let implementation = question(
    "implementation", "Print where the token at a place gets its value, in each theme",
    example: "A `path:line:column` for each theme in which the value comes from elsewhere."
  ) { question in
    let links = question.workspace.implementations(at: question.offset, in: question.path)
    return question.places(links.map { ($0.path, $0.targetName) }, orSay: "Nothing gives that place a value.")
  }
}
