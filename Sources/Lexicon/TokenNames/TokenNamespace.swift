package import DesignTokens
package import Facts
import SourceText

/// The first words of token names and the words that people use for them.
///
/// One family may be called `space` in a token file, `Spacing` in code and `--spacing` in CSS; a reference carries the
/// other spellings as alternatives, and only a name that exists is ever meant.
package enum TokenNamespace {
  /// Words that stand for the same family of tokens, the usual one first.
  static let families: [[String]] = [
    ["space", "spacing", "spaces", "spacer"],
    ["color", "colors", "colour", "colours", "palette"],
    ["radius", "radii", "rounded", "cornerRadius", "borderRadius", "corner"],
    ["type", "typography", "text", "textStyle", "textStyles"],
    ["font", "fonts"], ["fontSize", "fontSizes"], ["fontWeight", "fontWeights"], ["fontFamily", "fontFamilies"],
    ["lineHeight", "lineHeights", "leading"], ["letterSpacing", "tracking"],
    ["shadow", "shadows", "elevation", "elevations"],
    ["motion", "animation"], ["duration", "durations"], ["easing", "ease"], ["transition", "transitions"],
    ["state", "states"],
    ["border", "borders", "stroke", "strokes"], ["borderWidth", "strokeWidth"],
    ["size", "sizes", "sizing"], ["opacity", "opacities"], ["z", "zIndex"],
    ["breakpoint", "breakpoints"], ["gradient", "gradients"], ["icon", "icons"], ["grid"], ["layout"],
    ["surface"], ["doc"], ["component", "components"], ["semantic"], ["sys"], ["ref"], ["md"],
  ]

  /// Each word, without dashes and in lower case, to its family.
  private static let familyOfWord: [String: Int] = {
    var found: [String: Int] = [:]
    for (index, words) in families.enumerated() { for word in words { found[key(word)] = index } }
    return found
  }()

  private static func key(_ word: String) -> String { word.filter { $0 != "-" && $0 != "_" }.lowercased() }

  /// Whether a word begins the names of a family (`space`, `Radii`, `font-size`).
  package static func isNamespace(_ word: String) -> Bool { familyOfWord[key(word)] != nil }

  /// The type that the tokens of a family have; `nil` where they may have several, or the word names no family.
  package static func type(of word: String) -> TokenType? {
    guard let family = familyOfWord[key(word)] else { return nil }
    switch families[family][0] {
    case "color", "surface": return .color
    case "space", "radius", "borderWidth", "fontSize", "size", "breakpoint", "letterSpacing": return .dimension
    case "type": return .typography
    case "shadow": return .shadow
    case "duration": return .duration
    case "easing": return .cubicBezier
    case "transition": return .transition
    case "gradient": return .gradient
    case "fontWeight": return .fontWeight
    case "fontFamily": return .fontFamily
    case "opacity", "z": return .number
    default: return nil
    }
  }

  /// The part that a length of a token plays, as the first word of its name promises (`space.sm`, `radius.md`).
  package static func role(ofToken name: String) -> DimensionRole? {
    let first = name.utf8.drop(while: isSign).prefix { !isSign($0) }
    switch String(Substring(first)).small {
    case "space", "spacing", "gap": return .gap
    case "radius", "radii", "rounded", "corner": return .radius
    case "size", "sizing": return .size
    case "padding", "inset": return .padding
    case "margin": return .margin
    case "border", "stroke": return .border
    case "type", "typography", "font", "text": return .fontSize
    default: return nil
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"): true
    default: false
    }
  }

  /// The word itself with a lower first letter, then the other words of its family; only itself for any other word.
  package static func synonyms(of word: String) -> [String] {
    let own = word.prefix(1).lowercased() + word.dropFirst()
    guard let family = familyOfWord[key(word)] else { return [own] }
    return [own] + families[family].filter { $0 != own }
  }

  /// A name under each of the words of a family, such as `space.sm` and `spacing.sm`.
  ///
  /// Under the first of them the rest is also tried with dashes and with dots where it is written in camel case.
  package static func names(under word: String, _ rest: String) -> [TokenName] {
    let namespaces = synonyms(of: word)
    return spellings(of: rest).map { TokenName("\(namespaces[0]).\($0)") }
      + namespaces.dropFirst().prefix(2).map { TokenName("\($0).\(rest)") }
  }

  /// A word in camel case as written, with dashes, and with dots: `brandPrimary`, `brand-primary`, `brand.primary`.
  package static func spellings(of word: String) -> [String] {
    var dashed = ""
    for character in word {
      if character.isUppercase, !dashed.isEmpty, dashed.last != ".", dashed.last != "-" { dashed += "-" }
      dashed += character.lowercased()
    }
    guard dashed != word else { return [word] }
    return [word, dashed, dashed.split(separator: "-").joined(separator: ".")]
  }
}
