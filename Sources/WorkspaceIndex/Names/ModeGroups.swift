import DesignTokens
import Facts
import SourceText

// Groups of modes that references leave out: `{red600}` for `color.light.red600` and `color.dark.red600`, which a build
// of the project's own resolves in each mode.
extension StatedNames {
  /// The sites that a name has in the groups of modes of the reader's file, if the references of that leave those out.
  func sitesInModes(_ name: TokenName, from reader: Viewpoint) -> SiteList {
    guard let file = reader.file, !name.isCodeName, files.records[file]?.content.facts.kind == .tokens else {
      return SiteList()
    }
    var found = SiteList()
    for mode in modeGroups(of: file) {
      for site in layered.definitions.project[name.below(mode)] where site.file == file {
        found.insert(site, precedes: files.order)
      }
    }
    if found.isEmpty { found = sitesInMode(atEndOf: name, from: file) }
    return found.isEmpty ? sitesInLightAndDark(name) : found
  }

  /// The groups that are modes in whatever file they stand at the top of.
  private static let lightAndDark = ["light", "dark"].map { TokenName($0) }

  /// The sites of a name that some file defines for light and for dark, which the references of all files leave out.
  private func sitesInLightAndDark(_ name: TokenName) -> SiteList {
    let sites = Self.lightAndDark.map { mode in
      layered.definitions.project[name.below(mode)].filter { files.records[$0.file]?.content.facts.kind == .tokens }
    }
    var found = SiteList()
    for site in sites[0] where sites[1].contains(where: { $0.file == site.file }) {
      for site in sites.joined() { found.insert(site, precedes: files.order) }
    }
    return found
  }

  /// The names by which references of a file may mean a token that it defines, because they leave out its mode.
  func usesByMode(of name: TokenName, definedIn file: Int) -> [TokenName] {
    guard !name.isCodeName, files.records[file]?.content.facts.kind == .tokens else { return [] }
    return (modeGroups(of: file) + Self.lightAndDark).filter { name.isInside($0) }.flatMap { mode in
      let short = TokenName(bytes: Array(name.bytes.dropFirst(mode.bytes.count + 1)))
      return [short] + (mode.segments.last.map { [TokenName(short.text + "-" + $0)] } ?? [])
    }
  }

  /// `gray600-static` for `color.static.gray600`: a name may end with the mode that it has a value in.
  private func sitesInMode(atEndOf name: TokenName, from file: Int) -> SiteList {
    let text = name.text
    var found = SiteList()
    for mode in modeGroups(of: file) {
      guard let word = mode.segments.last, text.hasSuffix("-" + word) else { continue }
      let short = TokenName(String(text.dropLast(word.count + 1)))
      for site in layered.definitions.project[short.below(mode)] where site.file == file {
        found.insert(site, precedes: files.order)
      }
    }
    return found
  }

  /// The groups that references of a file leave out, sorted; none where they are written in full.
  private func modeGroups(of file: Int) -> [TokenName] {
    guard files.records[file]?.content.facts.sets.isEmpty == true else { return [] }
    return modeMemory.groups(of: file) { findModeGroups(of: file) }
  }

  private func findModeGroups(of file: Int) -> [TokenName] {
    guard let facts = files.records[file]?.content.facts else { return [] }
    var short: [TokenName: [Int]] = [:]
    for index in facts.references.indices where facts.references[index].form == .alias {
      let name = facts.references[index].name
      if !name.isCodeName, !layered.definitions.project.contains(name) { short[name, default: []].append(index) }
    }
    // One name may be misspelled.
    guard short.count > 1 else { return [] }
    let homes = homes(of: short, in: facts)
    // One group that nearly everybody leaves out is a key that somebody forgot; modes give the same names.
    let names = homes.filter { $0.value.count > 1 }
    guard names.count > 1 else { return [] }
    let groups = Set(names.values.joined())
    // Nobody has more modes than these.
    guard groups.count <= 64 else { return [] }
    let full = facts.references.count { reference in
      reference.form == .alias && groups.contains { reference.name.isInside($0) }
    }
    guard names.keys.reduce(0, { $0 + (short[$1]?.count ?? 0) }) > full else { return [] }
    return groups.sorted { $0.precedes($1) }
  }

  /// The groups of a file in which each of some names is one, but for those that a reference by it stands in.
  private func homes(of short: [TokenName: [Int]], in facts: FileFacts) -> [TokenName: Set<TokenName>] {
    var homes: [TokenName: Set<TokenName>] = [:]
    for definition in facts.definitions {
      let bytes = definition.name.bytes
      for dot in bytes.indices where bytes[dot] == UInt8(ascii: ".") {
        let tail = TokenName(bytes: Array(bytes[(dot + 1)...]))
        if short[tail] != nil { homes[tail, default: []].insert(TokenName(bytes: Array(bytes[..<dot]))) }
      }
    }
    let owners = short.values.joined().compactMap { facts.references[$0].owner }
    let around = Set(
      owners.compactMap { facts.definitions.indices.contains($0) ? facts.definitions[$0].name : nil }
        .flatMap(\.enclosingGroups))
    return homes.mapValues { $0.subtracting(around) }.filter { !$0.value.isEmpty }
  }
}

/// What is known of the groups of modes that references leave out, by file; begun afresh with every change.
struct ModeMemory: Sendable {
  private let known = Memo<Int, [TokenName]>()

  func groups(of file: Int, _ find: () -> [TokenName]) -> [TokenName] { known.value(for: file, find) }
}
