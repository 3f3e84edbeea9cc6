import DesignTokens
import Facts
import Lexicon
import SourceText

/// The colors that the values of a snippet name: by a token of the document, by their digits, or white and black.
///
/// A name of one word may be a color of the system (`.primary`), so that only one of several words, or one behind the type
/// that holds it (`Theme.primary`), is a token.
struct SnippetColors {
  let file: SourceFile
  let names: ColorNames

  /// The color that an expression of Swift gives: `.white`, `Color("Teal")`, `Color(hex: "0D7377")`, `Theme.teal`.
  func color(ofSwift value: ByteRange) -> PairColor? {
    let text = file.text(in: value)
    guard value.count < 60, !value.isEmpty else { return nil }
    if let open = text.firstIndex(of: "(") {
      guard text.hasSuffix(")"), ["Color", "UIColor"].contains(String(text[..<open])) else { return nil }
      let argument = text[text.index(after: open)...].dropLast()
      let digits = argument.drop { $0 != "\"" && $0 != "0" && $0 != "#" }.filter { !"\"#".contains($0) }
      if argument.hasPrefix("\"") { return token(argument.filter { $0 != "\"" }, value) }
      guard argument.hasPrefix("hex:"), let color = Self.hex(digits) else { return nil }
      return PairColor(.literal(color), at: value)
    }
    let path = text.split(separator: ".").map(String.init)
    guard let last = path.last, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    let isOfSystem = path.count == 1 || path.count == 2 && path[0].hasSuffix("Color")
    if isOfSystem, text.contains("."), last == "white" || last == "black" { return plain(last, value) }
    guard text.contains("."), !isOfSystem || WrittenName.smallWords(of: last).count > 1 else { return nil }
    return token(last, value)
  }

  /// The color that an attribute of Android or XAML gives: `@color/teal`, `#FF0D7377`, `White`, `{StaticResource Teal}`.
  func color(ofAttribute value: ByteRange) -> PairColor? {
    let text = file.text(in: value)
    guard value.count < 60 else { return nil }
    if text.hasPrefix("#") {
      return Self.hex(String(text.dropFirst())).map { PairColor(.literal($0), at: value) }
    }
    if text.hasPrefix("@color/") || text.hasPrefix("@android:color/") {
      let name = String(text.drop { $0 != "/" }.dropFirst())
      return token(name, value) ?? (["white", "black"].contains(name) ? plain(name, value) : nil)
    }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      let words = text.dropFirst().dropLast().split(separator: " ")
      guard words.count == 2, words[0].hasSuffix("Resource") else { return nil }
      return token(String(words[1]), value)
    }
    return ["white", "black"].contains(text.lowercased()) ? plain(text.lowercased(), value) : nil
  }

  private func token(_ name: String, _ place: ByteRange) -> PairColor? {
    names.token(of: name).map { PairColor(.token($0, opacity: 1), at: place) }
  }

  private func plain(_ name: String, _ place: ByteRange) -> PairColor? {
    Color(css: name).map { PairColor(.literal($0), at: place) }
  }

  /// An opaque color by its digits, six or eight, of which Android writes the opacity first.
  private static func hex(_ digits: String) -> Color? {
    let plain = digits.lowercased().hasPrefix("0x") ? String(digits.dropFirst(2)) : digits
    let color = plain.count == 6 ? Color(css: "#" + plain) : plain.count == 8 ? Color(packed: plain) : nil
    return color?.alpha == 1 ? color : nil
  }
}
