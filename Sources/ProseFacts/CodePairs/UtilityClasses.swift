import CodeFacts
import DesignTokens
import Facts
import SourceText
import Syntax

/// What the utility classes of one thing say of its colors: `bg-primary-500 text-white hover:bg-primary-600`.
struct UtilityClasses {
  /// The colors that a document itself gives to classes, in a configuration of Tailwind that it shows.
  typealias Palette = [String: Color]

  private var texts: [PairColor] = []
  private var grounds: [PairColor] = []
  private var hovered: (texts: [PairColor], grounds: [PairColor]) = ([], [])
  private var hints: [PairColor] = []
  /// The size of the writing in px, where a class states it.
  private(set) var size: Double?
  private(set) var isBold = false
  /// Whether more than two colors are seen, or nobody is meant to read it.
  private(set) var isUncertain = false

  /// The classes of some stretches, which blanks part.
  init(_ ranges: [ByteRange], in file: SourceFile, _ palette: Palette) {
    for range in ranges {
      var start = range.start
      for word in file.bytes[range.start..<range.end].split(
        separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      {
        read(String(decoding: word, as: UTF8.self), at: ByteRange(start, start + word.count), palette)
        start += word.count + 1
      }
    }
  }

  /// The writing and its ground as they are, and below the pointer where one of them changes there.
  var pairs: [(state: String?, text: PairColor, ground: PairColor)] {
    guard !isUncertain, let text = Self.only(of: texts), let ground = Self.only(of: grounds) else { return [] }
    let plain = [(state: String?.none, text: text, ground: ground)]
    guard !(hovered.texts + hovered.grounds).isEmpty,
      let text = hovered.texts.isEmpty ? text : Self.only(of: hovered.texts),
      let ground = hovered.grounds.isEmpty ? ground : Self.only(of: hovered.grounds)
    else { return plain }
    return plain + [("hover", text, ground)]
  }

  /// What a field shows as long as nothing is written in it, and its ground.
  var hint: (text: PairColor, ground: PairColor)? {
    guard !isUncertain, let text = Self.only(of: hints), let ground = Self.only(of: grounds) else { return nil }
    return (text, ground)
  }

  /// The color of the writing; `nil` where there is none, or more than one may be meant.
  var text: PairColor? { Self.only(of: texts) }
  /// The ground, and that below the pointer where it changes there; `nil` where there is none, or nobody knows it.
  var ground: (plain: PairColor, hovered: PairColor?)? {
    guard !isUncertain, let plain = Self.only(of: grounds) else { return nil }
    return (plain, Self.only(of: hovered.grounds))
  }
  /// Whether a class may paint a ground.
  var mayPaint: Bool { isUncertain || !grounds.isEmpty }
  /// Whether the writing has another color below the pointer.
  var changesText: Bool { !hovered.texts.isEmpty }

  var use: PairUse { .text(size: size, isBold: isBold) }

  private mutating func read(_ text: String, at range: ByteRange, _ palette: Palette) {
    let name = Substring(text)
    if let rest = name.after("hover:") {
      hovered.texts += color(rest.after("text-"), at: range, palette)
      hovered.grounds += color(rest.after("bg-"), at: range, palette)
    }
    hints += color(name.after("placeholder:text-") ?? name.after("placeholder-"), at: range, palette)
    if name.hasPrefix("group-hover:text-") {
      hovered.texts += color(name.after("group-hover:text-"), at: range, palette)
    }
    texts += color(name.after("text-"), at: range, palette)
    grounds += color(name.after("bg-"), at: range, palette)
    size = name.after("text-").flatMap(Self.size) ?? size
    isBold = isBold || Self.isBold(name)
    isUncertain = isUncertain || Self.isUncertain(name)
  }

  /// A gradient, or text cut out of its ground, is more than two colors; what is not allowed is disabled.
  private static func isUncertain(_ name: Substring) -> Bool {
    name.hasPrefix("bg-gradient") || name.hasPrefix("bg-clip") || name.hasPrefix("bg-linear")
      || name.hasPrefix("opacity-") || name.hasPrefix("bg-opacity-") || name.hasPrefix("text-opacity-")
      || name.hasPrefix("bg-[url") || name.hasPrefix("bg-[image")
      || name == "cursor-not-allowed" || name == "pointer-events-none"
  }

  private static func isBold(_ name: Substring) -> Bool {
    name == "font-bold" || name == "font-extrabold" || name == "font-black"
  }

  /// The size of a step, or in brackets, in px.
  private static func size(_ step: Substring) -> Double? {
    if let size = steps[String(step)] { return size }
    if step.hasPrefix("["), step.hasSuffix("px]") { return Double(step.dropFirst().dropLast(3)) }
    guard step.hasSuffix("xl"), let number = Int(step.dropLast(2)) else { return nil }
    return number == 2 ? 24 : number == 3 ? 30 : 36
  }

  private static let steps: [String: Double] = ["xs": 12, "sm": 14, "base": 16, "lg": 18, "xl": 20]

  /// The one that must be a color, by itself or by the number of its step; else the only one there is (`text-sm` is a size).
  private static func only(of colors: [PairColor]) -> PairColor? {
    let certain = colors.filter { color in
      guard case .token(let name, _) = color.source else { return true }
      return name.bytes.suffix(2).allSatisfy(\.isASCIIDigit)
    }
    let found = certain.isEmpty ? colors : certain
    if found.count == 1 { return found[0] }
    let telling = found.filter { color in
      guard case .token(let name, _) = color.source else { return true }
      return !settings.contains(name.bytes.dropFirst("--color-".utf8.count))
    }
    return telling.count == 1 ? telling[0] : nil
  }

  /// What classes of writing and of grounds say that is no color, beside one that is.
  private static let settings = Set(
    """
    xs sm base lg xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl left center right justify start end wrap nowrap balance pretty \
    ellipsis clip cover contain fixed local scroll repeat no-repeat none
    """.utf8.split(separator: UInt8(ascii: " ")).map { $0.map { $0 }[...] })

  /// The color that the end of a class names; none for a size, an alignment, and for what cannot be told from one.
  private func color(_ name: Substring?, at range: ByteRange, _ palette: Palette) -> [PairColor] {
    guard let name else { return [] }
    if let slash = name.lastIndex(of: "/"), let opacity = Self.opacity(name[name.index(after: slash)...]) {
      return color(name[..<slash], at: range, palette).map { $0.thinned(by: opacity) }
    }
    if let color = palette[String(name)] { return [PairColor(.literal(color), at: range)] }
    if name == "white" || name == "black" {
      return Color(css: String(name)).map { [PairColor(.literal($0), at: range)] } ?? []
    }
    if name.hasPrefix("[#"), name.hasSuffix("]") {
      return Color(css: String(name.dropFirst().dropLast())).map { [PairColor(.literal($0), at: range)] } ?? []
    }
    let isName = name.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
    guard isName, name.utf8.first.map({ $0 &- 0x61 < 26 }) ?? false else { return [] }
    return [PairColor(.token(TokenName("--color-\(name)"), opacity: 1), at: range)]
  }
}

extension UtilityClasses {
  /// The color that a single class gives (`text-white`, `border-primary-400`); `nil` for several, and for any other text.
  static func color(named text: String, in palette: Palette) -> Color? {
    guard let kind = ["text-", "bg-", "border-", "ring-", "fill-", "stroke-"].first(where: text.hasPrefix) else {
      return nil
    }
    let name = String(text.dropFirst(kind.count))
    return palette[name] ?? (name == "white" || name == "black" ? Color(css: name) : nil)
  }

