import Foundation
import TestSupport

/// One file of the corpus of paraphrases: tables of sentences, each with what it must give.
///
/// Above the first table of a section a fence shows the document that a sentence stands in, at its line `…`; the fence
/// holds until another comes. A row is `| sentence | gives | so far |`; the last cell says what is read today where that
/// is something else, and is empty where the sentence is read right.
struct ParaphraseFile {
  /// One sentence, what it must give, and what it gives so far where it is not yet read right.
  struct Row {
    /// The number of the line in the file, from 1.
    var line: Int
    var sentence: String
    /// Facts in the order of the text, or `nothing`; `/` stands between what is equally right (`gap/margin 10px`).
    var gives: [String]
    /// What it gave when somebody last looked; `nil` where the sentence is read right.
    var soFar: String?
    /// The document around it, with a line `…` in its place.
    var frame: String
  }

  let path: String
  private(set) var lines: [String]
  private(set) var rows: [Row] = []

  /// All files of the corpus, sorted.
  static let all: [ParaphraseFile] = {
    let folder = "Tests/FactsTests/Cases/Paraphrases"
    return PackageFolder.files(below: folder, endingWith: [".md"]).sorted()
      .map { ParaphraseFile(path: "\(PackageFolder.path)/\($0)", text: PackageFolder.text(of: $0) ?? "") }
  }()

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    var frame: [String] = []
    var isInFrame = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInFrame.toggle()
        if isInFrame { frame = [] }
      } else if isInFrame {
        frame.append(line)
      } else if let row = ParaphraseFile.row(line, number: index + 1, in: frame) {
        rows.append(row)
      }
    }
  }

  /// Writes what a row gives so far; an empty cell where it is read right.
  mutating func write(_ soFar: String?, in row: Row) {
    var cells = ParaphraseFile.cells(of: lines[row.line - 1])
    cells[2] = soFar ?? ""
    lines[row.line - 1] = "| \(cells[0]) | \(cells[1]) |\(cells[2].isEmpty ? "" : " \(cells[2])") |"
  }

  func save() throws {
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func row(_ line: String, number: Int, in frame: [String]) -> Row? {
    guard line.hasPrefix("| "), !line.hasPrefix("| sentence"), !line.hasPrefix("| ---") else { return nil }
    let cells = cells(of: line)
    guard cells.count == 3 else { return nil }
    let gives = cells[1].components(separatedBy: "; ")
    return Row(
      line: number, sentence: cells[0], gives: gives, soFar: cells[2].isEmpty ? nil : cells[2],
      frame: frame.joined(separator: "\n") + "\n")
  }

  private static func cells(of line: String) -> [String] {
    line.dropFirst().dropLast().components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
