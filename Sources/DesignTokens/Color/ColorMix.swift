extension Color {
  /// What `color-mix()` gives (CSS Color 5, section 3), its colors written in any notation or mixed themselves; `nil` for
  /// anything else, such as a mixture by a longer way of the hue.
  package init?(mix text: String) { self.init(mix: Array(text.utf8), depth: 0) }

  private init?(mix bytes: [UInt8], depth: Int) {
    guard depth < 8, let arguments = Color.arguments(of: bytes), arguments.count == 2 || arguments.count == 3 else {
      return nil
    }
    // Without a space it is OKLab (CSS Color 5, 2024).
    let space = arguments.count == 3 ? Color.mixingSpace(arguments[0]) : .oklab
    let parts = arguments.suffix(2).compactMap { Color.part($0, depth: depth) }
    guard let space, parts.count == 2 else { return nil }
    let first = parts[0].share ?? parts[1].share.map { 1 - $0 } ?? 0.5
    let second = parts[1].share ?? 1 - first
    guard first + second > 0, first >= 0, second >= 0 else { return nil }
    self = Color.between(
      parts[0].color.converted(to: space), parts[1].color.converted(to: space), second / (first + second))
    alpha *= min(first + second, 1)
  }

  /// The arguments of `color-mix(…)`, split at its own commas; `nil` for anything else.
  private static func arguments(of bytes: [UInt8]) -> [[UInt8]]? {
    guard let opening = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")"),
      String(decoding: bytes[..<opening], as: UTF8.self).lowercased() == "color-mix"
    else { return nil }
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in bytes[(opening + 1)..<(bytes.count - 1)] {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { return nil }
      if byte == UInt8(ascii: ","), depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return depth == 0 ? parts : nil
  }

  /// `in oklab`, `in oklch shorter hue`.
  private static func mixingSpace(_ argument: [UInt8]) -> ColorSpace? {
    let words = String(decoding: argument, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
    guard words.first == "in", words.count == 2 || words.dropFirst(2) == ["shorter", "hue"] else { return nil }
    return words[1] == "xyz" ? .xyzD65 : ColorSpace(rawValue: String(words[1]))
  }

  /// A color with its percentage before or behind it.
  private static func part(_ argument: [UInt8], depth: Int) -> (color: Color, share: Double?)? {
    var words = String(decoding: argument, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: true)[...]
    var share: Double?
    if let last = words.last, let percentage = percentage(last) {
      (share, words) = (percentage, words.dropLast())
    } else if let first = words.first, let percentage = percentage(first) {
      (share, words) = (percentage, words.dropFirst())
    }
    let text = words.joined(separator: " ")
    guard let color = Color(css: text) ?? Color(mix: Array(text.utf8), depth: depth + 1) else { return nil }
    return (color, share)
  }

  private static func percentage(_ word: Substring) -> Double? {
    word.last == "%" ? Double(word.dropLast()).flatMap { (0...100).contains($0) ? $0 / 100 : nil } : nil
  }

  /// A color on the way from one to another in their space: components weighed by their alpha, a hue by the shorter way,
  /// what one leaves out as in the other (CSS Color 4, section 12).
  private static func between(_ one: Color, _ other: Color, _ share: Double) -> Color {
    let alpha = one.alpha + (other.alpha - one.alpha) * share
    let isHueFirst = one.space == .hsl || one.space == .hwb
    let isHueLast = one.space == .lch || one.space == .oklch
    func component(_ left: Double?, _ right: Double?, isHue: Bool) -> Double? {
      guard let left, let right else { return left ?? right }
      if isHue { return hue(share, ofTheWayFrom: left, to: right) }
      guard alpha > 0 else { return left + (right - left) * share }
      return (left * one.alpha * (1 - share) + right * other.alpha * share) / alpha
    }
    return Color(
      one.space, component(one.first, other.first, isHue: isHueFirst),
      component(one.second, other.second, isHue: false), component(one.third, other.third, isHue: isHueLast),
      alpha: alpha)
  }

  /// The hue that lies some way from one to another, by the shorter way, 0..<360 (CSS Color 4, section 12.4).
  static func hue(_ share: Double, ofTheWayFrom left: Double, to right: Double) -> Double {
    let distance = right - left
    let way = distance > 180 ? distance - 360 : distance < -180 ? distance + 360 : distance
    let angle = left + way * share
    return angle < 0 ? angle + 360 : angle >= 360 ? angle - 360 : angle
  }
}
