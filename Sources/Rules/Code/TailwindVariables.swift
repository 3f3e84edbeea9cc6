import DesignTokens
import WorkspaceIndex

extension CheckedFile {
  /// Whether the project takes in Tailwind, whose default theme gives a name a value.
  func isOfTailwind(_ name: TokenName) -> Bool {
    TailwindVariables.holds(name) && workspace.imports(package: "tailwindcss", visibleFrom: path)
  }
}

/// The custom properties that the default theme of Tailwind 4 declares (`theme.css` of version 4.1).
enum TailwindVariables {
  /// Whether the theme declares a name.
  static func holds(_ name: TokenName) -> Bool {
    guard name.bytes.starts(with: "--".utf8) else { return false }
    let text = name.text.dropFirst(2)
    if text == "spacing" || text == "aspect-video" || isColor(text) { return true }
    let plain = text.hasSuffix("--line-height") ? text.dropLast("--line-height".count) : text
    return families.contains { family, steps in
      plain.hasPrefix(family) && steps.contains(plain.dropFirst(family.count))
    }
  }

  private static func isColor(_ text: Substring) -> Bool {
    guard text.hasPrefix("color-") else { return false }
    let color = text.dropFirst("color-".count)
    return color == "black" || color == "white" || TailwindPalette.color(color) != nil
  }

  private static let sizes: Set<Substring> = ["3xs", "2xs", "xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl"]

  private static let families: [(family: String, steps: Set<Substring>)] = [
    ("text-", ["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl", "5xl", "6xl", "7xl", "8xl", "9xl"]),
    ("font-", ["sans", "serif", "mono"]),
    (
      "font-weight-",
      ["thin", "extralight", "light", "normal", "medium", "semibold", "bold", "extrabold", "black"]
    ),
    ("tracking-", ["tighter", "tight", "normal", "wide", "wider", "widest"]),
    ("leading-", ["tight", "snug", "normal", "relaxed", "loose"]),
    ("breakpoint-", ["sm", "md", "lg", "xl", "2xl"]),
    ("container-", sizes.union(["5xl", "6xl", "7xl"])),
    ("radius-", ["xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl"]),
    ("shadow-", ["2xs", "xs", "sm", "md", "lg", "xl", "2xl"]),
    ("inset-shadow-", ["2xs", "xs", "sm"]),
    ("drop-shadow-", ["xs", "sm", "md", "lg", "xl", "2xl"]),
    ("text-shadow-", ["2xs", "xs", "sm", "md", "lg"]),
    ("ease-", ["in", "out", "in-out"]),
    ("animate-", ["spin", "ping", "pulse", "bounce"]),
    ("blur-", ["xs", "sm", "md", "lg", "xl", "2xl", "3xl"]),
    ("perspective-", ["dramatic", "near", "normal", "midrange", "distant"]),
    ("default-", ["transition-duration", "transition-timing-function", "font-family", "mono-font-family"]),
  ]
}
