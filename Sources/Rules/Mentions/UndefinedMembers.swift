import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// The members of types and objects in code that a document names: `AppColors.accent`, `theme.heights.field`.
extension CheckedFile {
  /// Members that the one theme in code with their group has not, in guides that name two others of it and as many as are
  /// missing: of a theme that is called otherwise a guide may tell all it wants.
  ///
  /// What the code holds by the name of the member in whatever way, or takes from elsewhere, is nobody's mistake.
  func undefinedMembers() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, FileNames.isGuide(path), !FileNames.isStory(path)
    else { return [] }
    let themes = workspace.themesInCode(visibleFrom: path).filter { !$0.isStyleSheet && !$0.isCatalog }
    var groups: [String: ThemeGroup] = [:]
    for theme in themes {
      for (name, members) in theme.members where members.count > 2 {
        groups[name] = groups[name] == nil ? ThemeGroup(path: theme.path, members: members) : ThemeGroup()
      }
    }
    guard !groups.isEmpty else { return [] }
    var known: [String: Set<String>] = [:]
    var missing: [String: [(name: String, range: ByteRange)]] = [:]
    for chain in memberChains {
      let names = chain.map { source.text(in: $0) }
      guard let place = names.indices.dropLast().last(where: { groups[names[$0]] != nil }),
        place > 0 || names[0].first?.isUppercase == true, let group = groups[names[place]]
      else { continue }
      let member = names[place + 1]
      if group.members.contains(member) {
        known[names[place], default: []].insert(member)
      } else if place + 2 == names.count, !Self.endings.contains(member.lowercased()),
        !isCut(member, at: chain[place + 1], among: group.members)
      {
        missing[names[place], default: []].append((member, chain[place + 1]))
      }
    }
    return missing.sorted { $0.key < $1.key }.flatMap { name, places -> [Finding] in
      guard let group = groups[name], let code = workspace[group.path]?.source, let known = known[name]?.count,
        known > 1, Set(places.map(\.name)).count <= known, !code.text.holds("...")
      else { return [] }
      return places.filter { !facts.mayBeAbsent($0.range) && !facts.isRefused($0.range) && !code.declares($0.name) }.map
      {
        Finding("`\(name)` has no `\($0.name)` in `\(group.path.fileName)`.", at: $0.range)
      }
    }
  }

  /// Whether a name in a drawing is the beginning of a member, cut so that it fits into its box.
  private func isCut(_ name: String, at range: ByteRange, among members: Set<String>) -> Bool {
    members.contains { $0.hasPrefix(name) }
      && source.text(in: source.line(around: range.start)).contains { "│┃║".contains($0) }
  }

  /// The names with dots in the document, a stretch for each of their words; without the method that is called last.
  var memberChains: [[ByteRange]] {
    let bytes = source.bytes
    var found: [[ByteRange]] = []
    var at = 0
    while at < bytes.count {
      guard bytes[at].isIdentifier else {
        at += 1
        continue
      }
      let before = at > 0 ? bytes[at - 1] : 0x20
      var chain: [ByteRange] = []
      repeat {
        let start = at
        while at < bytes.count, bytes[at].isIdentifier { at += 1 }
        chain.append(ByteRange(start, at))
        guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), bytes[at + 1].isIdentifier else { break }
        at += 1
      } while true
      let behind = bytes.at(at)
      if behind == UInt8(ascii: "(") { chain.removeLast() }
      if chain.count > 1, !"./@$#-&".utf8.contains(before), !"/-*<[{$%".utf8.contains(behind),
        !bytes.from(at, to: at + 8).drop(while: { " `".utf8.contains($0) }).starts(with: "→".utf8)
      {
        found.append(chain)
      }
    }
    return found
  }
}

/// What one file has in a group of constants; no members where several files have one of that name.
private struct ThemeGroup {
  var path = ""
  var members: Set<String> = []
}

extension SourceFile {
  /// Whether a word stands somewhere as the name of a value may: not in a sentence.
  func declares(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == word[0], bytes[index...].starts(with: word), index == 0 || !bytes[index - 1].isIdentifier,
        !bytes.at(index + word.count).isIdentifier
      else { return false }
      let next = bytes[(index + word.count)...].first { $0 != 0x20 } ?? 0x0A
      return !next.isIdentifier && next != UInt8(ascii: ".")
    }
  }
}

extension UInt8 {
  fileprivate var isIdentifier: Bool { isWordByte && self < 0x80 }
}
