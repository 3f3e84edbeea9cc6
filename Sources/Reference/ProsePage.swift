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
    in. Then, for each length, the patterns below are tried in this order, and the first that fits says what the \
    length measures. `tincture inspect --why FILE` prints beside each length which one did.

    A length that no pattern reads has the part `other`, and no rule asks anything of it. Nor is anything asked of a \
    length that a text refuses, that was, or that stands under a heading such as *Changelog*.

    \(LengthPattern.catalog.enumerated().map(section).joined(separator: "\n\n"))

    """
  }

  private static func section(_ number: Int, _ pattern: LengthPattern) -> String {
    let reads = pattern.reads.map { "- “\($0.text)”: \($0.role.rawValue)" }
    let leaves = pattern.leaves.map { "- “\($0)”" }
    return
      (["## \(number + 1). \(pattern.name.prefix(1).uppercased() + pattern.name.dropFirst())", "", "Reads"] + [""]
      + reads + (leaves.isEmpty ? [] : ["", "Leaves to others", ""] + leaves)).joined(separator: "\n")
  }
}
