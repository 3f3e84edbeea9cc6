import DesignTokens
import Facts
import Lexicon
import SourceText

/// A color that a component states for something: what it paints, where, and in which state.
struct StatedPaint: Sendable {
  enum Value: Sendable {
    case literal(Color)
    case token(TokenName, opacity: Double)
    /// "Status color": one of a group of colors the component lists elsewhere.
    case group(String, opacity: Double)
    /// Several colors side by side or by choice, each of which is seen for certain: the stops of a gradient.
    case stops([PairColor])
    /// Nothing is painted: what lies below shows.
    case clear
    /// Something is painted, and the text does not say what: a gradient, a material, a choice.
    case unknown
  }

  var value: Value
  var range: ByteRange
  var slot: PaintSlot
  /// The property's name in lower case without "color": what a state overrides.
  var name: String
  /// What the name speaks of besides: `header` of `Header Background`; empty for the part itself.
  var subject: String
  var part = 0
  /// The fence, list or table it stands in.
  var block = 0
  var state: String?
  var variant: String?
  var type = TypeSetting()
  /// Whether the text says that it stands outside of the component's background (`8pt above field`).
  var isOutside = false
  /// What the text itself puts under it: `#28C76F at 10% over White`, `White on #0D7377`.
  var ground: PairColor?
  /// Whether it is one of several colors that the text states side by side.
  var isOneOfSeveral = false
  /// The name of the pattern that read the color.
  var reading: String?
}

/// The size and weight of writing, as far as they are stated.
struct TypeSetting: Sendable, Equatable {
  /// In CSS pixels; a `pt` in a specification counts as one.
  var size: Double?
  var weight: Int?

  var isBold: Bool { weight ?? 400 >= 700 }

  init() {}

  /// Reads `Inter SemiBold 16pt`, `16px/700`, `700 16px`.
  init(_ pieces: ArraySlice<TextPiece>, _ lengths: [MeasuredLength]) {
    if let length = lengths.first(where: { $0.role == .fontSize && pieces.indices.contains($0.index) }) {
      // Of a component nobody says another size that an em could be one of.
      let rems = Dimension(length.dimension.value, "rem")
      size = (length.dimension.unit == "em" ? rems : length.dimension).pixels(pointsArePixels: true)
    }
    for piece in pieces {
      if piece.isWord, let named = piece.senses.weight, piece.word != "black" { weight = named }
      if let number = piece.number, (100...950).contains(number), number.remainder(dividingBy: 50) == 0 {
        weight = Int(number)
      }
    }
  }

  /// Whether a text sets type in a family and a weight, so that it can only describe writing.
  var isFont: Bool { size != nil && weight != nil }
}

/// A part of a component: the backgrounds below it are those of the parts around it.
struct PaintedPart: Sendable {
  var name: String?
  /// The part around it; the component itself is part 0 and has none.
  var parent: Int
  /// The fence, list or table that describes it.
  var block: Int
  /// What a bare "Color" paints in it, as its name tells.
  var slot: PaintSlot?
  var type = TypeSetting()
  var isOutside = false
  /// Whether the text beside its name calls its writing large.
  var isCalledLarge = false
  /// Whether it is what the parts beside it lie on: `Container`, `Background`, `Surface`.
  var isGround = false

  /// Whether the device takes it for itself: `Safe areas`.
  var isOfDevice: Bool {
    name.map { Lexicon.speak(WrittenName.smallWords(of: $0), of: .platformPart) } ?? false
  }
}
