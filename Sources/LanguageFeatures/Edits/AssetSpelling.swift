import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// How a project spells the names of tokens as the names of assets in code: `Color("color.text.primary")`,
/// `Color("text/primary")`, `Color("textPrimary")`.
struct AssetSpelling {
  private let style: @Sendable (TokenName) -> String?

  /// The manner of the first token that the file names so, else of the first in another file, by path; `nil` where none
  /// does.
  init?(for path: String, in workspace: Workspace) {
    let paths = [path] + workspace.files.keys.filter { $0 != path && $0.hasSuffix(".swift") }.sorted()
    let styles = paths.lazy.compactMap { Self.style(in: $0, of: workspace) }
    guard let style = styles.first else { return nil }
    self.style = style
  }

  /// The name as the project writes it; `nil` for one that it would not.
  func spelling(of name: TokenName) -> String? { style(name) }

  private static func style(in path: String, of workspace: Workspace) -> (@Sendable (TokenName) -> String?)? {
    guard let file = workspace[path] else { return nil }
    for reference in file.facts.references where reference.form == .string {
      guard let site = workspace.definitions(of: reference, in: path).first,
        let token = workspace.definition(at: site)?.name
      else { continue }
      let written = file.source.text(in: reference.nameRange)
      if let style = styles.first(where: { $0(token) == written }) { return style }
    }
    return nil
  }

  private static let styles: [@Sendable (TokenName) -> String?] = [0, 1].flatMap { dropped in
    joints.map { joint -> @Sendable (TokenName) -> String? in
      { @Sendable name in
        let segments = name.segments.dropFirst(dropped)
        return segments.isEmpty ? nil : joint(Array(segments))
      }
    }
  }

  private static let joints: [@Sendable ([String]) -> String] = [
    { $0.joined(separator: ".") },
    { $0.joined(separator: "/") },
    { $0.joined(separator: "-") },
    { SwiftIdentifier.camel(SwiftIdentifier.words(of: $0)) },
    { SwiftIdentifier.words(of: $0).map { $0.lowercased() }.joined(separator: "_") },
  ]
}
