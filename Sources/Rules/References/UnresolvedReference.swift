import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A reference names a token that nothing defines.
  static let unresolvedReference = Rule(
    id: "unresolved-reference",
    family: .references,
    severity: .error,
    summary: "A reference names a token that nothing defines.",
    page: """
      A build would stop here, or ship the raw text `{color.brnd}`. References are `{a.b}`, a `$ref` pointer and \
      `$extends`; in a Markdown document `{a.b}` counts too, as soon as the project defines any token. Names are \
      compared exactly: `Color.brand` is not `color.brand`.

      It is an error only where everything was read that could define the name. Where the package depends on another \
      that may define tokens and is not there, such as `@acme/design-tokens`, where a token file is too large or cannot \
      be opened, where the structure of one is broken, where a set or a source is not there that a manifest lists, or a build also merges scripts, the \
      finding is no more than an info that says so. A package whose \
      name says theme or colors counts where a style sheet or a build takes files from it; and none gives a name of a \
      group that the project has.

      Where many references lead below a beginning that nothing in the project begins with, as names of Style Dictionary \
      and Tokens Studio do that a build adds, one info tells of all that stand in a file. Where most references of a file \
      write the key at its top, as in `{global.size.sm}`, one finding tells of all that leave it out, and its fix writes \
      it. Where one key stands around a whole file and all references leave it out, a tool takes it off. Where most leave out the mode, as `{red600}` does for `color.light.red600` and `color.dark.red600`, each of \
      these is meant.

      Where a name of nearly the same spelling exists, the fix takes it. Where only a file defines the name that the \
      resolver of this one does not read, the message says which: add it to a set.

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "brand": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } },
          "link": { "$value": "{color.brnd}" }
        }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "brand": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } },
          "link": { "$value": "{color.brand}" }
        }
      }
      ```
      """,
    reach: .names,
    check: unresolvedReferences)
}

private func unresolvedReferences(in file: CheckedFile) -> [Finding] {
  let missing = file.resolvedReferences.filter { file.isUnresolved($0.reference, $0.targets) }
  lazy var keys = ForgottenKeys(file, unresolved: missing.map(\.reference))
  guard missing.isEmpty || !keys.areTakenOff else { return file.unresolvedFiles }
  let unresolved = missing.filter { reference, targets in
    // What the file itself calls so may be out of the sight of its builds, and is there all the same.
    (!targets.isEmpty || !keys.areOfFile(reference.name))
      && (!file.isElsewhere(reference) || keys.meaning(of: reference) != nil)
      && !file.endsInSign(reference.name) && !file.isBelowNameOfFile(reference)
      && (!targets.isEmpty || file.workspace.presence(of: reference, in: file.path) != .unjudged)
      && !file.namesMember(reference.name)
      && !(file.isProse
        && (!file.speaksOfScale(reference) || file.isOfTheme(reference.name) || file.facts.mayBeAbsent(reference.range)
          || file.isRangeOfSteps(reference.name)))
      && file.workspace.leftOutFile(defining: reference.name, for: file.path) == nil
  }
  if file.isProse, !unresolved.isEmpty, file.workspace.visibleDefinitions(from: file.path).isEmpty { return [] }
  guard !unresolved.isEmpty else { return file.unresolvedFiles }
  var report = MissingNames(file)
  var shortened = ShortenedNames(file, keys)
  for (reference, targets) in unresolved where !shortened.take(reference) { report.note(reference, targets) }
  report.foldDoubtful()
  return file.unresolvedFiles + report.findings + shortened.findings
}

extension CheckedFile {
  /// References of a resolver document to files and parts of files that are not there.
  fileprivate var unresolvedFiles: [Finding] {
    (facts.resolver?.links ?? []).compactMap { link in
      guard case .file(let name, let pointer) = link.target else { return nil }
      switch workspace.resolverFile(link, in: path) {
      case .missing: return Finding("There is no file `\(name)`.", at: link.range)
      case .outside:
        var finding = Finding(
          "`\(name)` lies outside of the project and is not read; list its folder in `read` of `tincture.json`.",
          at: link.range)
        finding.ceiling = .info
        return finding
      case .missingPart:
        return Finding("`\(name)` has nothing at `/\(pointer.joined(separator: "/"))`.", at: link.range)
      case .file, .unfit, .unknown, nil: return nil
      }
    }
  }
}
