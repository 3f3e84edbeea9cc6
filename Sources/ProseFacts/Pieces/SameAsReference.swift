import Lexicon
import SourceText

/// `Same as Primary Button but:`: a component that takes over what another states.
enum SameAsReference {
  /// Whether the first word of a text may begin a reference.
  private static func opens(_ file: SourceFile, _ range: ByteRange) -> Bool {
    let bytes = file.bytes.from(range.start, to: min(range.end, range.start + 16))
    guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")) else { return false }
    return Lexicon.opens(.sameAs, String(decoding: bytes[..<blank], as: UTF8.self).lowercased())
  }

  /// The name that a text takes over, up to "but" or a sign; `nil` where the text says nothing of the kind.
  static func name(_ file: SourceFile, _ range: ByteRange) -> String? {
    guard opens(file, range) else { return nil }
    let text = file.text(in: range)
    var words = text.split { $0.isWhitespace }.map(String.init)
    let small = words.map { $0.lowercased() }
    guard let count = [2, 1].first(where: { Lexicon.means(.sameAs, small.prefix($0)) }) else {
      return nil
    }
    words.removeFirst(count)
    if let article = words.first?.lowercased(), article == "the" || article == "a" || article == "an" {
      words.removeFirst()
    }
    var name: [String] = []
    for word in words.prefix(8) {
      let bare = word.trimmingMarks
      if bare.lowercased().means(.inheritanceEnd) { break }
      if !bare.isEmpty { name.append(bare) }
      if word.last.map({ ",:;.".contains($0) }) ?? false { break }
    }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }

  /// Whether a line opens such a block, so that what stands under it are changes.
  static func isInheritance(_ file: SourceFile, _ range: ByteRange) -> Bool { name(file, range) != nil }
}

extension String {
  /// The text without marks of emphasis, quotation marks and punctuation at both ends.
  var trimmingMarks: String {
    let marks = Set<Character>("*_`\"'“”,:;.")
    var text = Substring(self)
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }
}
