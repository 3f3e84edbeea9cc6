import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// Whether a length of a style sheet that a document shows stands on a grid together with the border of the same rule.
  ///
  /// An outlined button of `padding: 10px; border: 2px solid` is as large as a filled one of `padding: 12px`.
  func isOnGridWithBorder(_ length: LiteralDimension, of grid: SpacingGrid) -> Bool {
    guard length.role == .padding, facts.isStyle(length.range), let fence = facts.fence(around: length.range)?.range,
      let own = length.dimension.pixels(pointsArePixels: pointsArePixels),
      let border = borderWidth(around: length.range, in: fence)
    else { return false }
    return grid.neighbors(of: own + border) == nil
  }

  /// The width of the border in px that the declarations around a place state; `nil` where none do.
  private func borderWidth(around place: ByteRange, in fence: ByteRange) -> Double? {
    let rule = declarations(around: place, in: fence)
    for line in source.text(in: rule).split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, ["border", "border-width"].contains(parts[0].filter { !$0.isWhitespace }) else {
        continue
      }
      return parts[1].split(separator: " ").lazy.compactMap { Dimension(parsing: String($0)) }.first?
        .pixels(pointsArePixels: pointsArePixels)
    }
    return nil
  }

  /// What stands around a place between braces, or between blank lines, as far as rules reach.
  private func declarations(around place: ByteRange, in fence: ByteRange) -> ByteRange {
    func isEnd(_ index: Int) -> Bool {
      source.bytes[index] == UInt8(ascii: "{") || source.bytes[index] == UInt8(ascii: "}")
        || source.bytes[index] == 0x0A && source.bytes.at(index + 1) == 0x0A
    }
    let first = max(fence.start, place.start - Self.longestRule)
    let last = min(fence.end, place.end + Self.longestRule)
    let start = (first..<place.start).last(where: isEnd).map { $0 + 1 } ?? first
    return ByteRange(start, (place.end..<last).first(where: isEnd) ?? last)
  }

  /// In bytes, to either side.
  private static let longestRule = 400
}
