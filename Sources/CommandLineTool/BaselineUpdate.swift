import Configuration
import Platform
import Rules
import SourceText
import WorkspaceIndex

/// Writes baselines anew: all that is found now, or what they list already without what is not found any more.
struct BaselineUpdate {
  /// What becomes of a baseline.
  enum Kind: Sendable {
    /// `--write-baseline`: it lists what is found now.
    case write
    /// `--prune-baseline`: it only gets smaller.
    case prune
  }

  let kind: Kind
  let report: CheckReport
  let selection: Selection

  /// Writes the baselines of the projects that were checked; says in words what it did.
  func performed() -> [Notice] {
    let baselines = selection.baselines
    guard !baselines.isEmpty else {
      return [.failure("No baseline is named: give `--baseline FILE`, or set `baseline` in `tincture.json`.")]
    }
    return baselines.map(update)
  }

  private func update(_ old: Baseline) -> Notice {
    if kind == .prune, selection.baselineSource(of: old) == nil {
      return .failure(
        "There is no baseline `\(selection.surroundings.shown(old.path))` yet; `--write-baseline` writes it."
      )
    }
    let gone = report.outdated.filter { $0.baseline.path == old.path }.map(\.entry)
    let moved = report.moved.filter { $0.baseline.path == old.path }
    let followed = moved.map { moved in
      Baseline.Entry(
        path: moved.path.relative(to: old.path.folder), moved.entry.identity, reason: moved.entry.reason)
    }
    let removed = Dictionary(grouping: gone + moved.map(\.entry), by: \.path).mapValues { Set($0.map(\.identity)) }
    let kept = old.entries.filter { removed[$0.path]?.contains($0.identity) != true }
    let new = kind == .write ? entries(of: old, reasonsOf: gone) : []
    let baseline = Baseline(path: old.path, kept + followed + new)
    let bytes = BaselineFile.bytes(of: baseline)
    guard bytes.count <= File.mostBytes else {
      return .failure(
        "A baseline of \(bytes.count >> 20) MB is more than can be read again: check fewer files, or rules.")
    }
    if selection.baselineSource(of: old)?.bytes != bytes, kind == .write || !gone.isEmpty || !followed.isEmpty,
      let problem = selection.write(bytes, to: old.path, from: selection.surroundings)
    {
      return problem
    }
    return .note(words(for: baseline, added: new.count, removed: gone.count, followed: followed.count))
  }

  /// The findings that are not put off yet; what moved with its file keeps its reason.
  private func entries(of baseline: Baseline, reasonsOf gone: [Baseline.Entry]) -> [Baseline.Entry] {
    let reasons = Dictionary(
      gone.filter { selection.workspace[baseline.file(of: $0)] == nil }.map { ($0.identity, $0.reason) },
      uniquingKeysWith: { first, _ in first })
    return report.identified.filter { file, finding, _ in
      finding.mayBePutOff && selection.baseline(forFileAt: file.path)?.path == baseline.path
    }
    .map { file, _, identity in
      Baseline.Entry(
        path: file.path.relative(to: baseline.path.folder), identity, reason: reasons[identity].flatMap { $0 })
    }
  }

  private func words(for baseline: Baseline, added: Int, removed: Int, followed: Int) -> String {
    let file = "`\(selection.surroundings.shown(baseline.path))`"
    let total = Count.text(baseline.entries.count, "finding")
    let outcome = "\(file) lists \(total) now: \(Count.text(added, "new one"))"
    let moves =
      followed == 0 ? "" : ", \(Count.text(followed)) moved along with \(followed == 1 ? "its file" : "their files")"
    let out = (removed == 0 ? "nothing taken out" : "\(Count.text(removed)) taken out") + moves
    switch kind {
    case .write where added == 0: return "\(outcome), \(out)."
    case .write: return "\(outcome), \(out). An entry may say behind `reason` why it is put off.\(settingHint)"
    case .prune where removed + followed == 0: return "\(file) lists nothing that is not found any more."
    case .prune: return "\(file) lists \(total) now: \(out), nothing added."
    }
  }

  /// How editors come to know of a baseline that only the command line names.
  private var settingHint: String {
    let isSet = selection.hasBaselineSetting
    return isSet ? "" : " The setting `baseline` lets editors and every check know of the file."
  }
}
