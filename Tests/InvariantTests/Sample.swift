import Configuration
import Facts
import Foundation
import LanguageFeatures
import Rules
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// A project that tests change: every file of a folder that a front end reads, under the settings of the folder.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let root: String
  /// The settings file; `nil` where the folder has none.
  let settings: SourceFile?
  private(set) var workspace: Workspace
  /// The files as absolute paths, sorted.
  let paths: [String]

  var testDescription: String { name }

  init(_ name: String, at root: String, files: [String]) {
    let sources = files.sorted().map { path in
      SourceFile(path: path, bytes: Array(FileManager.default.contents(atPath: path) ?? Data()))
    }
    self.init(name, at: root, sources)
  }

  /// Files that lie nowhere.
  init(_ name: String, texts: [(path: String, text: String)]) {
    self.init(
      name, at: "/work",
      texts.sorted { $0.path < $1.path }.map { SourceFile(path: "/work/\($0.path)", bytes: Array($0.text.utf8)) })
  }

  private init(_ name: String, at root: String, _ sources: [SourceFile]) {
    self.name = name
    self.root = root
    settings = sources.first { $0.path == "\(root)/tincture.json" }
    var workspace = Workspace(projects: [
      settings.map { ConfigurationReader.read($0, root: root).configuration } ?? Configuration(root: root)
    ])
    let read = sources.filter { $0.path != "\(root)/tincture.json" }
    workspace.put(read.map { IndexedFile(reading: $0) })
    self.workspace = workspace
    paths = read.map(\.path)
  }

  /// Every file, the settings too.
  var sources: [SourceFile] { [settings].compactMap { $0 } + paths.compactMap { workspace[$0]?.source } }

  /// The same project with some files changed.
  func applying(_ edits: [FileEdit]) -> Sample {
    let byPath = Dictionary(grouping: edits, by: \.path)
    if let settings, byPath[settings.path] != nil {
      return Sample(
        name, at: root, sources.map { source in byPath[source.path].map { source.applying($0.map(\.edit)) } ?? source })
    }
    var changed = self
    for (path, edits) in byPath.sorted(by: { $0.key < $1.key }) {
      guard let source = workspace[path]?.source else { continue }
      _ = changed.workspace.put(IndexedFile(reading: source.applying(edits.map(\.edit))))
    }
    return changed
  }

  /// A few of some, spread evenly; all of them with `EXHAUSTIVE=1`.
  static func sampled<Element>(_ all: [Element], _ count: Int = 8) -> [Element] {
    if ProcessInfo.processInfo.environment["EXHAUSTIVE"] == "1" { return all }
    let step = max(1, all.count / count)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// How often something is said of a file: by the file's name, the rule and the message, and without the message.
  func said() -> (messages: [String: Int], rules: [String: Int]) {
    var messages: [String: Int] = [:]
    var rules: [String: Int] = [:]
    for path in paths {
      let file = path.dropFirst(root.utf8.count + 1)
      for finding in workspace.findings(in: path) {
        messages["\(file) \(finding.rule) \(finding.message)", default: 0] += 1
        rules["\(file) \(finding.rule)", default: 0] += 1
      }
    }
    return (messages, rules)
  }
}

extension Sample {
  static let examples = Sample(
    "Examples", at: "\(PackageFolder.path)/Tests/Examples",
    files: PackageFolder.files(below: "Tests/Examples", endingWith: endings).map { "\(PackageFolder.path)/\($0)" })

  /// The examples, and the documents and token files that lie beside the package where they do.
  static let all = [examples] + shared

  private static let shared: [Sample] = {
    guard let folder = SharedFolder.path else { return [] }
    let specs = SharedFolder.names(in: "specs").filter { $0.hasSuffix(".md") && $0.first?.isNumber == true }.map {
      Sample($0, at: "\(folder)/specs", files: ["\(folder)/specs/\($0)"])
    }
    return specs
      + SharedFolder.names(in: "corpora").map { name in
        Sample(name, at: "\(folder)/corpora/\(name)", files: files(below: "\(folder)/corpora/\(name)"))
      }
  }()

  private static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.map { "\(folder)/\($0)" }
  }

  private static let endings = [".json", ".md", ".css", ".scss", ".swift", ".yaml", ".yml"]
}
