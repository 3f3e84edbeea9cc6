import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// Custom properties that a document lists and no style sheet has.
extension CheckedFile {
  /// Those that a style sheet is said to have, else the few that are missing among many.
  func namesMissingFromStyles() -> [Finding] {
    let told = namesMissingInSheets()
    return told.isEmpty ? namesMissingAmongListed() : told
  }

  /// Custom properties of which the text says in which style sheet of the project they are defined, and which neither that
  /// nor anything else gives a value.
  ///
  /// A style sheet that takes in others which nobody has read may have them from there.
  private func namesMissingInSheets() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, !FileNames.isStory(path) else { return [] }
    return facts.namedSheets.filter { $0.isToldToHoldIt && !facts.isRefused($0.range) && !facts.mayBeAbsent($0.range) }
      .flatMap { sheet -> [Finding] in
        guard let other = workspace.onlyFile(called: sheet.name, around: path), let content = workspace[other],
          content.facts.isStyleSheet, content.facts.definitions.contains(where: { $0.name.isCodeName }),
          !content.source.takesInOthers
        else { return [] }
        let first = facts.definitions.partitioningIndex { $0.range.start >= sheet.range.start }
        let shown = facts.definitions[first...].prefix { $0.range.start < sheet.range.end }
        return shown.filter { $0.name.isCodeName && isNowhere($0.name) }.map {
          Finding("`\(other.fileName)` has no `\($0.name)`, and nothing else defines it.", at: $0.nameRange)
        }
      }
  }

  /// Custom properties that nothing gives a value, in documents that list eight or more of which the project has all but a
  /// fifth at most.
  private func namesMissingAmongListed() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, !FileNames.isStory(path) else { return [] }
    let given = propertiesGiven
    let told = missing(among: given)
    guard told.isEmpty, FileNames.isGuide(path) else { return told }
    return missing(among: ofOwnPrefix(given + propertiesSpokenOf))
  }

  /// A custom property that a document names as being there, and where.
  private typealias Listed = (name: TokenName, range: ByteRange)

  private func missing(among all: [Listed]) -> [Finding] {
    guard Set(all.map(\.name)).count >= Self.fewestListed else { return [] }
    let readers = rangesOfReaders
    let listed = all.filter { property in
      !facts.mayBeAbsent(property.range) && !facts.isRefused(property.range)
        && !readers.contains { $0.contains(property.range) }
    }
    .sorted { $0.range < $1.range }
    let names = Set(listed.map(\.name))
    guard names.count >= Self.fewestListed else { return [] }
    let missing = names.filter(isNowhere)
    guard !missing.isEmpty, missing.count * 5 <= names.count, workspace.unread(for: path).isEmpty else { return [] }
    var told: Set<TokenName> = []
    return listed.filter { missing.contains($0.name) && told.insert($0.name).inserted }.map { property in
      Finding(
        "No style sheet has `\(property.name)`; \(names.count - missing.count) other names listed here are there.",
        at: property.range)
    }
  }

  /// The custom properties that the document gives values.
  private var propertiesGiven: [Listed] {
    facts.definitions.filter { $0.name.isCustomProperty && !$0.isInPassing }.map { ($0.name, $0.nameRange) }
  }

  /// Those that it only names.
  ///
  /// What stands for several ends with a hyphen, or has what no name has: `--space-*`, `--ink-…`.
  private var propertiesSpokenOf: [Listed] {
    facts.references.filter {
      $0.form == .mention && $0.name.isCustomProperty && $0.name.bytes.last != UInt8(ascii: "-")
        && $0.name.bytes.allSatisfy { $0 < 0x80 }
    }
    .map { ($0.name, $0.nameRange) }
  }

  /// The properties with the first word of nearly all, the project's own: what bears another may be given by a package, or by
  /// the application that a theme is for.
  private func ofOwnPrefix(_ all: [Listed]) -> [Listed] {
    let words = Dictionary(grouping: all) { $0.name.codeWords.first ?? "" }
    let names = Set(all.map(\.name)).count
    let own = words.first { Set($0.value.map(\.name)).count * 5 >= names * 4 }
    // Everybody has colors and spaces.
    return own.flatMap { TokenFamily.named($0.key) == nil && Lexicon.term(of: $0.key) == nil ? $0.value : nil } ?? []
  }

  private static let fewestListed = 8

  /// Whether no file but documents gives a custom property a value, for the whole page, a part of it, or by a script, and
  /// none asks for it: `var(--gap, 12px)` has a value of its own.
  private func isNowhere(_ name: TokenName) -> Bool {
    !projectSites(named: name).contains { workspace[$0.path]?.facts.voice != .prose }
      && workspace.localDeclarations(named: name, visibleFrom: path).allSatisfy {
        workspace[$0.0]?.facts.voice == .prose
      }
      && !workspace.isAssigned(customProperty: name, visibleFrom: path)
      && workspace.usingFiles(ofUnknownCustomProperty: name, visibleFrom: path) == 0
      && workspace.leftOutFile(defining: name, for: path) == nil
  }
}

extension SourceFile {
  /// Whether a style sheet takes in another one that is not a font and does not lie beside it.
  fileprivate var takesInOthers: Bool {
    text.split(whereSeparator: \.isNewline).map(String.init).contains { line in
      ["@import", "@use", "@forward", "@config", "@plugin"].contains { line.hasPrefix($0) }
        && !["'./", "'../", "\"./", "\"../", "//fonts."].contains { line.holds($0) }
    }
  }
}
