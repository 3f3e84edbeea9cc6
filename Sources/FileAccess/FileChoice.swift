package import Configuration
import Facts
import FrontEnds
import SourceText

/// Which files of a project are read unasked.
///
/// Files of data (JSON, YAML) and documents (Markdown) are all candidates: what they hold decides what they are. Where
/// `tokens` or `specs` name files, only those are, with resolver documents, the themes of Tokens Studio and `DESIGN.md`
/// beside them; where `code` names files, no other code. What `exclude` names is never one.
package struct FileChoice: Sendable {
  /// The settings it was made from.
  package let configuration: Configuration
  private let suffixes: [String]
  private let tokens: GlobList
  private let specs: GlobList
  private let code: GlobList
  private let excluded: GlobList

  /// The choice for one project.
  ///
  /// - Parameters:
  ///   - configuration: The project's settings.
  ///   - suffixes: The endings of the files that can be read, with the dot, in lower case.
  package init(configuration: Configuration, suffixes: [String]) {
    self.configuration = configuration
    self.suffixes = suffixes
    tokens = GlobList(configuration.tokens, root: configuration.root)
    specs = GlobList(configuration.specs, root: configuration.root)
    code = GlobList(configuration.code, root: configuration.root)
    excluded = GlobList(configuration.exclude, root: configuration.root)
  }

  /// Whether a folder, and so everything in it, is left out.
  package func excludesFolder(_ path: String, named name: String) -> Bool {
    FileChoice.foreignFolders.contains(name) || excluded.matches(path)
  }

  /// Whether nothing should be said of a file even if somebody opens it: `exclude` names it, or a folder that holds
  /// it is another tool's.
  package func excludes(_ path: String) -> Bool {
    let relative = GlobList.path(path, relativeTo: configuration.root) ?? ""
    return excluded.matches(path)
      || relative.split(separator: "/").dropLast().contains { FileChoice.foreignFolders.contains(String($0)) }
  }

  /// Whether a folder of this name is another tool's.
  package static func isForeignFolder(_ name: String) -> Bool { foreignFolders.contains(name) }

  /// Whether a file is read unasked.
  package func accepts(_ path: String, named name: String) -> Bool {
    let name = name.lowercased()
    guard let suffix = suffixes.first(where: name.hasSuffix), !excluded.matches(path) else { return false }
    // What belongs together is told by packages, whatever else is read.
    if FileChoice.manifests.contains(name) { return true }
    if isNamed(path) { return true }
    if name.hasSuffix(".component" + suffix) { return specs.isEmpty }
    switch FrontEnd.reading(name)?.language {
    case .json, .jsonc, .yaml:
      return name.hasSuffix(".resolver.json") || name == "$themes.json" || name == "$metadata.json"
        || tokens.isEmpty && !FileChoice.isForeign(name)
    case .markdown:
      return name == "design.md" || specs.isEmpty
    case .css, .swift:
      return code.isEmpty
    case .plain:
      return true
    case nil:
      // What a script says of custom properties is asked for wherever style sheets are.
      return FrontEnd.isScript(path) && !name.hasSuffix(".min.js") && !name.hasSuffix(".d.ts")
    }
  }

  /// Why a file is not read unasked; `nil` for one that is.
  func reasonNotToAccept(_ path: String, named name: String) -> PassedOver.Reason? {
    guard !accepts(path, named: name) else { return nil }
    if let pattern = excluded.pattern(matching: path) { return .excluded(pattern: pattern) }
    let name = name.lowercased()
    guard let suffix = suffixes.first(where: name.hasSuffix) else { return .noLanguage }
    if name.hasSuffix(".component" + suffix) { return .notListed(setting: "specs") }
    switch FrontEnd.reading(name)?.language {
    case _ where name == ProjectFile.name: return .settings
    case .json, .jsonc, .yaml: return FileChoice.isForeign(name) ? .otherTool : .notListed(setting: "tokens")
    case .markdown: return .notListed(setting: "specs")
    case .css, .swift: return .notListed(setting: "code")
    case .plain, nil: return .madeScript
    }
  }

  /// Why a folder is not walked; `nil` for one that is.
  func reasonNotToEnter(_ path: String, named name: String) -> PassedOver.Reason? {
    if FileChoice.foreignFolders.contains(name) { return .foreignFolder }
    return excluded.pattern(matching: path).map { .excluded(pattern: $0) }
  }

  /// Whether the settings name a file.
  func isNamed(_ path: String) -> Bool { tokens.matches(path) || specs.matches(path) || code.matches(path) }

  /// Whether a file is data or a style sheet by its name.
  static func mayGiveNames(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".json", ".jsonc", ".json5", ".tokens", ".yaml", ".yml", ".css", ".scss", ".less", ".pcss"]
      .contains(where: name.hasSuffix)
  }

  /// The endings of documents.
  static let documentSuffixes: Set = [".md", ".markdown", ".mdx", ".mdc"]

  /// Folders of version control, packages and build products, and where editors keep what files were.
  private static let foreignFolders: Set<String> = [
    ".git", ".hg", ".svn", ".jj", "node_modules", "bower_components", ".build", ".swiftpm", "DerivedData", "Pods",
    "Carthage", ".venv", "__pycache__", ".next", ".nuxt", ".cache", ".turbo", ".gradle", ".idea", ".vscode",
    ".history",
  ]

  /// The size in bytes beyond which a file is left out: nobody wrote it, and what nothing marks is not worth reading.
  ///
  /// A script of a megabyte is a bundle.
  func largestSize(ofFileAt path: String, named name: String) -> Int64 {
    FrontEnd.isScript(name)
      ? 1 << 20 : isMarked(path, named: name) ? 64 << 20 : 16 << 20
  }

  /// Whether a file holds tokens by its name or by the settings.
  func isMarked(_ path: String, named name: String) -> Bool {
    name.holdsPiece("tokens", between: ".") || tokens.matches(path)
  }

  /// Whether a file is certainly meant to be read.
  func isExpected(_ path: String, named name: String) -> Bool {
    isMarked(path, named: name) || isNamed(path) || name.lowercased() == "design.md"
  }

  /// JSON and YAML of other tools, which need not be read to know that they hold no tokens.
  static func isForeign(_ name: String) -> Bool {
    name.hasPrefix("tsconfig.") || name.hasPrefix("jsconfig.") || name.hasSuffix("-lock.json")
      || name.hasSuffix("-lock.yaml") || name.hasSuffix(".map.json") || name.hasPrefix("docker-compose")
      || foreignNames.contains(name)
  }

  private static let foreignNames: Set<String> = [
    "composer.json", "manifest.json", "angular.json", "nx.json", "turbo.json", "lerna.json",
    "deno.json", "jest.config.json", "project.json", "biome.json", "tincture.json", "renovate.json", "vercel.json",
    "pnpm-workspace.yaml", "mkdocs.yml",
  ]

  /// Whether a file of that name, in lower case, makes its folder a package.
  static func isManifest(_ name: String) -> Bool { manifests.contains(name) }

  /// The manifests of packages, in lower case.
  private static let manifests: Set<String> = [
    "package.json", "package.swift", "pubspec.yaml", "pubspec.yml", "build.gradle", "build.gradle.kts", "cargo.toml",
  ]
}
