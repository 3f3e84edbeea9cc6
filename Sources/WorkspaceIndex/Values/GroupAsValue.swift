package import DesignTokens
import Facts

// Style Dictionary lets a token be a whole group (`"palette": { "value": "{gray}" }`) and references go on into it.
extension StatedNames {
  /// What `theme.palette.value.50` means for a file of Style Dictionary where `theme.palette` is the group `gray`:
  /// `gray.50`; `nil` for every other name.
  func nameInGroup(named name: TokenName, from file: Int) -> TokenName? {
    guard name.bytes.count > 8, name.bytes.contains(UInt8(ascii: ".")),
      files.records[file]?.content.facts.mayTakeGroups == true
    else { return nil }
    let segments = name.segments
    guard let value = segments.firstIndex(of: "value"), value > 0, value < segments.count - 1 else { return nil }
    let holder = TokenName(segments[..<value].joined(separator: "."))
    guard let group = groupHeld(by: holder, from: file) else { return nil }
    return TokenName(([group.text] + segments[(value + 1)...]).joined(separator: "."))
  }

  private func groupHeld(by token: TokenName, from file: Int) -> TokenName? {
    let sites = layered.definitions.project[token]
    let own = sites.first { $0.file == file } ?? sites.first
    guard let own, case .alias(let group)? = files.definition(at: own)?.value else { return nil }
    return group
  }
}

extension Workspace {
  /// Whether tokens of a name's last word are groups in Style Dictionary for a project: references go on into one of them.
  package func isUsedAsGroup(_ token: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path), let last = token.segments.last else { return false }
    return projects[number].answers.families.wordsForGroups(of: projects[number].files).contains(last)
  }
}
