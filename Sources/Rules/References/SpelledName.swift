package import DesignTokens
package import Facts

extension TokenName {
  /// The name as the part of a reference that spells it: a pointer has slashes between its segments (RFC 6901).
  package func spelled(as form: ReferenceForm) -> String {
    guard form == .pointer else { return text }
    return segments.map { segment in
      segment.reduce(into: "") { result, character in
        switch character {
        case "~": result += "~0"
        case "/": result += "~1"
        default: result.append(character)
        }
      }
    }.joined(separator: "/")
  }
}
