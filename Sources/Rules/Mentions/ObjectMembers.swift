import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// The members of whole objects, in code or written down in the document: `theme.radii`, `colors.brand500`.
extension CheckedFile {
  /// Members that the one object of their name in the themes of the project has not, in guides that name two others of it
  /// and as many as are missing.
  func undefinedObjectMembers() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, FileNames.isGuide(path), !FileNames.isStory(path)
    else { return [] }
    let themes = workspace.themesInCode(visibleFrom: path).filter { !$0.isStyleSheet && !$0.isCatalog }
    guard !themes.isEmpty, case let chains = objectChains, !chains.isEmpty else { return [] }
    var objects: [String: [(path: String, object: WrittenObject)]] = [:]
    for theme in themes {
      for object in workspace[theme.path]?.facts.writtenObjects ?? [] {
        objects[object.name, default: []].append((theme.path, object))
      }
    }
    return chains.sorted { $0.key < $1.key }.flatMap { name, places -> [Finding] in
      guard let found = objects[name], found.count == 1, let only = found.first, only.object.isComplete else {
        return []
      }
      let members = only.object.members
      let known = Set(places.map(\.member)).filter { members[$0] != nil }
      let missing = places.filter { members[$0.member] == nil && !Self.endings.contains($0.member.lowercased()) }
      guard known.count > 1, Set(missing.map(\.member)).count <= known.count,
        let code = workspace[only.path]?.source
      else { return [] }
      // Deeper inside, or in another object, the name may be one that others know.
      return missing.filter { isAsked($0) && !code.declares($0.member) }.map {
        Finding("`\(name)` has no `\($0.member)` in `\(only.path.fileName)`.", at: $0.range)
      }
    }
  }

  /// Members in snippets of an object that the document writes down, in which they stand a step deeper: `colors.brand500`,
  /// where `colors` has `brand: { 500: … }`; none of an object that the project has as well.
  func flattenedMembers() -> [Finding] {
    guard facts.kind == .specification || facts.kind == .design, !FileNames.isStory(path) else { return [] }
    let objects = Dictionary(grouping: facts.writtenObjects.filter { !facts.isRefused($0.nameRange) }, by: \.name)
    guard !objects.isEmpty else { return [] }
    let inCode = Set(workspace.themesInCode(visibleFrom: path).flatMap(\.members.keys))
    return objectChains.sorted { $0.key < $1.key }.flatMap { name, places -> [Finding] in
      guard let found = objects[name], found.count == 1, let object = found.first, !inCode.contains(name) else {
        return []
      }
      // What words call so may be the name that somebody else has for it.
      let asked = places.filter {
        facts.fence(around: $0.range) != nil && object.members[$0.member] == nil && isAsked($0)
      }
      return Dictionary(grouping: asked, by: \.member).values.compactMap { flattened($0, of: name, object) }
        .sorted { $0.range < $1.range }
    }
  }

  /// One finding on all uses of a member, at the first of them.
  private func flattened(
    _ uses: [(member: String, range: ByteRange)], of name: String, _ object: WrittenObject
  ) -> Finding? {
    guard let first = uses.min(by: { $0.range < $1.range }), let path = object.path(joining: first.member) else {
      return nil
    }
    let more = uses.count - 1
    let places = more == 0 ? "" : ", here and at \(more) other place\(more == 1 ? "" : "s")"
    var finding = Finding(
      "`\(name)` has no `\(first.member)` in this document\(places); it has `\(path)`.", at: first.range,
      related: [place("`\(name)` is written down here.", object.nameRange)])
    finding.covers = more == 0 ? [] : [CoveredFindings(rule: "undefined-mention", path: self.path, count: more)]
    return finding
  }

  /// The second words of the names with dots, by their first.
  private var objectChains: [String: [(member: String, range: ByteRange)]] {
    var found: [String: [(member: String, range: ByteRange)]] = [:]
    for chain in memberChains {
      found[source.text(in: chain[0]), default: []].append((source.text(in: chain[1]), chain[1]))
    }
    return found
  }

  private func isAsked(_ place: (member: String, range: ByteRange)) -> Bool {
    !facts.mayBeAbsent(place.range) && !facts.isRefused(place.range) && !facts.isForbidden(place.range)
  }
}

extension WrittenObject {
  /// The key and the key inside of its value that make up a name together: `brand[500]` for `brand500`; `nil` where none
  /// or several do.
  fileprivate func path(joining name: String) -> String? {
    let wanted = name.lowercased()
    let found = members.flatMap { key, inner in
      inner.filter { (key + $0).lowercased() == wanted }.map {
        $0.first?.isNumber == true ? "\(key)[\($0)]" : "\(key).\($0)"
      }
    }
    return found.count == 1 ? found.first : nil
  }
}
