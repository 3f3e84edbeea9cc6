import DesignTokens
import Facts
import Lexicon
import SourceText

/// How a text spells a token's name, segment by segment.
struct NameSpelling {
  /// What the text is, which says how a name may be written there.
  enum Place: Sendable {
    /// Names as they are: keys, braces, prose.
    case text
    /// The steps of a JSON pointer.
    case pointer
    /// A constant in Swift where it is declared, and where it is used.
    case declaration, member
    /// The name of an asset in code, whose folders are slashes.
    case asset
    /// A custom property or a variable of a style sheet.
    case styleSheet
  }

  /// The segments that the text spells, by their number in the name, each with its place.
  private(set) var segments: [(number: Int, range: ByteRange)] = []
  private let name: TokenName
  private let range: ByteRange
  private let text: String
  private let place: Place

  /// Reads the text at a range of a file as the end of a name, or all of it.
  init(of name: TokenName, at range: ByteRange, in source: SourceFile, _ place: Place) {
    self.name = name
    self.range = range
    self.place = place
    text = source.text(in: range)
    let known = name.segments
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    // The text of a faulty sequence is longer than the sequence: places in it are none of the file.
    guard text.utf8.count == range.count, parts.count <= known.count,
      zip(parts, known.suffix(parts.count)).allSatisfy({ isSpelled($1, $0) })
    else {
      return
    }
    var start = range.start
    for (offset, part) in parts.enumerated() {
      segments.append((known.count - parts.count + offset, ByteRange(start, start + part.utf8.count)))
      start += part.utf8.count + 1
    }
  }

  private var separator: Character {
    switch place {
    case .pointer: "/"
    case .asset where text.utf8.contains(UInt8(ascii: "/")): "/"
    case .asset, .declaration, .member, .styleSheet, .text: "."
    }
  }

  /// The edit that gives one segment another text; `nil` where the text does not spell it, or cannot.
  func edit(replacing number: Int, with new: String) -> TextEdit? {
    if let segment = segments.first(where: { $0.number == number }) {
      return spelled(new).map { TextEdit(segment.range, $0) }
    }
    guard segments.isEmpty else { return nil }
    var renamed = name.segments
    guard renamed.indices.contains(number) else { return nil }
    renamed[number] = new
    // Code spells names in its own ways, often without their beginning.
    for style in styles {
      for first in 0...number {
        let old = style(Array(name.segments[first...]))
        guard !old.isEmpty, text.hasSuffix(old), isWhole(text.dropLast(old.count)) else { continue }
        return TextEdit(range, text.dropLast(old.count) + style(Array(renamed[first...])))
      }
    }
    return nil
  }

  /// Whether a word may begin behind a text.
  private func isWhole(_ beginning: Substring) -> Bool { beginning.last.map { !$0.isLetter && !$0.isNumber } ?? true }

  /// Whether a part of the text is how the place spells a segment.
  private func isSpelled(_ segment: String, _ part: Substring) -> Bool {
    switch place {
    case .pointer:
      part.replacing("~1", by: "/").replacing("~0", by: "~").replacing("%20", by: " ").replacing("%25", by: "%")
        == segment
    case .declaration, .member:
      [segment, SwiftIdentifier.spelling(of: segment, isDeclared: false)].contains(part.filter { $0 != "`" })
    case .asset, .styleSheet, .text: part == segment
    }
  }

  /// A segment as the place spells it; `nil` where it cannot.
  private func spelled(_ segment: String) -> String? {
    switch place {
    case .pointer: NameSpelling.escaped(segment)
    case .declaration, .member: SwiftIdentifier.spelling(of: segment, isDeclared: place == .declaration)
    case .asset, .styleSheet, .text: segment
    }
  }

  private static func escaped(_ segment: String) -> String {
    segment.replacing("~", by: "~0").replacing("/", by: "~1").replacing("%", by: "%25").replacing(" ", by: "%20")
  }

  /// The ways to write a whole name as one word; where several give what stands there, the first is kept to.
  private var styles: [@Sendable ([String]) -> String] {
    switch place {
    case .declaration, .member: [NameSpelling.camel, NameSpelling.snake]
    case .styleSheet: [NameSpelling.kebab, NameSpelling.dashed, NameSpelling.camel, NameSpelling.snake]
    case .asset, .pointer, .text: [NameSpelling.dashed, NameSpelling.kebab, NameSpelling.camel, NameSpelling.snake]
    }
  }

  private static let dashed: @Sendable ([String]) -> String = { $0.joined(separator: "-") }
  private static let kebab: @Sendable ([String]) -> String = {
    SwiftIdentifier.words(of: $0).map { $0.lowercased() }.joined(separator: "-")
  }
  private static let camel: @Sendable ([String]) -> String = { SwiftIdentifier.camel(SwiftIdentifier.words(of: $0)) }
  private static let snake: @Sendable ([String]) -> String = {
    SwiftIdentifier.words(of: $0).map { $0.lowercased() }.joined(separator: "_")
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
