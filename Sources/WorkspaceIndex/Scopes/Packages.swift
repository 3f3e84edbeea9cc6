import Facts

/// The packages of a project, by the folders of their manifests.
struct Packages: Sendable {
  private var manifests: [UInt32: [Int: PackageManifest]] = [:]
  private var folders: [String: Set<UInt32>] = [:]
  private var known = DependencyMemory()

  var isEmpty: Bool { manifests.isEmpty }

  /// The innermost folder around a place that holds a manifest; `nil` where none does.
  func package(around place: FileTree.Place) -> UInt32? {
    guard !manifests.isEmpty else { return nil }
    return place.innermost { manifests[$0] != nil }
  }

  /// The folders of the packages that one names as its dependencies.
  func dependencies(of package: UInt32) -> Set<UInt32> {
    known.dependencies(of: package) { findDependencies(of: package) }
  }

  private func findDependencies(of package: UInt32) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for manifest in (manifests[package] ?? [:]).values {
      for name in manifest.dependencies { found.formUnion(folders[name] ?? []) }
    }
    found.remove(package)
    return found
  }

  /// The packages that may give tokens to one and are not among the files, by name: those that say so by their name, and
  /// those whose name leaves it open as far as something of them is imported.
  func missingTokenPackages(of package: UInt32, isImported: (String) -> Bool) -> [String] {
    let manifests = (manifests[package] ?? [:]).values
    let named = manifests.flatMap(\.tokenDependencies) + manifests.flatMap(\.themeDependencies).filter(isImported)
    return Set(named).filter { folders[$0]?.isEmpty ?? true }.sorted()
  }

  /// Replaces what one file says; whether any package is another than before.
  mutating func replace(_ old: PackageManifest?, with new: PackageManifest?, file: Int, in folder: UInt32?) -> Bool {
    guard old != new, let folder else { return false }
    known = DependencyMemory()
    manifests[folder, default: [:]][file] = new
    if manifests[folder]?.isEmpty == true { manifests[folder] = nil }
    for name in [old?.name, new?.name].compactMap({ $0 }) {
      if (manifests[folder] ?? [:]).values.contains(where: { $0.name == name }) {
        folders[name, default: []].insert(folder)
      } else {
        folders[name]?.remove(folder)
      }
    }
    return true
  }
}

/// The dependencies of packages that were asked for; begun afresh with every change of a manifest.
private struct DependencyMemory: Sendable {
  private let known = Memo<UInt32, Set<UInt32>>()

  func dependencies(of package: UInt32, _ find: () -> Set<UInt32>) -> Set<UInt32> {
    known.value(for: package, find)
  }
}
