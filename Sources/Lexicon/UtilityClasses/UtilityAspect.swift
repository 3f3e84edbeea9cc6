package import Facts

/// What of a thing a class of Tailwind decides.
package struct UtilityAspect: Sendable, Hashable {
  /// A length with the side that it has (`x`, `y`; empty for all), or what gets a color: `bg`, `text`, `border`, `ring`.
  package enum Kind: Sendable, Hashable {
    case length(DimensionRole, side: String)
    case paint(String)
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  package init(_ role: DimensionRole, side: String = "") { kind = .length(role, side: side) }

  /// What a class decides; none for a class of another kind.
  ///
  /// A padding is three: all of it, what is along and what is across. What holds for one side of them alone is of neither.
  package static func aspects(of name: String) -> [UtilityAspect] {
    guard let (kind, step) = cut(name) else { return [] }
    switch kind {
    case "h": return [UtilityAspect(.height)]
    case "w": return [UtilityAspect(.width)]
    case "size": return [UtilityAspect(.height), UtilityAspect(.width)]
    case "p": return ["", "y", "x"].map { UtilityAspect(.padding, side: $0) }
    case "px", "py": return [UtilityAspect(.padding, side: String(kind.dropFirst()))]
    case "gap": return step.hasPrefix("x-") || step.hasPrefix("y-") ? [] : [UtilityAspect(.gap)]
    case "rounded": return sides.contains(String(step.prefix { $0 != "-" })) ? [] : [UtilityAspect(.radius)]
    case "text" where isSize(step): return [UtilityAspect(.fontSize)]
    case "bg", "text", "border", "ring": return isPaint(step) ? [UtilityAspect(.paint(String(kind)))] : []
    default: return []
    }
  }

  /// The class without its step: `px` and `4`; `[` and `(` begin a step.
  private static func cut(_ name: String) -> (kind: Substring, step: Substring)? {
    guard let dash = name.firstIndex(of: "-"), dash > name.startIndex else { return nil }
    return (name[..<dash], name[name.index(after: dash)...])
  }

  private static func isSize(_ step: Substring) -> Bool {
    UtilityLength.pixels(of: "text-" + step) != nil || step.hasPrefix("[length:")
      || step.hasPrefix("[") && step.dropFirst().first?.isNumber ?? false
  }

  /// Whether what follows `bg-` and the like is the name of a color, and nothing that is laid out, drawn or measured.
  private static func isPaint(_ step: Substring) -> Bool {
    if step.hasPrefix("[") {
      return !step.hasPrefix("[length:") && !(step.dropFirst().first?.isNumber ?? false) && !step.hasPrefix("[url")
    }
    let first = step.prefix { $0 != "-" && $0 != "/" && $0 != "[" }
    return !first.isEmpty && !first.allSatisfy(\.isNumber) && !others.contains(String(first))
  }

  private static let sides: Set<String> = [
    "t", "b", "l", "r", "s", "e", "tl", "tr", "bl", "br", "ss", "se", "es", "ee",
  ]

  private static let others: Set<String> = [
    "opacity", "gradient", "linear", "radial", "conic", "clip", "origin", "cover", "contain", "center", "fixed",
    "local",
    "scroll", "no", "repeat", "blend", "left", "right", "top", "bottom", "justify", "start", "end", "wrap", "nowrap",
    "balance", "pretty", "ellipsis", "xs", "sm", "base", "lg", "xl", "offset", "inset", "solid", "dashed", "dotted",
    "double", "hidden", "none", "collapse", "separate", "spacing", "x", "y", "t", "b", "l", "r", "s", "e", "auto",
    "shadow",
  ]
}
