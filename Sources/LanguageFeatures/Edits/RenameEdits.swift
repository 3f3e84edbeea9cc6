import Configuration
import DesignTokens
import Facts
import FrontEnds
import Rules
import SourceText
import WorkspaceIndex

/// What a rename writes, use by use, and whether everything means afterwards what it meant before.
struct RenameEdits {
  private let workspace: Workspace
  private let path: String
  private let name: TokenName
  private let new: String
  /// The places that spell the name, in files of the workspace.
  private var uses: [Use] = []
  private(set) var edits: Set<FileEdit> = []
  /// The first mention in settings outside of the project.
  private var outside: SettingMention?
  /// The places that stand in quotes afterwards, and did not.
  private var quoted: Set<FilePlace> = []
  /// The places that have been dealt with.
  private var written: Set<FilePlace> = []

  fileprivate struct Use: Hashable {
    enum Kind: Hashable { case definition, group, reference }
    var kind: Kind
    var path: String
    var range: ByteRange
  }

  /// Everything that spells the beginning of a token's or a group's name for a reader of `path`.
  init(of name: TokenName, to new: String, seenFrom path: String, in workspace: Workspace) {
    self.workspace = workspace
    self.path = path
    self.name = name
    self.new = new
    let sites = workspace.renameSites(of: name, visibleFrom: path)
    let number = name.segments.count - 1
    for (use, token, place, segment) in workspace.spellings(at: sites) {
      add(token, use.range, use.path, place, segment: segment ?? number)
      uses.append(use)
    }
    let homes = Set(sites.definitions.map(\.site.path) + sites.groups.map(\.path))
    for (user, file) in workspace.files {
      for pointer in file.facts.outsidePointers where homes.contains(workspace.resolverPath(pointer.file, from: user)) {
        guard let name = pointer.names.first(where: { $0.isOrIsBelow(name) }) else { continue }
        add(name, pointer.nameRange, user, .pointer, segment: number)
      }
    }
    addSettings(number)
  }

  private mutating func add(
    _ token: TokenName, _ range: ByteRange, _ path: String, _ place: NameSpelling.Place, segment: Int
  ) {
    // A declaration is named before what may be read there besides.
    guard let source = workspace[path]?.source, written.insert(FilePlace(path: path, range: range)).inserted else {
      return
    }
    if let edit = NameSpelling(of: token, at: range, in: source, place).edit(replacing: segment, with: new) {
      let written = workspace.isBareKey(edit.range, in: path) ? edit.inQuotes : edit
      if written != edit { quoted.insert(FilePlace(path: path, range: edit.range)) }
      edits.insert(FileEdit(path: path, written))
    }
  }

  /// The settings name what the whole project knows; those of several projects that they extend are nobody's to change.
  private mutating func addSettings(_ number: Int) {
    let configuration = workspace.configuration(for: path)
    for mention in configuration.mentions + configuration.inheritedMentions where mention.isName {
      let named = TokenName(mention.text)
      guard named.isOrIsBelow(name), workspace.isKnown(named, below: configuration.root) else { continue }
      guard mention.path.hasPrefix(configuration.root + "/") else {
        outside = outside ?? mention
        continue
      }
      let range = named.range(ofSegment: number, from: mention.range.start)
      edits.insert(FileEdit(path: mention.path, TextEdit(range, new)))
    }
  }

  /// Why it cannot be done; `nil` where every use has the new name afterwards.
  func refusal() -> RenameRefusal? {
    if let other = Set(edits.map(\.path)).filter({ workspace.isBorrowed($0, by: path) }).min() {
      return RenameRefusal(
        message:
          "`\(name)` is named in `\(workspace.relativePath(of: other, from: path))` too, which this project only reads."
      )
    }
    if let outside {
      return RenameRefusal(
        message: "`\(outside.path)`, which the settings extend, names `\(outside.text)` and is no file of the project.")
    }
    if let broken = Set(uses.map(\.path)).filter({ workspace[$0]?.holdsOldNames ?? false }).min() {
      return RenameRefusal(message: "`\(shown(broken))` cannot be read as it is now; mend its syntax first.")
    }
    var renamed = workspace
    var shifts: [String: TextShift] = [:]
    for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
      shifts[path] = TextShift(edits.map(\.edit))
      guard let file = workspace[path] else { continue }
      let text = file.source.applying(edits.map(\.edit))
      let read = file.reread(as: text)
      // A key without quotes, say, may not be able to hold the new name.
      if read.faults > file.faults, let edit = edits.min(by: { $0.edit.range < $1.edit.range })?.edit {
        return refusal(at: Use(kind: .reference, path: path, range: edit.range))
      }
      _ = renamed.put(read)
    }
    let wanted = TokenName((name.segments.dropLast() + [new]).joined(separator: "."))
    let found = Set(renamed.spellings(at: renamed.renameSites(of: wanted, visibleFrom: path)).map { $0.use.start })
    let lost = uses.filter { use in
      var moved = use
      moved.range = use.range.shifted(by: shifts[use.path]?.distance(at: use.range.start) ?? 0)
      if quoted.contains(FilePlace(path: use.path, range: use.range)) { moved.range = moved.range.shifted(by: 1) }
      return !found.contains(moved.start)
    }
    return lost.min { ($0.path, $0.range) < ($1.path, $1.range) }.flatMap(refusal)
  }

  private func refusal(at use: Use) -> RenameRefusal? {
    guard let source = workspace[use.path]?.source else { return nil }
    return RenameRefusal(
      message:
        "`\(source.text(in: use.range))` in `\(shown(use.path))`, line \(source.lines.line(at: use.range.start) + 1), "
        + "cannot take the new name.")
  }

  /// A path as its project counts it.
  private func shown(_ path: String) -> String {
    let root = workspace.configuration(for: path).root
    return GlobList.path(path, relativeTo: root).map(String.init) ?? path
  }
}

