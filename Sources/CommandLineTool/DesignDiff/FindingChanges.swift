import Configuration
import DesignTokens
import Facts
import Rules
import SourceText
import WorkspaceIndex

/// What became of the findings between two revisions, by what they are about.
struct FindingChanges: Sendable {
  /// A finding, in the revision that has it.
  struct Place: Sendable {
    var file: CheckReport.File
    var finding: Finding
    var identity: FindingIdentity
  }

  /// Pairs that could be told apart before and cannot now, the other way round, and new ones that never could.
  private(set) var lostContrast: [Place] = []
  private(set) var wonContrast: [Place] = []
  private(set) var newPairs: [Place] = []
  /// How many other findings came and went, of those that are errors or warnings.
  private(set) var others = (new: 0, gone: 0)

  init(_ before: CheckReport, _ old: DesignTree, _ after: CheckReport, _ new: DesignTree, _ changes: DesignChanges) {
    let names = Dictionary(
      changes.newKeys.map { ($0.key.name.text, $0.value.name.text) }, uniquingKeysWith: { first, _ in first })
    let moved = Dictionary(
      changes.newKeys.map { ($0.key.document, $0.value.document) }, uniquingKeysWith: { first, _ in first })
    let documents = Set(after.files.map { new.below($0.path) })
    var known = KnownPlaces()
    for (file, finding, identity) in before.identified {
      let path = old.below(file.path)
      known.add(
        Place(file: file, finding: finding, identity: identity), identity.renamed(names),
        at: documents.contains(path) ? path : moved[path] ?? path, isThere: documents.contains(path))
    }
    var rest: [(place: Place, path: String)] = []
    for (file, finding, identity) in after.identified {
      let path = new.below(file.path)
      if !known.takeSame(identity, at: path) {
        rest.append((Place(file: file, finding: finding, identity: identity), path))
      }
    }
    // What is found at the same thing with another value was found there before.
    rest.removeAll { known.takeAlike($0.place.identity, at: $0.path) }
    let stood = Subjects(in: old)
    for (place, path) in rest {
      if place.finding.rule != "low-contrast" {
        if place.finding.severity >= .warning { others.new += 1 }
      } else if stood.hold(place.identity, at: path, named: names) {
        lostContrast.append(place)
      } else {
        newPairs.append(place)
      }
    }
    let stands = Subjects(in: new)
    for (place, identity, path) in known.left {
      if place.finding.rule == "low-contrast", stands.hold(identity, at: path, named: [:]) {
        wonContrast.append(place)
      } else if place.finding.severity >= .warning {
        others.gone += 1
      }
    }
  }
}

/// The findings of the older revision that nothing in the newer one answers to yet.
private struct KnownPlaces {
  private struct Key: Hashable {
    var path: String
    var identity: FindingIdentity
  }

  private var same: [Key: (place: FindingChanges.Place, path: String)] = [:]
  /// By what they are about, whatever the value; of files that are gone under an empty path, too.
  private var alike: [Key: [Key]] = [:]
  private var moved: [FindingIdentity: [Key]] = [:]

  mutating func add(
    _ place: FindingChanges.Place, _ identity: FindingIdentity, at path: String, isThere: Bool
  ) {
    let key = Key(path: path, identity: identity)
    same[key] = (place, path)
    alike[Key(path: path, identity: identity.withoutValue), default: []].append(key)
    if !isThere { moved[identity, default: []].append(key) }
  }

  /// Whether the same was found there; it is not left any more.
  mutating func takeSame(_ identity: FindingIdentity, at path: String) -> Bool {
    if same.removeValue(forKey: Key(path: path, identity: identity)) != nil { return true }
    while let key = moved[identity]?.popLast() { if same.removeValue(forKey: key) != nil { return true } }
    return false
  }

  /// Whether something was found at the same thing.
  mutating func takeAlike(_ identity: FindingIdentity, at path: String) -> Bool {
    let about = Key(path: path, identity: identity.withoutValue)
    while let key = alike[about]?.popLast() { if same.removeValue(forKey: key) != nil { return true } }
    return false
  }

  /// What is left, in the order of the reports.
  var left: [(place: FindingChanges.Place, identity: FindingIdentity, path: String)] {
    same.sorted { ($0.key.path, $0.key.identity) < ($1.key.path, $1.key.identity) }
      .map { ($0.value.place, $0.key.identity, $0.key.path) }
  }
}

/// What findings of contrast can be about in one revision.
private struct Subjects {
  private let tree: DesignTree
  private let names: Set<String>

  init(in tree: DesignTree) {
    self.tree = tree
    names = Set(tree.tokens.keys.map(\.name.text))
  }

  /// Whether what a finding is about was there: its token and the one that it stands on, or its component and state.
  func hold(_ identity: FindingIdentity, at path: String, named renamed: [String: String]) -> Bool {
    let old = Dictionary(renamed.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let owner = old[identity.owner] ?? identity.owner
    guard let file = tree.workspace[tree.path(path)] else { return false }
    if names.contains(owner) {
      // `color.text on color.surface`; colors that are written out were no other thing.
      let words = identity.literal.split(separator: " ").map(String.init)
      let isToken = { (word: String) in word.contains(".") && !word.contains("#") && word.first?.isLetter ?? false }
      return words.filter(isToken).allSatisfy { names.contains(old[$0] ?? $0) }
    }
    let component = file.facts.components.first { identity.owner == $0.name || identity.owner.hasPrefix($0.name + "/") }
    if let component {
      return identity.state.isEmpty || component.states.contains(identity.state)
        || component.properties.contains { $0.state == identity.state }
    }
    let heading = identity.owner.split(separator: "›").last.map { String($0.drop { $0 == " " }) } ?? ""
    return heading.isEmpty || file.landmarks.contains { $0.name == heading }
  }
}

extension FindingIdentity {
  /// The identity with the new names of tokens.
  fileprivate func renamed(_ names: [String: String]) -> FindingIdentity {
    guard !names.isEmpty else { return self }
    var result = self
    result.owner = names[owner] ?? owner
    result.literal = literal.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let front = word.prefix { "`{".contains($0) }
      let rest = word.dropFirst(front.count)
      let bare = rest.prefix { !"`}".contains($0) }
      return names[String(bare)].map { front + $0 + rest.dropFirst(bare.count) } ?? String(word)
    }
    .joined(separator: " ")
    return result
  }

  /// What it is about, whatever value stands there.
  fileprivate var withoutValue: FindingIdentity {
    var result = self
    result.literal = ""
    result.ordinal = 1
    return result
  }
}
