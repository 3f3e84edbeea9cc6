import Configuration
package import DesignTokens
import Facts
package import Rules
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let renaming = Feature(
    title: "Rename",
    page: """
      One segment of a name at a time: that of the token under the cursor, or of a group that stands before it. \
      Definitions, references in braces, pointers, `$extends`, mentions in documents and spellings in code change \
      together. A name that exists already, or that the format does not allow, is refused.
      """)
}

/// What can be renamed at a place.
package struct RenameSubject: Sendable {
  /// The part of the text that an editor lets somebody change.
  package var range: ByteRange
  /// What stands there now, as a name.
  package var placeholder: String
  /// The token or group, whose last segment is the one that changes.
  package var name: TokenName
}

/// Why a rename cannot be done, as one sentence.
package struct RenameRefusal: Error, Hashable, Sendable {
  package var message: String

  package init(message: String) { self.message = message }
}

extension Workspace {
  /// The segment of a name at an offset: a token's own name, or that of a group that stands before it.
  package func renameSubject(at offset: Int, in path: String) -> RenameSubject? {
    guard let file = self[path] else { return settingSubject(at: offset, in: path) }
    guard let named = self.subject(at: offset, in: path) else { return nil }
    let subject: RenameSubject?
    switch named.kind {
    case .reference(let reference): subject = self.subject(of: reference, at: offset, in: file)
    case .definition(let index):
      let definition = file.facts.definitions[index]
      let name = meaning(ofCodeName: definition.name, visibleFrom: path)
      subject = self.subject(name, at: definition.nameRange, file.place(ofDefinition: index), offset, file)
    case .group(let group): subject = self.subject(group.name, at: group.nameRange, .text, offset, file)
    case .color, .dimension, .link, .outside: subject = nil
    }
    return subject?.placeholder.hasPrefix("$") == true ? nil : subject
  }

  /// The edits that give the segment of a name at an offset another text, wherever the name is written.
  ///
  /// Definitions, groups, references of every form, mentions in prose, spellings in code and names in the settings; by
  /// path and offset. Refused where a use could not be written, or would mean something else.
  package func renaming(at offset: Int, in path: String, to new: String) -> Result<[FileEdit], RenameRefusal> {
    guard let subject = renameSubject(at: offset, in: path) else {
      return .failure(RenameRefusal(message: "Nothing here can be renamed."))
    }
    return renaming(subject.name, to: new, seenFrom: path)
  }

  /// The edits that give the last segment of a token or a group another text, which a reader of `path` knows by its
  /// name.
  package func renaming(
    _ name: TokenName, to new: String, seenFrom path: String
  ) -> Result<[FileEdit], RenameRefusal> {
    if new == name.segments.last { return .success([]) }
    if let message = refusal(of: new, for: name, in: path) { return .failure(RenameRefusal(message: message)) }
    let renaming = RenameEdits(of: name, to: new, seenFrom: path, in: self)
    if renaming.edits.isEmpty { return .failure(RenameRefusal(message: "Nothing here can be renamed.")) }
    if let refusal = renaming.refusal() { return .failure(refusal) }
    return .success(renaming.edits.sorted { ($0.path, $0.edit.range) < ($1.path, $1.edit.range) })
  }

  /// The segment of a name in a settings file.
  private func settingSubject(at offset: Int, in path: String) -> RenameSubject? {
    let mention = configuration(for: path).mentions.first {
      $0.path == path && $0.isName && $0.range.touches(offset)
    }
    guard let mention else { return nil }
    let name = TokenName(mention.text)
    let number = name.segments.indices.last { name.range(ofSegment: $0, from: mention.range.start).touches(offset) }
    guard let number else { return nil }
    let prefix = TokenName(name.segments[...number].joined(separator: "."))
    guard !definitions(named: prefix, visibleFrom: path).isEmpty || !groups(named: prefix, visibleFrom: path).isEmpty
    else { return nil }
    return RenameSubject(
      range: name.range(ofSegment: number, from: mention.range.start), placeholder: name.segments[number], name: prefix)
  }

  private func subject(of reference: TokenReference, at offset: Int, in file: IndexedFile) -> RenameSubject? {
    let path = file.source.path
    let token = definitions(of: reference, in: path).first.flatMap { definition(at: $0)?.name }
    let names = [reference.name] + reference.alternatives
    guard let name = token ?? names.first(where: { !groups(named: $0, visibleFrom: path).isEmpty }) else { return nil }
    return subject(name, at: reference.nameRange, reference.place(in: file.source), offset, file)
  }

  /// The segment that an offset touches; where the text spells the name in the manner of code, its last one.
  private func subject(
    _ name: TokenName, at range: ByteRange, _ place: NameSpelling.Place, _ offset: Int, _ file: IndexedFile
  ) -> RenameSubject? {
    let spelling = NameSpelling(of: name, at: range, in: file.source, place)
    let segments = name.segments
    guard let last = segments.last, !last.isEmpty else { return nil }
    guard !spelling.segments.isEmpty else {
      return spelling.edit(replacing: segments.count - 1, with: last + "x") == nil
        ? nil : RenameSubject(range: range, placeholder: last, name: name)
    }
    guard let segment = spelling.segments.last(where: { $0.range.touches(offset) }) ?? spelling.segments.last else {
      return nil
    }
    let prefix = TokenName(segments[...segment.number].joined(separator: "."))
    return RenameSubject(range: segment.range, placeholder: segments[segment.number], name: prefix)
  }

  private func refusal(of new: String, for name: TokenName, in path: String) -> String? {
    if new.isEmpty { return "A name has at least one character." }
    if new.hasPrefix("$") { return "The name of a token or a group does not begin with `$`." }
    if let bad = new.first(where: { ".{}".contains($0) }) { return "The name of a token or a group holds no `\(bad)`." }
    if new.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      return "The new name holds a character that would have to be escaped."
    }
    let wanted = TokenName((name.segments.dropLast() + [new]).joined(separator: "."))
    let sites = renameSites(of: wanted, visibleFrom: path)
    if !sites.definitions.isEmpty || !sites.groups.isEmpty { return "`\(wanted)` exists already." }
    if isKeyword(name, in: path) { return "`\(name)` is a word of the format, which keeps its name." }
    return namesake(of: wanted, for: name, in: path).map { "Code would call `\(wanted)` as it calls `\($0)`." }
  }

  /// Whether the format of a file that gives the group its name knows it by that name alone.
  private func isKeyword(_ name: TokenName, in path: String) -> Bool {
    renameSites(of: name, visibleFrom: path).groups.contains { site in
      self[site.path]?.facts.groups[site.index].isKeyword ?? false
    }
  }

  /// Another token that code would call by the new name; `nil` where there is none, or no code that uses the old one.
  private func namesake(of wanted: TokenName, for name: TokenName, in path: String) -> TokenName? {
    let isInCode = renameSites(of: name, visibleFrom: path).references.contains { site, _ in
      [.customProperty, .variable, .member].contains(self[site.path]?.facts.references[site.index].form)
    }
    guard isInCode else { return nil }
    let spelled = codeName(of: wanted, as: .customProperty, visibleFrom: path)
    let meant = meaning(ofCodeName: spelled, visibleFrom: path)
    return meant.isCodeName || meant.isOrIsBelow(name) ? nil : meant
  }
}
