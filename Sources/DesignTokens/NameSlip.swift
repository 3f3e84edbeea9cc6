import SourceText

extension NearestName {
  /// Whether one name may be a slip of the hand for another: the same words, of which some are misspelled, or the same
  /// letters divided into other words (`textColor`, `text-color`).
  ///
  /// A name with another word in it is another name (`font-weight-body`, `line-height-body`), and so is another number
  /// (`gray-150`, `gray-100`), another short word (`xs`, `xl`) or the opposite (`selected`, `unselected`): of these
  /// nobody can tell which was meant. The bound of
  /// a third of a word is that of the whole name.
  package static func isSlip(_ written: TokenName, of name: TokenName) -> Bool {
    guard isBelowZero(written) == isBelowZero(name) else { return false }
    let (left, right) = (words(of: written.bytes), words(of: name.bytes))
    if left.count == right.count {
      return zip(left, right).allSatisfy { $0 == $1 || isSlip($0, of: $1) }
    }
    return left.joined().elementsEqual(right.joined())
  }

  /// Whether a name has a step such as `-1`.
  private static func isBelowZero(_ name: TokenName) -> Bool {
    name.segments.contains { $0.first == "-" && $0.dropFirst().first?.isNumber ?? false }
  }

  /// Whether one word, in lower case, may be a slip for another.
  private static func isSlip(_ written: [UInt8], of word: [UInt8]) -> Bool {
    guard written.filter(\.isASCIIDigit).elementsEqual(word.filter(\.isASCIIDigit)), !(isSize(written) && isSize(word)),
      !isOpposite(written, of: word)
    else { return false }
    let length = min(written.count, word.count)
    let distance = distance(TokenName(bytes: written), TokenName(bytes: word))
    if length > 3 { return distance <= max(1, length / 3) }
    // In short words a letter too few or too many at the end, or two that are swapped, still tell which was meant; of
    // three letters also one that is missing further in.
    guard distance == 1, length > 0 else { return false }
    if written.count == word.count { return written.sorted() == word.sorted() }
    return written.starts(with: word) || word.starts(with: written) || length == 3 && written.first == word.first
  }

  /// Whether one word is the other with a syllable in front that says the opposite.
  private static func isOpposite(_ left: [UInt8], of right: [UInt8]) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    return opposites.contains { long.elementsEqual($0 + short) }
  }

  private static let opposites = ["un", "in", "im", "dis", "non", "de"].map { Array($0.utf8) }

  /// Whether a word is a step of a scale (`m`, `xxl`), beside which any other word is another step.
  private static func isSize(_ word: [UInt8]) -> Bool {
    let rest = word.drop { $0 == UInt8(ascii: "x") }
    return rest.count < 2 && rest.allSatisfy("sml".utf8.contains)
  }

  /// The words of a name in lower case: what stands between dots, hyphens and other signs, and each hump of a camel.
  private static func words(of name: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var isInside = false
    var before: UInt8 = 0
    for byte in name {
      let isCapital = byte &- UInt8(ascii: "A") < 26
      let isPart = isCapital || byte &- UInt8(ascii: "a") < 26 || byte.isASCIIDigit || byte >= 0x80
      let isHump = isCapital && (before &- UInt8(ascii: "a") < 26 || before.isASCIIDigit)
      if isPart {
        let letter = isCapital ? byte | 0x20 : byte
        if isInside, !isHump { words[words.count - 1].append(letter) } else { words.append([letter]) }
      }
      isInside = isPart
      before = byte
    }
    return words
  }
}
