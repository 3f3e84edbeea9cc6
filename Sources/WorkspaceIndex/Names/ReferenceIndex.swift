import DesignTokens
import Facts

/// The references of a project by what they may mean.
struct ReferenceIndex: Sendable {
  /// By each name that they may mean.
  private var uses = NameIndex()
  /// Files by the names whose worth they are judged by although they need not refer to them; indices mean nothing.
  private var judged = NameIndex()

  /// The references that may mean a name, as ``CodeSpelling/indexed(_:)`` has it.
  subscript(name: TokenName) -> SiteList { uses[name] }

  /// Everything that references may mean.
  var names: some Collection<TokenName> { uses.names }

  /// The references of all files of a project.
  init(of files: ProjectFiles, _ settings: ProjectSettings) {
    let precedes = files.order
    for file in files.records.indices {
      guard let record = files.records[file] else { continue }
      let uses = ReferenceIndex.difference([], record.content.facts.references)
      replace(nil, with: record, at: file, uses, settings, precedes: precedes)
    }
  }

  /// The files that are judged by the worth of a name; indices mean nothing.
  func judged(by name: TokenName) -> SiteList { judged[name] }

  /// In what the references of two texts of a file differ.
  static func difference(_ old: [TokenReference], _ new: [TokenReference]) -> ListDifference {
    ListDifference(old.count, new.count) {
      old[$0].name == new[$1].name && old[$0].alternatives == new[$1].alternatives && old[$0].form == new[$1].form
    }
  }

  /// Replaces the references of one file, and the names that it is judged by.
  mutating func replace(
    _ old: FileRecord?, with new: FileRecord?, at file: Int, _ uses: ListDifference, _ settings: ProjectSettings,
    precedes: (Site, Site) -> Bool
  ) {
    replace(
      old?.content.facts.references ?? [], with: new?.content.facts.references ?? [], at: file, uses,
      precedes: precedes)
    replaceJudged(
      old.map { settings.namesJudged(by: $0.content.facts) } ?? [],
      with: new.map { settings.namesJudged(by: $0.content.facts) } ?? [], at: file, precedes: precedes)
  }

  private mutating func replace(
    _ old: [TokenReference], with new: [TokenReference], at file: Int, _ difference: ListDifference,
    precedes: (Site, Site) -> Bool
  ) {
    var gone: Set<TokenName> = []
    for index in difference.oldTouched {
      gone.insert(CodeSpelling.indexed(old[index].name))
      gone.formUnion(old[index].alternatives)
      if let slashed = SlashedName(old[index].name) { gone.formUnion([slashed.insideCollection, slashed.whole]) }
    }
    for name in gone { uses.remove(file: file, indices: difference.oldTouched, for: name) }
    for index in difference.newTouched {
      let site = Site(file: file, index: index)
      uses.insert(site, for: CodeSpelling.indexed(new[index].name), precedes: precedes)
      if let slashed = SlashedName(new[index].name) {
        for name in [slashed.insideCollection, slashed.whole] { uses.insert(site, for: name, precedes: precedes) }
      }
      if new[index].rest.isEmpty { continue }
      for name in new[index].alternatives { uses.insert(site, for: name, precedes: precedes) }
    }
  }

  private mutating func replaceJudged(
    _ old: [TokenName], with new: [TokenName], at file: Int, precedes: (Site, Site) -> Bool
  ) {
    guard old != new else { return }
    for name in Set(old) { judged.remove(file: file, indices: 0..<Int.max, for: name) }
    for (index, name) in new.enumerated() {
      judged.insert(Site(file: file, index: index), for: name, precedes: precedes)
    }
  }
}
