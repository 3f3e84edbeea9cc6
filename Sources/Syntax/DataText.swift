package import SourceText

// How text is written where a value or a name stands, as the language of the file has it.
extension DataNode {
  /// The edit that gives a string other content; quotes that stand there stay, and YAML gets them where it needs them.
  ///
  /// A value in JSON, such as an object, is also one in YAML and may stand wherever a scalar stands.
  package func edit(writing text: String) -> TextEdit {
    guard tree.isYAML else { return TextEdit(contentRange, text) }
    return YAMLText.edit(writing: text, at: range, isQuoted: isQuoted && isClosed && !isAlias, in: tree)
  }
}

extension DataMember {
  /// The edit that gives a member another name, in quotes where they are needed.
  package func edit(renaming name: String) -> TextEdit {
    guard tree.isYAML else { return TextEdit(keyNameRange, name) }
    return YAMLText.edit(
      writing: name, at: keyRange, isQuoted: keyRange != keyNameRange && isKeyClosed, in: tree)
  }
}
