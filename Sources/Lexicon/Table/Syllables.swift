/// The words of languages that put a blank behind every syllable: `khoảng cách` is one.
enum Syllables {
  /// Two that belong together, as one word; `nil` for all others.
  static func joined(_ first: String, _ second: String) -> String? {
    guard !(first.utf8.allSatisfy { $0 < 0x80 } && second.utf8.allSatisfy { $0 < 0x80 }), openings.contains(first)
    else { return nil }
    let word = first + " " + second
    return words.contains(word) ? word : nil
  }

  private static let words = Vietnamese.table.withUTF8Buffer { bytes in
    var words: Set<String> = []
    for (_, word) in LexiconTable(bytes) where bytes[word].contains(UInt8(ascii: " ")) {
      words.insert(String(decoding: bytes[word], as: UTF8.self))
    }
    return words
  }

  /// What others may follow.
  private static let openings = Set(words.map { String($0[..<($0.lastIndex(of: " ") ?? $0.endIndex)]) })
}
