import DesignTokens
import Facts
import LanguageFeatures
import SourceText
import WorkspaceIndex

/// What a command line asks to be renamed: a token or a group of the projects that were read, and its new last part.
struct RenameRequest {
  /// The token or the group; a custom property stands for the token that it spells.
  let name: TokenName
  /// What its last part becomes.
  let segment: String
  /// A file that defines it, from where it is looked up.
  let home: String

  /// Finds what two names mean.
  init(_ old: String, to new: String, in selection: Selection) throws(RenameRefusal) {
    let names = NamesInUse(of: selection)
    let wanted = TokenName(old)
    guard let found = names.meaning(of: wanted) else { throw names.refusal(of: wanted, becoming: TokenName(new)) }
    name = found
    segment = try RenameRequest.segment(of: found, calledBy: old, to: new)
    home = try names.home(of: found, calledBy: old)
  }

  /// The new name of the token or the group.
  var newName: TokenName { TokenName((name.segments.dropLast() + [segment]).joined(separator: ".")) }

  /// The new text of the last part of a name; refused where more than that differs.
  private static func segment(of name: TokenName, calledBy old: String, to new: String) throws(RenameRefusal) -> String
  {
    if TokenName(old).isCodeName { return try segment(of: name, inCode: old, to: new) }
    let (before, after) = (TokenName(old).segments, TokenName(new).segments)
    guard let last = after.last, !last.isEmpty else {
      throw RenameRefusal(message: "`\(new)` is no name: its last part is empty.")
    }
    if before.dropLast() == after.dropLast() { return last }
    if before.count == after.count, before.last == after.last,
      let place = before.indices.first(where: { before[$0] != after[$0] }),
      before.indices.filter({ before[$0] != after[$0] }).count == 1
    {
      let groups = [before, after].map { $0[...place].joined(separator: ".") }
      throw RenameRefusal(
        message: "`\(old)` and `\(new)` lie in two groups, and a rename keeps the group: "
          + "`tincture rename \(groups[0]) \(groups[1])` renames the group with all that it holds.")
    }
    if after.count == 1, before.count > 1 {
      let meant = (before.dropLast() + [new]).joined(separator: ".")
      throw RenameRefusal(message: "The new name is wanted as a whole: `tincture rename \(old) \(meant)`.")
    }
    throw RenameRefusal(
      message: "`\(new)` lies in another group than `\(old)`: a rename changes the last part of a name.")
  }

  /// The new text of the last part where a custom property names a token of a file: its end is the last part of the
  /// token's name.
  private static func segment(
    of name: TokenName, inCode old: String, to new: String
  ) throws(RenameRefusal) -> String {
    if name.isCodeName {
      guard TokenName(new).isCodeName, new.first == old.first else {
        throw RenameRefusal(message: "`\(new)` is no name like `\(old)`, which begins with `\(old.prefix(2))`.")
      }
      return new
    }
    guard let segment = name.lastSegment(inCode: new, insteadOf: old) else {
      throw RenameRefusal(
        message: "`\(old)` is what code calls the token `\(name)`: rename that, and code follows.")
    }
    return segment
  }
}

/// The names that the files of a command line give, and where.
private final class NamesInUse {
  let selection: Selection
  private let workspace: Workspace
  /// The files that somebody asked about, without those that a project only reads.
  private let paths: [String]
  /// The files of their projects besides, where a name is looked up that none of them gives.
  private let others: [String]

  init(of selection: Selection) {
    self.selection = selection
    workspace = selection.workspace
    paths = selection.paths.filter(selection.mayMend)
    others = Set(workspace.files.keys).subtracting(paths).filter(selection.mayMend).sorted()
  }

  /// The token or group of a name; the token that a name in code spells; `nil` where there is none.
  func meaning(of name: TokenName) -> TokenName? {
    if !homes(of: name).isEmpty, !name.isCodeName { return name }
    guard name.isCodeName else { return nil }
    let meanings = (paths + others).lazy.map { [workspace] in workspace.meaning(ofCodeName: name, visibleFrom: $0) }
    let meant = meanings.first { !$0.isCodeName }
    if let meant { return meant }
    return homes(of: name).isEmpty ? nil : name
  }

  /// The files that define a token or a group, by path.
  private func homes(of name: TokenName) -> [String] {
    func define(_ path: String) -> Bool {
      guard let facts = workspace[path]?.facts else { return false }
      return facts.definitions.contains { $0.name.isOrIsBelow(name) } || facts.groups.contains { $0.name == name }
    }
    let near = paths.filter(define)
    return near.isEmpty ? others.filter(define) : near
  }

  /// The file from where a name is looked up; refused where several tokens that know nothing of each other bear it.
  func home(of name: TokenName, calledBy old: String) throws(RenameRefusal) -> String {
    var seen: Set<String> = []
    var found: [(home: String, place: String)] = []
    for path in homes(of: name) where !seen.contains(path) {
      let sites = workspace.renameSites(of: name, visibleFrom: path)
      seen.formUnion(sites.definitions.map(\.site.path) + sites.groups.map(\.path))
      found.append((path, place(of: name, in: path)))
    }
    guard let first = found.first else { throw RenameRefusal(message: "No file defines `\(old)`.") }
    guard found.count == 1 else {
      let places = found.prefix(5).map { "`\($0.place)`" }.joined(separator: ", ")
      let more = found.count > 5 ? " and \(found.count - 5) more" : ""
      throw RenameRefusal(
        message: "\(found.count) projects have a token of their own that is named `\(old)`: \(places)\(more). "
          + "Say behind the names which folder is meant.")
    }
    return first.home
  }

  private func place(of name: TokenName, in path: String) -> String {
    guard let file = workspace[path] else { return selection.surroundings.shown(path) }
    let range =
      file.facts.groups.first { $0.name == name }?.nameRange
      ?? file.facts.definitions.first { $0.name.isOrIsBelow(name) }?.nameRange ?? ByteRange(0, 0)
    let place = CheckReport.place(of: range.start, in: file.source)
    return "\(selection.surroundings.shown(path)):\(place.line):\(place.column)"
  }

  /// Why a name cannot be renamed that nothing bears.
  func refusal(of name: TokenName, becoming new: TokenName) -> RenameRefusal {
    if meaning(of: new) != nil {
      return RenameRefusal(message: "No token is named `\(name)`, and `\(new)` is there: nothing is left to rename.")
    }
    let all = Set(
      (paths + others).flatMap { path in
        (workspace[path]?.facts.definitions.map(\.name) ?? []) + (workspace[path]?.facts.groups.map(\.name) ?? [])
      })
    let nearest = NearestName.nearest(to: name, among: all.sorted()).map { "; the nearest name is `\($0)`" } ?? ""
    return RenameRefusal(message: "No token is named `\(name)`\(nearest).")
  }
}