  /// The colors of the configurations that a document shows: `colors: { primary: '#4CAF50', accent: { DEFAULT: '#d97706' } }`;
  /// of an object that is called no theme those with a number, as of the lists and tables of the document.
  static func palette(of file: SourceFile, in fences: [ByteRange], _ definitions: [Definition] = []) -> Palette {
    var palette: Palette = [:]
    var contested: Set<String> = []
    for definition in definitions where definition.themes.isEmpty && definition.context == nil {
      guard case .color(let color) = definition.value, color.alpha == 1,
        let name = definition.name.text.split(separator: ".").last, name.utf8.last?.isASCIIDigit ?? false,
        name.contains("-"), !name.hasPrefix("-")
      else { continue }
      if let known = palette.updateValue(color, forKey: String(name)), known != color { contested.insert(String(name)) }
    }
    for fence in fences where file.bytes[fence].holds(small: "colors") {
      let isTheme = file.bytes[fence].holds(small: "theme")
      for constant in ConstantReader.constants(in: file.bytes, at: fence) {
        guard let start = constant.path.firstIndex(of: "colors"), case .color(let color) = constant.value,
          color.alpha == 1
        else { continue }
        let name = constant.path[(start + 1)...].filter { $0 != "DEFAULT" && $0 != "default" }.joined(separator: "-")
        guard isTheme || name.utf8.last?.isASCIIDigit ?? false else { continue }
        // Of two configurations nobody knows which holds.
        if let known = palette.updateValue(color, forKey: name), known != color { contested.insert(name) }
      }
    }
    return palette.filter { !contested.contains($0.key) }
  }
}

extension UtilityClasses {
  /// The share that stands behind the slash of a class: `10`, `[0.5]`, `[50%]`.
  private static func opacity(_ text: Substring) -> Double? {
    let inner = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text
    let isShare = inner.count < text.count && !inner.hasSuffix("%")
    let share = Double(inner.hasSuffix("%") ? inner.dropLast() : inner).map { isShare ? $0 : $0 / 100 }
    return share.flatMap { $0 > 0 && $0 <= 1 ? $0 : nil }
  }
}

extension PairColor {
  /// The color with less of it.
  fileprivate func thinned(by opacity: Double) -> PairColor {
    var thin = self
    switch source {
    case .literal(var color):
      color.alpha *= opacity
      thin.source = .literal(color)
    case .token(let name, let own): thin.source = .token(name, opacity: own * opacity)
    }
    return thin
  }
}

extension Substring {
  /// What stands behind an opening; `nil` where the text opens otherwise.
  fileprivate func after(_ opening: String) -> Substring? { hasPrefix(opening) ? dropFirst(opening.count) : nil }
}
