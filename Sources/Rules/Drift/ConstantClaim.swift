import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// What a document says of constants of one theme.
struct ConstantClaim {
  /// A name with the values that a document gives it, one for each theme.
  struct Stated {
    /// The name of a token; `nil` where the document does not say that it is one.
    var name: TokenName?
    var constant: StatedConstant
    /// What the code may call it.
    var names: [ConstantName]
    var values: [TokenValue]
    var range: ByteRange

    init(_ name: TokenName, values: [TokenValue], range: ByteRange) {
      self.name = name
      let words = name.isCodeName ? name.codeWords : name.segments
      constant = StatedConstant(paths: [words], value: values.first ?? .number(0), range: range)
      names = [ConstantName(words)]
      self.values = values
      self.range = range
    }

    init(constant: StatedConstant, values: [TokenValue], range: ByteRange) {
      self.constant = constant
      names = constant.paths.map(ConstantName.init)
      self.values = values
      self.range = range
    }
  }

  let stated: Stated
  let constants: [CodeConstant]
  /// The words by which the document calls them.
  let words: [String]
  /// How many words of a constant's name tell which it is.
  let wordsToTell: Int
  /// Whether groups and name are called the same on both sides.
  let isInFull: Bool
  /// Whether the document says what one of the constants is worth.
  let holds: Bool
  /// Whether these very constants are worth it, and no namesakes.
  let isExact: Bool

  /// Where the constant stands, if it is one.
  var onlyPlace: ByteRange? {
    let places = Set(constants.map(\.nameRange))
    return places.count == 1 ? places.first : nil
  }

  /// Whether the document gives a color.
  var isOfColor: Bool { if case .color = stated.constant.value { true } else { false } }

  /// Whether the document gives the value for the dark theme.
  var isOfDark: Bool { !stated.names.isEmpty && stated.names.allSatisfy { $0.path.contains("dark") } }

  /// Whether it holds, or one of its constants is called one of the dark theme.
  func speaksOfDark(in theme: ThemeConstants) -> Bool {
    holds || theme.path.lowercased().holds("dark")
      || constants.contains { $0.path.contains { $0.lowercased().holds("dark") } }
  }

  /// The last words of a constant's name that tell which it is: `primary.500`, not `500`.
  func tellingName(of constant: CodeConstant) -> String {
    let isCut = wordsToTell == 1 && constant.path.last.map { $0.count < 3 || $0.allSatisfy(\.isNumber) } ?? false
    return constant.path.suffix(wordsToTell + (isCut ? 1 : 0)).joined(separator: ".")
  }

  /// Whether all constants are called the same but for their theme: of `size.body` and `appSize.body` either may be meant.
  var isOfOneName: Bool {
    Set(constants.map { $0.path.filter { !["light", "dark"].contains($0.lowercased()) }.suffix(wordsToTell) }).count < 2
  }

  /// `nil` where the theme has nothing of that name that could be compared.
  init?(_ stated: Stated, of theme: ThemeConstants, in file: CheckedFile) {
    let found: [CodeConstant]
    if stated.name != nil {
      // A token of that name is compared as such.
      guard !theme.isStyleSheet else { return nil }
      words = stated.names[0].path
      found = theme.constants(named: stated.names[0])
      wordsToTell = max(1, words.count)
      isInFull = false
    } else {
      guard let match = theme.constants(of: stated.constant, called: stated.names) else { return nil }
      found = match.constants
      words = match.path
      wordsToTell = max(2, match.words)
      isInFull = match.words > 1
    }
    let isBare = file.source.bytes[stated.range].allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    let judged = found.compactMap { constant -> (constant: CodeConstant, isTrue: Bool)? in
      let answers = stated.values.filter { value in
        !value.isFactor(beside: constant) && !(isBare && value.isOfOtherUnit(than: constant.value))
      }
      .compactMap { $0.isWorth(constant.value, as: stated.range, in: file) }
      return answers.isEmpty ? nil : (constant, answers.contains(true))
    }
    guard !judged.isEmpty else { return nil }
    // What is true of the light one says nothing of the dark one.
    let right = judged.filter(\.isTrue)
    constants = (right.isEmpty ? judged : right).map(\.constant)
    self.stated = stated
    isExact = !right.isEmpty
    // What is true of a namesake may be meant of that.
    holds =
      !right.isEmpty
      || stated.name == nil
        && theme.namesakes(of: stated.constant, called: stated.names).contains { other in
          stated.values.contains { $0.isWorth(other.value, as: stated.range, in: file) == true }
        }
  }
}

extension ConstantClaim {
  /// Whether a constant, be it whichever, is worth what the document says.
  func agrees(with constant: CodeConstant, in file: CheckedFile) -> Bool {
    stated.values.contains { $0.isWorth(constant.value, as: stated.range, in: file) == true }
  }
}

extension TokenValue {
  /// Whether a constant has the value that a text gives at a place; digits of a color are compared one by one.
  fileprivate func isWorth(_ other: TokenValue, as range: ByteRange, in file: CheckedFile) -> Bool? {
    if case .color(let left) = self, case .color(let right) = other, let answer = left.agreesAsHSL(with: right) {
      return answer
    }
    if case .color(let left) = self, case .color(let right) = other, right.alpha < 1 {
      // `#1AFFFFFF` may be written as Android and Flutter have it, with the opacity in front.
      if Color(packed: left.hexRGBA.dropFirst())?.hexRGBA == right.hexRGBA { return true }
    }
    guard case .color(let left) = self, case .color(let right) = other, left.alpha == right.alpha,
      file.source.bytes.from(range.start, to: range.end).contains(where: {
        $0 == UInt8(ascii: "#") || $0 | 0x20 == UInt8(ascii: "x")
      })
    else { return agrees(with: other, in: file) }
    return left.hexRGBA == right.hexRGBA
  }

  /// Whether it is the height of a line as a share of the size, beside one in px: both may be right.
  fileprivate func isFactor(beside constant: CodeConstant) -> Bool {
    guard let name = constant.path.last?.lowercased(), name.hasSuffix("lineheight") || name == "leading",
      let own = bareNumber, let other = constant.value.bareNumber
    else { return false }
    return own < 4 && other >= 8
  }

  /// Whether a number without a unit says the same in another unit: seconds, percent, rem.
  fileprivate func isOfOtherUnit(than other: TokenValue) -> Bool {
    guard let own = bareNumber, let other = other.bareNumber, own > 0, other > 0 else { return false }
    return [10, 16, 100, 1000].contains { abs(max(own, other) / min(own, other) - $0) < 0.001 }
  }

  /// A number, or the px of a length.
  private var bareNumber: Double? {
    switch self {
    case .number(let number): number
    case .dimension(let length): length.pixels(pointsArePixels: true)
    default: nil
    }
  }
}
