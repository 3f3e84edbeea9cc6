import Platform

/// A file that is written from the catalogs: its path inside the package, and its text.
package struct GeneratedFile: Sendable {
  /// Relative to the folder of `Package.swift`.
  package let path: String
  package let text: String

  /// How to write all of them.
  package static let command = "swift run generate-reference"

  /// Every generated file, by path.
  package static let all: [GeneratedFile] =
    (rulePages + [
      rulesPage, settingsPage, commandsPage, featuresPage, prosePage, configurationSchema, extensionSchema,
      componentSchema,
    ]
    + outputSchemas)
    .sorted { $0.path < $1.path }

  /// A page of the documentation: the title, which must come first, then a line that names the generator.
  static func page(_ name: String, from source: String, _ text: String) -> GeneratedFile {
    let title = text.prefix { $0 != "\n" }
    return GeneratedFile(
      path: "Sources/tincture/Documentation.docc/\(name).md",
      text: "\(title)\n\n<!-- Written by `\(command)` from \(source). -->\n\(text.dropFirst(title.count + 1))")
  }
}

/// Writes the generated files and takes away those that no catalog knows any more.
package enum Generator {
  /// Brings the files below the working directory up to date; says what was done on standard error.
  package static func run() -> Never {
    guard let root = Folder.working, File.status(of: root + "/Package.swift") != nil else {
      StandardError.write("generate-reference: Run this in the folder of Package.swift.\n")
      Environment.exit(2)
    }
    do throws(SystemError) {
      let count = try update(below: root)
      StandardError.write("generate-reference: \(count) of \(GeneratedFile.all.count) files changed.\n")
      Environment.exit(0)
    } catch {
      StandardError.write("generate-reference: \(error.message).\n")
      Environment.exit(1)
    }
  }

  /// Writes what differs; gives the number of files written or removed.
  private static func update(below root: String) throws(SystemError) -> Int {
    var count = 0
    for file in GeneratedFile.all {
      let path = "\(root)/\(file.path)"
      if let old = try? File.read(path), old == Array(file.text.utf8) { continue }
      try Folder.create(folder(of: path))
      try File.write(Array(file.text.utf8), to: path)
      count += 1
    }
    for path in stalePaths(below: root) {
      try File.remove("\(root)/\(path)")
      count += 1
    }
    return count
  }

  /// Pages in the folder of rule pages that belong to no rule; relative to the package.
  package static func stalePaths(below root: String) -> [String] {
    let known = Set(GeneratedFile.all.map(\.path))
    return Set(GeneratedFile.rulePages.map { folder(of: $0.path) }).sorted().flatMap { folder in
      (Folder.entries(of: "\(root)/\(folder)") ?? []).map { "\(folder)/\($0.name)" }
    }
    .filter { !known.contains($0) }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
