package import DesignTokens
import Facts
import Lexicon
import SourceText

/// Everything that spells the beginning of some names: what a rename of a token or a group may touch.
package struct RenameSites: Sendable {
  /// With each definition the name of the token that it gives a value, which code spells in its own way.
  package var definitions: [(site: DefinitionSite, name: TokenName)] = []
  package var groups: [GroupSite] = []
  /// With each reference the name of the token or group that it means.
  package var references: [(site: ReferenceSite, name: TokenName)] = []
  /// With each reference by a name that groups have by inheritance the number of its segment that changes, too.
  package var inherited: [(site: ReferenceSite, name: TokenName, segment: Int)] = []
}

extension Workspace {
  /// Where a reader of `path` sees the token or group of that name, and everything below it, defined and used.
  ///
  /// Looks through the whole project; by path and offset. Empty where nothing has the name.
  package func renameSites(of name: TokenName, visibleFrom path: String) -> RenameSites {
    guard let number = projectNumber(of: path) else { return RenameSites() }
    let names = projects[number].names
    // What a spec says of a name that is defined further out only repeats it.
    let readers =
      names.restates(path)
      ? [Viewpoint(path: path, file: nil), names.layered.reader(path)] : [names.layered.reader(path)]
    let first =
      readers.lazy.compactMap { reader in
        names.stated.nearest(name, in: names.layered.definitions, from: reader).first
          ?? names.stated.nearest(name, in: names.layered.groups, from: reader).first
      }.first ?? names.firstSite(below: name, in: path)
    guard let first, let scope = names.files.records[first.file]?.scope else { return RenameSites() }
    var found = RenameSites()
    let all = names.inheritance.heirs(of: name)
    // What a group takes in keeps its name there; the group itself has its own.
    let heirs = zip(all.names, all.sites).filter { $0 != $1.extender }.map(\.0)
    let files = names.files.records.indices.filter { names.files.records[$0] != nil }
    for file in files.sorted(by: { names.files.paths[$0] < names.files.paths[$1] }) {
      if names.files.records[file]?.scope == scope { found.add(definitionsBelow: name, in: file, of: names) }
      if names.scopes.sees(scope, from: file) {
        found.add(restatementsBelow: name, known: scope, in: file, of: names)
        found.add(referencesBelow: name, known: scope, in: file, of: names)
        found.add(referencesByFolderBelow: name, known: scope, in: file, of: names)
        if !heirs.isEmpty { found.add(referencesTo: heirs, of: name, in: file, of: names) }
      }
    }
    return found
  }
}

extension RenameSites {
  fileprivate mutating func add(definitionsBelow name: TokenName, in file: Int, of names: NameLookup) {
    guard let facts = names.files.records[file]?.content.facts else { return }
    let path = names.files.paths[file]
    for index in facts.definitions.indices {
      let token = names.token(definedAt: Site(file: file, index: index), facts.definitions[index].name)
      if token.isOrIsBelow(name) { definitions.append((DefinitionSite(path: path, index: index), token)) }
    }
    groups += facts.groups.indices.filter { facts.groups[$0].name.isOrIsBelow(name) }
      .map { GroupSite(path: path, index: $0) }
  }

  /// What a spec states of names that are defined further out: it gives no value of its own.
  fileprivate mutating func add(
    restatementsBelow name: TokenName, known scope: Scope, in file: Int, of names: NameLookup
  ) {
    guard let record = names.files.records[file], record.scope != scope, names.restates(names.files.paths[file]) else {
      return
    }
    let outside = Viewpoint(path: names.files.paths[file], file: nil)
    for (index, definition) in record.content.facts.definitions.enumerated()
    where definition.name.isOrIsBelow(name) {
      let meant = names.stated.nearest(definition.name, in: names.layered.definitions, from: outside).first
      guard let meant, names.files.records[meant.file]?.scope == scope else { continue }
      definitions.append((DefinitionSite(path: names.files.paths[file], index: index), definition.name))
    }
  }

