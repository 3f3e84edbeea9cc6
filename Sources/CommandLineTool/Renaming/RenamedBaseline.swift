import Configuration
import Rules
import SourceText
import WorkspaceIndex

/// A baseline after a rename: each entry knows its finding by the new name.
struct RenamedBaseline {
  let old: Baseline
  let new: Baseline
  /// How many entries say something else now, and how many are mended by the new name.
  private let renamed: Int
  private let mended: Int

  /// Compares what is found in the files of the baseline before with what is found there afterwards.
  init(_ baseline: Baseline, from before: Workspace, to after: Workspace, by edits: [String: [TextEdit]]) {
    old = baseline
    var entries: [Baseline.Entry] = []
    var (renamed, mended) = (0, 0)
    let files = Dictionary(grouping: baseline.entries, by: \.path)
    for (path, listed) in files.sorted(by: { $0.key < $1.key }) {
      let file = listed.first.map(baseline.file) ?? path
      let became = FindingSuccession(in: file, from: before, to: after, by: TextShift(edits[file] ?? []))
      for entry in listed {
        switch became.identities[entry.identity] {
        // What is not found now was outdated before, and stays so.
        case nil: entries.append(entry)
        case .some(nil): mended += 1
        case .some(.some(let identity)):
          if identity != entry.identity { renamed += 1 }
          entries.append(Baseline.Entry(path: path, identity, reason: entry.reason))
        }
      }
    }
    new = Baseline(path: baseline.path, entries)
    (self.renamed, self.mended) = (renamed, mended)
  }

  /// Whether the file has to be written.
  var isChanged: Bool { renamed + mended > 0 }

  /// What became of it, as sentences.
  func words(in surroundings: Surroundings) -> [String] {
    let file = "`\(surroundings.shown(old.path))`"
    let followed = "Renamed in \(RenamedBaseline.entries(renamed)) of \(file), too."
    let gone = "Took \(RenamedBaseline.entries(mended)) out of \(file): the new name mends what was found."
    return (renamed > 0 ? [followed] : []) + (mended > 0 ? [gone] : [])
  }
}

extension RenamedBaseline {
  private static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(Count.text(count)) entries" }
}

/// What the findings of a file are known by before and after an edit that changes no more than names.
private struct FindingSuccession {
  /// What each is known by afterwards; `nil` for one that is gone.
  var identities: [FindingIdentity: FindingIdentity?] = [:]

  private struct Place: Hashable {
    var rule: String
    var range: ByteRange
    var context: String?
  }

  init(in path: String, from before: Workspace, to after: Workspace, by shift: TextShift) {
    var later: [Place: [FindingIdentity]] = [:]
    for (finding, identity) in FindingSuccession.findings(in: path, of: after).reversed() {
      later[Place(rule: finding.rule, range: finding.range, context: finding.context), default: []].append(identity)
    }
    for (finding, identity) in FindingSuccession.findings(in: path, of: before) {
      let place = Place(rule: finding.rule, range: shift.moved(finding.range), context: finding.context)
      identities[identity] = .some(later[place]?.popLast())
    }
  }

  private static func findings(in path: String, of workspace: Workspace) -> [(Finding, FindingIdentity)] {
    let findings = CheckReport.sorted(workspace.report(on: path).findings)
    return Array(zip(findings, workspace.identities(of: findings, in: path)))
  }
}
