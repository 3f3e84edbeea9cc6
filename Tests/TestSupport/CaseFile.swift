import Foundation
import Synchronization

/// A case file as lines and fences, so that answers can be written back in their places.
struct CaseFile {
  private var lines: [String]

  /// A fenced block: its info string, and the lines of its body.
  private struct Fence {
    var open: Int
    var close: Int
    var marker: String
    var info: String

    var words: [String] { info.split(separator: " ").map(String.init) }
  }

  /// What a fence may be written in; everything else asks, so that a question that is misspelled is told.
  private static let languages: Set<String> = [
    "bytes", "csharp", "css", "dart", "javascript", "js", "json", "json5", "jsonc", "jsx", "kotlin", "less", "markdown",
    "md",
    "rust", "scss", "sh", "swift", "text", "toml", "tsx", "typescript", "yaml", "yml",
  ]

  init(_ text: String) { lines = text.components(separatedBy: "\n") }

  /// The sections that ask something, in order.
  func cases(path: String) -> [Case] { sections(path: path).filter { !$0.questions.isEmpty } }

  /// The files of each section that shows any, in order.
  func shown() -> [[(path: String, text: String)]] { sections(path: "").map(\.files).filter { !$0.isEmpty } }

  private func sections(path: String) -> [Case] {
    var cases: [Case] = []
    var ordinal = 0
    var fences = self.fences()[...]
    for (number, line) in lines.enumerated() {
      if let fence = fences.first, number >= fence.open {
        if number == fence.close {
          add(fence, to: &cases, ordinal: &ordinal)
          fences.removeFirst()
        }
      } else if line.hasPrefix("## ") {
        cases.append(Case(heading: String(line.dropFirst(3)), casePath: path, line: number + 1))
      }
    }
    return cases
  }

  private func add(_ fence: Fence, to cases: inout [Case], ordinal: inout Int) {
    guard !cases.isEmpty else { return }
    let last = cases.count - 1
    if let question = question(fence, ordinal: ordinal) {
      ordinal += 1
      cases[last].questions.append(question)
    } else if fence.words.count == 2, CaseFile.languages.contains(fence.words[0]), fence.words[1].contains(".") {
      let body = lines[(fence.open + 1)..<fence.close]
      let marked = Marked(body.isEmpty ? "" : body.joined(separator: "\n") + "\n")
      cases[last].files.append((fence.words[1], marked.text))
      for (marker, place) in marked.places {
        cases[last].places[marker] = Case.Place(path: fence.words[1], offset: place.start, end: place.end)
      }
    }
  }

  private func question(_ fence: Fence, ordinal: Int) -> Case.Question? {
    guard var words = asked(by: fence) else { return nil }
    if fence.words == ["console"] { words.removeFirst() }
    return Case.Question(
      words: words, body: lines[answer(in: fence)].joined(separator: "\n"), line: fence.open + 1, ordinal: ordinal)
  }

  /// The words of the question; `nil` for a fence that asks nothing.
  private func asked(by fence: Fence) -> [String]? {
    guard let first = fence.words.first else { return nil }
    guard first == "console" else { return CaseFile.languages.contains(first) ? nil : fence.words }
    guard fence.close > fence.open + 1, lines[fence.open + 1].hasPrefix("$ ") else { return nil }
    return lines[fence.open + 1].split(separator: " ").map(String.init)
  }

  private func answer(in fence: Fence) -> Range<Int> {
    (fence.words == ["console"] ? fence.open + 2 : fence.open + 1)..<fence.close
  }

  private func fences() -> [Fence] {
    var fences: [Fence] = []
    var open: (line: Int, marker: String, info: String)?
    for (number, line) in lines.enumerated() {
      let marker = String(line.prefix { $0 == "`" })
      if let started = open {
        guard marker.count >= started.marker.count, line.dropFirst(marker.count).allSatisfy(\.isWhitespace) else {
          continue
        }
        fences.append(Fence(open: started.line, close: number, marker: started.marker, info: started.info))
        open = nil
      } else if marker.count >= 3 {
        open = (number, marker, String(line.dropFirst(marker.count)))
      }
    }
    return fences
  }

  /// Cases run side by side and share their file.
  private static let writing = Mutex(())

  /// Replaces the answer to one question; the fence grows if the answer holds a fence itself.
  static func rewrite(path: String, ordinal: Int, body: String) {
    writing.withLock { _ in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
      var file = CaseFile(text)
      file.replace(ordinal: ordinal, body: body)
      try? file.lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private mutating func replace(ordinal: Int, body: String) {
    // Fences above the first heading belong to no case and are not counted.
    guard let first = cases(path: "").first?.line else { return }
    let questions = fences().filter { $0.open >= first && asked(by: $0) != nil }
    guard ordinal < questions.count else { return }
    let fence = questions[ordinal]
    let answerLines = body.isEmpty ? [] : body.components(separatedBy: "\n")
    let longest = answerLines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let marker = String(repeating: "`", count: max(fence.marker.count, longest >= 3 ? longest + 1 : 0))
    lines[fence.open] = marker + fence.info
    lines[fence.close] = marker
    lines.replaceSubrange(answer(in: fence), with: answerLines)
  }
}
