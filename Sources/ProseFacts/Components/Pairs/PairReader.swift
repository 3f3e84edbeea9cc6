import DesignTokens
import Facts
import Lexicon
import SourceText

/// Makes the pairs of one component: each foreground on the background it certainly stands on, in each state.
///
/// A state takes over what it does not state itself; a part stands on the background of the part around it. Of a
/// gradient or a choice the color counts that stands out least; where a background is transparent, vague or unstated,
/// there is no pair. A translucent one without another below it may lie on the page, which others know.
final class PairReader {
  private let draft: ComponentDraft
  private let base: ComponentDraft?
  private let own: StatedPaints
  private let inherited: StatedPaints?
  /// For each part the first one under it that the others lie on.
  private let grounds: [Int: Int]
  private var pairs: [ColorPair] = []
  /// The places of pairs already made, by the start of each side.
  private var pairsAt: [Int: [Int]] = [:]

  static func pairs(of draft: ComponentDraft, inheriting base: ComponentDraft?) -> [ColorPair] {
    let reader = PairReader(draft: draft, base: base)
    reader.read()
    return reader.pairs
  }

  private init(draft: ComponentDraft, base: ComponentDraft?) {
    self.draft = draft
    self.base = base
    own = StatedPaints(draft.paintsOfOne)
    let containers = draft.parts.indices.filter { draft.parts[$0].isGround }
    grounds = Dictionary(containers.map { (draft.parts[$0].parent, $0) }, uniquingKeysWith: { first, _ in first })
    inherited = base.map { StatedPaints($0.paints.filter { $0.part == 0 }) }
  }

  /// The number of foregrounds that are looked at in all; a table of thousands of colors is no component.
  private static let limit = 50_000

  private func read() {
    var left = Self.limit
    for setting in own.settings {
      if let state = setting.state, draft.fadedStates.contains(state) { continue }
      // A state or variant says something about its own foregrounds; of a new background, about all.
      var candidates = own.foregrounds(in: setting)
      if setting != Self.plain, own.hasBackground(in: setting) {
        if setting.variant != nil {
          candidates += own.foregrounds(in: LengthSetting.Condition(state: nil, variant: setting.variant))
        }
        if !isApart(setting) { candidates += own.foregrounds(in: Self.plain).filter { mayStand($0, on: setting) } }
      }
      if own.hasBackground(in: setting), let inherited {
        candidates += inherited.foregrounds(in: setting) + inherited.foregrounds(in: Self.plain)
      }
      left -= candidates.count
      guard left > 0 else { return }
      read(candidates, in: setting)
    }
  }

  /// Whether a foreground that is stated without a condition may stand on the background of a state or variant.
  ///
  /// Not the part beside a variant on that variant; nor, where nothing says what the component itself lies on, writing
  /// of a name of its own (`Info text`) on the ground of a state, which may be a neighbor's.
  private func mayStand(_ paint: StatedPaint, on setting: LengthSetting.Condition) -> Bool {
    if let variant = setting.variant, paint.part != 0, draft.listedVariants.contains(variant) { return false }
    guard setting.state != nil, !isNamedPlainly(paint) else { return true }
    return own.hasBackground(in: LengthSetting.Condition(state: nil, variant: setting.variant))
      || own.hasBackground(in: Self.plain) || inherited?.hasBackground(in: Self.plain) ?? false
  }

  private func isNamedPlainly(_ paint: StatedPaint) -> Bool {
    let words = paint.name.split(separator: " ")
    return words.allSatisfy { word in
      Lexicon.term(of: String(word))?.slot != nil || draft.name.words.contains(String(word))
    }
  }

  /// Whether a line of its own states a ground for something that is no declared variant (`Usage: bar 4px high, #262626
  /// bg`): what is written elsewhere need not stand on it.
  private func isApart(_ setting: LengthSetting.Condition) -> Bool {
    setting.state == nil && setting.variant.map(draft.apartVariants.contains) ?? false
  }

