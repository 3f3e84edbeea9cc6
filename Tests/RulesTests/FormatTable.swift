import Foundation
import TestSupport

/// A file of the conformance cases of the token format, `Cases/Format`: a document a line, and behind it what it gives.
///
/// The head of a table says what its lines are: token files, resolver documents, or inputs for the resolver document
/// that the fence above it shows.
struct FormatTable {
  enum Kind: String {
    case tokenFile = "token file"
    case resolver = "resolver document"
    case input
  }

  /// One document and its findings, `nothing` if there are none.
  struct Row {
    /// The number of the line in the file, from 1.
    var line: Int
    var kind: Kind
    var document: String
    /// `error `invalid-number` at `/ratio/$value``, parted by semicolons.
    var finds: String
    /// The fence above the table.
    var fence: String
  }

  let path: String
  private(set) var lines: [String]
  private(set) var rows: [Row] = []

  /// All of them, sorted.
  static let all: [FormatTable] = PackageFolder.files(below: "Tests/RulesTests/Cases/Format", endingWith: [".md"])
    .map { FormatTable(path: "\(PackageFolder.path)/\($0)", text: PackageFolder.text(of: $0) ?? "") }

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    var kind: Kind?
    var fence: [String] = []
    var isInFence = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInFence.toggle()
        if isInFence { fence = [] }
      } else if isInFence {
        fence.append(line)
      } else if line.hasPrefix("| `"), let kind {
        let parts = line.dropFirst(3).components(separatedBy: "` | ")
        guard parts.count == 2 else { continue }
        rows.append(
          Row(
            line: index + 1, kind: kind, document: parts[0], finds: String(parts[1].dropLast(2)),
            fence: fence.joined(separator: "\n")))
      } else if line.hasSuffix(" | finds |") {
        kind = Kind(rawValue: String(line.dropFirst(2).prefix { $0 != "|" }.dropLast()))
      }
    }
  }

  /// Writes what a document gives.
  mutating func write(_ finds: String, in row: Row) { lines[row.line - 1] = "| `\(row.document)` | \(finds) |" }

  func save() throws {
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
