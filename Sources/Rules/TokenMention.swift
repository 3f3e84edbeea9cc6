import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// Names of tokens written into a document, each language in its own spelling.
extension CheckedFile {
  /// How a token is named in place of the value at a stretch; `nil` where the language there has no way that is certain.
  ///
  /// In data in braces, in style sheets as `var(--name)`, in a code span bare, in prose as a code span; in any other fence
  /// behind the value that is given, if one is.
  func mention(of name: TokenName, inPlaceOf range: ByteRange, worth value: String?) -> String? {
    let bytes = source.bytes
    if facts.isData(range) {
      let isQuoted =
        [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes.at(range.start - 1))
      return isQuoted ? "{\(name)}" : "\"{\(name)}\""
    }
    switch facts.language(at: range) {
    case .css:
      let spelled = workspace.codeName(of: name, as: .customProperty, visibleFrom: path)
      return spelled.isCustomProperty ? "var(\(spelled))" : spelled.text
    case .markdown: break
    case .json, .jsonc, .yaml, .swift, .plain: return nil
    }
    if facts.fence(around: range) != nil { return value.map { "\($0) (\(name))" } }
    return isInCodeSpan(range) ? name.text : "`\(name)`"
  }

  /// Whether a stretch lies between two backticks of its line.
  private func isInCodeSpan(_ range: ByteRange) -> Bool {
    let before = source.bytes.from(0, to: range.start).reversed().prefix { $0 != 0x0A }
    return before.count { $0 == UInt8(ascii: "`") } % 2 == 1
  }
}
