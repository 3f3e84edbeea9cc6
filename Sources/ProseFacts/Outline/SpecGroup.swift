import Lexicon
import SourceText

/// What the name of a group, a label or a heading says about the items under it.
enum SpecGroup: Sendable, Equatable {
  /// The component's own properties (`Specification`, `Visual`).
  case properties
  case states
  case variants
  /// Words for people (`Usage`, `Interaction`): no properties.
  case prose
  /// `Purpose`, `Description`.
  case description
  /// `Dark Mode`, `Light Theme`.
  case theme
  /// One state (`Hover`).
  case state
  /// Nothing that is known: a part of the component, or a heading of its own.
  case other

  init(_ name: SpecName) {
    let words = name.words
    let joined = words.joined(separator: " ")
    if Self.isStates(words) {
      self = .states
    } else if words.contains(where: Self.variantWords.contains), words.count <= 3 {
      self = .variants
    } else if SpecStates.isTheme(words) {
      self = .theme
    } else if Self.descriptionWords.contains(joined) {
      self = .description
    } else if words.contains(where: Self.proseWords.contains), name.term == nil {
      self = .prose
    } else if words.allSatisfy({ Self.propertyWords.contains($0) }), !words.isEmpty {
      self = .properties
    } else if SpecStates.isState(words, certainly: true) {
      self = .state
    } else {
      self = .other
    }
  }

  /// `States`, `States per Box`, `Interactive States`; `Empty State` is a component of its own.
  private static func isStates(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last, words.count <= 4 else { return false }
    if stateWords.contains(first) { return true }
    let lead = words.dropLast()
    return stateWords.contains(last) && lead.allSatisfy { leads.contains($0) || $0 == "&" || $0 == "and" }
  }

  private static let stateWords: Set<String> = [
    "states", "state", "zustände", "zustand", "états", "état", "estados", "estado", "stati", "stato", "staten", "状态",
    "状態", "상태", "состояния", "מצבים", "מצב", "حالات", "الحالات", "حالة",
  ]
  private static let leads: Set<String> = [
    "interaction", "interactive", "visual", "component", "button", "input", "field", "control", "ui", "all", "possible",
    "supported", "color", "card", "item", "tab", "link",
  ]
  private static let variantWords: Set<String> = [
    "variants", "variant", "variations", "varianten", "variante", "variantes", "varianti", "变体", "バリアント", "变种",
    "변형", "варианты",
  ]
  private static let descriptionWords: Set<String> = [
    "purpose", "description", "summary", "intent", "about", "role", "zweck", "beschreibung", "but", "objectif",
    "propósito", "descripción", "finalidade", "descrição", "scopo", "descrizione", "用途", "说明", "目的", "説明", "목적",
  ]
  private static let proseWords: Set<String> = [
    "usage", "interaction", "interactions", "animation", "animations", "example", "examples", "behavior", "behaviour",
    "behaviors", "features", "haptics", "accessibility", "do", "don't", "don’t", "dos", "donts", "note", "notes",
    "validation", "keyboard", "gestures", "motion", "guidelines", "practices", "rules", "principles", "implementation",
    "code", "when", "messages", "checklist", "props", "api", "events", "a11y", "responsive", "testing", "verwendung",
    "verhalten", "beispiele", "utilisation", "comportement", "uso", "comportamiento", "comportamento", "utilizzo",
    "gebruik", "用法", "交互", "使い方", "動作",
  ]
  private static let propertyWords: Set<String> = [
    "specification", "specifications", "spec", "specs", "visual", "visuals", "appearance", "properties", "property",
    "style", "styles", "styling", "design", "layout", "anatomy", "dimensions", "measurements", "sizing", "base",
    "structure",
    "elements", "additional", "parts", "details", "tokens", "and", "common", "general", "spezifikation",
    "eigenschaften",
    "aussehen", "spécification", "spécifications", "propriétés", "apparence", "especificación", "especificaciones",
    "propiedades", "apariencia", "especificação", "especificações", "propriedades", "aparência", "specifiche",
    "proprietà", "aspetto", "specificaties", "规格", "属性", "样式", "仕様", "プロパティ", "사양",
  ]
}

/// Headings under which values are given to a whole system, not to a component.
enum SpecHeading {
  /// Whether a heading speaks of the system: `Spacing Guidelines`, `Corner Radius Standards`, `Colors`.
  static func isGeneral(_ name: SpecName) -> Bool {
    guard let last = name.words.last else { return true }
    return general.contains(last) || name.words.first.map(openers.contains) ?? false
  }

  /// Whether a heading opens what was (`Changelog`, `[2.1.0] - 2024-05-01`) or what is said of code (`Options`).
  static func isQuiet(_ name: SpecName) -> Bool {
    if quiet.contains(name.words.joined(separator: " ")) || SpecAdvice.isRefusal(name.words) { return true }
    if let first = name.words.first, ["adr", "rfc", "bug", "postmortem", "tutorial"].contains(first) { return true }
    let version = name.text.drop { $0 == "[" || $0 == "v" }
    let number = version.prefix { $0.isNumber || $0 == "." }
    return number.first?.isNumber ?? false && number.count(where: { $0 == "." }) == 2
      && !version.dropFirst(number.count).contains { $0.isLetter && $0.isASCII }
  }

  private static let quiet: Set<String> = [
    "changelog", "change log", "release notes", "releases", "what's new", "history", "version history", "migration",
    "migration guide", "upgrading", "options", "parameters", "arguments", "configuration", "api", "api reference",
    "props", "troubleshooting", "faq", "install", "installation", "getting started", "quick start", "contributing",
    "license", "next steps", "see also", "further reading", "alternatives", "alternatives considered", "consequences",
    "steps to reproduce", "änderungen", "änderungsprotokoll", "konfiguration", "historique", "historial de cambios",
    "installazione", "更新日志", "変更履歴",
  ]

  private static let openers: Set<String> = ["do", "don't", "don’t", "dos", "how", "when", "why", "what", "known"]
  private static let general: Set<String> = [
    "checklist", "guideline", "guidelines", "practices", "principles", "standards", "palette", "color", "colors",
    "colour", "colours", "typography", "tokens", "spacing", "layout", "grid", "hierarchy", "overview", "usage",
    "accessibility", "resources", "notes", "structure", "elevation", "shadow", "shadows", "radius", "radii", "shapes",
    "breakpoints", "motion", "animation", "animations", "theme", "themes", "theming", "fonts", "scale", "rules",
    "summary", "introduction", "contents", "implementation", "responsive", "depth", "system", "foundations",
    "materials", "reference", "consistency", "patterns", "surface", "surfaces", "text", "neutral", "neutrals",
    "semantic", "brand", "roles", "family", "families", "substitutes", "philosophy", "container", "whitespace",
    "behavior",
    "strategy", "targets", "guide", "gaps", "characteristics", "atmosphere", "changelog", "appendix", "installation",
    "development", "contributing", "license", "api", "faq", "versions", "examples", "example", "prompts", "sizing",
    "component", "sizes", "gutters", "fixes", "changes", "commits", "improvements", "features", "added", "removed",
    "fixed",
    "news", "deprecations", "release", "base", "durations", "easing", "opacity", "borders", "icons",
    "iconography", "farben", "abstände", "typografie", "couleurs", "espacements", "colores", "espaciado", "cores",
    "colori", "颜色", "间距", "字体", "カラー", "余白",
  ]
}
