/// How text is written in YAML.
package enum YAMLText {
  /// A text in double quotes, on one line.
  package static func quoted(_ text: String) -> String { JSONParser.quoted(text) }
}
