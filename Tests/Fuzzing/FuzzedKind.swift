/// What the text of a fuzzed input is given to.
package enum FuzzedKind: Hashable, Sendable {
  /// The front end that reads files of this name, and what is asked of such a file.
  case file(name: String)
  /// The reader of settings.
  case settings
  /// The reader of messages.
  case wire
  /// A glob, and below its line a path; both are tried as URIs.
  case glob
  /// A text that is edited at the place of the input.
  case edit

  /// Every kind, in the order of their letters: new ones come last, so that a corpus keeps its meaning.
  package static let all: [FuzzedKind] =
    names.map { .file(name: $0) } + [.settings, .wire, .glob, .edit] + later.map { .file(name: $0) }

  private static let names = [
    "a.tokens.json", "a.json", "a.jsonc", "a.json5", "a.tokens.yaml", "a.resolver.json", "a.component.json",
    "a.component.yaml", "package.json", "a.md", "DESIGN.md", "a.mdx", "a.css", "a.scss", "a.less", "a.swift",
    "build.gradle.kts", "Cargo.toml", "a.ts", "a.vue", "a.tokens",
  ]

  private static let later = ["theme.dart", "theme.kt", "theme.ts"]

  /// The byte that stands for the kind, a capital letter or one of the signs behind `Z`.
  package var letter: UInt8 { UInt8(ascii: "A") + UInt8(FuzzedKind.all.firstIndex(of: self) ?? 0) }

  /// The kind that a byte stands for; every byte stands for one.
  init(letter: UInt8) {
    let count = FuzzedKind.all.count
    self = FuzzedKind.all[(Int(letter) + count * 4 - Int(UInt8(ascii: "A"))) % count]
  }

  /// The kind that reads a file of a path as it would be read in a project; `nil` where none does.
  package init?(path: String) {
    let name = (path.split(separator: "/").last.map(String.init) ?? path).lowercased()
    if name == "tincture.json" {
      self = .settings
      return
    }
    // The longest ending says the most: `.resolver.json` is more than `.json`.
    let fitting = (FuzzedKind.names + FuzzedKind.later).filter { name.hasSuffix(FuzzedKind.ending(of: $0)) }
    guard let best = fitting.max(by: { FuzzedKind.ending(of: $0).count < FuzzedKind.ending(of: $1).count }) else {
      return nil
    }
    self = .file(name: best)
  }

  private static func ending(of name: String) -> String {
    name.hasPrefix("a.") ? String(name.dropFirst()) : name.lowercased()
  }
}
