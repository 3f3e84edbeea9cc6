import CommandLineTool
import Foundation
import TestSupport
import Testing

/// One file that is checked by itself, among those of its project.
struct StandardInputTests {
  private static let folders =
    ["\(PackageFolder.path)/Tests/Examples"] + (SharedFolder.path.map { ["\($0)/specs"] } ?? [])

  private func findings(_ words: [String], in surroundings: Surroundings) -> [String] {
    let options = ["check", "--format", "concise", "--min-severity", "hint", "--no-baseline"]
    let outcome = Program.run(options + words, in: surroundings)
    return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: folders)
  func `a text on standard input has the findings that a check of all has in it`(folder: String) throws {
    var surroundings = Surroundings(workingDirectory: folder)
    let endings = [".md", ".json", ".css", ".swift"]
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
      endings.contains(where: name.hasSuffix) && !name.hasSuffix("tincture.json")
    }.sorted()
    let all = findings(files, in: surroundings)
    for file in files {
      let bytes = Array(FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data())
      surroundings.input = { bytes }
      let own = findings(["--stdin-filename", file, "-"], in: surroundings)
      #expect(own == all.filter { $0.hasPrefix("\(file):") }, "\(file)")
    }
  }
}
