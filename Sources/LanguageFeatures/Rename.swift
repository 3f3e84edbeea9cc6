import DesignTokens
import Facts
package import Rules
package import SourceText
package import WorkspaceIndex

/// What can be renamed at a place.
package struct RenameSubject: Sendable {
  /// The part of the text that an editor lets somebody change.
  package var range: ByteRange
  /// What stands there now, as a name.
  package var placeholder: String
  /// The token or group, whose last segment is the one that changes.
  var name: TokenName
}

/// Why a rename cannot be done, as one sentence.
package struct RenameRefusal: Error, Hashable, Sendable {
  package var message: String
}

extension Workspace {
  /// The segment of a name at an offset: a token's own name, or that of a group that stands before it.
  package func renameSubject(at offset: Int, in path: String) -> RenameSubject? {
    guard let mention = mention(at: offset, in: path), let file = self[path] else { return nil }
    let subject: RenameSubject?
    switch mention.subject {
    case .reference(let reference): subject = self.subject(of: reference, at: offset, in: file)
    case .definition(let index):
      let definition = file.facts.definitions[index]
      let name = meaning(ofCodeName: definition.name, visibleFrom: path)
      subject = self.subject(name, at: definition.nameRange, isPointer: false, offset, file)
    case .group(let group): subject = self.subject(group.name, at: group.nameRange, isPointer: false, offset, file)
    case .color, .dimension, .link, .outside: subject = nil
    }
    return subject?.placeholder.hasPrefix("$") == true ? nil : subject
  }

  /// The edits that give the segment of a name at an offset another text, wherever the name is written.
  ///
  /// Definitions, groups, references of every form, mentions in prose and spellings in code; by path and offset.
  package func renaming(at offset: Int, in path: String, to new: String) -> Result<[FileEdit], RenameRefusal> {
    guard let subject = renameSubject(at: offset, in: path) else {
      return .failure(RenameRefusal(message: "Nothing here can be renamed."))
    }
    if new == subject.placeholder { return .success([]) }
    if let message = refusal(of: new, for: subject, in: path) { return .failure(RenameRefusal(message: message)) }
    let number = subject.name.segments.count - 1
    let sites = renameSites(of: subject.name, visibleFrom: path)
    var edits: Set<FileEdit> = []
    func add(_ name: TokenName, _ range: ByteRange, _ path: String, isPointer: Bool, segment: Int? = nil) {
      guard let source = self[path]?.source else { return }
      let spelling = NameSpelling(of: name, at: range, in: source, isPointer: isPointer)
      if let edit = spelling.edit(replacing: segment ?? number, with: new) { edits.insert(FileEdit(path: path, edit)) }
    }
    for site in sites.definitions {
      guard let definition = definition(at: site) else { continue }
      let name = meaning(ofCodeName: definition.name, visibleFrom: site.path)
      add(name, definition.nameRange, site.path, isPointer: false)
    }
    for site in sites.groups {
      guard let group = self[site.path]?.facts.groups[site.index] else { continue }
      add(group.name, group.nameRange, site.path, isPointer: false)
    }
    for (site, name) in sites.references {
      guard let file = self[site.path] else { continue }
      let reference = file.facts.references[site.index]
      add(name, reference.nameRange, site.path, isPointer: reference.isPointer(in: file.source))
    }
    for (site, name, segment) in sites.inherited {
      guard let file = self[site.path] else { continue }
      let reference = file.facts.references[site.index]
      add(name, reference.nameRange, site.path, isPointer: reference.isPointer(in: file.source), segment: segment)
    }
    let homes = Set(sites.definitions.map(\.path) + sites.groups.map(\.path))
    for (user, file) in files {
      for pointer in file.facts.outsidePointers where homes.contains(resolverPath(pointer.file, from: user)) {
        guard let name = pointer.names.first(where: { $0.isOrIsBelow(subject.name) }) else { continue }
        add(name, pointer.nameRange, user, isPointer: true)
      }
    }
    return .success(edits.sorted { ($0.path, $0.edit.range) < ($1.path, $1.edit.range) })
  }

  private func subject(of reference: TokenReference, at offset: Int, in file: IndexedFile) -> RenameSubject? {
    let path = file.source.path
    let token = definitions(of: reference, in: path).first.flatMap { definition(at: $0)?.name }
    let names = [reference.name] + reference.alternatives
    guard let name = token ?? names.first(where: { !groups(named: $0, visibleFrom: path).isEmpty }) else { return nil }
    return subject(name, at: reference.nameRange, isPointer: reference.isPointer(in: file.source), offset, file)
  }

  /// The segment that an offset touches; where the text spells the name in the manner of code, its last one.
  private func subject(
    _ name: TokenName, at range: ByteRange, isPointer: Bool, _ offset: Int, _ file: IndexedFile
  ) -> RenameSubject? {
    let spelling = NameSpelling(of: name, at: range, in: file.source, isPointer: isPointer)
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

  private func refusal(of new: String, for subject: RenameSubject, in path: String) -> String? {
    if new.isEmpty { return "A name has at least one character." }
    if new.hasPrefix("$") { return "The name of a token or a group does not begin with `$`." }
    if let bad = new.first(where: { ".{}".contains($0) }) { return "The name of a token or a group holds no `\(bad)`." }
    if new.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      return "The new name holds a character that would have to be escaped."
    }
    let wanted = TokenName((subject.name.segments.dropLast() + [new]).joined(separator: "."))
    let sites = renameSites(of: wanted, visibleFrom: path)
    return sites.definitions.isEmpty && sites.groups.isEmpty ? nil : "`\(wanted)` exists already."
  }
}

extension TokenReference {
  /// Whether the text spells the name as steps of a pointer; that of `$extends` may be written either way.
  fileprivate func isPointer(in source: SourceFile) -> Bool {
    if form == .pointer { return true }
    return form == .extends && nameRange.start > 0 && source.bytes.at(nameRange.start - 1) == UInt8(ascii: "/")
  }
}
