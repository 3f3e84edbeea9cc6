import Facts
import SourceText
import Syntax

// The sections of the text: each once, in order, under a name that tools know.
extension DesignReader {
  func readHeadings() {
    var seen: [String: ByteRange] = [:]
    var last: (rank: Int, title: String, range: ByteRange)?
    var isOrdered = true
    for block in tree.blocks where block.kind == .heading && block.level == 2 && block.parent < 0 {
      let title = plainText(of: block.content)
      let bare = Self.withoutNumber(title)
      let rank = Self.rank(of: bare)
      let name = rank.map { "\($0)" } ?? title
      if let first = seen[name], !title.isEmpty {
        report(
          .designMdDuplicateSection, "`\(title)` is there twice; a document has each section once.",
          at: block.content, related: [("It stands here for the first time.", first)])
        continue
      }
      seen[name] = block.content
      guard let rank else { continue }
      let spelled = DesignSchema.headings[rank]
      if bare == title, !spelled.contains(tree.text(in: block.content)) {
        let known = spelled.first { Self.folded($0) == Self.folded(title) } ?? spelled[0]
        report(
          .designMdSectionName, "Tools know this section as `\(known)`.", at: block.content,
          fixes: [ProblemFix("Write `\(known)`", [TextEdit(block.content, known)])])
      }
      if let last, rank < last.rank, isOrdered {
        isOrdered = false
        report(
          .designMdSectionOrder, "`\(title)` belongs before `\(last.title)`.", at: block.content,
          related: [("`\(last.title)` stands here.", last.range)])
      }
      last = (rank, title, block.content)
    }
  }

  /// A heading without its marks.
  private func plainText(of range: ByteRange) -> String {
    tree.text(in: range).filter { $0 != "*" && $0 != "_" && $0 != "`" }
  }

  /// `2. Colors` without its number.
  private static func withoutNumber(_ title: String) -> String {
    guard title.first?.isNumber == true, let end = title.firstIndex(where: { !$0.isNumber && $0 != "." && $0 != ")" })
    else { return title }
    return String(title[end...].drop { $0 == " " })
  }

  private static func rank(of title: String) -> Int? {
    let folded = folded(title)
    return DesignSchema.headings.firstIndex { $0.contains { Self.folded($0) == folded } }
  }

  /// Letters alone, in lower case and in American spelling.
  private static func folded(_ title: String) -> String {
    var letters = ""
    for word in title.lowercased().split(separator: " ") {
      let word = word.filter(\.isLetter)
      if !word.isEmpty, word != "and" { letters += word == "colours" || word == "color" ? "colors" : word }
    }
    return letters
  }
}
