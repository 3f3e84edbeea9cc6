import Foundation
import TestSupport
import Testing

/// What every Swift file keeps to.
struct Files {
  private let sources = SwiftSource.all(below: "Sources") + tests
  private static let tests = SwiftSource.all(below: "Tests").filter { $0.target != "Examples" }

  /// Files named for what their declarations have in common.
  private let familyFiles: [String: String] = [
    "Sources/Facts/Tokens/LiteralValue.swift": "Colors and dimensions are the two kinds of literal value.",
    "Sources/Platform/StandardStreams.swift": "The three streams of a process.",
  ]

  /// Files beyond 400 lines, with the reason.
  private let longFiles: [String: String] = [:]
  /// Functions beyond 60 lines (`path name`), with the reason; a lexer's `switch` may reach 100.
  private let longFunctions: [String: String] = [:]

  @Test func `comments and the insides of strings are not code`() {
    let text = #"""
      let a = "try! \(f("x", g(1)) + y) //" // as! b
      /* a /* b */ c */ let c = """
        public
        """
      """#
    let code = SwiftSource.code(of: text).split(separator: "\n").map { String($0).split(separator: " ") }
      .filter { !$0.isEmpty }
    #expect(
      code == [
        ["let", "a", "=", "\"", #"\(f(""#, "\",", "g(1))", "+", "y)", "\""], ["let", "c", "=", #"""""#], [#"""""#],
      ])
  }

  @Test func `files have at most 400 lines`() {
    for source in sources where longFiles[source.path] == nil {
      #expect(source.lines.count <= 401, "\(source.path) has \(source.lines.count) lines")
    }
  }

  @Test func `a folder holds at most 25 files`() {
    let folders = Dictionary(grouping: sources) { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
    for (folder, files) in folders {
      #expect(files.count <= 25, "\(folder) holds \(files.count) files")
    }
  }

  @Test func `locks stand where the reason for them stands`() {
    // A memo is the only thing in a snapshot that changes; everything else that threads share is of the platform.
    let homes = ["Sources/Platform/", "Sources/WorkspaceIndex/Memo.swift"]
    for source in sources where source.path.hasPrefix("Sources/") && !homes.contains(where: source.path.hasPrefix) {
      #expect(!source.words.contains("Mutex"), "\(source.path) has a lock")
    }
  }

  @Test func `functions have at most 60 lines`() {
    for source in sources {
      for function in functions(in: source) where longFunctions["\(source.path) \(function.name)"] == nil {
        #expect(function.lines <= 60, "\(source.path): \(function.name) has \(function.lines) lines")
      }
    }
  }

  @Test func `a file is named for what it declares`() {
    let declaration =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:package|public|private|fileprivate|internal|final|indirect|nonisolated)\s+)*(struct|enum|class|protocol|typealias|extension|func|let|var)\s+(\w+)/
    for source in sources where !["main", "Placeholder"].contains(source.stem) && familyFiles[source.path] == nil {
      #expect(!source.stem.contains("+"), "\(source.path)")
      let declared = source.code.filter { $0.first?.isWhitespace == false }.compactMap {
        $0.firstMatch(of: declaration)
      }.map { ($0.1, $0.2.lowercased()) }
      let isNamed = declared.first?.1 == source.stem.lowercased()
      // A chapter of the protocol holds the structures of that chapter.
      if source.target == "LanguageServerProtocol" { continue }
      // A file of test functions alone declares no type; its name says what they are about.
      if source.path.hasPrefix("Tests/"), !declared.contains(where: { ["struct", "enum", "class"].contains($0.0) }) {
        continue
      }
      // The answer's own types may stand above the extension with the function that the file is named for.
      #expect(isNamed || declared.contains { $0.0 == "extension" }, "\(source.path) declares \(declared.map(\.1))")
    }
  }

  @Test func `shared declarations say what may be relied on`() {
    for source in SwiftSource.all(below: "Sources") {
      for (number, line) in source.code.enumerated() where isWeighty(line) {
        var above = number - 1
        while above >= 0, source.lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
        let isExplained = above >= 0 && source.lines[above].drop { $0 == " " }.hasPrefix("///")
        #expect(isExplained, "\(source.path):\(number + 1) wants a sentence: \(line)")
      }
    }
  }

  @Test func `nothing traps on purpose and nothing is left for later`() {
    for source in sources {
      for (number, line) in source.lines(with: ["try", "as", "fatalError", "preconditionFailure"]) {
        let found = line.firstMatch(of: /\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(/)
        #expect(found == nil, "\(source.path):\(number) says \(found.map { String($0.0) } ?? "")")
      }
      let text = source.lines.joined(separator: "\n")
      for word in ["TODO", "FIXME", "// MARK"] where source.stem != "Files" {
        #expect(!text.contains(word), "\(source.path) says \(word)")
      }
    }
  }

  @Test func `no line ends in a space`() {
    for source in sources where !source.path.contains("/Cases/") {
      let faulty = source.lines.indices.filter { source.lines[$0].last?.isWhitespace == true }
      #expect(faulty.isEmpty, "\(source.path): lines \(faulty.map { $0 + 1 })")
    }
  }

  @Test func `no placeholder is left beside real files`() {
    let byTarget = Dictionary(grouping: sources, by: \.target)
    for (target, files) in byTarget where files.count > 1 {
      #expect(!files.contains { $0.stem == "Placeholder" }, "\(target)")
    }
  }

  /// Functions that a protocol asks for and explains.
  private let witnesses: Set<String> = ["hash", "makeIterator", "next", "writeMembers", "write"]

  /// Top-level types and all functions that others can call, except the witnesses everybody knows.
  private func isWeighty(_ line: String) -> Bool {
    guard line.drop(while: { $0 == " " }).hasPrefix("package") else { return false }
    if line.firstMatch(of: /^package\s+(?:(?:final|indirect)\s+)*(?:struct|enum|class|protocol|typealias)\b/) != nil {
      return true
    }
    guard let function = line.firstMatch(of: /^\s*package\s+(?:static\s+|mutating\s+)*func\s+(\S+?)(?:\(|<|\s)/) else {
      return false
    }
    return String(function.1).first?.isLetter == true && !witnesses.contains(String(function.1))
  }

  /// Functions whose body ends at a brace in the column of their first line.
  private func functions(in source: SwiftSource) -> [(name: String, lines: Int)] {
    var found: [(name: String, lines: Int)] = []
    for (number, line) in source.code.enumerated() where line.contains("func ") || line.contains("init") {
      guard let head = line.firstMatch(of: /^(\s*)(?:[@\w()]+\s+)*(?:func\s+([^\s(<]+)|(init)\b)/) else { continue }
      let indentation = String(head.1)
      guard let opening = source.code[number...].firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix("}") }),
        source.code[opening].hasSuffix("{"),
        let end = source.code[opening...].firstIndex(where: { $0 == indentation + "}" })
      else { continue }
      found.append((String(head.2 ?? head.3 ?? ""), end - number + 1))
    }
    return found
  }
}
