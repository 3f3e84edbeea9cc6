import Configuration
import Facts
import Foundation
import Fuzzing
import LanguageFeatures
import Rules
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// The example design system as a workspace, with the findings that it has before any change.
struct Examples: Sendable {
  /// The files that a front end reads, as absolute paths, sorted.
  let paths: [String]
  private let files: [String: IndexedFile]
  private let projects: [Configuration]
  private let workspace: Workspace
  private let before: [String: FindingsByReach]

  init() {
    let root = "\(PackageFolder.path)/Tests/Examples"
    let settings = SourceFile(
      path: "\(root)/tincture.json",
      bytes: Array(FileManager.default.contents(atPath: "\(root)/tincture.json") ?? Data()))
    projects = [ConfigurationReader.read(settings, root: root).configuration]
    let names = PackageFolder.files(
      below: "Tests/Examples", endingWith: [".json", ".md", ".css", ".swift", ".yaml", ".yml"])
    let found = names.filter { !$0.hasSuffix("tincture.json") }.map { "\(PackageFolder.path)/\($0)" }
    files = Dictionary(
      uniqueKeysWithValues: found.map { path in
        (
          path,
          IndexedFile(
            reading: SourceFile(path: path, bytes: Array(FileManager.default.contents(atPath: path) ?? Data())))
        )
      })
    paths = found.sorted()
    workspace = Examples.workspace(of: files, in: projects)
    before = FindingsByReach.all(in: workspace, paths)
  }

  private static func workspace(of files: [String: IndexedFile], in projects: [Configuration]) -> Workspace {
    var workspace = Workspace(projects: projects)
    workspace.put(files.values.sorted { $0.source.path < $1.source.path })
    return workspace
  }

  func bytes(of path: String) -> [UInt8] { files[path]?.source.bytes ?? [] }

  /// Puts other bytes into one file and checks everything that must hold; `offset` is where the change is.
  func check(_ path: String, _ bytes: [UInt8], at offset: Int, _ what: String) {
    let name = path.split(separator: "/").last ?? ""
    let changed = IndexedFile(reading: SourceFile(path: path, bytes: bytes))
    expectEdited(path, bytes, offset, "\(name) \(what)")
    for fault in RangeFaults(of: changed).faults { Issue.record("\(name) \(what): \(fault)") }

    var incremental = workspace
    let stale = incremental.put(changed)
    var freshFiles = files
    freshFiles[path] = changed
    let fresh = Examples.workspace(of: freshFiles, in: projects)
    let renewed = FindingsByReach.renewed(before, stale, in: incremental, paths)
    for (path, expected) in FindingsByReach.all(in: fresh, paths) where renewed[path] != expected {
      let known = renewed[path].map { "\($0)" } ?? "nothing"
      Issue.record("\(name) \(what): \(path) has\n\(known)\ninstead of\n\(expected)")
    }
    ask(incremental, path, min(offset, bytes.count), bytes.count, "\(name) \(what)")
  }

  /// The edit applied to the old text is the new text, lines included.
  private func expectEdited(_ path: String, _ bytes: [UInt8], _ offset: Int, _ what: String) {
    guard let old = files[path]?.source else { return }
    let removed = ByteRange(offset, bytes.count == offset ? old.bytes.count : offset + 1)
    let edited = old.applying([TextEdit(removed, "")])
    #expect(edited.bytes == bytes && edited.lines == LineTable(bytes), "\(what): editing differs from reading")
  }

  /// What an editor would ask at the place of the change, and at the end.
  private func ask(_ workspace: Workspace, _ path: String, _ offset: Int, _ count: Int, _ what: String) {
    var question = EveryQuestion(workspace, path)
    question.ask(at: offset)
    if offset != count { question.ask(at: count) }
    question.askOfFile()
    for fault in question.faults { Issue.record("\(what): \(fault)") }
  }
}
