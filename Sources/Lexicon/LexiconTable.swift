/// The table of a language: what lines such as `padding: innenabstand, polsterung` say.
///
/// A line that begins with a blank goes on with the words of the one above; `#` begins a line for the reader.
package struct LexiconTable {
  /// The meanings in the order of the table, each with its words in lower case.
  package private(set) var lines: [(sense: Sense, words: [String])] = []
  /// What stands before a colon and is no meaning: a slip in the table.
  package private(set) var unknown: [String] = []

  package init(_ table: StaticString) {
    for line in table.description.split(separator: "\n") where line.first != "#" {
      var rest = line
      if line.first != " ", let colon = line.firstIndex(of: ":") {
        rest = line[line.index(after: colon)...]
        guard let sense = Self.senses[String(line[..<colon])] else {
          unknown.append(String(line[..<colon]))
          continue
        }
        lines.append((sense, []))
      }
      guard !lines.isEmpty else { continue }
      lines[lines.count - 1].words += rest.split(separator: ",").compactMap { word in
        let word = word.drop { $0 == " " }
        return word.isEmpty ? nil : String(word)
      }
    }
  }

  private static let senses = Dictionary(uniqueKeysWithValues: Sense.allCases.map { ("\($0)", $0) })
}
