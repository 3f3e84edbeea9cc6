import DesignTokens
import Facts
import Lexicon
import SourceText

/// What the classes and the style of an element in a snippet say of its colors.
struct ElementLook {
  private(set) var ground: (plain: PairColor, hovered: PairColor?)?
  private(set) var text: PairColor?
  /// The size of its writing in px; `nil` where it says none.
  private(set) var size: Double?
  private(set) var isBold = false
  /// Whether the writing has another color below the pointer.
  private(set) var changesText = false
  /// Whether its colors stand in its style and not in its classes.
  private(set) var isStyled = false
  /// Whether it may have a ground that nobody can tell, lie elsewhere than in what is around it, or show nothing.
  private(set) var isUnknown = false
  /// Whether its classes call it an example of what is not to be done: `bad`.
  private(set) var isRefused = false
  /// Whether it is a component, which has looks of its own where nothing is said of these.
  private(set) var isComponent = false

  /// The look of an element by the attributes of its tag.
  init(_ element: SnippetElement, in file: SourceFile, _ palette: UtilityClasses.Palette) {
    for (name, value, isText) in Self.attributes(of: element, in: file) {
      switch name {
      case "class", "className":
        guard isText, !file.bytes[value].contains(UInt8(ascii: "{")) else {
          isUnknown = true
          continue
        }
        read(classes: value, in: file, palette)
      case "style": read(style: value, in: file, isObject: !isText)
      case "disabled", "aria-disabled", ":class", "class:list", "[class]", "v-bind", "ngClass", "hidden":
        isUnknown = true
      default: break
      }
    }
    isComponent = file.bytes[element.name.start] & 0x20 == 0
  }

  private mutating func read(classes: ByteRange, in file: SourceFile, _ palette: UtilityClasses.Palette) {
    let read = UtilityClasses([classes], in: file, palette)
    let text = file.text(in: classes)
    if let found = read.ground { ground = found }
    self.text = read.text
    size = read.size
    isBold = read.isBold
    changesText = read.changesText
    let words = text.split(whereSeparator: \.isWhitespace)
    isRefused = WrittenName.smallWords(of: text).contains { $0.means(.refusalHeading) }
    isUnknown =
      isUnknown || read.isUncertain || read.mayPaint && read.ground == nil
      || read.ground == nil && !UtilityNames.areAll(text)
      || words.contains { ["absolute", "fixed", "hidden", "sr-only", "invisible"].contains($0) }
  }

  // Styles

  private mutating func read(style: ByteRange, in file: SourceFile, isObject: Bool) {
    for entry in file.text(in: style).parted(isObject ? "," : ";", at: style.start) {
      guard let colon = entry.text.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = entry.text[..<colon].lowercased().filter { $0.isLetter }
      let range = Self.unquoted(
        ByteRange(entry.range.start + entry.text[...colon].utf8.count, entry.range.end), in: file.bytes)
      let value = file.text(in: range)
      switch name {
      case "background", "backgroundcolor":
        guard let color = Self.color(value, at: range) else {
          isUnknown = isUnknown || value != "transparent" && value != "none"
          continue
        }
        ground = (color, nil)
        isStyled = true
      case "color":
        text = Self.color(value, at: range)
        isStyled = true
      case "fontsize": size = Self.pixels(value)
      case "fontweight": isBold = value == "bold" || Int(value).map { $0 >= 700 } ?? false
      case "opacity", "backgroundimage", "webkitbackgroundclip", "backgroundclip", "filter", "mixblendmode":
        isUnknown = true
      case "position": isUnknown = isUnknown || value == "absolute" || value == "fixed"
      case "display", "visibility": isUnknown = isUnknown || value == "none" || value == "hidden"
      default: break
      }
    }
  }

