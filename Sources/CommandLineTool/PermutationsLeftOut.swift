import WorkspaceIndex

extension Selection {
  /// A sentence for each resolver document, and for settings, of which not every permutation is laid out.
  ///
  /// What those are that are laid out, `done` says: `shown`. Of documents a finding tells what checks the files.
  func permutationsLeftOut(_ done: String, inSettingsAlone: Bool = false) -> [String] {
    var said: Set<String> = []
    return workspace.permutationsLeftOut(around: paths).compactMap { path, total, judged in
      guard path == nil || !inSettingsAlone else { return nil }
      let shown = path.map(surroundings.shown) ?? "tincture.json"
      guard said.insert(shown).inserted else { return nil }
      let choice = path == nil ? "the first \(judged)" : "the default one and those that differ from it in one choice"
      return "`\(shown)` has \(total) permutations; \(judged) are \(done): \(choice)."
    }
  }
}