  private func read(_ candidates: [StatedPaint], in setting: LengthSetting.Condition) {
    var seen = Set<StatedPaints.Property>()
    for paint in candidates {
      guard seen.insert(StatedPaints.Property(paint)).inserted, let foreground = resolve(paint, in: setting) else {
        continue
      }
      guard isInside(foreground.paint), !isReplaced(foreground, in: setting) else { continue }
      guard let background = background(of: foreground.paint, in: setting) else { continue }
      guard foreground.isOwn || background.isOwn else { continue }
      add(foreground, background, setting)
    }
  }

  private static let plain = LengthSetting.Condition(state: nil, variant: nil)

  private struct Found {
    var paint: StatedPaint
    /// Whether it is stated in exactly this state and variant, by this component.
    var isOwn: Bool
  }

  /// The statement that holds in a setting: its own, then the variant's, then the default; then the other component's.
  private func find(
    in setting: LengthSetting.Condition, part: Int, _ slot: PaintSlot, where matches: (StatedPaint) -> Bool
  ) -> Found? {
    var order = [setting]
    if setting.state != nil, setting.variant != nil { order.append(.init(state: nil, variant: setting.variant)) }
    if setting.state != nil || setting.variant != nil { order.append(.init(state: nil, variant: nil)) }
    for place in order {
      if let found = own.first(in: place, part: part, slot, where: matches) {
        return Found(paint: found, isOwn: place == setting)
      }
    }
    guard let inherited else { return nil }
    for place in order {
      if let found = inherited.first(in: place, part: part, slot, where: matches) {
        return Found(paint: found, isOwn: false)
      }
    }
    return nil
  }

  private func resolve(_ paint: StatedPaint, in setting: LengthSetting.Condition) -> Found? {
    find(in: setting, part: paint.part, paint.slot) { $0.name == paint.name }
  }

  /// Whether a foreground certainly stands on the component, not beside it.
  private func isInside(_ paint: StatedPaint) -> Bool {
    guard !paint.isOutside, !draft.parts[paint.part].isOutside else { return false }
    if paint.slot == .color, draft.parts[paint.part].type.size == nil, !isOfWriting(paint) { return false }
    if paint.slot == .color || paint.slot == .text, isShape(paint) { return false }
    guard paint.slot != .icon, paint.slot != .line else { return true }
    let words = Set(draft.name.words)
    let part = draft.parts[paint.part].name.map { WrittenName.smallWords(of: $0) } ?? []
    if paint.part == 0 || part.contains("label"), words.contains(where: { $0.means(.bareControl) }) { return false }
    let name = paint.name.split(separator: " ").map(String.init) + part
    return !words.contains { $0.means(.field) } || !name.contains { $0.means(.besideField) }
  }

  /// Whether a bare `Color` stands beside a background of the same part, as in CSS: then it is that of the writing.
  ///
  /// What hardly stands out from it is meant for something else.
  private func isOfWriting(_ paint: StatedPaint) -> Bool {
    guard paint.name == "text", paint.subject.isEmpty, draft.parts[paint.part].slot == nil else { return false }
    let setting = LengthSetting.Condition(state: paint.state, variant: paint.variant)
    let ground = own.first(in: setting, part: paint.part, .background) {
      $0.block == paint.block && $0.subject.isEmpty
    }
    guard let ground, StatedPaint.isOpaque(ground) else { return false }
    guard case .literal(let color) = paint.value, case .literal(let below) = ground.value else { return true }
    return color.contrast(with: below) > 1.5
  }

  /// Whether a color is said of a badge and not of its text: of its shape as likely as of its writing.
  private func isShape(_ paint: StatedPaint) -> Bool {
    let part = draft.parts[paint.part].name.map { $0.lowercased() } ?? ""
    let words = (paint.name + " " + part).split(separator: " ").map(String.init)
    return words.contains { $0.means(.shape) }
      && !words.contains { Lexicon.term(of: $0)?.slot == .text }
  }

  /// A state that states `Text` speaks of all writing of the part, and of the component's parts where it says no more.
  private func isReplaced(_ found: Found, in setting: LengthSetting.Condition) -> Bool {
    guard !found.isOwn, setting.state != nil || setting.variant != nil else { return false }
    let part = found.paint.part
    // `Color` is that of the writing, and replaced by it.
    if found.paint.slot == .color {
      return own.first(in: setting, part: part, .text) { $0.subject == found.paint.subject } != nil
    }
    guard found.paint.slot == .text else { return false }
    let text = own.first(in: setting, part: part, .text) { $0.name == "text" }
    if text != nil { return found.paint.name != "text" }
    return part != 0 && own.first(in: setting, part: 0, .text) { $0.name == "text" } != nil
  }

