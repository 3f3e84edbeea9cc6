package import Facts

/// All that a word can mean.
package struct Senses: Sendable, Hashable {
  // One bit for each meaning, by its number.
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var middle: UInt64 = 0
  @usableFromInline var high: UInt64 = 0
  @usableFromInline var highest: UInt64 = 0

  /// No meaning at all: a word that no language knows, or a name.
  package static var none: Senses { Senses() }

  package init() {}

  package init(_ senses: some Sequence<Sense>) { for sense in senses { insert(sense) } }

  package var isEmpty: Bool { low | middle | high | highest == 0 }

  /// Whether the word can mean it.
  @inlinable package func contains(_ sense: Sense) -> Bool {
    let bits = sense.number < 64 ? low : sense.number < 128 ? middle : sense.number < 192 ? high : highest
    return bits & sense.bit != 0
  }

  /// Whether both have a meaning in common.
  @inlinable package func meets(_ other: Senses) -> Bool {
    low & other.low | middle & other.middle | high & other.high | highest & other.highest != 0
  }

  mutating func insert(_ sense: Sense) {
    switch sense.number >> 6 {
    case 0: low |= sense.bit
    case 1: middle |= sense.bit
    case 2: high |= sense.bit
    default: highest |= sense.bit
    }
  }

  /// What either of two words can mean.
  package func union(_ other: Senses) -> Senses {
    var all = self
    all.low |= other.low
    all.middle |= other.middle
    all.high |= other.high
    all.highest |= other.highest
    return all
  }

  /// What a length beside the word measures, and what a color beside it paints; `nil` where it says neither.
  ///
  /// Of several meanings the first in order of `Sense` counts.
  package var term: WordMeaning? {
    let first = (low & Senses.termBits).trailingZeroBitCount
    return first < 64 ? Senses.terms[first] : nil
  }

  /// Those meanings alone that tell what a length measures or a color paints.
  var terms: Senses {
    var terms = Senses()
    terms.low = low & Senses.termBits
    return terms
  }

  /// The font weight that the word names, as CSS numbers it (CSS Fonts 4, 2.2.2); `nil` for other words.
  package var weight: Int? { Senses.weights.first { contains($0.sense) }?.number }

  // By the number of the meaning; those that tell a term are all among the first.
  private static let terms = Sense.allCases.prefix(64).map(\.term)
  private static let termBits = terms.indices.reduce(UInt64(0)) { $0 | (terms[$1] == nil ? 0 : 1 << UInt64($1)) }

  /// Whether the word names a measure itself (`padding`), and not a thing that has one (`avatar`, `label`).
  package var isMeasure: Bool {
    let first = (low & Senses.termBits).trailingZeroBitCount
    return first <= Int(Sense.spread.number)
  }

  /// What a verb makes of the length beside it: `rounded with 8px`; `nil` for all other words.
  package var verb: DimensionRole? { Senses.verbs.first { contains($0.sense) }?.role }

  private static let verbs: [(sense: Sense, role: DimensionRole)] = [
    (.pads, .padding), (.spaces, .gap), (.rounds, .radius), (.outlines, .border), (.indents, .inset),
    (.tracks, .letterSpacing),
  ]

  /// What the word makes of the length in front of it; `nil` where it is no word for a place.
  package var relation: DimensionRole? {
    contains(.from) ? .inset : contains(.beside) ? .margin : contains(.between) ? .gap : nil
  }

  private static let weights: [(sense: Sense, number: Int)] = [
    (.weight100, 100), (.weight200, 200), (.weight300, 300), (.weight400, 400), (.weight500, 500), (.weight600, 600),
    (.weight700, 700), (.weight800, 800), (.weight900, 900),
  ]
}

extension Sense {
  /// The bit of the meaning among those of its 64.
  @inlinable var bit: UInt64 { 1 << UInt64(number & 63) }

  /// What a length or a color beside a word of this meaning is; `nil` for all other meanings.
  package var term: WordMeaning? {
    switch self {
    case .padding: WordMeaning(role: .padding)
    case .margin: WordMeaning(role: .margin)
    case .gap: WordMeaning(role: .gap)
    case .inset: WordMeaning(role: .inset)
    case .width: WordMeaning(role: .width)
    case .height: WordMeaning(role: .height)
    case .size, .figure, .target: WordMeaning(role: .size)
    case .radius: WordMeaning(role: .radius)
    case .border: WordMeaning(role: .border, slot: .line)
    case .stroke: WordMeaning(role: .stroke, slot: .line)
    case .fontSize: WordMeaning(role: .fontSize)
    case .lineHeight: WordMeaning(role: .lineHeight)
    case .letterSpacing: WordMeaning(role: .letterSpacing)
    case .offset: WordMeaning(role: .offset)
    case .blur: WordMeaning(role: .blur)
    case .spread: WordMeaning(role: .spread)
    case .background: WordMeaning(slot: .background)
    case .text: WordMeaning(role: .fontSize, slot: .text)
    case .icon: WordMeaning(role: .size, slot: .icon)
    case .shadow: WordMeaning(role: .shadow, slot: .shadow)
    case .overlay: WordMeaning(slot: .overlay)
    case .color: WordMeaning(slot: .color)
    default: nil
    }
  }
}

extension Sense {
  /// The number of the meaning in the order above.
  @inlinable var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