  fileprivate mutating func add(
    referencesBelow name: TokenName, known scope: Scope, in file: Int, of names: NameLookup
  ) {
    guard let facts = names.files.records[file]?.content.facts else { return }
    for (index, reference) in facts.references.enumerated() {
      let spellings = [reference.name] + reference.alternatives
      guard reference.name.isCodeName || spellings.contains(where: { $0.isOrIsBelow(name) }) else { continue }
      let reader = names.layered.reader(of: reference, in: file)
      let site = ReferenceSite(path: names.files.paths[file], index: index)
      if reference.form != .extends, let meant = names.sites(of: reference, from: reader).first {
        guard names.files.records[meant.file]?.scope == scope, let token = names.files.name(at: meant),
          token.isOrIsBelow(name)
        else { continue }
        references.append((site, token))
      } else if let group = spellings.first(where: {
        $0.isOrIsBelow(name) && !names.inheritance.groupSites(named: $0, from: reader).isEmpty
      }) {
        references.append((site, group))
      }
    }
  }
}

extension RenameSites {
  /// References that begin with the folder, the file or the collection of the token.
  ///
  /// Its own segments stand one further behind there; those with slashes have as many where the collection is left out.
  fileprivate mutating func add(
    referencesByFolderBelow name: TokenName, known scope: Scope, in file: Int, of names: NameLookup
  ) {
    guard let facts = names.files.records[file]?.content.facts, facts.kind == .tokens else { return }
    for (index, reference) in facts.references.enumerated() {
      let slashed = SlashedName(reference.name)
      let spellings =
        slashed.map { [$0.insideCollection, $0.whole] } ?? [reference.name.withoutFirstSegment].compactMap { $0 }
      guard spellings.contains(where: { $0.isOrIsBelow(name) }), !reference.name.isOrIsBelow(name) else { continue }
      let reader = names.layered.reader(of: reference, in: file)
      guard let meant = names.sites(of: reference, from: reader).first,
        names.files.records[meant.file]?.scope == scope, let token = names.files.name(at: meant),
        spellings.contains(token)
      else { continue }
      let written = slashed?.whole ?? reference.name
      let segment = name.segments.count - (token == written ? 1 : 0)
      inherited.append((ReferenceSite(path: names.files.paths[file], index: index), written, segment))
    }
  }

  fileprivate mutating func add(referencesTo heirs: [TokenName], of name: TokenName, in file: Int, of names: NameLookup)
  {
    guard let facts = names.files.records[file]?.content.facts else { return }
    for (index, reference) in facts.references.enumerated() {
      guard let heir = heirs.first(where: { reference.name.isOrIsBelow($0) }) else { continue }
      let reader = names.layered.reader(of: reference, in: file)
      guard let meant = names.sites(of: reference, from: reader).first, let token = names.files.name(at: meant),
        token.isOrIsBelow(name)
      else { continue }
      let site = ReferenceSite(path: names.files.paths[file], index: index)
      inherited.append((site, reference.name, heir.segments.count - 1))
    }
  }
}

extension NameLookup {
  /// Whether what a file says of a name that is defined further out only repeats it: it is a spec.
  fileprivate func restates(_ path: String) -> Bool {
    files.number(of: path).flatMap { files.records[$0]?.content.facts.kind } == .specification
  }

  /// The first definition of a file whose name begins with another: a document has groups by the names of its tokens
  /// alone.
  fileprivate func firstSite(below name: TokenName, in path: String) -> Site? {
    guard let file = files.number(of: path), let definitions = files.records[file]?.content.facts.definitions else {
      return nil
    }
    return definitions.firstIndex { $0.name.isOrIsBelow(name) }.map { Site(file: file, index: $0) }
  }

  /// The token that a definition gives a value: in a style sheet the one that its name spells, in other code the one
  /// that a use of the constant means.
  fileprivate func token(definedAt site: Site, _ name: TokenName) -> TokenName {
    let reader = layered.reader(site.file)
    guard !name.isCodeName else { return meaning(of: name, from: reader) }
    guard files.records[site.file]?.content.facts.kind == .code, let family = name.segments.first else { return name }
    let rest = name.segments.dropFirst().joined(separator: ".")
    let spelled = [name] + TokenNamespace.names(under: family, rest)
    return spelled.first { spelling in
      stated.nearest(spelling, in: layered.definitions, from: reader).contains {
        files.records[$0.file]?.content.facts.kind != .code
      }
    } ?? name
  }
}

extension TokenName {
  /// Whether the name is another or begins with all its segments.
  package func isOrIsBelow(_ name: TokenName) -> Bool {
    bytes.starts(with: name.bytes)
      && (bytes.count == name.bytes.count || bytes[name.bytes.count] == UInt8(ascii: "."))
  }
}
