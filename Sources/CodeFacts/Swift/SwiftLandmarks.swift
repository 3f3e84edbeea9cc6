package import Facts
import SourceText
package import Syntax

/// The types, functions and variables of Swift source that have a body in braces.
package enum SwiftLandmarks {
  private static let keywords: Set = [
    "struct", "class", "enum", "extension", "actor", "protocol", "func", "var", "init",
  ]

  /// In the order of the text.
  package static func landmarks(in tree: SwiftTree) -> [Landmark] {
    var landmarks: [Landmark] = []
    /// For each open brace the landmark that it is the body of; -1 for any other.
    var open: [Int] = []
    var head: (name: String, start: Int)?
    for (index, token) in tree.tokens.enumerated() {
      switch token.kind {
      case .identifier:
        let word = tree.text(in: token.range)
        if keywords.contains(word) { head = declaration(word, at: index, in: tree) ?? head }
      case .sign(UInt8(ascii: "{")):
        open.append(head == nil ? -1 : landmarks.count)
        if let declared = head { landmarks.append(Landmark(.section, declared.name, ByteRange(at: declared.start))) }
        head = nil
      case .sign(UInt8(ascii: "}")):
        if let last = open.popLast(), last >= 0 { landmarks[last].range = landmarks[last].range.union(token.range) }
        head = nil
      case .number, .string, .sign: break
      }
    }
    let end = tree.bytes.count
    for last in open where last >= 0 { landmarks[last].range = ByteRange(landmarks[last].range.start, end) }
    return landmarks
  }

  /// What a keyword declares, if a name stands behind it.
  private static func declaration(_ word: String, at index: Int, in tree: SwiftTree) -> (name: String, start: Int)? {
    let start = tree.tokens[index].range.start
    if word == "init" { return ("init", start) }
    guard index + 1 < tree.tokens.count, tree.tokens[index + 1].kind == .identifier else { return nil }
    return (tree.text(in: tree.tokens[index + 1].range), start)
  }
}
