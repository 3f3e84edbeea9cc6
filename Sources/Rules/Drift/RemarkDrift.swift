import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// What a text says twice in one line, and lists that speak of tokens without their names.
extension CheckedFile {
  /// A remark beside a value that says something else.
  func drift(of remark: StatedTwice) -> Finding? {
    let written = source.text(in: remark.range)
    let said = source.text(in: remark.claimRange)
    switch remark.claim {
    case .opacity(let share, let color):
      guard abs(color.alpha - share) > 0.005 + 0.5 / 255, !isAlphaFirst(written, share) else { return nil }
      var meant = color
      meant.alpha = share
      let percent = NumberText.rounded(color.alpha * 100, places: 1)
      let fixes = [
        text(of: meant, like: remark.range).map { fix("Write \($0)", replacing: remark.range, with: $0) },
        fix("Write \(percent)%", replacing: remark.claimRange, with: "\(percent)%"),
      ]
      return Finding(
        "`\(written)` has an opacity of \(percent)%, not the \(said) beside it.",
        at: remark.range, related: [place("The opacity is stated here.", remark.claimRange)],
        fixes: fixes.compactMap { $0 })
    case .color(let color, var again, let withAlpha, let tolerance):
      if !withAlpha { again.alpha = color.alpha }
      guard !color.agrees(with: again, within: tolerance), !isInFractions(said) else { return nil }
      let value = withAlpha ? color.hexRGBA : color.hexRGB
      let other = withAlpha ? again.hexRGBA : again.hexRGB
      // Of two notations the one that is no hex is told as hex.
      let message =
        said.lowercased() == other
        ? "`\(said)` is not the `\(written)` beside it\(written.lowercased() == value ? "" : ", which is `\(value)`")."
        : "`\(said)` is `\(other)`, not the `\(written)` beside it."
      return Finding(
        message,
        at: remark.claimRange, related: [place("The color is written here.", remark.range)],
        fixes: [notation(of: color, like: remark.claimRange)].compactMap { $0 }.map {
          fix("Write \($0)", replacing: remark.claimRange, with: $0)
        }
          + (tolerance < 0.005 ? [notation(of: again, like: remark.range)].compactMap { $0 } : []).map {
            fix("Write \($0)", replacing: remark.range, with: $0)
          })
    case .length(let length, let again, let rem):
      guard let size = length.inPixels(rem: rem), let other = again.inPixels(rem: rem),
        !isSame(length, again)
      else { return nil }
      let fixes = [
        (remark.claimRange, again.with(pixels: size, rem: rem)), (remark.range, length.with(pixels: other, rem: rem)),
      ]
      return Finding(
        "`\(said)` is \(again.other(rem: rem).cssText), not the `\(written)` beside it.",
        at: remark.claimRange, related: [place("The length is written here.", remark.range)],
        fixes: fixes.map { fix("Write \($1.cssText)", replacing: $0, with: $1.cssText) })
    }
  }

  /// Whether the last parts of a color may be fractions of one, as in `hsl(0,0,1)`.
  private func isInFractions(_ said: String) -> Bool {
    let parts = said.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    return parts.count > 2 && parts[1] <= 1 && parts[2] <= 1 && parts[1] + parts[2] > 0 && !said.holds("%")
  }

  /// A color as a stretch writes it, also as the three numbers alone; `nil` where these are no whole ones, or those of HSL.
  private func notation(of color: Color, like range: ByteRange) -> String? {
    let old = source.text(in: range)
    guard old.first?.isNumber ?? false else { return text(of: color, like: range) }
    let isOfHSL = source.text(in: ByteRange(max(0, range.start - 8), range.start)).lowercased().holds("hsl")
    guard !isOfHSL, !old.holds("%") else { return nil }
    let rgb = color.mappedToSRGB
    let parts = [rgb.first, rgb.second, rgb.third].map { String(Int((($0 ?? 0) * 255).rounded())) }
    return parts.joined(separator: old.holds(", ") ? ", " : old.holds(",") ? "," : " ")
  }

  /// Whether eight digits say the opacity in front, as Android writes them (`#52000000` is black at 32%), in a text that
  /// speaks of Android.
  private func isAlphaFirst(_ written: String, _ share: Double) -> Bool {
    let digits = written.drop { $0 == "#" }
    guard digits.count == 8, let alpha = UInt8(digits.prefix(2), radix: 16), abs(Double(alpha) / 255 - share) < 0.01
    else { return false }
    return source.text.holds("ndroid")
  }

  /// A list that says another value of a token than the token has.
  func drift(of claim: TokenClaim) -> Finding? {
    guard !workspace.isOpen(claim.name, visibleFrom: path),
      let site = workspace.definitions(named: claim.name, visibleFrom: path).first,
      var value = workspace.resolved(site).value
    else { return nil }
    if facts.kind == .design { return drift(of: claim, site, &value) }
    guard case .string(let name) = value, value != claim.value
    else { return nil }
    return Finding(
      "`\(claim.name)` is `\(name)`, not `\(claim.value.cssText)`.", at: claim.range,
      related: [place("`\(claim.name)` is defined here.", site)].compactMap { $0 },
      fixes: [fix("Write \(name)", replacing: claim.range, with: "\"\(name)\"")])
  }

  /// The text of a `DESIGN.md` that says another value of a token than its data.
  private func drift(of claim: TokenClaim, _ site: DefinitionSite, _ value: inout TokenValue) -> Finding? {
    if let member = claim.member {
      guard let part = value[member: member] else { return nil }
      value = part
    }
    guard claim.value.agrees(with: value, in: self) == false, !claim.value.isRounded(value) else { return nil }
    return Finding(
      "\(claim.member.map { "The `\($0)` of " } ?? "")`\(claim.name)` is `\(value.cssText)`, not "
        + "`\(source.text(in: claim.range))`.", at: claim.range,
      related: [place("`\(claim.name)` is defined here.", site)].compactMap { $0 },
      fixes: value.cssText.utf8.contains(UInt8(ascii: "{"))
        ? [] : [fix("Write \(value.cssText)", replacing: claim.range, with: value.cssText)])
  }
}

extension TokenValue {
  /// Whether it is another value with fewer places: `59.5px` for `59.52px`.
  fileprivate func isRounded(_ other: TokenValue) -> Bool {
    switch (self, other) {
    case (.dimension(let left), .dimension(let right)): left.unit == right.unit && abs(left.value - right.value) < 0.1
    case (.number(let left), .number(let right)): abs(left - right) < 0.01
    default: false
    }
  }
}

extension Dimension {
  /// A length of px or rem in px.
  fileprivate func inPixels(rem: Double) -> Double? { unit == "rem" ? value * rem : unit == "px" ? value : nil }

  /// A length of so many px in the unit of this one.
  fileprivate func with(pixels: Double, rem: Double) -> Dimension {
    Dimension(((unit == "rem" ? pixels / rem : pixels) * 10_000).rounded() / 10_000, unit)
  }

  /// The length in px where it is in rem, and in rem where it is in px.
  fileprivate func other(rem: Double) -> Dimension {
    let pixels = inPixels(rem: rem) ?? 0
    return Dimension(0, unit == "rem" ? "px" : "rem").with(pixels: pixels, rem: rem)
  }
}
