package import SourceText

/// A fenced block of a document.
package struct Fence: Hashable, Sendable {
  /// What stands between its marks.
  package var range: ByteRange
  package var language: FenceLanguage

  package init(range: ByteRange, language: FenceLanguage) {
    self.range = range
    self.language = language
  }

  /// Whether words for people stand in it, or whatever nobody said.
  package var holdsText: Bool { language.isPlain || language == .markdown }

  /// Whether it is in a language in which tokens and themes are written as data.
  package var holdsData: Bool { [.json, .yaml, .script].contains(language) }
}

/// What the first word above a fence says that it is written in.
package enum FenceLanguage: Hashable, Sendable {
  /// There is no word.
  case unnamed
  /// Words for people, or a drawing: `text`, `tree`.
  case plain
  case markdown
  case json, yaml, toml
  /// Style sheets, also those of the platforms that have their own name for CSS; `sass` is the one without braces.
  case css, scss, less, sass
  case swift, dart, kotlin
  /// JavaScript and TypeScript, with or without elements.
  case script
  case cSharp, java
  case python, ruby
  /// `name=value` lines: `ini`, `env`.
  case settings
  /// Elements: HTML, XML, SVG, templates.
  case markup
  case shell
  case patch
  /// What nobody puts lists for people under: what a terminal shows, diagrams, tables, queries.
  case foreign
  case other

  /// The language that a word names, in whatever case.
  package init(word: some StringProtocol) {
    let word = word.lowercased()
    self = word.isEmpty ? .unnamed : word.hasPrefix("swift") ? .swift : Self.words[word] ?? .other
  }

  /// Whether words for people stand in it, or whatever nobody said.
  package var isPlain: Bool { self == .unnamed || self == .plain }

  package var isStyleSheet: Bool { [.css, .scss, .less, .sass].contains(self) }

  /// Whether themes are written in it, as constants, objects or data.
  package var holdsThemes: Bool { [.dart, .kotlin, .swift, .script, .json, .cSharp, .java].contains(self) }

  /// Whether it is taken at its word: nobody writes a list for people under it.
  package var isExact: Bool {
    isStyleSheet || [.json, .yaml, .toml, .markup, .shell, .patch, .foreign].contains(self)
  }

  private static let words: [String: FenceLanguage] = [
    "text": .plain, "txt": .plain, "plain": .plain, "plaintext": .plain, "tree": .plain, "spec": .plain,
    "ascii": .plain, "markdown": .markdown, "md": .markdown, "json": .json, "jsonc": .json, "json5": .json,
    "yaml": .yaml, "yml": .yaml, "toml": .toml, "css": .css, "postcss": .css, "wxss": .css, "acss": .css, "ttss": .css,
    "scss": .scss, "less": .less, "sass": .sass, "dart": .dart, "flutter": .dart, "kotlin": .kotlin, "kt": .kotlin,
    "js": .script, "javascript": .script, "jsx": .script, "mjs": .script, "ts": .script, "typescript": .script,
    "tsx": .script, "csharp": .cSharp, "cs": .cSharp, "java": .java, "python": .python, "py": .python, "ruby": .ruby,
    "rb": .ruby, "ini": .settings, "env": .settings, "html": .markup, "xml": .markup, "xaml": .markup, "axaml": .markup,
    "vue": .markup, "svg": .markup,
    "sh": .shell, "bash": .shell, "zsh": .shell, "shell": .shell, "diff": .patch, "patch": .patch,
    "console": .foreign, "mermaid": .foreign, "csv": .foreign, "sql": .foreign, "graphql": .foreign,
  ]
}
