import DesignTokens
import Facts
import SourceText

/// Tells the ratios of colors that are laid on with less than their full strength.
struct ThinnedColors {
  let file: SourceFile

  /// Whether a color beside a ratio is laid on with less than its full strength (`#1A1A1A at 60%`, `@ 60%`, `opacity 0.6`)
  /// and the claim was read without that: then the ratio is another one's.
  func have(_ claim: ContrastClaim) -> Bool {
    guard Self.isOpaque(claim.foreground), claim.background.map(Self.isOpaque) ?? true else { return false }
    return holdsThinned(file.bytes[...], line: file.line(around: claim.range.start))
  }

  private static func isOpaque(_ source: PairColor.Source) -> Bool {
    switch source {
    case .literal(let color): color.alpha == 1
    case .token(_, let opacity): opacity == 1
    }
  }

  /// Whether a share stands behind a hash color of a line, with no other color between.
  private func holdsThinned(_ bytes: ArraySlice<UInt8>, line: ByteRange) -> Bool {
    var place = line.start
    while place < line.end {
      guard bytes[place] == UInt8(ascii: "#") else {
        place += 1
        continue
      }
      place += 1
      let start = place
      while place < line.end, bytes[place].isHexDigit { place += 1 }
      if place - start >= 3, startsWithShare(bytes[place..<line.end]) { return true }
    }
    return false
  }

  /// How far behind a color its share is looked for, in bytes.
  private static let reach = 16

  private func startsWithShare(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.drop { "` *)".utf8.contains($0) }
    if rest.first == UInt8(ascii: "@") { return rest.dropFirst().first { $0 != 0x20 }?.isASCIIDigit ?? false }
    let near = rest.prefix(Self.reach).prefix { $0 == 0x20 || $0 == UInt8(ascii: "(") || $0.isWordByte || $0 == 0x2E }
    // `#484848 on #a06a8c opacity 0.15`
    if near.holds(small: "opacity") || near.holds(small: "alpha") { return near.contains(where: \.isASCIIDigit) }
    guard let last = near.last, last.isASCIIDigit else { return false }
    return rest.dropFirst(near.count).first == UInt8(ascii: "%")
  }
}
