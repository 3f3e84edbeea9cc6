import Foundation

/// Every text of this project that is written to be read: the files of cases, what pages show, the examples.
package enum ShownTexts {
  /// Files that are shown together, by their paths in the workspace that they make.
  package typealias Group = [(path: String, text: String)]

  /// The files of each case and of each section of a page, in the order of the documents; the examples come last.
  package static let groups: [Group] = {
    let documents =
      PackageFolder.files(below: "Tests", endingWith: [".md"]).filter { $0.contains("/Cases/") }
      + PackageFolder.files(below: "Sources/tincture/Documentation.docc", endingWith: [".md"])
    return documents.flatMap { CaseFile(PackageFolder.text(of: $0) ?? "").shown() }.flatMap(apart) + [examples]
  }()

  /// Every text once, with the path that it is shown under, sorted.
  package static let all: Group = {
    var seen: Set<String> = []
    return groups.joined().filter { seen.insert("\($0.path)\n\($0.text)").inserted }
      .sorted { ($0.path, $0.text) < ($1.path, $1.text) }
  }()

  private static let examples: Group = PackageFolder.files(
    below: "Tests/Examples", endingWith: [".json", ".md", ".css", ".swift", ".yaml"]
  ).map { (String($0.dropFirst("Tests/Examples/".count)), PackageFolder.text(of: $0) ?? "") }

  /// Where a path comes again, another workspace begins.
  private static func apart(_ files: Group) -> [Group] {
    var groups: [Group] = []
    for file in files {
      if groups.isEmpty || groups[groups.count - 1].contains(where: { $0.path == file.path }) { groups.append([]) }
      groups[groups.count - 1].append(file)
    }
    return groups
  }
}
