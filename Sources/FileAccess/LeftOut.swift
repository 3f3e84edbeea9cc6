import Configuration
import SourceText

/// Why a file that reads like one of a project's is not one of those that people write for it.
package enum LeftOutReason: String, Sendable, CaseIterable {
  case build = "made by a build, or another project's"
  case demo = "a demonstration"
  case fixture = "test data"
  case snapshot = "a snapshot"
  case backup = "a backup"
  case library = "one of a library of other products' designs"

  /// How readily such files are taken for a project's own where no other file of it gives names to values, the lowest
  /// first; `nil` for those that never are.
  ///
  /// The tokens of a project whose sources are in another language stand in what it builds. What a test needs is often
  /// wrong on purpose.
  package var rank: Int? {
    switch self {
    case .build: 0
    case .demo: 1
    case .fixture, .snapshot, .backup, .library: nil
    }
  }

  /// Whether somebody could mend what is wrong in such a file.
  package var isWritten: Bool { self == .demo }

  /// The reason that a folder gives by its name; `nil` for one that may hold what people write.
  ///
  /// Only names count that mean this wherever they are used. Builds make data and style sheets: a chapter of a manual
  /// may well be called `build`.
  init?(folder: some StringProtocol, isDocument: Bool) {
    let name = folder.lowercased()
    if LeftOutReason.builds.contains(name), !isDocument {
      self = .build
    } else if LeftOutReason.demos.contains(name) {
      self = .demo
    } else if LeftOutReason.fixtures.contains(name) {
      self = .fixture
    } else if LeftOutReason.snapshots.contains(name) {
      self = .snapshot
    } else if LeftOutReason.isBackup(folder: name) {
      self = .backup
    } else {
      return nil
    }
  }

  /// The reason that a file gives by its name, written small.
  init?(file name: String, written: some StringProtocol) {
    let parts = name.pieces(between: ".")
    if name.hasSuffix(".min.css") || name.hasSuffix(".css") && LeftOutReason.isHashed(written) {
      self = .build
    } else if parts.dropFirst().dropLast().contains(where: { LeftOutReason.backupMarks.contains(String($0)) })
      || parts.dropLast().contains(where: { $0.hasSuffix("-backup") })
    {
      self = .backup
    } else {
      return nil
    }
  }

  private static func isBackup(folder name: String) -> Bool {
    backups.contains(name) || backupMarks.contains { name.hasSuffix("." + $0) }
  }

  /// Whether a bundler has put the hash of what it holds into the name of a file: `index-BxK3d9aF.css`,
  /// `main.3f2a9c1b.css`.
  private static func isHashed(_ name: some StringProtocol) -> Bool {
    name.split { $0 == "-" || $0 == "." }.dropFirst().contains { part in
      let bytes = part.utf8
      guard (8...32).contains(bytes.count), bytes.contains(where: { $0 &- 0x30 < 10 }) else { return false }
      let isHexadecimal = bytes.allSatisfy { $0 &- 0x30 < 10 || $0 &- 0x61 < 6 } && bytes.contains { $0 &- 0x61 < 6 }
      return isHexadecimal
        || bytes.contains { $0 &- 0x41 < 26 } && bytes.contains { $0 &- 0x61 < 26 }
    }
  }

  /// Whether a folder of a package may hold what the package gives to others.
  static func mayBeShipped(_ folder: String) -> Bool {
    let reason = LeftOutReason(folder: folder, isDocument: false)
    return reason == nil || reason == .build
  }

  private static let builds: Set<String> = [
    "dist", "build", "out", "output", "generated", "__generated__", "_site", "storybook-static", "coverage", "vendor",
    "third_party", "third-party",
  ]
  private static let demos: Set<String> = ["demo", "demos", "__demo__", "example", "examples", "sample", "samples"]
  private static let fixtures: Set<String> = [
    "fixture", "fixtures", "__fixtures__", "__mocks__", "test", "tests", "__test__", "__tests__", "testdata",
    "test-data", "test_data", "e2e",
  ]
  private static let backups: Set<String> = ["backup", "backups", "bak", "trash", ".trash"]
  private static let backupMarks = ["bak", "backup", "old", "orig"]
  private static let snapshots: Set<String> = ["__snapshots__", "snapshots", "__image_snapshots__"]
}

/// A file that was found and left out.
package struct LeftOutFile: Hashable, Sendable {
  package var path: String
  package var reason: LeftOutReason
  /// The folder that says so by its name, or the file itself.
  package var place: String
}

/// Why what lies in a folder is left out of the project, as far as the folders around it say so: the same for all its
/// files.
struct LeftOutFolder {
  typealias Reason = (reason: LeftOutReason, place: String)

  let ofDocuments: Reason?
  let ofOthers: Reason?

  /// - Parameters:
  ///   - path: The folder.
  ///   - root: That of the project.
  ///   - named: Folders that somebody names: what lies in one is left out for what is inside of it alone.
  init(_ path: String, in root: String, naming named: [String]) {
    let starts = named.filter { $0.isAtOrBelow(root) && path.isAtOrBelow($0) }
    let start = starts.max { $0.utf8.count < $1.utf8.count } ?? root
    let inner = path == start ? [] : String(GlobList.path(path, relativeTo: start) ?? "").steps
    ofDocuments = Self.reason(inner, below: start, isDocument: true)
    ofOthers = Self.reason(inner, below: start, isDocument: false)
  }

  /// What the outermost folder says that says anything.
  private static func reason(_ folders: [Substring], below start: String, isDocument: Bool) -> Reason? {
    var place = start
    for folder in folders {
      place = String(folder).path(in: place)
      if let reason = LeftOutReason(folder: folder, isDocument: isDocument) { return (reason, place) }
    }
    return nil
  }
}

extension FileChoice {
  /// Why a file that may be read is left out of the project; `nil` where nothing speaks against it.
  ///
  /// What the settings name is never left out, and whoever names a folder or a file means what lies there.
  func reasonToLeaveOut(
    _ path: String, named name: String, in folder: LeftOutFolder, naming named: [String]
  ) -> LeftOutFile? {
    guard !isNamed(path) else { return nil }
    let written = name
    let name = name.lowercased()
    if let reason = LeftOutReason(file: name, written: written) {
      return LeftOutFile(path: path, reason: reason, place: path)
    }
    let isDocument = FileChoice.documentSuffixes.contains { name.hasSuffix($0) }
    guard let found = isDocument ? folder.ofDocuments : folder.ofOthers, !named.contains(path) else { return nil }
    return LeftOutFile(path: path, reason: found.reason, place: found.place)
  }
}
