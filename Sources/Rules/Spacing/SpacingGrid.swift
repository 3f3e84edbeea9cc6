import Configuration
import DesignTokens
package import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// The lengths that spacing may have in one file: the multiples of a step, the steps of a scale, or both.
struct SpacingGrid {
  /// Who says so.
  enum Source: Equatable {
    case settings
    /// A group of tokens that the settings name as the only steps there are.
    case namedScale(String)
    case statement(ByteRange)
    /// The scale that the document lists or defines itself.
    case ownScale
    /// The scale of the tokens that lie nearest.
    case tokens(TokenName)
    /// Nobody, but nearly all spacing of the file stands on it.
    case habit(kept: Int, of: Int)
  }

  var source: Source
  /// The step, whose multiples are fine; `nil` where only the values of a scale are.
  var base: Double?
  /// The steps of a scale in px, ascending, without 0.
  var values: [Double] = []
  /// Further lengths in px that are fine.
  var allowed: [Double] = []
  /// How far a statement of the document reaches.
  var force = DocumentStatement.Force.all

  /// The nearest lengths below and above one that is off the grid, in px; `nil` for one that is on it or allowed.
  func neighbors(of length: Double) -> (below: Double, above: Double)? {
    guard length.isFinite, abs(length) < Self.sentinel,
      !allowed.contains(where: { Self.isSame($0, length) || Self.isSame($0, -length) })
    else { return nil }
    if let step, case let place = (length / step).rounded(), Self.isSame(place * step, length) { return nil }
    // A scale counts in both directions: a negative margin takes back what a step gives.
    let size = abs(length)
    guard size > 0.001, !values.contains(where: { Self.isSame($0, size) }) else { return nil }
    if step == nil, !isNamed, size < values.first ?? 0 { return nil }
    // Where a scale ends nobody knows which step would come next.
    if !isNamed, isOfSteps, size > values.last ?? 0 { return nil }
    let near = candidates(around: size)
    guard let below = near.last(where: { $0 < size }), let above = near.first(where: { $0 > size }) else {
      let last = near.last ?? 0
      return length < 0 ? (-last, -last) : (last, last)
    }
    return length < 0 ? (-above, -below) : (below, above)
  }

  /// Whether a length in px is half of a step that nobody states.
  ///
  /// Nearly every scale begins with half of its step, so a token of that length is no oversight; one that a component
  /// writes down by hand may well be.
  func isHalfOfHabit(_ length: Double) -> Bool {
    if case .habit = source, let base { Self.isSame(abs(length) * 2, base) } else { false }
  }

  /// The step that lengths are held against: a part of the base where parts are fine.
  private var step: Double? { base.map { isStrict ? $0 : Self.part(of: $0) } }

  /// Whether only whole steps are fine; parts of one are where nobody says which there are.
  private var isStrict: Bool {
    switch source {
    case .settings, .namedScale, .ownScale, .tokens: true
    case .statement: force == .all || !values.isEmpty
    case .habit: false
    }
  }

  private var isNamed: Bool { if case .namedScale = source { true } else { false } }

  /// What may be offered in place of a length: the steps of the scale, and those of the grid where there is no scale or
  /// it ends.
  private func candidates(around size: Double) -> [Double] {
    guard let step else { return [0] + values }
    let below = (size / step).rounded(.down) * step
    return (isOfSteps ? [0] + values : [0] + values.filter(isOffered) + [below, below + step]).sorted()
  }

  /// Whether there is a scale alone, and no grid that goes on behind its end.
  private var isOfSteps: Bool {
    switch source {
    case .ownScale, .tokens: true
    default: base == nil
    }
  }

  /// Whether a step may be offered beside a grid that is stated: one below the base, or on a usual part of it.
  ///
  /// What else stands in a list is no proof against the statement.
  private func isOffered(_ value: Double) -> Bool {
    guard case .statement = source, let base, value > base, case let part = Self.part(of: base) else { return true }
    return Self.isSame((value / part).rounded() * part, value)
  }

