/// What a file is written in, as far as Tincture reads it.
package enum Language: String, Sendable, CaseIterable {
  case json, jsonc, yaml, markdown, css, swift
  /// A text that no front end reads.
  case plain
}

/// What a file is for; it decides which rules look at it and what its names mean to other files.
package enum FileKind: String, Sendable {
  /// Gives names to values: its content or its name marks it as a token file.
  case tokens
  /// A DTCG resolver document.
  case resolver
  /// A component spec: a Markdown document. Values it gives to names are known in that document only.
  case specification
  /// A `DESIGN.md`: its names are known in its folder and below.
  case design
  /// Source code that uses tokens.
  case code
  /// Nothing marks it; only its syntax is checked.
  case unmarked
}
