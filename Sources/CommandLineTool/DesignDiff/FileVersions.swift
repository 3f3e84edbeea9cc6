import SourceText

/// Which of several files go with one by the words of their names.
///
/// `color.v1.json` goes with `button.v1.json`; where only siblings of a file have a word of those, as `button.v1.json`
/// beside `button.json`, what has it not goes with that one. `default` is no word: what is called so goes with anything.
struct FileVersions: Sendable {
  private let words: [String: Set<String>]
  /// By folder and first word.
  private let siblings: [String: [String]]

  init(_ paths: some Sequence<String>) {
    var words: [String: Set<String>] = [:]
    var siblings: [String: [String]] = [:]
    for path in paths {
      let parts = FileVersions.parts(of: path)
      words[path] = Set(parts)
      siblings["\(path.folder)/\(parts.first ?? "")", default: []].append(path)
    }
    self.words = words
    self.siblings = siblings
  }

  private static func parts(of path: String) -> [String] {
    let name = path.dropFirst(path.folder.count).drop { $0 == "/" }
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return stem.lowercased().words().map(String.init)
      .filter { $0 != "default" }
  }

  /// Those of some files that go with another one; all of them where names tell nothing.
  func fitting(_ others: [String], to path: String) -> [String] {
    let kin = siblings["\(path.folder)/\(FileVersions.parts(of: path).first ?? "")"] ?? []
    guard kin.count > 1, let all = words[path] else { return others }
    let own = all.filter { word in kin.contains { words[$0]?.contains(word) == false } }
    let rivals = kin.reduce(into: Set<String>()) { $0.formUnion(words[$1] ?? []) }.subtracting(all)
    let alike = others.filter { words[$0].map { !$0.isDisjoint(with: own) } ?? false }
    guard alike.isEmpty else { return alike }
    let free = others.filter { words[$0].map { $0.isDisjoint(with: rivals) } ?? true }
    return free.isEmpty ? others : free
  }
}
