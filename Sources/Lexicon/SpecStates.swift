package import Facts

/// The names of states, themes and groups that specifications use.
package enum SpecStates {
  /// Whether a word names a state wherever it stands as a name.
  package static func isCertain(_ word: String) -> Bool { certain.contains(word) }

  /// Whether a word may name a state; some (`error`, `active`) also name other things.
  package static func isPossible(_ word: String) -> Bool { certain.contains(word) || possible.contains(word) }

  /// Whether a name is a state's: every word names a state, or the first does and the rest says when or how.
  package static func isState(_ words: [String], certainly: Bool) -> Bool {
    guard let first = words.first, words.count <= 3 else { return false }
    let isOne = certainly ? isCertain : isPossible
    let rest = words.dropFirst()
    return isOne(first) && rest.allSatisfy { isPossible($0) || fillers.contains($0) }
  }

  /// Whether WCAG asks nothing of a state.
  package static func isExempt(_ state: String) -> Bool {
    SpecName.words(of: state).contains { exempt.contains($0.lowercased()) }
  }

  /// Whether the name of a component is that of one of its states, of which WCAG asks nothing: `DatePicker/Disabled`,
  /// `Disabled button`; not where it speaks of others as well (`Enabled and disabled`).
  package static func isNamedExempt(_ name: String) -> Bool {
    let words = SpecName.words(of: name).map { $0.lowercased() }
    return [words.first, words.last].contains { $0.map(exempt.contains) ?? false }
      && words.allSatisfy { exempt.contains($0) || !isPossible($0) }
  }

  /// Whether a state is the one that holds where nothing else is said.
  package static func isDefault(_ state: String) -> Bool {
    let words = SpecName.words(of: state).map { $0.lowercased() }
    return words.first.map(defaults.contains) ?? false
      && words.allSatisfy { defaults.contains($0) || fillers.contains($0) }
  }

  /// Whether words name a theme and no state: `Dark mode`.
  package static func isTheme(_ words: [String]) -> Bool {
    guard let first = words.first,
      ["dark", "light", "dunkel", "hell", "sombre", "clair", "oscuro", "claro"]
        .contains(first) || words.last.map({ ["dark", "light"].contains($0) }) ?? false
    else { return false }
    return words.count == 1 || words.contains { themes.contains($0) }
  }

  /// Which of the states that a control needs a name is one of, by how it begins.
  package static func kind(of state: String) -> StateKind? {
    let name = state.lowercased()
    return needed.first { $0.beginnings.contains { name.hasPrefix($0) } }?.kind
  }

  private static let needed: [(kind: StateKind, beginnings: [String])] = [
    (.pressed, ["pressed", "press", "active", "gedrückt", "pressé", "presion", "pression", "押下", "按下"]),
    (.focused, ["focused", "focus", "fokus", "enfoc", "聚焦", "フォーカス"]),
    (
      .disabled,
      [
        "disabled", "inactive", "deaktiviert", "désactivé", "deshabilitado", "desabilitado", "disabilitato", "禁用",
        "無効",
      ]
    ),
  ]
  private static let themes: Set<String> = ["mode", "theme", "modus", "thema", "appearance", "scheme", "modo", "tema"]
  private static let fillers: Set<String> = [
    "state", "with", "text", "and", "or", "visible", "within", "only", "status",
  ]
  private static let defaults: Set<String> = [
    "default", "rest", "resting", "normal", "idle", "enabled", "base", "standard", "ruhe", "standardzustand", "défaut",
    "repos", "predeterminado", "reposo", "padrão", "predefinito", "默认", "通常", "デフォルト", "기본", "обычное", "רגיל", "ברירת",
    "عادي", "افتراضي",
  ]
  private static let exempt: Set<String> = [
    "disabled", "inactive", "deaktiviert", "désactivé", "deshabilitado", "desabilitado", "desativado", "disabilitato",
    "uitgeschakeld", "禁用", "無効", "비활성", "отключено", "מושבת", "معطل", "تعطيل", "unavailable", "readonly",
    "禁用态", "禁用状态", "不可用", "置灰", "失效", "禁用狀態", "停用", "無効状態", "非活性", "비활성화", "gesperrt", "inaktiv",
    "désactivée", "inactif", "deshabilitada", "desactivado", "desactivada", "desabilitada", "desativada",
    "disabilitata",
    "disattivato", "отключена", "неактивно", "неактивна", "недоступно",
  ]

  private static let certain: Set<String> = [
    "default", "hover", "hovered", "pressed", "press", "focus", "focused", "disabled", "selected", "unselected",
    "checked", "unchecked", "indeterminate", "collapsed", "expanded", "loading", "dragging", "dragged", "visited",
    "readonly", "activated", "deactivated", "resting", "enabled", "idle", "deselected", "schwebend", "gedrückt",
    "fokussiert", "deaktiviert", "ausgewählt", "fokus", "survol", "survolé", "pressé", "désactivé", "sélectionné",
    "enfocado", "presionado", "deshabilitado", "seleccionado", "pressionado", "desabilitado", "desativado",
    "selecionado", "premuto", "disabilitato", "selezionato", "悬停", "按下", "聚焦", "禁用", "选中", "默认", "ホバー", "押下",
    "フォーカス", "無効", "選択", "호버", "비활성", "ריחוף", "לחוץ", "לחיצה", "מושבת", "פוקוס", "מיקוד", "נבחר", "تمرير", "ضغط",
    "مضغوط", "معطل",
    "تعطيل", "تركيز", "محدد",
  ]
  private static let possible: Set<String> = [
    "active", "inactive", "normal", "rest", "error", "success", "warning", "empty", "filled", "hidden", "visible",
    "open", "closed", "opened", "on", "off", "invalid", "valid", "current", "editing", "recording", "busy", "pending",
    "base", "standard", "ruhe", "fehler", "aktiv", "actif", "erreur", "défaut", "activo", "ativo", "erro", "attivo",
    "errore", "reposo", "repos", "padrão", "通常", "デフォルト", "激活", "错误", "エラー", "기본", "오류", "רגיל", "שגיאה", "عادي",
    "افتراضي", "خطأ", "نشط", "unavailable",
  ]
}
