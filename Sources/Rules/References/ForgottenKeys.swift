import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// The keys at the top of a token file that most of its references write, and some forget: `{size.small}` for
/// `{global.size.small}`.
struct ForgottenKeys {
  private let file: CheckedFile
  /// The names that the file defines.
  private let own: Set<TokenName>
  /// How many references of the file write a key in the name of a token of the file, by the key.
  private var written: [Substring: Int] = [:]
  /// How many leave out the key that they stand below, by the key.
  private var forgotten: [Substring: Int] = [:]
  /// Whether one key stands around all of the file, and its references leave it out without an exception and mean
  /// something with it: a tool takes it off.
  private(set) var areTakenOff = false

  /// Counts the references of a file, of which `unresolved` name nothing.
  init(_ file: CheckedFile, unresolved: [TokenReference]) {
    self.file = file
    own = unresolved.isEmpty || file.facts.kind != .tokens ? [] : Set(file.facts.definitions.map(\.name))
    guard !own.isEmpty else { return }
    if unresolved.count > 1, let key = own.first?.firstSegment, own.allSatisfy({ $0.firstSegment == key }),
      !file.facts.references.contains(where: { $0.form == .alias && $0.name.firstSegment == key })
    {
      areTakenOff = unresolved.allSatisfy { reference in
        self.key(around: reference).map {
          !file.workspace.definitions(named: $0.name, visibleFrom: file.path).isEmpty
        } ?? false
      }
    }
    for reference in unresolved {
      guard let (key, name) = key(around: reference), own.contains(name) else { continue }
      forgotten[key, default: 0] += 1
    }
    guard !forgotten.isEmpty else { return }
    for reference in file.facts.references where reference.form == .alias && own.contains(reference.name) {
      guard let key = reference.name.firstSegment, forgotten[key] != nil else { continue }
      written[key, default: 0] += 1
    }
  }

  /// Whether the file, one of tokens, gives something a name.
  func areOfFile(_ name: TokenName) -> Bool { own.contains(name) }

  /// The key that a reference leaves out, and the name that it means with it; `nil` where that names nothing in the file,
  /// or where as many references of the file leave the key out as write it.
  func meaning(of reference: TokenReference) -> (key: String, name: TokenName)? {
    guard let (key, name) = key(around: reference), own.contains(name),
      forgotten[key, default: 0] < written[key, default: 0]
    else { return nil }
    return (String(key), name)
  }

  /// The key at the top that a reference stands below, and its name with that key.
  private func key(around reference: TokenReference) -> (key: Substring, name: TokenName)? {
    guard reference.form == .alias, let owner = reference.owner, file.facts.definitions.indices.contains(owner),
      let key = file.facts.definitions[owner].name.firstSegment
    else { return nil }
    let name = TokenName(key + "." + reference.name.text)
    // Nobody means the token that a reference stands in.
    return name == file.facts.definitions[owner].name ? nil : (key, name)
  }
}

/// The findings on references that leave out a key which most of their file write.
struct ShortenedNames {
  private typealias Shortened = (reference: TokenReference, name: TokenName)

  private let file: CheckedFile
  private let keys: ForgottenKeys
  /// The references with the names in full that they mean, by the key, in the order of their places.
  private var gathered: [(key: String, names: [Shortened])] = []

  init(_ file: CheckedFile, _ keys: ForgottenKeys) {
    self.file = file
    self.keys = keys
  }

  /// Takes a reference that leaves out its key, and answers whether it does.
  mutating func take(_ reference: TokenReference) -> Bool {
    guard let (key, name) = keys.meaning(of: reference) else { return false }
    if let known = gathered.firstIndex(where: { $0.key == key }) {
      gathered[known].names.append((reference, name))
    } else {
      gathered.append((key, [(reference, name)]))
    }
    return true
  }

  /// One finding for each of two, which may each be worth a look, and one for many of a key: one cause.
  var findings: [Finding] {
    gathered.flatMap { key, names in
      names.count > 2 ? [finding(onAll: names, behind: key)] : names.map(finding)
    }
  }

  private func finding(on shortened: Shortened) -> Finding {
    let (reference, name) = shortened
    return Finding(
      "No token is named `\(reference.name)`; the nearest name is `\(name)`.", at: reference.range,
      fixes: [file.fix("Use `\(name)`", replacing: reference.nameRange, with: name.spelled(as: reference.form))])
  }

  private func finding(onAll names: [Shortened], behind key: String) -> Finding {
    let (first, name) = names[0]
    var finding = Finding(
      "\(names.count) references of this file leave out `\(key).`, which the others write; `\(first.name)` is named `\(name)`.",
      at: first.range,
      fixes: [
        Fix(
          "Begin all \(names.count) with `\(key).`",
          edits: names.map { reference, name in
            FileEdit(path: file.path, TextEdit(reference.nameRange, name.spelled(as: reference.form)))
          })
      ])
    finding.covers = [CoveredFindings(rule: "unresolved-reference", path: file.path, count: names.count - 1)]
    return finding
  }
}

extension TokenName {
  /// What stands before its first dot; `nil` for a name without one.
  fileprivate var firstSegment: Substring? {
    let text = text
    return text.firstIndex(of: ".").map { text[..<$0] }
  }
}
