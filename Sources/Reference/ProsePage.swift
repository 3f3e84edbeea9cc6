import Facts
import ProseFacts

extension GeneratedFile {
  /// The page on what prose is read by, written from the tables that read it.
  static let prosePage = page("HowProseIsRead", from: "the patterns in ProseFacts", proseText)

  private static var proseText: String {
    """
    # How prose is read

    A text is cut into pieces: words, lengths, colors, names in code, and signs. What each word can mean is looked up in \
    the lexicon, a table for each language (`Sources/Lexicon/Languages`); a document need not say which it is written \
    in. Then ordered tables of patterns are tried, and the first that fits counts. Every text below is read by a test. \
    `tincture inspect --why FILE` prints which pattern read what.

    ## What a length measures

    A length that no pattern reads has the part `other`, and no rule asks anything of it.

    \(sections(LengthPattern.catalog.map { ($0.name, $0.reads.map { ($0.text, $0.role.rawValue) }, $0.leaves) }))

    ## Which lengths nobody asks for

    What a document refuses, what was, and what only tells of something: no rule asks anything of it. In each of these \
    documents, whose lines are parted by ⏎, the first length is put aside.

    \(sections(RefusalPattern.catalog.map { ($0.name, $0.reads.map { ($0, nil) }, $0.leaves) }))

    ## Which color something has

    Of pairs of colors the contrast is told. A color that is not said for certain makes no pair.

    \(sections(ColorPattern.catalog.map { ($0.name, $0.reads.map { ($0.text, $0.color) }, $0.leaves) }))

    ## Which color a sentence lays on which

    \(sections(PairPattern.catalog.map { ($0.name, $0.reads.map { ($0.text, $0.pair) }, $0.leaves) }))

    ## Which names a document gives values to

    Under a heading that names a kind of values, each is a token of the document: `color.Primary`. In front of it stand \
    the family and, of colors that a heading says are for text or for a ground, what they are for.

    \(sections(NamedValuePattern.catalog.map { ($0.name, $0.reads.map { ($0.document, $0.tokens) }, $0.leaves) }))

    ## What a document states of components

    Lines with a name and a value:

    \(sections(StatementPatterns.items.map(shown)))

    Names without a value, which open groups:

    \(sections(StatementPatterns.groups.map(shown)))

    Rows of tables:

    \(sections(StatementPatterns.tables.map(shown)))

    """
  }

  /// A pattern as it is shown: its name, the texts that it reads with what they come to, and those that it leaves.
  private typealias Shown = (name: String, reads: [(text: String, meaning: String?)], leaves: [String])

  private static func shown(_ pattern: StatementPatterns.Shown) -> Shown {
    (pattern.name, pattern.reads.map { ($0.document, $0.facts) }, [])
  }

  private static func sections(_ patterns: [Shown]) -> String {
    patterns.enumerated().map(section).joined(separator: "\n\n")
  }

  private static func section(_ number: Int, _ pattern: Shown) -> String {
    let reads = pattern.reads.map { "- \(quoted($0.text))\($0.meaning.map { ": \($0)" } ?? "")" }
    let leaves = pattern.leaves.map { "- \(quoted($0))" }
    return
      (["### \(number + 1). \(pattern.name.prefix(1).uppercased() + pattern.name.dropFirst())", "", "Reads", ""]
      + reads + (leaves.isEmpty ? [] : ["", "Leaves to others", ""] + leaves)).joined(separator: "\n")
  }

  /// A text as code in one line, with a sign where a line ends.
  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n").joined(separator: " ⏎ ")
    return lines.contains("`") ? "`` \(lines) ``" : "`\(lines)`"
  }
}
