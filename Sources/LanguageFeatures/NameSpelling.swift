import DesignTokens
import Facts
import SourceText

/// How a text spells a token's name, segment by segment.
struct NameSpelling {
  /// The segments that the text spells, by their number in the name, each with its place.
  private(set) var segments: [(number: Int, range: ByteRange)] = []
  private let name: TokenName
  private let range: ByteRange
  private let text: String
  private let isPointer: Bool

  /// Reads the text at a range of a file as the end of a name, or all of it.
  init(of name: TokenName, at range: ByteRange, in source: SourceFile, isPointer: Bool) {
    self.name = name
    self.range = range
    self.isPointer = isPointer
    text = source.text(in: range)
    let separator = isPointer ? "/" : "."
    let known = name.segments
    let parts = text.split(separator: Character(separator), omittingEmptySubsequences: false)
    guard parts.count <= known.count, parts.map({ plain($0) }) == Array(known.suffix(parts.count)) else { return }
    var start = range.start
    for (offset, part) in parts.enumerated() {
      segments.append((known.count - parts.count + offset, ByteRange(start, start + part.utf8.count)))
      start += part.utf8.count + 1
    }
  }

  /// The edit that gives one segment another text; `nil` where the text does not spell it.
  func edit(replacing number: Int, with new: String) -> TextEdit? {
    if let segment = segments.first(where: { $0.number == number }) {
      return TextEdit(segment.range, isPointer ? NameSpelling.escaped(new) : new)
    }
    guard segments.isEmpty else { return nil }
    var renamed = name.segments
    guard renamed.indices.contains(number) else { return nil }
    renamed[number] = new
    // Code spells names in its own ways, often without their beginning.
    for style in NameSpelling.styles {
      for first in 0...number {
        let old = style(Array(name.segments[first...]))
        guard !old.isEmpty, text.hasSuffix(old) else { continue }
        return TextEdit(range, text.dropLast(old.count) + style(Array(renamed[first...])))
      }
    }
    return nil
  }

  private func plain(_ part: Substring) -> String {
    isPointer ? part.replacing("~1", by: "/").replacing("~0", by: "~").replacing("%20", by: " ") : String(part)
  }

  private static func escaped(_ segment: String) -> String {
    segment.replacing("~", by: "~0").replacing("/", by: "~1").replacing("%", by: "%25").replacing(" ", by: "%20")
  }

  private static let styles: [@Sendable ([String]) -> String] = [
    { $0.joined(separator: "-") },
    { words($0).map { $0.lowercased() }.joined(separator: "-") },
    { camel(words($0)) },
    { words($0).map { $0.lowercased() }.joined(separator: "_") },
  ]

  /// The words of some segments, at hyphens, underscores, blanks and capitals.
  private static func words(_ segments: [String]) -> [String] {
    var words: [String] = []
    for segment in segments {
      var word = ""
      for character in segment {
        let isBorder = !character.isLetter && !character.isNumber
        let isHump = character.isUppercase && word.last?.isLowercase == true
        if isBorder || isHump, !word.isEmpty {
          words.append(word)
          word = ""
        }
        if !isBorder { word.append(character) }
      }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  private static func camel(_ words: [String]) -> String {
    words.enumerated().map { position, word in
      let lower = word.lowercased()
      return position == 0 ? lower : lower.prefix(1).uppercased() + lower.dropFirst()
    }.joined()
  }
}

extension StringProtocol {
  /// The text with one piece in place of another wherever it stands.
  fileprivate func replacing(_ old: String, by new: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: old.utf8) {
        result += new.utf8
        rest = rest.dropFirst(old.utf8.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
