package import DesignTokens
package import Facts
package import WorkspaceIndex

extension Workspace {
  /// The token that the words of a deprecation name in place of another; `nil` where they leave a choice.
  package func replacement(
    of name: TokenName, in deprecation: Deprecation, visibleFrom path: String
  ) -> TokenName? {
    guard let reason = deprecation.reason else { return nil }
    let group = name.segments.dropLast().joined(separator: ".")
    var found: [(name: TokenName, isBehindCue: Bool)] = []
    var unknown = 0
    var previous = ""
    for word in reason.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
      var bare = word.drop { "`{'\"(".contains($0) }
      while let last = bare.last, "`}'\").:!?".contains(last) { bare.removeLast() }
      let text = String(bare)
      let isMarked = text.utf8.count < word.utf8.count && (word.first == "{" || word.first == "`")
      let candidates = [text] + (isMarked && !group.isEmpty ? ["\(group).\(text)"] : [])
      let meanings = candidates.map { TokenName($0) }.filter { $0 == name || isDefined($0, path) }
        .map { meaning(ofCodeName: $0, visibleFrom: path) }
      if let meaning = meanings.first(where: { $0 != name }) {
        found.append((meaning, cues.contains(previous)))
      } else if isMarked, meanings.isEmpty, text.contains(".") {
        unknown += 1
      }
      previous = text.lowercased()
    }
    // Of several the first is meant where each has its cue ("use a instead of b"); "a, or b for borders" is a choice.
    let isCertain = Set(found.map(\.name)).count == 1 || found.count == 2 && found.allSatisfy(\.isBehindCue)
    return unknown == 0 && isCertain ? found.first?.name : nil
  }

  private func isDefined(_ name: TokenName, _ path: String) -> Bool {
    !definitions(named: name, visibleFrom: path).isEmpty
  }
}

/// The words behind which a text names what to use instead.
private let cues: Set<String> = ["use", "by", "with", "to", "of", "prefer", "→", "->"]
