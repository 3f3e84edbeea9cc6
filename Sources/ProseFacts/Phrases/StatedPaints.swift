import Lexicon

/// The colors that a component states, by state, variant, part and slot; the first of several wins.
struct StatedPaints {
  /// What a statement is about: a later one of the same property in another state overrides it.
  struct Property: Hashable {
    var part: Int
    var slot: PaintSlot
    var name: String

    init(_ paint: StatedPaint) {
      part = paint.part
      slot = paint.slot
      name = paint.name
    }
  }

  private struct Place: Hashable {
    var condition: LengthSetting.Condition
    var part: Int
    var slot: PaintSlot
  }

  /// The states and variants that something is stated for, in order; the default comes first.
  private(set) var settings = [LengthSetting.Condition(state: nil, variant: nil)]
  private var paintsAt: [Place: [StatedPaint]] = [:]
  private var foregroundsIn: [LengthSetting.Condition: [StatedPaint]] = [:]
  private var withBackground: Set<LengthSetting.Condition> = []

  init(_ paints: [StatedPaint]) {
    var seen = Set(settings)
    for paint in paints {
      let condition = LengthSetting.Condition(state: paint.state, variant: paint.variant)
      if seen.insert(condition).inserted { settings.append(condition) }
      paintsAt[Place(condition: condition, part: paint.part, slot: paint.slot), default: []].append(paint)
      if paint.slot == .background {
        withBackground.insert(condition)
      } else {
        foregroundsIn[condition, default: []].append(paint)
      }
    }
  }

  func foregrounds(in condition: LengthSetting.Condition) -> [StatedPaint] { foregroundsIn[condition] ?? [] }

  /// Whether a translucent line only goes around an opaque one of the same state, by which that is seen.
  func isGlow(_ line: StatedPaint, in condition: LengthSetting.Condition) -> Bool {
    !StatedPaint.isOpaque(line)
      && foregrounds(in: condition).contains { $0.slot == .line && StatedPaint.isOpaque($0) }
  }

  func hasBackground(in condition: LengthSetting.Condition) -> Bool { withBackground.contains(condition) }

  func first(
    in condition: LengthSetting.Condition, part: Int, _ slot: PaintSlot, where matches: (StatedPaint) -> Bool
  ) -> StatedPaint? {
    paintsAt[Place(condition: condition, part: part, slot: slot)]?.prefix(64).first(where: matches)
  }
}
