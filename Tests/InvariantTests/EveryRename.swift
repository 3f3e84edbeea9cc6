import DesignTokens
import Facts
import LanguageFeatures
import Rules
import SourceText
import Testing
import WorkspaceIndex

/// A rename changes every use of a name and nothing else, or says why it cannot.
struct EveryRename {
  @Test(arguments: Sample.all, ["renamed", "extra-large"])
  func `a renamed token is what it was`(sample: Sample, new: String) {
    let before = sample.said()
    var written: [SourceFile] = []
    for (path, offset) in Sample.sampled(names(in: sample)) {
      guard let subject = sample.workspace.renameSubject(at: offset, in: path), !sample.speaks(of: subject.name) else {
        continue
      }
      let what = "\(sample.name) \(path.dropFirst(sample.root.utf8.count + 1)) \(subject.name) → \(new)"
      switch sample.workspace.renaming(at: offset, in: path, to: new) {
      case .failure(let refusal): #expect(refusal.message.hasSuffix("."), "\(what)")
      case .success(let edits):
        let renamed = sample.applying(edits)
        let after = renamed.said()
        let said = difference(before.rules, after.rules)
        #expect(said.isEmpty, "\(what) changes what is found: \(difference(before.messages, after.messages))")
        expectBack(renamed, edits, to: sample, path, what)
        written += Set(edits.map(\.path)).compactMap { renamed.workspace[$0]?.source }
      }
    }
    SwiftParser.expectParsed(written, sample.name)
  }

  /// The way back gives every byte again.
  private func expectBack(_ renamed: Sample, _ edits: [FileEdit], to sample: Sample, _ path: String, _ what: String) {
    guard let first = edits.first(where: { $0.path == path }),
      let subject = sample.workspace.renameSubject(
        at: first.edit.range.start, in: path)
    else {
      Issue.record("\(what) does not change its own place")
      return
    }
    switch renamed.workspace.renaming(at: first.edit.range.start, in: path, to: subject.placeholder) {
    // Another file may use the old name in a wider scope.
    case .failure(let refusal) where refusal.message.hasSuffix(" exists already."): break
    case .failure(let refusal): Issue.record("\(what): \(refusal.message)")
    case .success(let back):
      for (old, new) in zip(sample.sources, renamed.applying(back).sources) where old.bytes != new.bytes {
        Issue.record("\(what): the way back leaves \(old.path) another")
      }
    }
  }

  /// Every place where a token or a group has its name.
  private func names(in sample: Sample) -> [(path: String, offset: Int)] {
    sample.paths.flatMap { path -> [(String, Int)] in
      guard let facts = sample.workspace[path]?.facts else { return [] }
      return facts.definitions.map { (path, $0.nameRange.start) } + facts.groups.map { (path, $0.nameRange.start) }
    }
  }

  private func difference(_ before: [String: Int], _ after: [String: Int]) -> [String] {
    let more = after.filter { $0.value > before[$0.key, default: 0] }.map { "+ \($0.key)" }
    let fewer = before.filter { $0.value > after[$0.key, default: 0] }.map { "- \($0.key)" }
    // Whether names of a DESIGN.md are those of its format changes with the names.
    return (more + fewer.filter { !Self.restsOnNames($0) }).filter { !$0.contains(" design-md-") }.sorted()
  }

  /// Whether a rule takes from names what a token is for, or which name is meant: by another name nobody can tell.
  private static func restsOnNames(_ said: String) -> Bool {
    ["low-contrast", "off-grid-spacing", "hard-coded-value", "undefined-mention"].contains { said.contains(" \($0)") }
  }
}

extension Sample {
  /// Whether a document says something of a token without spelling its name, which a rename leaves as it is.
  fileprivate func speaks(of name: TokenName) -> Bool {
    paths.contains { path in
      workspace[path]?.facts.claims.contains { $0.name.isOrIsBelow(name) } ?? false
    }
  }
}
