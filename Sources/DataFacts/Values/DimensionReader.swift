import DesignTokens
import Facts
import SourceText
import Syntax

// Lengths and times: a number with a unit (Format Module 2025.10, sections 8.2 and 8.5).
extension ValueReader {
  static let dimension = ObjectShape(
    noun: "a dimension", problem: .invalidDimension,
    members: [ObjectMember("value", .number), ObjectMember("unit", .unit(Dimension.tokenUnits))])

  static let duration = ObjectShape(
    noun: "a duration", problem: .invalidDuration,
    members: [ObjectMember("value", .number), ObjectMember("unit", .unit(Duration.units))])

  /// Reads an object or, as older files have it, a string such as `8px`.
  func readDimension(_ node: DataNode) -> TokenValue {
    guard node.kind == .mapping else { return readLegacyDimension(node) }
    facts.formatEvidence.current += 1
    if let (number, unit, place) = plainMeasure(node, Dimension.tokenUnits) {
      add(Dimension(number, unit), at: node.range, number: place)
      checkBlur(number, node)
      return .dimension(Dimension(number, unit))
    }
    let members = readObject(node, ValueReader.dimension)
    guard let (number, unit) = ValueReader.measure(members) else { return ValueReader.parts(members) }
    let dimension = Dimension(number, unit)
    add(dimension, at: node.range, number: node["value"]?.range)
    checkBlur(number, node)
    return .dimension(dimension)
  }

  private func readLegacyDimension(_ node: DataNode) -> TokenValue {
    if let text = node.string, let dimension = Dimension(parsing: text), !dimension.unit.isEmpty {
      notation = .legacyString
      add(dimension, at: node.contentRange, number: nil)
      checkBlur(dimension.value, node)
      guard !Dimension.tokenUnits.contains(dimension.unit) || !text.hasSuffix(dimension.unit) else {
        reportLegacy(
          node, "The dimension `\(text)` is a string, as in the first two drafts; write it as an object.",
          measureText(dimension.value, dimension.unit))
        return .dimension(dimension)
      }
      facts.formatEvidence.older += 1
      report(
        .invalidDimension, "`\(dimension.unit)` is no unit of a token; write `px` or `rem`.", at: node.range)
      return .dimension(dimension)
    }
    if isZeroPart(node) {
      notation = .legacyString
      let zero = Dimension(0, "px")
      add(zero, at: node.contentRange, number: nil)
      reportLegacy(
        node, "The dimension \(describe(node)) has no unit; write it as an object.", measureText(0, "px"),
        weight: .error)
      return .dimension(zero)
    }
    noteBareNumber(node)
    let parts = refuse(
      node, .invalidDimension, "A dimension is an object with `value` and `unit`, not \(describe(node)).",
      fixes: object(node, unit: unitBeside ?? "px"))
    guard let dimension = measureBeside(node) else { return parts.orNumber(of: node) }
    add(dimension, at: node.contentRange, number: nil)
    return .dimension(dimension)
  }

  /// Whether a length is nothing, which is the same in every unit: `"0"`, and a bare 0 as a part of a value.
  private func isZeroPart(_ node: DataNode) -> Bool {
    guard unitBeside == nil else { return false }
    if let text = node.string { return Dimension(parsing: text).map { $0.value == 0 && $0.unit.isEmpty } ?? false }
    return !isWholeValue && finiteNumber(node) == 0
  }

  /// A bare number with the unit that stands beside it; `nil` where that is none of a token's.
  private func measureBeside(_ node: DataNode) -> Dimension? {
    guard let unit = unitBeside, Dimension.tokenUnits.contains(unit) else { return nil }
    return node.bareNumber.map { Dimension($0, unit) }
  }

  /// Reads an object or, as older files have it, a string such as `200ms`.
  func readDuration(_ node: DataNode) -> TokenValue {
    if node.kind == .mapping {
      facts.formatEvidence.current += 1
      if let (number, unit, _) = plainMeasure(node, Duration.units) {
        checkDuration(number, node)
        return .duration(Duration(number, unit))
      }
      let members = readObject(node, ValueReader.duration)
      guard let (number, unit) = ValueReader.measure(members) else { return ValueReader.parts(members) }
      checkDuration(number, node)
      return .duration(Duration(number, unit))
    }
    if let text = node.string, let duration = Duration(parsing: text) {
      notation = .legacyString
      checkDuration(duration.value, node)
      reportLegacy(
        node, "The duration `\(text)` is a string, as in the first two drafts; write it as an object.",
        measureText(duration.value, duration.unit))
      return .duration(duration)
    }
    noteBareNumber(node)
    let parts = refuse(
      node, .invalidDuration, "A duration is an object with `value` and `unit`, not \(describe(node)).",
      fixes: object(node, unit: unitBeside ?? "ms"))
    guard let unit = unitBeside, Duration.units.contains(unit), let number = node.bareNumber else {
      return parts.orNumber(of: node)
    }
    return .duration(Duration(number, unit))
  }

