import SourceText
import Syntax

extension DataNode {
  /// What stands there, for a message: `"x"` in backticks, or the kind of the value.
  package var described: String {
    switch kind {
    case .string:
      let text = string ?? ""
      return text.count > 32 ? "`\"\(text.prefix(30))…`" : "`\"\(text)\"`"
    case .number, .boolean, .null:
      return "`\(String(decoding: tree.bytes[range], as: UTF8.self))`"
    case .mapping: return "an object"
    case .sequence: return "an array"
    case .missing: return "nothing"
    }
  }
}
