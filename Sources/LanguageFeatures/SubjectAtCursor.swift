import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// The thing under the cursor that has an answer: the first step of hover, definition and references.
struct SubjectAtCursor {
  enum Kind {
    /// A place that names a token.
    case reference(TokenReference)
    /// The name of a definition, by its index in the file's facts.
    case definition(Int)
    case group(TokenGroup)
    case color(LiteralColor)
    case dimension(LiteralDimension)
    /// A reference of a resolver document to a part of itself or to a file.
    case link(ResolverDocument.Link)
    /// A pointer of a token file into another file.
    case outside(OutsidePointer)
  }

  var kind: Kind
  /// What an editor marks: a whole reference, the name of a definition, the text of a value.
  var range: ByteRange
}

extension Workspace {
  /// The innermost thing at an offset; of two that touch it, the one that begins there.
  func subject(at offset: Int, in path: String) -> SubjectAtCursor? {
    guard let facts = self[path]?.facts else { return nil }
    var nearest = NearestSubject(offset: offset)
    // The components of a DESIGN.md are looked up as those of any other document.
    func isToken(_ name: TokenName) -> Bool { facts.kind != .design || !name.bytes.starts(with: "components.".utf8) }
    // Of thousands the places alone are read: a copy of a fact costs more than to look where it stands.
    for index in facts.references.indices where nearest.wants(facts.references[index].range) {
      let reference = facts.references[index]
      guard isMeant(reference, in: path), isToken(reference.name) else { continue }
      nearest.take(.reference(reference), at: reference.range)
    }
    for index in facts.definitions.indices where nearest.wants(facts.definitions[index].nameRange) {
      nearest.take(.definition(index), at: facts.definitions[index].nameRange)
    }
    // What a second table gives a name is told there, and not what the name is worth elsewhere.
    for index in facts.definitions.indices where facts.voice == .prose {
      let range = facts.definitions[index].nameRange
      guard range.touches(offset), facts.definitions[index].context != nil else { continue }
      nearest.take(.definition(index), at: range)
    }
    for group in facts.groups where nearest.wants(group.nameRange) && isToken(group.name) {
      nearest.take(.group(group), at: group.nameRange)
    }
    for color in facts.colors where nearest.wants(color.range) { nearest.take(.color(color), at: color.range) }
    for length in facts.dimensions where nearest.wants(length.range) {
      nearest.take(.dimension(length), at: length.range)
    }
    for link in facts.resolver?.links ?? [] where nearest.wants(link.range) {
      nearest.take(.link(link), at: link.range)
    }
    for pointer in facts.outsidePointers where nearest.wants(pointer.range) {
      nearest.take(.outside(pointer), at: pointer.range)
    }
    return nearest.found
  }

  /// The definitions that a subject stands for; for a definition's own name itself.
  func sites(of subject: SubjectAtCursor, in path: String) -> [DefinitionSite] {
    switch subject.kind {
    case .reference(let reference): sites(meantBy: reference, in: path)
    case .definition(let index): sites(ofDefinition: DefinitionSite(path: path, index: index))
    case .outside(let pointer): sites(of: pointer, in: path)
    case .group, .color, .dimension, .link: []
    }
  }

  /// A definition itself; the token before it where it is the declaration of one in a style sheet.
  private func sites(ofDefinition site: DefinitionSite) -> [DefinitionSite] {
    guard let name = definition(at: site)?.name, name.isCodeName,
      meaning(ofCodeName: name, visibleFrom: site.path) != name
    else { return [site] }
    return definitions(named: name, visibleFrom: site.path)
  }

  /// Whether a reference is one for certain, or names something that exists or whose namespace does.
  private func isMeant(_ reference: TokenReference, in path: String) -> Bool {
    switch reference.form {
    case .alias, .pointer, .extends, .customProperty, .variable: true
    case .mention, .member, .string:
      !definitions(of: reference, in: path).isEmpty || isGroup(reference.name, visibleFrom: path)
        || hasNamespace(of: reference.name, visibleFrom: path)
    }
  }
}

/// The best of the stretches that touch an offset.
private struct NearestSubject {
  let offset: Int
  private(set) var found: SubjectAtCursor?

  init(offset: Int) { self.offset = offset }

  /// Whether a stretch lies closer than what was found.
  func wants(_ range: ByteRange) -> Bool {
    guard range.touches(offset) else { return false }
    guard let held = found?.range else { return true }
    let (begins, heldBegins) = (offset < range.end, offset < held.end)
    return begins == heldBegins ? range.count < held.count : begins
  }

  mutating func take(_ kind: SubjectAtCursor.Kind, at range: ByteRange) {
    found = SubjectAtCursor(kind: kind, range: range)
  }
}
