import DesignTokens
import Facts
import SourceText
import Syntax

// Numbers and curves (Format Module 2025.10, sections 8.6 and 8.7).
extension ValueReader {
  func readNumber(_ node: DataNode) -> TokenValue {
    if let number = finiteNumber(node) { return .number(number) }
    let number = node.bareNumber
    let digits = number.map(NumberText.shortest)
    let refused = refuse(
      node, .invalidNumber, "A number must stand here, not \(describe(node)).",
      fixes: digits.map { [ProblemFix("Write `\($0)`", [TextEdit(node.range, $0)])] } ?? [])
    return number.map { .number($0) } ?? refused
  }

  /// Reads the four numbers of a curve; the first and the third stay within 0 and 1.
  func readCubicBezier(_ node: DataNode) -> TokenValue {
    if let text = node.string, let numbers = ValueReader.curve(of: text) {
      notation = .legacyString
      reportLegacy(
        node, "The curve `\(text)` is a string, as in CSS; write it as an array.", ValueReader.array(numbers),
        weight: .error)
      return .list(numbers.map { .number($0) })
    }
    guard node.kind == .sequence else {
      let known = node.string.flatMap { ValueReader.curves[$0] }
      _ = refuse(
        node, .invalidCubicBezier, "A cubic Bézier curve is an array of four numbers, not \(describe(node)).",
        fixes: known.map {
          [ProblemFix("Write `\(ValueReader.array($0))`", [TextEdit(node.range, ValueReader.array($0))])]
        } ?? [])
      return known.map { .list($0.map { .number($0) }) } ?? .unreadable
    }
    let isWhole = Array(node.elements).count == 4
    let numbers = node.elements.enumerated().map { readCurveNumber($0.element, isX: isWhole && $0.offset % 2 == 0) }
    if numbers.count != 4, !hasSyntaxFault(in: node.range) {
      return refuse(node, .invalidCubicBezier, "A cubic Bézier curve has four numbers, not \(numbers.count).")
    }
    return .list(numbers)
  }

  private func readCurveNumber(_ node: DataNode, isX: Bool) -> TokenValue {
    if node.kind == .missing { return .unreadable }
    if let pointer = node[keys.reference] {
      return readPointer(pointer, expecting: nil, isWhole: false, expected: .curveNumber(isX: isX))
    }
    if let refused = refuseCurly(node) { return refused }
    guard let number = finiteNumber(node) else {
      return refuse(node, .invalidCubicBezier, "A curve is made of numbers, not of \(describe(node)).")
    }
    if isX, !(0...1 ~= number) {
      report(
        .valueOutOfRange, "The x values of a curve are from 0 to 1, not \(describe(node)).", at: node.range)
    }
    return .number(number)
  }

  /// The keywords of CSS for curves (CSS Easing 2, section 2.2).
  private static let curves: [String: [Double]] = [
    "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
    "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
  ]

  /// The numbers of `cubic-bezier(0.32, 0.72, 0, 1)`; `nil` for every other text.
  private static func curve(of text: String) -> [Double]? {
    let text = text.filter { !$0.isWhitespace }
    let head = "cubic-bezier("
    guard text.lowercased().hasPrefix(head), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(head.count).dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    // As in an array, the x values stay within 0 and 1.
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite), text.count(where: { $0 == "," }) == 3,
      0...1 ~= numbers[0], 0...1 ~= numbers[2]
    else { return nil }
    return numbers
  }

  private static func array(_ numbers: [Double]) -> String {
    "[" + numbers.map(NumberText.shortest).joined(separator: ", ") + "]"
  }
}
