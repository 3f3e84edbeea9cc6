import CommandLineTool
import Foundation
import TestSupport
import Testing

/// Packages as they are installed: in the folder of the package, above it, behind links.
struct LinkedPackageTests {
  private let color =
    #"{ "color": { "$type": "color", "brand": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }"#
  private let use =
    #"{ "link": { "$type": "color", "$value": "{color.brand}" }, "text": { "$type": "color", "$value": "{color.ink}" } }"#

  /// A repository in which `app` depends on `@acme/tokens`, with links from the first path to what the second says.
  private func repository(_ files: [(String, String)], links: [(String, String)] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      [
        (".git/HEAD", ""), (".gitignore", "node_modules\n"), ("app/src/use.tokens.json", use),
        ("app/package.json", #"{ "name": "app", "dependencies": { "@acme/tokens": "1" } }"#),
      ] + files)
    for (link, target) in links {
      let path = "\(folder.path)/\(link)"
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    return folder
  }

  private func run(_ words: String..., in folder: TemporaryFolder) -> String {
    let outcome = Program.run(words, in: Surroundings(workingDirectory: folder.path))
    return String(decoding: outcome.output, as: UTF8.self) + outcome.messages
  }

  /// Only the name that no package gives is missing.
  private let found = "app/src/use.tokens.json:1:99: error: No token is named `color.ink`. [unresolved-reference]\n"

  @Test func `a package may be installed above the one that depends on it`() throws {
    let folder = try repository([
      ("node_modules/@acme/tokens/package.json", #"{ "name": "@acme/tokens" }"#),
      ("node_modules/@acme/tokens/color.tokens.json", color),
    ])
    #expect(run("check", "--format", "concise", in: folder) == found)
    try folder.write("{}", to: "app/tincture.json")
    #expect(run("check", "--format", "concise", "app", in: folder) == found)
  }

  @Test func `a package may be a link into a store, where the packages lie that it depends on`() throws {
    let store = "node_modules/.pnpm/tokens@1/node_modules/@acme"
    let folder = try repository(
      [
        (
          "\(store)/tokens/package.json",
          #"{ "name": "@acme/tokens", "dependencies": { "@acme/core-tokens": "1" } }"#
        ),
        (
          "\(store)/tokens/dist/all.tokens.json",
          #"{ "color": { "$type": "color", "brand": { "$value": "{core.ink}" } } }"#
        ),
        ("\(store)/core-tokens/package.json", #"{ "name": "@acme/core-tokens" }"#),
        (
          "\(store)/core-tokens/core.tokens.json",
          color.replacing("\"brand\"", with: "\"ink\"").replacing("\"color\":", with: "\"core\":", maxReplacements: 1)
        ),
      ], links: [("app/node_modules/@acme/tokens", "../../../\(store)/tokens")])
    #expect(run("check", "--format", "concise", in: folder) == found)
    #expect(run("tokens", in: folder) == "link  color  #000000  ({color.brand} → {core.ink})\ntext  color\n")
  }

  @Test func `a package of the same repository is linked where it lies, whatever project that is`() throws {
    let folder = try repository(
      [("tokens/package.json", #"{ "name": "@acme/tokens" }"#), ("tokens/src/color.tokens.json", color)],
      links: [("node_modules/@acme/tokens", "../../tokens")])
    #expect(run("check", "--format", "concise", in: folder) == found)
    for settings in ["app/tincture.json", "tokens/tincture.json"] {
      try folder.write("{}", to: settings)
      #expect(run("check", "--format", "concise", in: folder) == found)
      #expect(run("check", "--format", "concise", "app", in: folder) == found)
      #expect(
        run("definition", "app/src/use.tokens.json:1:45", in: folder).hasPrefix("tokens/src/color.tokens.json:1:"))
      folder.remove(settings)
    }
  }
}
