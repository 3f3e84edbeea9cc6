/// What a package says of itself: `package.json`, `Package.swift`, `pubspec.yaml`, a Gradle or a Cargo file.
package struct PackageManifest: Sendable, Equatable {
  /// The name by which others depend on it; `nil` where it has none.
  package var name: String?
  /// The names of the packages that it depends on, for whatever purpose, sorted.
  package var dependencies: [String]

  package init(name: String?, dependencies: [String]) {
    self.name = name
    self.dependencies = Set(dependencies).sorted()
  }
}
