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
  private var size: Double?
  private var isBold = false
  /// Whether more than two colors are seen, or nobody is meant to read it.
  private var isUncertain = false

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

  var use: PairUse { .text(size: size, isBold: isBold) }

  private mutating func read(_ text: String, at range: ByteRange, _ palette: Palette) {
    let name = Substring(text)
    if let rest = name.after("hover:") {
      hovered.texts += color(rest.after("text-"), at: range, palette)
      hovered.grounds += color(rest.after("bg-"), at: range, palette)
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
      || name.hasPrefix("opacity-") || name == "cursor-not-allowed" || name == "pointer-events-none"
  }

  private static func isBold(_ name: Substring) -> Bool {
    name == "font-bold" || name == "font-extrabold" || name == "font-black"
  }

  /// The size of a step from which bold writing may be large, in px.
  private static func size(_ step: Substring) -> Double? {
    if step == "xl" { return 20 }
    guard step.hasSuffix("xl"), let number = Int(step.dropLast(2)) else { return nil }
    return number == 2 ? 24 : number == 3 ? 30 : 36
  }

  /// The one that must be a color, by itself or by the number of its step; else the only one there is (`text-sm` is a size).
  private static func only(of colors: [PairColor]) -> PairColor? {
    let certain = colors.filter { color in
      guard case .token(let name, _) = color.source else { return true }
      return name.bytes.suffix(2).allSatisfy(\.isASCIIDigit)
    }
    let found = certain.isEmpty ? colors : certain
    return found.count == 1 ? found[0] : nil
  }

  /// The color that the end of a class names; none for a size, an alignment, and for what cannot be told from one.
  private func color(_ name: Substring?, at range: ByteRange, _ palette: Palette) -> [PairColor] {
    guard let name else { return [] }
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

extension Substring {
  /// What stands behind an opening; `nil` where the text opens otherwise.
  fileprivate func after(_ opening: String) -> Substring? { hasPrefix(opening) ? dropFirst(opening.count) : nil }
}