  private func background(of paint: StatedPaint, in setting: LengthSetting.Condition) -> (
    paint: StatedPaint, isOwn: Bool, backdrop: StatedPaint?
  )? {
    if let ground = paint.ground, setting == Self.plain || !own.hasBackground(in: setting) {
      return (paint.laid(ground), true, nil)
    }
    if !paint.subject.isEmpty,
      let own = find(in: setting, part: paint.part, .background, where: { $0.subject == paint.subject })
    {
      return StatedPaint.isOpaque(own.paint) ? (own.paint, own.isOwn, nil) : nil
    }
    var part = paint.part
    var tint: Found?
    var steps = 0
    while steps < 64 {
      steps += 1
      let found = find(in: setting, part: part, .background) { $0.subject.isEmpty } ?? ground(of: part, in: setting)
      if let found, isReachable(found.paint, from: paint) {
        switch found.paint.value {
        case .unknown: return nil
        case .clear: break
        default:
          if StatedPaint.isOpaque(found.paint) {
            guard let tint else { return (found.paint, found.isOwn, nil) }
            return (tint.paint, tint.isOwn, found.paint)
          }
          guard tint == nil else { return nil }
          if let ground = found.paint.ground { return (found.paint, found.isOwn, found.paint.laid(ground)) }
          tint = found
        }
      }
      guard part != 0 else { break }
      part = draft.parts[part].parent
    }
    // What shines through may be the page.
    guard let tint, paint.slot != .line else { return nil }
    return tint.paint.color() == nil ? nil : (tint.paint, tint.isOwn, nil)
  }

  /// The color of the container that is listed among the parts of a part: they lie on it.
  private func ground(of part: Int, in setting: LengthSetting.Condition) -> Found? {
    guard let container = grounds[part] else { return nil }
    return find(in: setting, part: container, .background) { $0.subject.isEmpty }
  }

  /// A part stands on the background of the component only where one block describes both.
  private func isReachable(_ background: StatedPaint, from foreground: StatedPaint) -> Bool {
    background.part == foreground.part || foreground.part == 0
      || draft.parts[foreground.part].block == background.block
  }
}

// From two statements to a pair.
extension PairReader {
  private func add(
    _ foreground: Found, _ background: (paint: StatedPaint, isOwn: Bool, backdrop: StatedPaint?),
    _ setting: LengthSetting.Condition
  ) {
    let shown = foreground.isOwn ? foreground.paint.range : background.paint.range
    if case .group(let word, _) = background.paint.value {
      return addGroup(word, foreground.paint, background.paint, background.backdrop, setting)
    }
    if case .group(let word, _) = foreground.paint.value {
      return addGroup(word, foreground.paint, background.paint, background.backdrop, setting)
    }
    guard let front = foreground.paint.color() else { return }
    if case .stops(let stops) = background.paint.value {
      // Of colors to choose from nobody takes that of the writing.
      for stop in PairColor.faintest(of: stops.filter { !$0.source.isEqual(to: front.source) }, under: front) {
        add(foreground, (background.paint.laid(stop), background.isOwn, nil), setting)
      }
      return
    }
    guard let back = background.paint.color() else { return }
    // An arrow in the color of its tooltip continues the shape; nobody draws a symbol that cannot be seen.
    // Nor does a line of its own lie on the same color of another line.
    let use = use(of: foreground.paint)
    let isGraphic = if case .graphic = use { true } else { false }
    if isGraphic || isApart(setting) && !background.isOwn, front.source.isEqual(to: back.source) { return }
    guard !PaletteWords.lies(foreground.paint.name, elsewhereThanOn: background.paint.name) else { return }
    let line = foreground.paint.slot == .line ? foreground.paint : nil
    if let line, !foreground.isOwn || !isSeen(line, on: back) || own.isGlow(line, in: setting) { return }
    var pair = ColorPair(
      component: draft.spec.name, state: setting.state, foreground: front, background: back,
      backdrop: background.backdrop?.color(), use: use, range: shown)
    pair.part = draft.parts[foreground.paint.part].name ?? foreground.paint.title
    pair.variant = setting.variant
    pair.isExempt =
      [setting.state, setting.variant, pair.part, foreground.paint.name, background.paint.name]
      .contains { $0.map { StateNames.isExempt($0, of: draft.spec.name) } ?? false }
      || StateNames.isNamedExempt(draft.spec.name)
    if !repeats(pair) { keep(pair) }
  }

