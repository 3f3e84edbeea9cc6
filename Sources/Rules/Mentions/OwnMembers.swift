import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// The members of types that a document writes down itself, and names: `AppTextStyles.caption`.
extension CheckedFile {
  /// Members that a type which the document shows in full has not, where it names two others of it and as many as are
  /// missing; none of a type that the project has as well, for the code has the last word.
  func undefinedOwnMembers() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, !FileNames.isStory(path) else { return [] }
    let types = ownTypes
    guard !types.isEmpty else { return [] }
    let inCode = Set(workspace.themesInCode(visibleFrom: path).flatMap(\.members.keys))
    var known: [String: Set<String>] = [:]
    var missing: [String: [(name: String, range: ByteRange)]] = [:]
    for chain in memberChains where chain.count == 2 {
      let owner = source.text(in: chain[0])
      guard let type = types[owner], !inCode.contains(owner), !type.range.contains(chain[0]) else { continue }
      let member = source.text(in: chain[1])
      if type.words.contains(member) {
        known[owner, default: []].insert(member)
      } else if member.first?.isLowercase == true, !Self.endings.contains(member) {
        missing[owner, default: []].append((member, chain[1]))
      }
    }
    return missing.sorted { $0.key < $1.key }.flatMap { owner, places -> [Finding] in
      guard let known = known[owner]?.count, known > 1, Set(places.map(\.name)).count <= known, let type = types[owner]
      else { return [] }
      return places.filter { !facts.mayBeAbsent($0.range) && !facts.isRefused($0.range) }.map {
        Finding(
          "`\(owner)` has no `\($0.name)` in this document.", at: $0.range,
          related: [place("`\(owner)` is written down here.", type.name)])
      }
    }
  }

  /// The types of constants in the fences of the document, by name, each with all words in its braces: none that takes
  /// something over, is left open, or is written down twice.
  private var ownTypes: [String: OwnType] {
    var found: [String: OwnType] = [:]
    var twice: Set<String> = []
    for fence in facts.fences.map(\.range) where fence.count < 1 << 16 && !facts.isRefused(fence) {
      for type in OwnType.all(in: fence, of: source) {
        let name = source.text(in: type.name)
        if found.updateValue(type, forKey: name) != nil { twice.insert(name) }
      }
    }
    return found.filter { !twice.contains($0.key) }
  }
}

/// A type that a fence shows from brace to brace.
private struct OwnType {
  let name: ByteRange
  let range: ByteRange
  let words: Set<String>

  /// The types of a fence that have three constants or more, and nothing left out; up to one that is not closed.
  static func all(in fence: ByteRange, of file: SourceFile) -> [OwnType] {
    var found: [OwnType] = []
    for number in file.lines.line(at: fence.start)..<file.lines.count {
      let line = file.range(ofLine: number)
      guard line.end < fence.end else { break }
      if let name = name(of: line, in: file) {
        guard let close = close(of: line.end - 1, before: fence.end, in: file.bytes) else { break }
        if let type = OwnType(name, ByteRange(line.start, close + 1), below: line.end, in: file) { found.append(type) }
      }
    }
    return found
  }

  /// Where the name stands in `class AppColors {`, `object AppColors {`; `nil` on any other line.
  private static func name(of line: ByteRange, in file: SourceFile) -> ByteRange? {
    guard file.bytes.at(line.end - 1) == UInt8(ascii: "{"), line.count < 80 else { return nil }
    let words = file.text(in: line).split(separator: " ")
    guard words.count > 2, words.last == "{", words.dropLast(3).allSatisfy({ $0.allSatisfy(\.isLowercase) }),
      ["class", "object"].contains(words[words.count - 3]), case let name = words[words.count - 2],
      name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let start = line.end - 2 - name.utf8.count
    return ByteRange(start, start + name.utf8.count)
  }

  /// The brace that closes the one at a place.
  private static func close(of open: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in open..<end {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private init?(_ name: ByteRange, _ range: ByteRange, below start: Int, in file: SourceFile) {
    let text = file.text(in: ByteRange(start, range.end - 1))
    guard !text.holds("..."), !text.holds("…"), text.count(where: { $0 == "=" }) > 2 else { return nil }
    self.name = name
    self.range = range
    words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