  /// Counts a length or a time without a unit, to which a build adds one, as the older form that it is.
  private func noteBareNumber(_ node: DataNode) {
    if node.bareNumber != nil { facts.formatEvidence.older += 1 }
  }

  private func checkBlur(_ number: Double, _ node: DataNode) {
    guard role == .blur, number < 0 else { return }
    report(.negativeLength, "A blur below zero means nothing; 0 is sharp.", at: (node["value"] ?? node).range)
  }

  private func checkDuration(_ number: Double, _ node: DataNode) {
    guard !isDelay, number < 0 else { return }
    report(.negativeLength, "A duration below zero means nothing.", at: (node["value"] ?? node).range)
  }

  func readUnit(_ node: DataNode, _ units: [String], _ shape: ObjectShape) -> TokenValue {
    guard let unit = node.string else {
      return refuse(node, shape.problem, "The unit of \(shape.noun) is a string, not \(describe(node)).")
    }
    if !units.contains(unit) {
      report(
        .invalidUnit, "`\(unit)` is no unit of \(shape.noun); write \(NearestWord.list(units)).", at: node.range,
        fixes: ValueReader.unitFixes(unit, node, units))
    }
    return .string(unit.lowercased())
  }

  /// The nearest unit, or each of them where none is near; none for a unit that depends on where the token is used,
  /// which is another length in every other.
  private static func unitFixes(_ unit: String, _ node: DataNode, _ units: [String]) -> [ProblemFix] {
    if Dimension.units.contains(unit), Dimension(1, unit).pixels(pointsArePixels: false) == nil { return [] }
    let near = NearestWord.nearest(to: unit, among: units).map { [$0] } ?? units
    return near.map { ProblemFix("Use `\($0)`", [node.edit(writing: $0)]) }
  }

  /// The offer to write a bare number as an object.
  private func object(_ node: DataNode, unit: String) -> [ProblemFix] {
    guard let number = node.bareNumber else { return [] }
    return [ProblemFix("Write it in `\(unit)`", [TextEdit(node.range, measureText(number, unit))])]
  }

  /// A length or a time as an object.
  private func measureText(_ value: Double, _ unit: String) -> String {
    "{ \"value\": \(NumberText.shortest(value)), \"unit\": \"\(unit)\" }"
  }

  private func add(_ dimension: Dimension, at range: ByteRange, number: ByteRange?) {
    facts.dimensions.append(
      LiteralDimension(dimension: dimension, role: role, range: range, numberRange: number, owner: owner))
  }

  /// The number and the unit of an object that holds these two as they should be and nothing else, as nearly every one
  /// does; of the others each part is read with what is wrong with it.
  private func plainMeasure(_ node: DataNode, _ units: [String]) -> (number: Double, unit: String, place: ByteRange)? {
    guard let value = keys.plainValue, let unit = keys.unit, node.holdsOnly(value, unit), let number = node[value],
      let length = finiteNumber(number), let name = node[unit]?.string, units.contains(name)
    else { return nil }
    return (length, name, number.range)
  }

  /// The number and the unit, if both are written out.
  private static func measure(_ members: [TokenMember]) -> (Double, String)? {
    guard case .number(let number)? = members.last(where: { $0.name == "value" })?.value,
      case .string(let unit)? = members.last(where: { $0.name == "unit" })?.value
    else { return nil }
    return (number, unit)
  }

  /// A number and a unit of which one is a reference; unreadable where one is missing or faulty.
  private static func parts(_ members: [TokenMember]) -> TokenValue {
    let value = TokenValue.composite(members)
    return members.count < 2 || value.isUnreadableInside ? .unreadable : value
  }
}

extension DataNode {
  /// A number, also one between quotes.
  var bareNumber: Double? { (number ?? string.flatMap(Double.init)).flatMap { $0.isFinite ? $0 : nil } }
}

extension TokenValue {
  /// What has no unit is shown and compared as the number that it is, whatever it measures.
  fileprivate func orNumber(of node: DataNode) -> TokenValue {
    if case .unreadable = self, let number = node.bareNumber { .number(number) } else { self }
  }

  /// Whether a part of the value could not be read.
  var isUnreadableInside: Bool {
    switch self {
    case .unreadable: true
    case .list(let values): values.contains(where: \.isUnreadableInside)
    case .composite(let members): members.contains(where: \.value.isUnreadableInside)
    default: false
    }
  }
}
