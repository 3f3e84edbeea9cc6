import Foundation
import Fuzzing
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// YAML is read line by line while it is written, and a name without its colon makes a text of what stands below it:
/// whatever is missing, every place of it can be asked about.
struct HalfWrittenYAML {
  /// The example files in JSON, as they would be in YAML.
  private static let texts: [(path: String, lines: [String])] = PackageFolder.files(
    below: "Tests/Examples", endingWith: [".tokens.json", ".component.json"]
  ).compactMap { name in
    let bytes = FileManager.default.contents(atPath: "\(PackageFolder.path)/\(name)") ?? Data()
    let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
    guard let value = try? JSONSerialization.jsonObject(with: bytes, options: options) else { return nil }
    return ("/w/" + name.replacing(".json", with: ".yaml"), lines(of: value, indentation: ""))
  }

  @Test func `there is YAML to ask about`() {
    #expect(Self.texts.count > 3 && Self.texts.allSatisfy { $0.lines.count > 10 })
  }

  @Test(arguments: texts.map(\.path)) func `every beginning of a file can be asked about`(path: String) {
    let lines = Self.lines(of: path)
    for count in Mutations.sampled(1..<(lines.count + 1), count: 8) {
      let whole = lines[..<count].joined(separator: "\n")
      ask(path, whole, "the first \(count) lines")
      let last = lines[count - 1].utf8.count
      for missing in Mutations.sampled(1..<(last + 1), count: 2) {
        ask(path, String(whole.utf8.dropLast(missing)) ?? "", "\(missing) bytes less than \(count) lines")
      }
    }
  }

  @Test(arguments: texts.map(\.path)) func `names without a colon can be asked about`(path: String) {
    let lines = Self.lines(of: path)
    for index in Mutations.sampled(lines.indices, count: 8) {
      for count in 1...3 where index + count <= lines.count {
        var begun = lines
        for line in index..<(index + count) { begun[line] = Self.name(in: lines[line]) }
        ask(path, begun.joined(separator: "\n"), "without colons in \(count) lines from \(index)")
        ask(path, begun[..<(index + count)].joined(separator: "\n"), "ending without colons in line \(index + count)")
      }
    }
  }

  /// Asks everything about the file, its end, and where each of some lines begins and ends.
  private func ask(_ path: String, _ text: String, _ what: String) {
    let file = IndexedFile(reading: SourceFile(path: path, text: text))
    for fault in RangeFaults(of: file).faults { Issue.record("\(path) \(what): \(fault)") }
    var workspace = Workspace(projects: [])
    workspace.put([file])
    var question = EveryQuestion(workspace, path)
    question.askOfFile()
    var places: Set<Int> = [text.utf8.count]
    for line in Mutations.sampled(0..<file.source.lines.count).suffix(6) + [file.source.lines.count - 2] where line >= 0
    {
      let range = file.source.range(ofLine: line)
      places.formUnion([range.start, range.start + 2, (range.start + range.end) / 2, range.end])
    }
    for place in places.sorted() where place <= text.utf8.count { question.ask(at: place) }
    for fault in question.faults { Issue.record("\(path) \(what): \(fault)") }
  }

  private static func lines(of path: String) -> [String] { texts.first { $0.path == path }?.lines ?? [] }

  /// What stands before the colon, dashes and quotes included.
  private static func name(in line: String) -> String { String(line.prefix { $0 != ":" }).replacing("\"", with: "") }

  /// A value as the lines of a block.
  private static func lines(of value: Any, indentation: String) -> [String] {
    if let object = value as? [String: Any], !object.isEmpty {
      return object.sorted { $0.key < $1.key }.flatMap { key, value in
        lines(of: value, under: "\(indentation)\(plain(key) ? key : scalar(key)):", indentation)
      }
    }
    if let list = value as? [Any], !list.isEmpty {
      return list.flatMap { lines(of: $0, under: "\(indentation)-", indentation) }
    }
    return [indentation + scalar(value)]
  }

  private static func lines(of value: Any, under head: String, _ indentation: String) -> [String] {
    let isNested = (value as? [String: Any])?.isEmpty == false || (value as? [Any])?.isEmpty == false
    return isNested ? [head] + lines(of: value, indentation: indentation + "  ") : ["\(head) \(scalar(value))"]
  }

  private static func plain(_ key: String) -> Bool { key.allSatisfy { $0.isLetter || "$-".contains($0) } }

  private static func scalar(_ value: Any) -> String {
    let bytes = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }
}
