package import Facts
import SourceText

extension Workspace {
  /// What the classes of a color are worth by the configuration of Tailwind 3 that lies nearest to a file.
  ///
  /// `unknown` where the configuration does not say it or two that are equally near say different things; `nil` where
  /// the project has no configuration, or declares its colors in style sheets, as version 4 has it.
  package func utilityColor(named name: String, visibleFrom path: String) -> UtilityColor.Source? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let setups = project.answers.utilityColors.value { project.files.utilityColors }
    let steps = path.folder.steps
    let near = setups.map { (setup: $0, shared: zip($0.folder, steps).prefix { $0 == $1 }.count) }
    guard let nearest = near.map(\.shared).max() else { return nil }
    let sources = near.filter { $0.shared == nearest }.map { $0.setup.colors[name] ?? .unknown }
    return sources.allSatisfy { $0 == sources[0] } ? sources[0] : .unknown
  }
}

/// The colors of one configuration of Tailwind, by their names, and the folders that lead to it.
struct UtilitySetup: Sendable {
  var folder: [Substring]
  var colors: [String: UtilityColor.Source]
}

extension ProjectFiles {
  /// The configurations of version 3; none where a style sheet has the theme, as in version 4.
  fileprivate var utilityColors: [UtilitySetup] {
    let contents = records.compactMap { $0?.content }.filter { !$0.isStray }
    let setups = contents.filter { !$0.facts.utilityColors.isEmpty }.map { content in
      UtilitySetup(
        folder: content.source.path.folder.steps,
        colors: Dictionary(content.facts.utilityColors.map { ($0.name, $0.source) }) { $0 == $1 ? $0 : .unknown })
    }
    func hasTheme(_ content: IndexedFile.Content) -> Bool {
      content.facts.isStyleSheet && content.source.bytes[...].holds(small: "@theme")
    }
    guard !setups.isEmpty, !contents.contains(where: hasTheme)
    else { return [] }
    return setups
  }
}
