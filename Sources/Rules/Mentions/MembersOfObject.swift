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