  /// Whether nobody can mean a step of the document's own scale to be on its grid, although it is given.
  func isBroken(by step: Double) -> Bool {
    guard let base, step > 0, step < Self.sentinel, !allowed.contains(where: { Self.isSame($0, step) }) else {
      return false
    }
    // Who says no more than "8px grid" may well use parts of it; half a step of eight or more belongs to most scales.
    guard source == .settings || force == .all || force == .unit && base >= 8 else { return false }
    if source != .settings, base >= 8, step < base { return false }
    let part = source == .settings || force == .all || base < 8 ? base : Self.part(of: base)
    return !Self.isSame((step / part).rounded() * part, step)
  }

  /// The finest part of a step that is used as one: the half, of large steps a quarter.
  private static func part(of base: Double) -> Double { base < 8 ? base : base < 12 ? base / 2 : base / 4 }

  /// From here on a number says "without end" (999pt for a pill) and is no length.
  private static let sentinel = 999.0

  static func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }
}

extension SpacingGrid {
  /// The grid of a file: the settings' scale or base, else what the document states, else the scale of the document or of
  /// the tokens nearest to it, else its habit; `nil` where there is none of these.
  init?(of file: CheckedFile) {
    let setting = file.configuration.grid
    let allowed = setting.allow + [1]
    if let scale = setting.scale, case let values = file.scaleValues(in: TokenName(scale)), !values.isEmpty {
      self.init(source: .namedScale(scale), values: Set(values).sorted(), allowed: setting.allow)
    } else if let base = setting.base, base > 0 {
      self.init(source: .settings, base: base, allowed: setting.allow)
    } else if let (range, steps) = file.onlySteps {
      self.init(source: .statement(range), values: steps, allowed: allowed)
    } else if let (stated, base) = file.facts.statedGrid {
      let own = file.ownSteps
      self.init(source: .statement(stated.range), base: base, allowed: allowed + stated.allowed, force: stated.force)
      values = own.isEmpty ? file.workspace.spacingScale(nearestTo: file.path)?.steps ?? [] : own
      if file.facts.kind == .design { self.allowed.append(2) }
    } else if let scale = SpacingGrid(scale: file.ownSteps, from: .ownScale, allowed: allowed) {
      self = scale
    } else if let tokens = file.workspace.spacingScale(nearestTo: file.path),
      let scale = SpacingGrid(scale: tokens.steps, from: .tokens(tokens.name), allowed: allowed + file.stepsBeside)
    {
      self = scale
    } else if let habit = file.spacingHabit {
      self.init(
        source: .habit(kept: habit.kept, of: habit.count), base: habit.base, allowed: allowed + file.stepsBeside)
    } else {
      return nil
    }
  }

  /// A grid of four steps or more, with the multiples of 4 where they stand on these; fewer are no scale.
  private init?(scale: [Double], from source: Source, allowed: [Double]) {
    guard scale.count >= 4 else { return nil }
    // Where most steps stand on 4 its other multiples are no oversight, as large ones that the scale ends before.
    let isOnFour = scale.count(where: { $0.isMultiple(of: 4) }) * 2 > scale.count
    self.init(source: source, base: isOnFour ? 4 : nil, values: scale, allowed: allowed)
  }

  /// Whether so many keep to something that the others are an oversight: all but one, or all but a tenth.
  ///
  /// The measure of five component specs that were read line by line: one length in 18 to one in 14 was off there.
  static func isHabit(kept: Int, of count: Int) -> Bool { count - kept <= max(1, count / 10) }
}

extension SpacingTally {
  /// Whether a file with little spacing shows a habit all the same: half of eight spacings or more, and with the sizes and
  /// radii twelve lengths or more, of which all but one stand on 4.
  fileprivate var keepsToFourAlmost: Bool {
    count >= 4 && count + sizes >= 12 && kept(4) + keptSizes == count + sizes - 1
  }
}

extension Double {
  /// Whether a length is a multiple of a step, to a thousandth.
  fileprivate func isMultiple(of step: Double) -> Bool { SpacingGrid.isSame((self / step).rounded() * step, self) }
}

extension FileFacts {
  /// The grid that the document states, with its base in px.
  fileprivate var statedGrid: (DocumentStatement, base: Double)? {
    for statement in statements {
      if case .grid(let base) = statement.subject, base > 0 { return (statement, base) }
    }
    return nil
  }
}

