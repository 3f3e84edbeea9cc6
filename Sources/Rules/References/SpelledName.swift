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

extension String {
  /// Whether the text of an object has a member of that name, in none of the objects inside.
  func hasMember(_ key: String) -> Bool {
    var depth = 0
    return indices.contains { place in
      if self[place] == "{" { depth += 1 } else if self[place] == "}" { depth -= 1 }
      return depth == 1 && self[place] == "\"" && self[place...].hasPrefix("\"\(key)\"")
    }
  }
}
