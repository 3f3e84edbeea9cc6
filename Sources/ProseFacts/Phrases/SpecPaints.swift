import Lexicon

/// The colors that a component states, by state, variant, part and slot; the first of several wins.
struct SpecPaints {
  /// What a statement is about: a later one of the same property in another state overrides it.
  struct Property: Hashable {
    var part: Int
    var slot: SpecSlot
    var name: String

    init(_ paint: SpecPaint) {
      part = paint.part
      slot = paint.slot
      name = paint.name
    }
  }

  private struct Place: Hashable {
    var condition: SpecSetting.Condition
    var part: Int
    var slot: SpecSlot
  }

  /// The states and variants that something is stated for, in order; the default comes first.
  private(set) var settings = [SpecSetting.Condition(state: nil, variant: nil)]
  private var paintsAt: [Place: [SpecPaint]] = [:]
  private var foregroundsIn: [SpecSetting.Condition: [SpecPaint]] = [:]
  private var withBackground: Set<SpecSetting.Condition> = []

  init(_ paints: [SpecPaint]) {
    var seen = Set(settings)
    for paint in paints {
      let condition = SpecSetting.Condition(state: paint.state, variant: paint.variant)
      if seen.insert(condition).inserted { settings.append(condition) }
      paintsAt[Place(condition: condition, part: paint.part, slot: paint.slot), default: []].append(paint)
      if paint.slot == .background {
        withBackground.insert(condition)
      } else {
        foregroundsIn[condition, default: []].append(paint)
      }
    }
  }

  func foregrounds(in condition: SpecSetting.Condition) -> [SpecPaint] { foregroundsIn[condition] ?? [] }

  /// Whether a translucent line only goes around an opaque one of the same state, by which that is seen.
  func isGlow(_ line: SpecPaint, in condition: SpecSetting.Condition) -> Bool {
    !SpecPaint.isOpaque(line)
      && foregrounds(in: condition).contains { $0.slot == .line && SpecPaint.isOpaque($0) }
  }

  func hasBackground(in condition: SpecSetting.Condition) -> Bool { withBackground.contains(condition) }

  func first(
    in condition: SpecSetting.Condition, part: Int, _ slot: SpecSlot, where matches: (SpecPaint) -> Bool
  ) -> SpecPaint? {
    paintsAt[Place(condition: condition, part: part, slot: slot)]?.prefix(64).first(where: matches)
  }
}