extension CheckedFile {
  /// The steps that the document says to be the only ones, of which it states or lists four or more.
  fileprivate var onlySteps: (ByteRange, [Double])? {
    for statement in facts.statements {
      guard case .steps(let stated) = statement.subject else { continue }
      let steps = stated.isEmpty ? ownSteps : stated.filter { $0 > 0 }
      if steps.count >= 4 { return (statement.range, steps) }
    }
    return nil
  }

  /// The steps of the scale that a document lists or defines itself, in px, ascending, without 0; empty for other files.
  fileprivate var ownSteps: [Double] {
    guard isProse else { return [] }
    return Set(statedSteps.map(\.pixels)).filter { $0 > 0 }.sorted()
  }

  /// The steps that the documents beside a document list: their scale is nearer than that of tokens elsewhere.
  fileprivate var stepsBeside: [Double] { isProse ? workspace.spacingTallies(beside: path).flatMap(\.scale) : [] }

  /// The steps that the file lists or defines; a document that names the token of another file gives no step.
  var statedSteps: [SpacingStep] {
    guard isProse else { return facts.definedSteps }
    return facts.listedSteps
      + facts.definedSteps.filter { step in
        guard let owner = step.owner else { return true }
        return projectSites(named: facts.definitions[owner].name).allSatisfy { $0.path == path }
      }
  }

  /// The step that nearly all spacing of the file stands on: of eight lengths or more all but one or all but a tenth on 8,
  /// else on 4.
  fileprivate var spacingHabit: (base: Double, kept: Int, count: Int)? {
    guard let own = facts.spacingTally, own.count >= 8 || own.keepsToFourAlmost else { return nil }
    let others = isProse ? workspace.spacingTallies(beside: path) : []
    for base in own.count >= 8 ? [8.0, 4.0] : [4.0] {
      guard SpacingGrid.isHabit(kept: own.kept(base), of: own.count) else { continue }
      // What the documents beside this one do not keep to is no habit but chance.
      let count = others.reduce(0) { $0 + $1.count }
      let kept = others.reduce(0) { $0 + $1.kept(base) }
      if count < 8 || SpacingGrid.isHabit(kept: kept, of: count) { return (base, own.kept(base), own.count) }
    }
    return nil
  }

  /// The word for the part a length plays where that part must stand on the grid; `nil` elsewhere.
  package func spacingRole(of length: LiteralDimension) -> String? {
    guard configuration.grid.roles.contains(length.role.rawValue) else { return nil }
    guard let owner = length.owner else { return length.role.rawValue }
    // Lengths inside a composite value, such as the offsets of a shadow, are parts of something else.
    guard facts.definitions.indices.contains(owner), case .dimension = facts.definitions[owner].value else {
      return nil
    }
    // Below a heading of several kinds (*Radius · Spacing*) the name says which one it is.
    if isProse, saysOtherKind(facts.definitions[owner].name) { return nil }
    if SpacingNames.isPlace(facts.definitions[owner].name) { return nil }
    return [.padding, .margin, .gap, .inset].contains(length.role) ? "spacing" : length.role.rawValue
  }

  private func saysOtherKind(_ name: TokenName) -> Bool {
    WrittenName.smallWords(of: name.text).contains { word in
      [.radius, .fontSize, .lineHeight].contains(Lexicon.term(of: word)?.role)
    }
  }

  /// Tells the lengths that are steps of a scale, which is told as a whole, from others.
  var isStep: (LiteralDimension) -> Bool {
    let listed = Set(facts.listedSteps.map(\.range.start))
    let numbered = numberedSteps
    let definitions = facts.definitions
    var group = SpacingGroup()
    return { length in
      if listed.contains(length.range.start) { return true }
      guard let owner = length.owner, definitions.indices.contains(owner) else { return false }
      return numbered.contains(owner) || group.scale(of: definitions[owner].name) != nil
    }
  }

  /// The lengths of a group's tokens in px.
  func scaleValues(in group: TokenName) -> [Double] {
    let prefix = group.bytes + [UInt8(ascii: ".")]
    return workspace.visibleDefinitions(from: path)
      .filter { workspace.definition(at: $0)?.name.bytes.starts(with: prefix) ?? false }
      .compactMap { site in
        guard case .dimension(let length)? = workspace.resolved(site).value else { return nil }
        return length.pixels(pointsArePixels: pointsArePixels).map { abs($0) }
      }
  }
}
