package import DesignTokens
package import SourceText

/// Where the parts of a color object stand (Color Module 2025.10, section 4), so that another color can take its place
/// and everything else in the object stays as it is.
package struct ColorObject: Hashable, Sendable {
  /// The name of the space without its quotes.
  var space: ByteRange
  /// The three components as written, the quotes of `"none"` included.
  var components: [ByteRange] { [first, second, third] }
  private var first: ByteRange
  private var second: ByteRange
  private var third: ByteRange
  /// Behind the last member, where another one can be added.
  var end: Int
  /// What stands between two members: `, `, or a line break and its indentation.
  var separator: ByteRange
  /// Whether names stand in quotes.
  var quotesNames: Bool
  var alpha: ByteRange?
  /// The hex fallback without its quotes.
  package var hex: ByteRange?

  package init(
    space: ByteRange, components: (ByteRange, ByteRange, ByteRange), end: Int, separator: ByteRange, quotesNames: Bool,
    alpha: ByteRange? = nil, hex: ByteRange? = nil
  ) {
    self.space = space
    (first, second, third) = components
    self.end = end
    self.separator = separator
    self.quotesNames = quotesNames
    self.alpha = alpha
    self.hex = hex
  }
}

extension LiteralColor {
  /// The object's text for another color in a space; `nil` where this is no object.
  ///
  /// Whatever need not change stays as written: components that the new color leaves alone, a `none` that still holds,
  /// the layout. `hex` goes along; `alpha` is added where it is needed.
  package func objectText(of new: Color, in space: ColorSpace, of source: SourceFile) -> String? {
    rewritten(as: new, in: space, of: source)?.text
  }

  /// The object's text with the space and the components alone, as a picker lists it: `display-p3 0 1 0`.
  package func rewritten(
    as new: Color, in space: ColorSpace, of source: SourceFile
  ) -> (text: String, summary: String)? {
    guard let object else { return nil }
    var shown = object.components.map { source.text(in: $0).filter { $0 != "\"" } }
    var edits: [TextEdit] = []
    if space != color.space { edits.append(TextEdit(object.space, space.rawValue)) }
    if space != color.space || !looksLike(new) {
      for (index, text) in LiteralColor.componentTexts(of: new, in: space).enumerated() {
        if space == color.space, text == "0", shown[index] == "none" { continue }
        shown[index] = text
        edits.append(TextEdit(object.components[index], text))
      }
      if let hex = object.hex {
        let isUppercase = source.text(in: hex).contains { $0.isLetter && $0.isUppercase }
        edits.append(TextEdit(hex, isUppercase ? new.hexRGB.uppercased() : new.hexRGB))
      }
    }
    if let alpha = object.alpha {
      if abs(new.alpha - color.alpha) > 0.000_1 {
        edits.append(TextEdit(alpha, NumberText.rounded(new.alpha, places: 3)))
      }
    } else if new.alpha < 1 {
      edits.append(TextEdit(ByteRange(at: object.end), alphaMember(new.alpha, of: object, in: source)))
    }
    let whole = source.text(in: range)
    let moved = edits.map { TextEdit($0.range.shifted(by: -range.start), $0.newText) }
    return (
      SourceFile(path: source.path, text: whole).applying(moved).text,
      ([space.rawValue] + shown).joined(separator: " ")
    )
  }

  /// Whether a color from a picker is what the literal shows already, so that only alpha can have changed.
  private func looksLike(_ new: Color) -> Bool { color.hexRGB == new.hexRGB }

  private func alphaMember(_ alpha: Double, of object: ColorObject, in source: SourceFile) -> String {
    let between = source.text(in: object.separator)
    // A comment between two members is not repeated between two others.
    let separator = between.allSatisfy { $0.isWhitespace || $0 == "," } ? between : ", "
    let quote = object.quotesNames ? "\"" : ""
    return "\(separator)\(quote)alpha\(quote): \(NumberText.rounded(alpha, places: 3))"
  }

  /// The components with as many places as a picker is exact, inside the ranges of the space.
  private static func componentTexts(of color: Color, in space: ColorSpace) -> [String] {
    let value = color.converted(to: space)
    let places = [.hsl, .hwb, .lab, .lch].contains(space) ? 2 : 4
    return zip([value.first, value.second, value.third], space.components).map { number, component in
      let isHue = component.excludesGreatest
      guard let number else { return "0" }
      let rounded = NumberText.rounded(number, places: isHue ? 2 : places)
      guard let least = component.least, number < least || rounded.hasPrefix("-") else {
        guard let greatest = component.greatest, Double(rounded).map({ $0 >= greatest }) ?? false else {
          return rounded
        }
        return isHue ? "0" : component.name == "Z" ? rounded : NumberText.shortest(greatest)
      }
      return NumberText.shortest(least)
    }
  }
}
