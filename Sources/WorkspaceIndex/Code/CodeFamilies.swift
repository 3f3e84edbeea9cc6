package import DesignTokens
import Facts
import SourceText

/// Custom properties whose names begin with the same words, and how many of them a project knows.
package struct CodeFamily: Sendable {
  /// How many names the project gives: tokens, what its style sheets declare for whole pages, and what they use of
  /// its builds.
  package internal(set) var known = 0
  /// How many of those its style sheets use.
  package internal(set) var used = 0
  /// How many other names its style sheets use that nothing gives.
  package internal(set) var unknown = 0
}

extension Workspace {
  /// The family that a custom property belongs to: the names with the same prefix and the same word behind it.
  package func family(ofCustomProperty name: TokenName, visibleFrom path: String) -> CodeFamily {
    guard let number = projectNumber(of: path) else { return CodeFamily() }
    let families = codeFamilies(of: number)
    return families.counts[families.family(of: CodeSpelling.key(of: name.bytes))] ?? CodeFamily()
  }

  /// How many files use a custom property that nothing gives.
  package func usingFiles(ofUnknownCustomProperty name: TokenName, visibleFrom path: String) -> Int {
    projectNumber(of: path).flatMap { codeFamilies(of: $0).users[name]?.count } ?? 0
  }

  /// The families of a project's custom properties, counted when somebody asks.
  private func codeFamilies(of number: Int) -> CodeFamilies {
    projects[number].answers.families.families(of: projects[number].names) { leftOut.giver(of: $0, in: number) != nil }
  }

  /// Whether something else than a declaration gives a custom property its value, as far as the project's files say:
  /// a script, a name that is put together when a style sheet is made.
  package func isAssigned(customProperty name: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    return projects[number].answers.families.isAssigned(name, in: projects[number].names)
  }
}

extension Workspace {
  /// Whether a script or a page names a token as a custom property, be it to use it or to set it.
  package func isNamedInScripts(_ name: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let project = projects[number]
    let named = project.answers.families.namesInScripts(of: project.files)
    guard !named.isEmpty else { return false }
    let keys = name.isCodeName ? [CodeSpelling.key(of: name.bytes)] : CodeSpelling.keys(of: name)
    return keys.contains { named.contains($0) || named.contains(project.names.codePrefix + $0) }
  }
}

/// The families of custom properties in one names.
struct CodeFamilies {
  /// What all names of the project begin with, with its hyphen; empty where they begin in several ways.
  let prefix: [UInt8]
  private(set) var counts: [TokenName: CodeFamily] = [:]
  /// The files that use each name that nothing gives.
  private(set) var users: [TokenName: Set<Int>] = [:]

  /// Counts the names of a project; `isBuilt` tells whether a file that was left out gives a name.
  init(of names: NameLookup, _ memory: CodeFamilyMemory, isBuilt: (TokenName) -> Bool) {
    let declared = Set(names.stated.declaredNames.all.filter(\.isCustomProperty).map { CodeSpelling.key(of: $0.bytes) })
    prefix = Self.prefix(of: names)
    for key in declared { counts[family(of: key), default: CodeFamily()].known += 1 }
    for key in names.codeKeys.tokens.project.names where !declared.contains(key.bytes) {
      let spelled = key.bytes.starts(with: prefix) ? key.bytes : prefix + key.bytes
      if !declared.contains(spelled) { counts[family(of: spelled), default: CodeFamily()].known += 1 }
    }
    var seen: Set<TokenName> = []
    for file in names.files.records.indices {
      guard let references = names.files.records[file]?.content.facts.references else { continue }
      let reader = names.layered.reader(file)
      for index in references.indices where references[index].form == .customProperty {
        count(references[index].name, in: file, reader, of: names, memory, &seen, isBuilt)
      }
    }
  }

  /// What all names of a project begin with, with its hyphen: the prefix of its tokens, else that of its style sheets.
  static func prefix(of names: NameLookup) -> [UInt8] {
    guard names.codePrefix.isEmpty else { return names.codePrefix }
    let declared = names.stated.declaredNames.all.filter(\.isCustomProperty).map { CodeSpelling.key(of: $0.bytes) }
    return commonPrefix(of: Set(declared))
  }

  private mutating func count(
    _ name: TokenName, in file: Int, _ reader: Viewpoint, of names: NameLookup, _ memory: CodeFamilyMemory,
    _ seen: inout Set<TokenName>,
    _ isBuilt: (TokenName) -> Bool
  ) {
    guard seen.insert(name).inserted else {
      if users[name] != nil { users[name]?.insert(file) }
      return
    }
    let family = family(of: CodeSpelling.key(of: name.bytes))
    if !names.sites(ofCodeName: name, from: reader).isEmpty {
      counts[family, default: CodeFamily()].used += 1
    } else if isBuilt(name) {
      counts[family, default: CodeFamily()].known += 1
      counts[family, default: CodeFamily()].used += 1
    } else if !names.codeNames.locals.contains(name), !memory.isAssigned(name, in: names) {
      counts[family, default: CodeFamily()].unknown += 1
      users[name] = [file]
    }
  }

