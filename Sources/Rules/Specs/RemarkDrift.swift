import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// What a text says twice in one line, and lists that speak of tokens without their names.
extension CheckedFile {
  /// A remark beside a color that says something else.
  func drift(of remark: StatedTwice) -> Finding? {
    let written = source.text(in: remark.range)
    switch remark.claim {
    case .opacity(let share):
      guard abs(remark.color.alpha - share) > 0.005 + 0.5 / 255, !isAlphaFirst(written, share) else { return nil }
      var meant = remark.color
      meant.alpha = share
      let percent = NumberText.rounded(remark.color.alpha * 100, places: 1)
      let fixes = [
        text(of: meant, like: remark.range).map { fix("Write \($0)", replacing: remark.range, with: $0) },
        fix("Write \(percent)%", replacing: remark.claimRange, with: "\(percent)%"),
      ]
      return Finding(
        "`\(written)` has an opacity of \(percent)%, not the \(source.text(in: remark.claimRange)) beside it.",
        at: remark.range, related: [place("The opacity is stated here.", remark.claimRange)],
        fixes: fixes.compactMap { $0 })
    case .color(var said, let withAlpha):
      if !withAlpha { said.alpha = remark.color.alpha }
      guard !remark.color.agrees(with: said) else { return nil }
      let value = withAlpha ? remark.color.hexRGBA : remark.color.hexRGB
      return Finding(
        "The comment says `\(source.text(in: remark.claimRange))`, but the color is `\(value)`.",
        at: remark.claimRange, related: [place("The color is written here.", remark.range)],
        fixes: [text(of: remark.color, like: remark.claimRange)].compactMap { $0 }.map {
          fix("Write \($0)", replacing: remark.claimRange, with: $0)
        })
    }
  }

  /// Whether eight digits say the opacity in front, as Android writes them (`#52000000` is black at 32%), in a text that
  /// speaks of Android.
  private func isAlphaFirst(_ written: String, _ share: Double) -> Bool {
    guard String(decoding: source.bytes, as: UTF8.self).holds("ndroid") else { return false }
    let digits = written.drop { $0 == "#" }
    guard digits.count == 8, let alpha = UInt8(digits.prefix(2), radix: 16) else { return false }
    return abs(Double(alpha) / 255 - share) < 0.01
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
