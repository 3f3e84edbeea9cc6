import DesignTokens
import SourceText
import TextFacts

/// The layers of a shadow, from whatever a file has written: a token, or a text of CSS.
struct ShadowLayers {
  private struct Layer {
    /// The two offsets, the blur and the spread, in px.
    var lengths: [Double]
    var color: Color

    func agrees(with other: Layer) -> Bool {
      color.agrees(with: other.color)
        && zip(lengths, other.lengths).allSatisfy { abs($0 - $1) < 0.001 }
    }
  }

  private let layers: [Layer]

  /// More layers are of no token.
  private static let most = 8

  /// `nil` for what is no shadow, and for one of which not each length and color is written out.
  init?(_ value: TokenValue) {
    let layers: [Layer?]
    switch value {
    case .composite(let members): layers = [Self.layer(members)]
    case .list(let values) where values.count <= Self.most:
      layers = values.map { if case .composite(let members) = $0 { Self.layer(members) } else { nil } }
    case .string(let text): layers = Self.texts(text).map(Self.layer)
    default: return nil
    }
    let known = layers.compactMap { $0 }
    guard !known.isEmpty, known.count == layers.count else { return nil }
    self.layers = known
  }

  /// Whether two shadows are the same, in whatever order their layers are written; `nil` where one has all layers of the
  /// other and more, since a text may name the one that matters.
  func agrees(with other: ShadowLayers) -> Bool? {
    let isPart = layers.allSatisfy { layer in other.layers.contains(where: layer.agrees) }
    let isWhole = other.layers.allSatisfy { layer in layers.contains(where: layer.agrees) }
    return isPart && isWhole ? layers.count == other.layers.count ? true : nil : isPart || isWhole ? nil : false
  }

  private static func layer(_ members: [TokenMember]) -> Layer? {
    let value = TokenValue.composite(members)
    guard case .color(let color)? = value[member: "color"] else { return nil }
    let lengths = ["offsetX", "offsetY", "blur", "spread"].map { name -> Double? in
      switch value[member: name] {
      case nil: name == "blur" || name == "spread" ? 0 : nil
      case .dimension(let length)?: length.pixels(pointsArePixels: true)
      case .number(0)?: 0
      default: nil
      }
    }
    let known = lengths.compactMap { $0 }
    guard known.count == lengths.count else { return nil }
    return Layer(lengths: known, color: color)
  }

  /// The texts between the commas that stand in no parentheses.
  private static func texts(_ text: String) -> [String] {
    guard text.utf8.count < 512 else { return [] }
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }.prefix(most + 1).map(String.init)
  }

  /// One layer as CSS writes it; whether it lies inside is not asked, since a text may say so in front of the value.
  private static func layer(_ text: String) -> Layer? {
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0 != "inset" }
    let bytes = Array(words.joined(separator: " ").utf8)
    guard let shadow = StatedValueReader(bytes: bytes).shadow(at: 0, end: bytes.count), shadow.range.end == bytes.count,
      case .composite(let members) = shadow.value
    else { return nil }
    return layer(members)
  }
}
