import DesignTokens
import Facts
import SourceText

// A statement of paint as one side of a pair.
extension StatedPaint {
  /// Whether nothing below it shows; of a token that is for its value to say.
  static func isOpaque(_ paint: StatedPaint) -> Bool {
    switch paint.value {
    case .literal(let color): color.alpha >= 1
    case .token(_, let opacity), .group(_, let opacity): opacity >= 1
    case .stops: true
    case .clear, .unknown: false
    }
  }

  /// A color that the text lays it on, as a background.
  func laid(_ color: PairColor) -> StatedPaint {
    var paint = self
    paint.range = color.range
    paint.ground = nil
    paint.isOneOfSeveral = color.isOneOfSeveral
    switch color.source {
    case .literal(let color): paint.value = .literal(color)
    case .token(let name, let opacity): paint.value = .token(name, opacity: opacity)
    }
    return paint
  }

  /// What it is called beside plain text: `placeholder`, `icon`; `nil` for the writing of all of it.
  var title: String? {
    let words = name.split(separator: " ").drop { $0.allSatisfy(\.isNumber) }
    return words.isEmpty || words == ["text"] ? nil : words.joined(separator: " ")
  }

  /// The color as one side of a pair; `nil` where none is known.
  func color() -> PairColor? {
    var side: PairColor
    switch value {
    case .literal(let color): side = PairColor(.literal(color), at: range)
    case .token(let name, let opacity): side = PairColor(.token(name, opacity: opacity), at: range)
    case .group, .stops, .clear, .unknown: return nil
    }
    side.reading = reading
    side.isOneOfSeveral = isOneOfSeveral
    return side
  }

  /// The color with an entry of its group put in.
  func color(of entry: (name: String, color: Color, range: ByteRange)) -> PairColor? {
    guard case .group(_, let opacity) = value else { return color() }
    var color = entry.color
    color.alpha *= opacity
    return PairColor(.literal(color), at: entry.range)
  }
}