  /// A value without the blanks and the quotes around it.
  private static func unquoted(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange {
    var (start, end) = (range.start, range.end)
    func isAround(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
    while start < end, isAround(bytes[start]) { start += 1 }
    while end > start, isAround(bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }

  /// A color that is written out, or a custom property.
  private static func color(_ text: String, at range: ByteRange) -> PairColor? {
    if let color = Color(css: text) { return color.alpha > 0 ? PairColor(.literal(color), at: range) : nil }
    guard text.hasPrefix("var(--"), text.hasSuffix(")"), !text.contains(",") else { return nil }
    return PairColor(.token(TokenName(String(text.dropFirst(4).dropLast())), opacity: 1), at: range)
  }

  /// A size in px; of another unit the one from which writing is large, since nobody knows.
  private static func pixels(_ value: String) -> Double {
    Dimension(parsing: value)?.pixels(pointsArePixels: false) ?? 24
  }

  // Attributes

  /// The attributes of a tag: what stands in quotes, also in braces around these, is text; else an object or code.
  private static func attributes(of element: SnippetElement, in file: SourceFile)
    -> [(name: String, value: ByteRange, isText: Bool)]
  {
    var found: [(name: String, value: ByteRange, isText: Bool)] = []
    let bytes = file.bytes
    let end = element.tag.end - 1
    var place = element.name.end
    while place < end {
      guard isPartOfName(bytes[place]) else {
        if bytes[place] == UInt8(ascii: "{") { place = closing(from: place, to: end, in: bytes) } else { place += 1 }
        continue
      }
      let start = place
      while place < end, isPartOfName(bytes[place]) { place += 1 }
      let name = file.text(in: ByteRange(start, place))
      guard place + 1 < end, bytes[place] == UInt8(ascii: "=") else {
        found.append((name, ByteRange(at: place), false))
        continue
      }
      let open = place + 1
      place = closing(from: open, to: end, in: bytes)
      guard place - open >= 2 else { continue }
      var value = ByteRange(open + 1, place - 1)
      var isText = bytes[open] != UInt8(ascii: "{")
      // `{'…'}` and `{{ … }}`.
      if !isText, value.count >= 2, case let (first, last) = (bytes[value.start], bytes[value.end - 1]),
        "'\"`".utf8.contains(first) && first == last || first == UInt8(ascii: "{") && last == UInt8(ascii: "}")
      {
        isText = first != UInt8(ascii: "{")
        value = ByteRange(value.start + 1, value.end - 1)
      }
      found.append((name, value, isText))
    }
    return found
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-:[]@_".utf8.contains(byte)
  }

  /// Behind what closes the quote or the brace at a place; behind any other byte the next one.
  private static func closing(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    guard start < end else { return end }
    let open = bytes[start]
    guard "\"'`{".utf8.contains(open) else { return start + 1 }
    var depth = 1
    var place = start + 1
    while place < end {
      if open == UInt8(ascii: "{"), bytes[place] == open { depth += 1 }
      if bytes[place] == (open == UInt8(ascii: "{") ? UInt8(ascii: "}") : open) { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }
}

extension String {
  /// The parts between a sign outside of parentheses, without blanks around them, with the places that they have in a file
  /// in which the text begins at an offset.
  fileprivate func parted(_ sign: Character, at offset: Int) -> [(text: Substring, range: ByteRange)] {
    var parts: [(text: Substring, range: ByteRange)] = []
    var depth = 0
    var start = startIndex
    func add(_ end: String.Index) {
      let part = self[start..<end]
      let first = part.firstIndex { !$0.isWhitespace } ?? part.endIndex
      let last = part.lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? part.endIndex
      guard first < last else { return }
      let from = offset + utf8.distance(from: startIndex, to: first)
      parts.append((self[first..<last], ByteRange(from, from + self[first..<last].utf8.count)))
    }
    for place in indices {
      switch self[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case sign where depth == 0:
        add(place)
        start = index(after: place)
      default: break
      }
    }
    add(endIndex)
    return parts
  }
}
