import DesignTokens
import Facts
import Rules
import SourceText
import WorkspaceIndex

/// A place of the newer revision that names a token which was there in the older one and is not any more.
struct BrokenUse: Sendable {
  /// The token, as it was known.
  var token: TokenKey
  /// What it is called now; `nil` where it is gone.
  var newName: TokenName?
  var path: String
  var source: SourceFile
  var range: ByteRange

  /// The name as the place spells it.
  var text: String { source.text(in: range) }

  /// Every such place, by path and offset.
  static func all(from old: DesignTree, to new: DesignTree, _ after: CheckReport, _ changes: DesignChanges)
    -> [BrokenUse]
  {
    let gone = Set(changes.removed.map(\.key)).union(changes.newKeys.keys)
    guard !gone.isEmpty else { return [] }
    let told = Dictionary(
      after.files.map { ($0.path, Set($0.findings.filter { tellOfNames.contains($0.rule) }.map(\.range.start))) },
      uniquingKeysWith: { first, _ in first })
    var found: [BrokenUse] = []
    for path in new.selection.paths {
      guard let file = new.workspace[path] else { continue }
      let before = old.path(new.below(path))
      for reference in file.facts.references {
        guard new.isBroken(reference, in: path),
          let token = old.workspace.definitions(of: reference, in: before).lazy.compactMap(old.token).first,
          gone.contains(token)
        else { continue }
        // A text may name what was: only what its rule tells of is meant.
        if reference.form == .mention, told[path]?.contains(where: reference.range.touches) != true { continue }
        found.append(
          BrokenUse(
            token: token, newName: changes.newKeys[token]?.name, path: path, source: file.source,
            range: reference.nameRange))
      }
    }
    return found
  }

  /// The rules that tell of names which nothing defines.
  private static let tellOfNames: Set<String> = ["unresolved-reference", "undefined-mention", "unknown-css-token"]
}

extension DesignTree {
  /// Whether nothing gives a reference a value.
  fileprivate func isBroken(_ reference: TokenReference, in path: String) -> Bool {
    guard workspace.definitions(of: reference, in: path).isEmpty, let facts = workspace[path]?.facts,
      !facts.mayBeAbsent(reference.range)
    else { return false }
    switch reference.form {
    case .extends:
      return ([reference.name] + reference.alternatives).allSatisfy {
        workspace.groups(named: $0, visibleFrom: path).isEmpty
      }
    case .customProperty, .variable:
      // A script or a part of a style sheet may give it a value.
      return !facts.assignedNames.contains(reference.name)
        && workspace.localDeclarations(named: reference.name, visibleFrom: path).isEmpty
    case .alias, .member, .mention, .pointer, .string: return true
    }
  }
}
