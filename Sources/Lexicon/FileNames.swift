import SourceText

/// The names of files, which have the shape of names with dots.
package enum FileNames {
  /// Whether a file is a style sheet by the ending of its name.
  package static func isStyleSheet(_ name: String) -> Bool {
    [".css", ".scss", ".less", ".pcss"].contains(where: name.lowercased().hasSuffix)
  }

  /// Whether a file is a script by the ending of its name.
  package static func isScript(_ name: String) -> Bool {
    [".ts", ".tsx", ".js", ".jsx", ".mjs"].contains(where: name.lowercased().hasSuffix)
  }

  /// Whether inline code names a file (`ContentView.swift`).
  package static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    guard parts.count > 1, let suffix = parts.last else { return false }
    return suffixes.contains(suffix.lowercased())
  }

  /// Whether a document is called by its name, or that of its folder, after what is kept up to date with the code: a guide,
  /// a system, a specification; the story of a change (`FIX-NAVIGATION.md`) is not.
  package static func isGuide(_ path: String) -> Bool {
    path.split(separator: "/").suffix(2).contains { part in
      let words = part.lowercased().lettersOnly
      return words.contains { guides.contains(String($0)) } && !words.contains { stories.contains(String($0)) }
    }
  }

  /// Whether a document is called after something that was done one day: a report, a migration, a plan.
  package static func isStory(_ path: String) -> Bool {
    path.fileName.lowercased().lettersOnly.contains { stories.contains(String($0)) }
  }

  /// Whether a document in such folders is a tool's, as the skills of an agent are (`.agents/skills`), and not about the
  /// project: it lies in a hidden folder, and not among the rules that a project gives its assistants (`.cursor/rules`,
  /// `.claude/design.md`).
  package static func areOfTool(_ folders: some BidirectionalCollection<Substring>) -> Bool {
    guard let hidden = folders.lastIndex(where: { $0.first == "." }) else { return false }
    let inner = folders[folders.index(after: hidden)...]
    return inner.first.map { !ownRules.contains($0.lowercased()) } ?? false
  }

  /// What tools call the folder of what a project tells their assistants.
  private static let ownRules: Set<String> = ["rules", "instructions", "steering"]

  private static let guides: Set<String> = [
    "design", "style", "styles", "styleguide", "guide", "guides", "guideline", "guidelines", "system", "designsystem",
    "spec", "specs", "specification", "token", "tokens", "component", "components", "ui", "theme", "brand", "branding",
    "readme",
    // What the same is called elsewhere. These words say nothing inside of a text, so that no table has them.
    "charte", "composants", "diseño", "diseno", "sistema", "estilo", "estilos", "guia", "guía", "componentes", "stile",
    "richtlinien", "komponenten", "designrichtlinien", "stili", "componenti", "komponenty", "стили", "дизайн",
    "компоненты",
    "tasarım", "tasarim", "设计", "设计系统", "设计规范", "设计指南", "样式指南", "组件规范", "組件規範", "設計系統", "設計規範",
    "デザイン", "デザインシステム", "デザインガイド", "デザインガイドライン", "スタイルガイド", "디자인", "디자인시스템",
    "디자인가이드", "스타일가이드",
  ]

  private static let stories: Set<String> = [
    "fix", "fixes", "changes", "changelog", "migration", "summary", "report", "plan", "review", "audit", "complete",
    "implementation", "update", "updates", "todo", "notes", "proposal",
  ]

  private static let suffixes: Set<String> = [
    "swift", "js", "ts", "tsx", "jsx", "json", "css", "scss", "html", "kt", "java", "dart", "vue", "svelte", "yaml",
    "yml", "png", "svg", "xml", "py", "go", "rs",
  ]
}