extension IndexedFile {
  /// How many places of the text cannot be read.
  fileprivate var faults: Int { facts.problems.count { $0.kind.leavesDoubt } }
}

extension TextEdit {
  /// The edit with quotes around the new text where that is no plain word.
  fileprivate var inQuotes: TextEdit {
    let isPlain =
      newText.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
      && newText.utf8.first?.isASCIIDigit == false
    return isPlain ? self : TextEdit(range, "\"\(newText)\"")
  }
}

extension Workspace {
  /// Whether a stretch of a JSON file is a whole key without quotes, which some tools take.
  fileprivate func isBareKey(_ range: ByteRange, in path: String) -> Bool {
    guard let file = self[path], [.json, .jsonc].contains(file.facts.language), range.start > 0 else { return false }
    let bytes = file.source.bytes
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[range.start - 1])
    return !isQuoted && bytes[range.end...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":")
  }
}

extension RenameEdits.Use {
  /// Where it begins, for it ends elsewhere with another name.
  fileprivate var start: Self { Self(kind: kind, path: path, range: ByteRange(at: range.start)) }
}

extension Workspace {
  fileprivate typealias Spelling = (use: RenameEdits.Use, token: TokenName, place: NameSpelling.Place, segment: Int?)

  /// What stands at the places of a rename; the segment is the one that changes where it is not the subject's last.
  fileprivate func spellings(at sites: RenameSites) -> [Spelling] {
    var found: [Spelling] = []
    for (site, name) in sites.definitions {
      guard let file = self[site.path] else { continue }
      let range = file.facts.definitions[site.index].nameRange
      let place = file.place(ofDefinition: site.index)
      found.append((RenameEdits.Use(kind: .definition, path: site.path, range: range), name, place, nil))
    }
    for site in sites.groups {
      guard let group = self[site.path]?.facts.groups[site.index] else { continue }
      found.append((RenameEdits.Use(kind: .group, path: site.path, range: group.nameRange), group.name, .text, nil))
    }
    let references = sites.references.map { ($0.site, $0.name, Int?.none) } + sites.inherited.map { ($0, $1, $2) }
    for (site, name, segment) in references {
      guard let file = self[site.path] else { continue }
      let reference = file.facts.references[site.index]
      let use = RenameEdits.Use(kind: .reference, path: site.path, range: reference.nameRange)
      // `{Radius/md}` is the `md` of a collection.
      let isInCollection = reference.form == .alias && segment != nil && reference.name != name
      let place = isInCollection ? NameSpelling.Place.asset : reference.place(in: file.source)
      found.append((use, name, place, segment))
    }
    return found
  }

  /// Whether the whole project knows a token or a group of that name.
  fileprivate func isKnown(_ name: TokenName, below root: String) -> Bool {
    !definitions(named: name, visibleFrom: root + "/").isEmpty || !groups(named: name, visibleFrom: root + "/").isEmpty
  }
}

extension IndexedFile {
  /// How the name of a definition is written.
  func place(ofDefinition index: Int) -> NameSpelling.Place {
    let definition = facts.definitions[index]
    if definition.name.isCodeName { return .styleSheet }
    let isCode = facts.voice(at: definition.nameRange) == .code && !facts.isStyle(definition.nameRange)
    return isCode ? .declaration : .text
  }
}

extension TokenReference {
  /// How the name in a reference is written; that of `$extends` may be written either way.
  func place(in source: SourceFile) -> NameSpelling.Place {
    switch form {
    case .pointer: .pointer
    case .extends:
      source.bytes.at(nameRange.start - 1) == UInt8(ascii: "/") ? .pointer : .text
    case .member: .member
    case .string: .asset
    case .customProperty, .variable: .styleSheet
    case .alias, .mention: .text
    }
  }
}

extension SettingMention {
  /// Whether it names a token or a group, and spells the name without escapes.
  var isName: Bool { (subject == .token || subject == .group) && range.count == text.utf8.count }
}

extension TokenName {
  /// The stretch of a segment of the name where that begins at an offset.
  func range(ofSegment number: Int, from start: Int) -> ByteRange {
    let before = segments[..<number].reduce(0) { $0 + $1.utf8.count + 1 }
    return ByteRange(start + before, start + before + segments[number].utf8.count)
  }
}
