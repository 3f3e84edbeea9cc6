import Lexicon
import SourceText

/// How a word in inline code looks: like the name of a token, or like something else that people write in code spans.
enum MentionSpelling: Equatable {
  /// `space.sm`: words joined by dots.
  case path
  /// `--color-brand`.
  case customProperty
  /// `surfacePrimary`, `shadow-lg`: several words in one.
  case compound
  /// `lg`, `2xl`: a step of a scale.
  case step
  /// `surface`: one word.
  case word

  /// Tells the spelling of a code span; `nil` for what cannot be a token's name: calls, paths, files, markup, values.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, bytes.count <= 120,
      bytes.allSatisfy(\.isDottedNameByte)
    else { return nil }
    if Self.steps.contains(text) {
      self = .step
      return
    }
    if text.hasPrefix("--"), bytes.count > 3, !bytes.contains(UInt8(ascii: ".")) {
      self = .customProperty
      return
    }
    guard first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z"), bytes.last.map(\.isWordByte) == true else {
      return nil
    }
    if bytes.contains(UInt8(ascii: ".")), !Self.endsInFraction(bytes) {
      guard Self.isPath(text) else { return nil }
      self = .path
    } else if bytes.contains(UInt8(ascii: "-")) || bytes.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) {
      guard !text.hasPrefix("accessibility"), !text.hasPrefix("aria-"), !Self.isProperty(text) else { return nil }
      self = .compound
    } else {
      guard !Self.values.contains(text) else { return nil }
      self = .word
    }
  }

  /// Whether the last part is a step between two others: `space-0.5`.
  private static func endsInFraction(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return false }
    let numbers = last.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
      && !parts.dropLast().contains { $0.contains(UInt8(ascii: ".")) }
  }

  private static func isPath(_ text: String) -> Bool {
    let segments = text.split(separator: ".", omittingEmptySubsequences: false)
    guard segments.count >= 2, let first = segments.first, let last = segments.last,
      segments.allSatisfy({ !$0.isEmpty })
    else { return false }
    let isVersion = first.first == "v" && first.dropFirst().allSatisfy(\.isNumber) && first.count > 1
    let isInFamily = TokenNamespace.isNamespace(String(first))
    let isSymbol = symbolWords.contains(String(first)) && !isInFamily
    // `space.md` is a step of a scale, `notes.md` a file.
    let isFile = fileEndings.contains(last.lowercased()) && !(isInFamily && steps.contains(String(last)))
    return !isVersion && !isSymbol && !isFile
  }

  /// Whether a word in several parts names a property of CSS or of a framework.
  private static func isProperty(_ text: String) -> Bool {
    if properties.contains(text) { return true }
    let parts = text.split(separator: "-")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    return propertyHeads.contains(String(first)) && propertyTails.contains(String(last))
  }

  private static let propertyHeads: Set<String> = [
    "align", "background", "border", "box", "column", "flex", "font", "grid", "inset", "justify", "letter", "line",
    "list", "margin", "max", "min", "outline", "overflow", "padding", "row", "scroll", "text", "transition", "word",
  ]

  private static let propertyTails: Set<String> = [
    "align", "block", "bottom", "clip", "collapse", "color", "content", "decoration", "delay", "direction", "duration",
    "end", "family", "flow", "gap", "height", "image", "indent", "inline", "items", "left", "offset", "overflow",
    "padding", "position", "property", "radius", "repeat", "right", "self", "shadow", "size", "sizing", "spacing",
    "start", "style", "top", "transform", "weight", "width", "wrap",
  ]

  /// Steps of a scale.
  static let steps: Set<String> = [
    "xxxs", "xxs", "xs", "sm", "md", "lg", "xl", "xxl", "xxxl", "2xs", "3xs", "2xl", "3xl", "4xl", "5xl", "6xl", "7xl",
    "8xl", "9xl", "small", "medium", "large", "tiny", "huge", "pill",
  ]

  /// What a name that is no token's ends with: files, and the domains of web pages.
  private static let fileEndings: Set<String> = [
    "json", "jsonc", "json5", "yaml", "yml", "toml", "md", "mdx", "mdc", "txt", "pdf", "swift", "kt", "java", "js",
    "jsx",
    "mjs", "cjs", "ts", "tsx", "vue", "svelte", "css", "scss", "sass", "less", "wxss", "acss", "ttss", "html", "htm",
    "xml", "svg", "png",
    "jpg", "jpeg", "gif", "webp", "ico", "ttf", "otf", "woff", "woff2", "sh", "py", "rb", "go", "rs", "php", "dart",
    "xcassets", "imageset", "colorset", "xcodeproj", "plist", "strings", "lottie", "mp4", "mov", "zip", "fig", "sketch",
    "lock", "env", "config", "com", "org", "io", "net", "dev", "app",
  ]

  /// The first words of SF Symbols, which have the shape of token names (`chevron.right`).
  private static let symbolWords: Set<String> = [
    "airplane", "alarm", "ant", "app", "apple", "archivebox", "arrow", "arrowshape", "arrowtriangle", "asterisk", "at",
    "bag", "bandage", "barcode", "battery", "bell", "bicycle", "bolt", "book", "bookmark", "books", "briefcase",
    "bubble", "building", "calendar", "camera", "car", "cart", "chart", "checklist", "checkmark", "chevron", "circle",
    "clipboard", "clock", "cloud", "cpu", "creditcard", "crown", "cube", "cursorarrow", "delete", "dial", "display",
    "doc", "dollarsign", "drop", "ear", "ellipsis", "envelope", "exclamationmark", "externaldrive", "eye", "face",
    "figure", "film", "flag", "flame", "folder", "gamecontroller", "gauge", "gear", "gearshape", "gift", "globe",
    "graduationcap", "hammer", "hand", "heart", "hourglass", "house", "iphone", "ipad", "key", "keyboard",
    "laptopcomputer",
    "leaf", "lightbulb", "line", "link", "list", "location", "lock", "magnifyingglass", "map", "mappin", "megaphone",
    "mic", "minus", "moon", "music", "newspaper", "note", "number", "paintbrush", "paintpalette", "paperclip",
    "paperplane", "pause", "pencil", "percent", "person", "phone", "photo", "pin", "play", "plus", "power", "printer",
    "qrcode", "questionmark", "quote", "rectangle", "scissors", "sparkle", "sparkles", "speaker", "square", "star",
    "stop", "stopwatch", "sun", "tag", "text", "ticket", "timer", "trash", "tray", "triangle", "trophy", "tv",
    "video", "waveform", "wifi", "wrench", "xmark",
  ]

  /// Compound words that name a property and not a token.
  private static let properties: Set<String> = [
    "align-items", "background-color", "backgroundColor", "border-color", "borderColor", "border-radius",
    "borderRadius", "border-width", "borderWidth", "box-shadow", "boxShadow", "color-scheme", "colorScheme",
    "corner-radius", "cornerRadius", "font-family", "fontFamily", "font-size", "fontSize", "font-weight", "fontWeight",
    "foregroundColor", "foregroundStyle", "letter-spacing", "letterSpacing", "line-height", "lineHeight", "max-width",
    "maxWidth", "min-height", "minHeight", "min-width", "minWidth", "onClick", "onChange", "shadowColor", "text-align",
    "textColor", "text-transform", "tintColor", "z-index", "zIndex",
  ]

  /// Single words that are values of properties.
  private static let values: Set<String> = [
    "auto", "none", "inherit", "initial", "unset", "solid", "dashed", "dotted", "transparent", "white", "black", "bold",
    "normal", "italic", "left", "right", "center", "top", "bottom", "start", "end", "flex", "grid", "block", "inline",
    "hidden", "visible", "fixed", "absolute", "relative", "sticky", "true", "false", "null", "nil", "red", "green",
    "blue", "gray", "ease", "linear", "cover", "contain", "pointer", "static", "uppercase", "lowercase", "capitalize",
  ]
}