  /// The words that a name shares with its family.
  func family(of key: [UInt8]) -> TokenName {
    let start = key.starts(with: prefix) ? prefix.count : 0
    let end = key[start...].firstIndex(of: UInt8(ascii: "-")) ?? key.count
    return TokenName(bytes: Array(key[..<end]))
  }

  /// The first word of more than half of some names, with its hyphen; empty where there are fewer than eight names, of
  /// which nothing could be told.
  private static func commonPrefix(of keys: Set<[UInt8]>) -> [UInt8] {
    guard keys.count >= 8 else { return [] }
    var words: [[UInt8]: Int] = [:]
    for key in keys {
      if let end = key.firstIndex(of: UInt8(ascii: "-")) { words[Array(key[..<end]), default: 0] += 1 }
    }
    return words.first { $0.value * 2 > keys.count }.map { $0.key + [UInt8(ascii: "-")] } ?? []
  }
}

/// What was counted of custom properties, so that many questions cost one count; begun afresh with every change.
struct CodeFamilyMemory: Sendable {
  private let families = Once<CodeFamilies>()
  private let pieced = Once<[PiecedName]>()
  private let inScripts = Once<Set<[UInt8]>>()
  private let groups = Once<Set<String>>()
  private let valueless = Once<Set<[UInt8]>>()

  func families(of names: NameLookup, isBuilt: (TokenName) -> Bool) -> CodeFamilies {
    if let known = families[Whole()] { return known }
    return families.value { CodeFamilies(of: names, self, isBuilt: isBuilt) }
  }

  /// Whether something else than a declaration gives a custom property its value.
  func isAssigned(_ name: TokenName, in names: NameLookup) -> Bool {
    names.codeNames.assigned.contains(name) || isValueless(name, in: names)
      || piecedNames(of: names).contains { $0.mayBe(name) }
  }

  /// Whether a token is declared by its type alone, as those are whose values themes give that are elsewhere.
  private func isValueless(_ name: TokenName, in names: NameLookup) -> Bool {
    let files = names.files
    let keys = valueless.value {
      let groups = files.records.lazy.flatMap { $0?.content.facts.groups.filter(\.isUnfinished) ?? [] }
      return Set(groups.flatMap { CodeSpelling.keys(of: $0.name) })
    }
    guard !keys.isEmpty else { return false }
    let key = CodeSpelling.key(of: name.bytes)
    return keys.contains(key)
      || key.starts(with: names.codePrefix) && keys.contains(Array(key.dropFirst(names.codePrefix.count)))
  }

  /// The names that style sheets of the project put together.
  private func piecedNames(of names: NameLookup) -> [PiecedName] {
    if let known = pieced[Whole()] { return known }
    return pieced.value {
      // A build that writes `--ds-${name}` gives the names that the tokens have.
      let prefix = [UInt8](repeating: UInt8(ascii: "-"), count: 2) + CodeFamilies.prefix(of: names)
      return Set(names.files.records.flatMap { $0?.content.facts.piecedNames ?? [] })
        .filter { !prefix.starts(with: $0.pieces.joined()) }.sorted {
          $0.pieces.joined().lexicographicallyPrecedes($1.pieces.joined())
        }
    }
  }

  /// The keys of the names that scripts and pages speak of.
  func namesInScripts(of files: ProjectFiles) -> Set<[UInt8]> {
    inScripts.value {
      let names = files.records.lazy.flatMap { record in
        record.map { $0.content.facts.usedNames + $0.content.facts.assignedNames } ?? []
      }
      return Set(names.map { CodeSpelling.key(of: $0.bytes) })
    }
  }

  /// The last words of the tokens into which references of Style Dictionary go on, as into groups.
  func wordsForGroups(of files: ProjectFiles) -> Set<String> {
    groups.value { Self.wordsForGroups(in: files) }
  }

  private static func wordsForGroups(in files: ProjectFiles) -> Set<String> {
    var found: Set<String> = []
    for record in files.records where record?.content.facts.mayTakeGroups == true {
      for reference in record?.content.facts.references ?? [] where reference.form == .alias {
        let segments = reference.name.segments
        guard let value = segments.firstIndex(of: "value"), value > 0, value < segments.count - 1 else { continue }
        found.insert(segments[value - 1])
      }
    }
    return found
  }
}