  /// A ring is drawn around a component, on what the text names or on something like the component's own light ground.
  private func isSeen(_ ring: StatedPaint, on back: PairColor) -> Bool {
    guard ring.ground == nil else { return true }
    if case .literal(let color) = back.source { return color.contrast(with: .black) > 10 }
    return false
  }

  /// "Status color" on its own tint: a pair for each color of the group, shown at the color.
  private func addGroup(
    _ word: String, _ foreground: StatedPaint, _ background: StatedPaint, _ backdrop: StatedPaint?,
    _ setting: LengthSetting.Condition
  ) {
    for entry in draft.groups[word] ?? [] {
      guard let front = foreground.color(of: entry), let back = background.color(of: entry) else { continue }
      var pair = ColorPair(
        component: draft.spec.name, state: setting.state ?? entry.name, foreground: front, background: back,
        backdrop: backdrop?.color(), use: use(of: foreground), range: entry.range)
      pair.part = draft.parts[foreground.part].name
      // The color stands in the list, the words that lay it under the text elsewhere.
      if front.range == back.range { pair.background.range = background.range }
      keep(pair)
    }
  }

  /// A state that says again what the default says makes no second pair.
  private func repeats(_ pair: ColorPair) -> Bool {
    let near = [pair.foreground.range.start, pair.background.range.start].flatMap { pairsAt[$0] ?? [] }
    return near.contains { index in
      let other = pairs[index]
      return other.use == pair.use && other.isExempt == pair.isExempt
        && other.foreground.source.isEqual(to: pair.foreground.source)
        && other.background.source.isEqual(to: pair.background.source)
        && (other.state == nil || other.range == pair.range)
    }
  }

  private func keep(_ pair: ColorPair) {
    pairsAt[pair.foreground.range.start, default: []].append(pairs.count)
    pairsAt[pair.background.range.start, default: []].append(pairs.count)
    pairs.append(pair)
  }

  /// Whether the words for a text call it large, which is 24px and more (WCAG 2.2, 1.4.3).
  private func isCalledLarge(_ paint: StatedPaint) -> Bool {
    let part = draft.parts[paint.part]
    if part.isCalledLarge { return true }
    let words = part.name.map { WrittenName.smallWords(of: $0) } ?? []
    return LargeText.isMeant(paint.name.split(separator: " ").map(String.init)) || LargeText.isMeant(words)
  }

  private func use(of paint: StatedPaint) -> PairUse {
    let slots = [paint.slot, draft.parts[paint.part].slot]
    guard !slots.contains(.icon), !slots.contains(.line) else { return .graphic }
    var type = paint.type
    let first =
      own.first(in: Self.plain, part: paint.part, .text) { $0.name == paint.name && $0.type.size != nil }
      ?? inherited?.first(in: Self.plain, part: paint.part, .text) { $0.name == paint.name && $0.type.size != nil }
    type.size = type.size ?? first?.type.size ?? draft.parts[paint.part].type.size
    type.weight = type.weight ?? first?.type.weight ?? draft.parts[paint.part].type.weight
    return .text(size: type.size ?? (isCalledLarge(paint) ? 24 : nil), isBold: type.isBold)
  }
}

extension PairColor.Source {
  /// Whether two sides name the same color.
  fileprivate func isEqual(to other: PairColor.Source) -> Bool {
    switch (self, other) {
    case (.literal(let left), .literal(let right)): left == right
    case (.token(let left, let first), .token(let right, let second)): left == right && first == second
    default: false
    }
  }
}
