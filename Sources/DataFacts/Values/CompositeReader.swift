import DesignTokens
import Facts
import SourceText
import Syntax

// Composite values (Format Module 2025.10, section 9): each is a table of its parts.
extension ValueReader {
  /// The parts of a composite, or of one layer or stop of it; `nil` for types without parts.
  static func shape(of type: TokenType) -> ObjectShape? {
    switch type {
    case .dimension: dimension
    case .duration: duration
    case .color: color
    case .strokeStyle: stroke
    case .border: border
    case .transition: transition
    case .shadow: shadow
    case .gradient: stop
    case .typography: typography
    case .number, .fontFamily, .fontWeight, .cubicBezier: nil
    }
  }

  private static let stroke = ObjectShape(
    noun: "a stroke style", problem: .invalidStrokeStyle,
    members: [ObjectMember("dashArray", .dashes), ObjectMember("lineCap", .words(["round", "butt", "square"]))])

  private static let border = ObjectShape(
    noun: "a border", problem: .invalidBorder,
    members: [
      ObjectMember("color", .token(.color, nil)), ObjectMember("width", .token(.dimension, .border)),
      ObjectMember("style", .token(.strokeStyle, nil)),
    ])

  private static let transition = ObjectShape(
    noun: "a transition", problem: .invalidTransition,
    members: [
      ObjectMember("duration", .token(.duration, nil)), ObjectMember("delay", .token(.duration, nil)),
      ObjectMember("timingFunction", .token(.cubicBezier, nil)),
    ])

  private static let shadow = ObjectShape(
    noun: "a shadow", problem: .invalidShadow,
    members: [
      ObjectMember("color", .token(.color, nil)), ObjectMember("offsetX", .token(.dimension, .offset)),
      ObjectMember("offsetY", .token(.dimension, .offset)), ObjectMember("blur", .token(.dimension, .blur)),
      ObjectMember("spread", .token(.dimension, .spread)), ObjectMember("inset", .boolean, isRequired: false),
    ])

  private static let stop = ObjectShape(
    noun: "a stop of a gradient", problem: .invalidGradient,
    members: [ObjectMember("color", .token(.color, nil)), ObjectMember("position", .token(.number, nil))])

  private static let typography = ObjectShape(
    noun: "a typography", problem: .invalidTypography,
    members: [
      ObjectMember("fontFamily", .token(.fontFamily, nil)), ObjectMember("fontSize", .token(.dimension, .fontSize)),
      ObjectMember("fontWeight", .token(.fontWeight, nil)),
      ObjectMember("letterSpacing", .token(.dimension, .letterSpacing)),
      ObjectMember("lineHeight", .token(.number, .lineHeight)),
    ])

  func readComposite(_ node: DataNode, as type: TokenType?) -> TokenValue {
    guard let type, let shape = ValueReader.shape(of: type) else { return .unreadable }
    switch (type, node.kind) {
    case (.gradient, .sequence), (.shadow, .sequence): return readLayers(node, as: type, shape)
    case (.strokeStyle, .string):
      if let word = node.string, StrokeStyle.words.contains(word) { return .string(word) }
      return refuse(
        node, shape.problem,
        "\(word(node)) is not a stroke style; those are \(NearestWord.list(StrokeStyle.words, joinedBy: "and")).",
        fixes: spelling(node, among: StrokeStyle.words))
    case (.gradient, _):
      return refuse(node, shape.problem, "A gradient is an array of stops, not \(describe(node)).")
    case (_, .mapping): return .composite(readObject(node, shape))
    default:
      let noun = shape.noun.prefix(1).uppercased() + shape.noun.dropFirst()
      return refuse(node, shape.problem, "\(noun) is an object with \(shape.required), not \(describe(node)).")
    }
  }

  /// Reads the layers of a shadow or the stops of a gradient, each written out or referred to.
  private func readLayers(_ node: DataNode, as type: TokenType, _ shape: ObjectShape) -> TokenValue {
    let layers = node.elements.map { layer -> TokenValue in
      if layer.kind == .missing { return .unreadable }
      element = layer.range
      let reference = readReference(layer, expecting: type, isWhole: false)
      element = nil
      if let reference { return reference }
      let layer = unwrapped(layer) ?? layer
      guard layer.kind == .mapping else {
        return refuse(layer, shape.problem, "An object with \(shape.required) must stand here, not \(describe(layer)).")
      }
      let firstReference = facts.references.count
      let value = TokenValue.composite(readObject(layer, shape))
      if type == .gradient { checkPosition(of: layer, referencesFrom: firstReference) }
      return value
    }
    if layers.isEmpty {
      report(
        .emptyArray, "A \(type.rawValue) without any \(type == .shadow ? "layer" : "stop") shows nothing.",
        at: node.range)
    }
    return .list(layers)
  }

  /// A stop outside of the gradient counts as one at its end.
  private func checkPosition(of stop: DataNode, referencesFrom start: Int) {
    for index in start..<facts.references.count
    where stop["position"]?.range.contains(facts.references[index].range) == true {
      facts.references[index].expected = .position
    }
    guard let position = stop["position"], let number = finiteNumber(position), !(0...1 ~= number) else { return }
    let clamped = NumberText.shortest(min(max(number, 0), 1))
    report(
      .gradientPositionClamped, "A position is from 0 to 1; \(describe(position)) counts as `\(clamped)`.",
      at: position.range, fixes: [ProblemFix("Write `\(clamped)`", [TextEdit(position.range, clamped)])])
  }

  func readDashes(_ node: DataNode, _ shape: ObjectShape) -> TokenValue {
    guard node.kind == .sequence else {
      return refuse(node, shape.problem, "The dashes of a line are an array of dimensions, not \(describe(node)).")
    }
    let outer = role
    defer { role = outer }
    role = .stroke
    let dashes = node.elements.map { read($0, as: .dimension) }
    if dashes.isEmpty { report(.emptyArray, "A dash array holds at least one dimension.", at: node.range) }
    return .list(dashes)
  }
}
