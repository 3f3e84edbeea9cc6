import TestSupport

/// A Swift file as these tests read it: its lines, and the same lines with comments and the insides of strings blank.
struct SwiftSource: Sendable {
  var path: String
  var lines: [String]
  var code: [String]
  /// Every word of the code, so that a search through its lines can be left out.
  var words: Set<Substring>

  /// The file at a path inside the package.
  init(_ path: String) {
    self.path = path
    let text = PackageFolder.text(of: path) ?? ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let code = SwiftSource.code(of: text)
    self.code = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  /// The folder below `Sources` or `Tests` that holds the file.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The file name without its ending.
  var stem: String { String((path.split(separator: "/").last ?? "").dropLast(".swift".count)) }

  /// The lines of code that hold one of some words, with their numbers from 1.
  func lines(with wanted: Set<Substring>) -> [(number: Int, line: String)] {
    guard !words.isDisjoint(with: wanted) else { return [] }
    return code.enumerated().filter { _, line in wanted.contains { line.contains($0) } }.map { ($0 + 1, $1) }
  }

  /// Every Swift file below `Sources` or `Tests`, read once.
  static func all(below folder: String) -> [SwiftSource] { folder == "Sources" ? sources : tests }

  private static let sources = read("Sources")
  private static let tests = read("Tests")

  private static func read(_ folder: String) -> [SwiftSource] {
    PackageFolder.files(below: folder, endingWith: [".swift"]).map(SwiftSource.init)
  }

  /// What the scanner is inside of.
  private enum Frame {
    case code(depth: Int)
    case string(hashes: Int, isLong: Bool)
    case lineComment
    case blockComment(depth: Int)
  }

  /// The text with comments and strings blanked out, line for line; interpolated code stays.
  static func code(of text: String) -> String {
    var scanner = Scanner(text: Array(text.utf8))
    while scanner.step() {}
    return String(decoding: scanner.result, as: UTF8.self)
  }

  private struct Scanner {
    var text: [UInt8]
    var result: [UInt8] = []
    var index = 0
    var frames: [Frame] = [.code(depth: 0)]

    init(text: [UInt8]) { self.text = text }

    mutating func step() -> Bool {
      guard index < text.count, let frame = frames.last else { return false }
      switch frame {
      case .code(let depth): code(depth)
      case .string(let hashes, let isLong): string(hashes, isLong)
      case .lineComment:
        if text[index] == UInt8(ascii: "\n") { frames.removeLast() } else { blank(1) }
      case .blockComment(let depth): comment(depth)
      }
      return true
    }

    private func sees(_ word: String) -> Bool { text[index...].starts(with: word.utf8) }

    private mutating func copy(_ count: Int) {
      result += text[index..<min(index + count, text.count)]
      index += count
    }

    private mutating func blank(_ count: Int) {
      for byte in text[index..<min(index + count, text.count)] {
        result.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
      }
      index += count
    }

    private mutating func code(_ depth: Int) {
      let hashes = text[index...].prefix { $0 == UInt8(ascii: "#") }.count
      if sees("//") { return frames.append(.lineComment) }
      if sees("/*") {
        frames.append(.blockComment(depth: 0))
      } else if index + hashes < text.count, text[index + hashes] == UInt8(ascii: "\"") {
        copy(hashes)
        let isLong = sees("\"\"\"")
        copy(isLong ? 3 : 1)
        frames.append(.string(hashes: hashes, isLong: isLong))
      } else {
        parenthesis(depth)
      }
    }

    /// Counts parentheses inside an interpolation, whose last one leads back into the string.
    private mutating func parenthesis(_ depth: Int) {
      let byte = text[index]
      copy(1)
      guard frames.count > 1, byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") else { return }
      frames.removeLast()
      if byte == UInt8(ascii: "(") {
        frames.append(.code(depth: depth + 1))
      } else if depth > 1 {
        frames.append(.code(depth: depth - 1))
      }
    }

    private mutating func string(_ hashes: Int, _ isLong: Bool) {
      let marks = String(repeating: "#", count: hashes)
      let end = (isLong ? "\"\"\"" : "\"") + marks
      if sees(end) {
        frames.removeLast()
        copy(end.utf8.count)
      } else if sees("\\" + marks + "(") {
        copy(hashes + 2)
        frames.append(.code(depth: 1))
      } else {
        blank(sees("\\" + marks) ? hashes + 2 : 1)
      }
    }

    private mutating func comment(_ depth: Int) {
      let opens = sees("/*")
      let closes = sees("*/")
      blank(opens || closes ? 2 : 1)
      guard opens || closes else { return }
      frames.removeLast()
      if opens || depth > 1 { frames.append(.blockComment(depth: opens ? depth + 1 : depth - 1)) }
    }
  }
}
