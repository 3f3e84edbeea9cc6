package import Configuration
import DesignTokens
import Facts
import SourceText

extension Workspace {
  /// The tokens and groups that settings name and that no file of their project defines.
  package func problems(inSettings configuration: Configuration) -> [ConfigurationProblem] {
    configuration.mentions.compactMap { mention in
      switch mention.subject {
      case .files, .file, .folder, .baseline: return nil
      case .token:
        let name = TokenName(mention.text)
        guard !isDefined(name, under: configuration.root) else { return nil }
        let nearest = nearestName(to: name, visibleFrom: configuration.root + "/")
        return mention.problem(nearest: nearest?.text)
      case .group: return hasGroup(mention.text, under: configuration.root) ? nil : mention.problem()
      }
    }
  }

  /// Whether any file of a project gives a name, one that was left out included.
  private func isDefined(_ name: TokenName, under root: String) -> Bool {
    if !definitions(named: name, visibleFrom: root + "/").isEmpty { return true }
    if leftOutFile(defining: name, for: root + "/") != nil { return true }
    return files.contains { path, file in
      path.isInside(root) && file.facts.definitions.contains { $0.name == name }
    }
  }

  private func hasGroup(_ text: String, under root: String) -> Bool {
    let group = TokenName(text)
    return files.contains { path, file in
      path.isInside(root) && file.facts.definitions.contains { $0.name == group || $0.name.isInside(group) }
    }
  }
}
