import SourceText

/// What a package says of itself: `package.json`, `Package.swift`, `pubspec.yaml`, a Gradle or a Cargo file.
package struct PackageManifest: Sendable, Equatable {
  /// The name by which others depend on it; `nil` where it has none.
  package var name: String?
  /// The names of the packages that it depends on, for whatever purpose, sorted.
  package var dependencies: [String]

  /// The first number of the versions of those packages, where one is said.
  package var majors: [String: Int]
  /// Whether it offers style sheets or data to those who depend on it.
  package var offersStyles: Bool
  /// The files that its scripts write, by their paths from its folder.
  package var outputs: [String]

  package init(
    name: String?, dependencies: [String], majors: [String: Int] = [:], offersStyles: Bool = false,
    outputs: [String] = []
  ) {
    self.outputs = outputs
    self.majors = majors
    self.name = name
    self.dependencies = Set(dependencies).sorted()
    self.offersStyles = offersStyles
  }
}

extension PackageManifest {
  /// Those of the dependencies that give tokens, as their names say: `@acme/design-tokens`.
  package var tokenDependencies: [String] {
    dependencies.filter { PackageManifest.speaks($0, of: ["token", "tokens"]) }
  }

  /// Those of the dependencies that may give tokens as well as anything else with colors, as far as their names tell:
  /// `acme-theme`.
  package var themeDependencies: [String] {
    dependencies.filter { PackageManifest.speaks($0, of: tokenWords) && !tokenDependencies.contains($0) }
  }

  /// Whether a package may give tokens to those who depend on it: by its name, or by what it offers.
  package var mayGiveTokens: Bool {
    offersStyles || name.map { PackageManifest.speaks($0, of: tokenWords) } ?? false
  }

  private static func speaks(_ name: String, of meant: Set<String>) -> Bool {
    let own = name.split(separator: "/").last ?? ""
    let words = own.lowercased().lettersOnly.map(String.init)
    return words.contains(where: meant.contains) && !words.contains(where: toolWords.contains)
  }
}

/// The words by which packages say that they hold values.
private let tokenWords: Set<String> = [
  "token", "tokens", "theme", "themes", "primitives", "foundation", "foundations", "variables", "palette", "palettes",
  "colors", "props", "styles",
]

/// The words by which packages say that they do something with values.
private let toolWords: Set<String> = [
  "tool", "tools", "transformer", "transforms", "utils", "plugin", "loader", "cli", "parser", "lint", "eslint",
  "stylelint", "config", "types", "generator", "builder", "converter", "manager", "sync", "validator",
]
