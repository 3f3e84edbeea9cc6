import Facts
import Lexicon
import SourceText

/// The words that grids are stated with, in English and in other languages people write specifications in.
///
/// Words are compared in lower case; those of scripts without blanks count wherever they stand in a run.
enum GridWords {
  /// What a unit behind a number is worth in px.
  static let units: [String: Double] = [
    "px": 1, "pt": 1, "dp": 1, "sp": 1, "epx": 1, "point": 1, "points": 1, "pixel": 1, "pixels": 1, "rem": 16,
    "pixeln": 1, "píxeles": 1, "pixeles": 1, "punkte": 1,
  ]

  /// Signs beyond ASCII that end a thought: those of East Asia, dashes, dots and arrows between words.
  static let stops: Set<Unicode.Scalar> = [
    "。", "，", "、", "；", "！", "？", "—", "–", "→", "·", "•", "×", "≥", "≤", "…", "│", "┃",
  ]

  static func isGrid(_ word: String) -> Bool {
    grids.contains(word) || isWide(word, wideGrids) || word.hasSuffix("raster")
  }
  static func isSystem(_ word: String) -> Bool { systems.contains(word) || isWide(word, wideSystems) }
  static func isBase(_ word: String) -> Bool { bases.contains(word) || isWide(word, wideBases) }
  static func isMultiple(_ word: String) -> Bool { multiples.contains(word) || isWide(word, wideMultiples) }
  static func isSpacing(_ word: String) -> Bool {
    isSpace(word) || places.contains(word) || isWide(word, ["边距", "邊距"])
  }
  /// The words for one place that is spaced: `padding`, `gap`, `内边距`.
  static func isPlace(_ word: String) -> Bool {
    switch SpecVocabulary.term(word)?.role {
    case .padding, .margin, .inset: true
    default: places.contains(word)
    }
  }
  /// The words for spacing as a whole, which head scales; padding and margins are single ones.
  static func isSpace(_ word: String) -> Bool { spacings.contains(word) || isWide(word, wideSpacings) }
  /// What else lies on grids: icons, lines of text, photographs.
  static func isOther(_ word: String) -> Bool {
    others.contains(word) || isWide(word, ["图标", "アイコン", "아이콘", "文字", "基线"])
  }
  /// The words that make a spacing one of letters or lines.
  static func isOfText(_ word: String) -> Bool {
    ofText.contains(word) || isWide(word, ["字间", "字間", "行间", "行間", "字符间", "文字間", "자간", "행간"])
  }
  static func isStrict(_ word: String) -> Bool { strict.contains(word) || isWide(word, wideStrict) }
  static func isHedge(_ word: String) -> Bool { hedges.contains(word) || isWide(word, ["半", "절반", "通常", "原则上", "基本"]) }
  static func isException(_ word: String) -> Bool {
    exceptions.contains(word) || isWide(word, ["除", "例外", "以外", "예외"])
  }
  static func isDenial(_ word: String) -> Bool { denials.contains(word) }
  static func isFiller(_ word: String) -> Bool { fillers.contains(word) }
  static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static func isWide(_ word: String, _ names: [String]) -> Bool {
    guard let first = word.utf8.first, first >= 0xE0 else { return false }
    return names.contains { word.holds($0) }
  }

  private static let grids: Set<String> = [
    "grid", "grids", "gridsystem", "raster", "rasteret", "rastersystem", "rejilla", "cuadrícula", "cuadricula",
    "retícula", "reticula", "grille", "griglia", "grade", "grelha", "malha", "siatka", "siatki", "сетка", "сетки",
    "сетке", "сетку", "сеткой", "rutnät", "rutenett", "ızgara", "רשת", "גריד", "شبكة",
  ]
  private static let wideGrids = ["网格", "栅格", "網格", "柵格", "グリッド", "그리드"]
  private static let systems: Set<String> = [
    "system", "systems", "système", "systeme", "sistema", "система", "системе", "системы", "систему", "systemet",
    "stelsel", "rhythm", "scale",
  ]
  private static let wideSystems = ["体系", "系统", "體系", "系統", "システム", "시스템"]
  private static let bases: Set<String> = [
    "base", "basis", "unit", "units", "baseunit", "grundeinheit", "basiseinheit", "basiswert", "unité", "unidad",
    "unidade", "unità", "basiseenheid", "eenheid", "базовая", "базовый", "базовой", "единица", "единицы", "единице",
    "основе", "шаг", "шагом", "шага", "jednostka", "bazowa", "basenhet", "יחידת", "בסיס", "وحدة", "الأساس", "الأساسية",
    "أساسية",
  ]
  private static let wideBases = ["基准", "基準", "单位", "単位", "單位", "기준", "단위", "基数", "基础", "基礎", "ベース", "步进"]
  private static let multiples: Set<String> = [
    "multiple", "multiples", "increment", "increments", "steps", "vielfache", "vielfachen", "vielfaches", "mehrfache",
    "múltiplo", "múltiplos", "multiplo", "multipli", "veelvoud", "veelvouden", "кратны", "кратно", "кратные", "кратна",
    "кратен", "wielokrotność", "wielokrotności", "כפולות", "כפולה", "مضاعفات", "مضاعف",
  ]
  private static let wideMultiples = ["倍数", "倍數", "の倍", "배수"]
  private static let spacings: Set<String> = [
    "spacing", "spacings", "space", "spaces", "whitespace", "abstand", "abstände", "abständen", "espacement",
    "espacements", "marges", "espaciado", "espacio",
    "espacios", "espaciados", "espaçamento", "espaçamentos", "spaziatura", "spaziature", "spazi", "afstand",
    "afstanden", "отступ", "отступы", "отступов", "отступами", "интервал", "интервалы", "интервалов", "odstęp",
    "odstępy", "odstępów", "avstånd", "avstand", "boşluk", "boşluklar", "ריווח", "לריווח", "רווחים", "מרווחים",
    "المسافات", "المسافة", "مسافات", "التباعد", "تباعد",
  ]
  private static let places: Set<String> = [
    "padding", "paddings", "margin", "margins", "gap", "gaps", "gutter", "gutters", "inset", "insets", "layout",
    "layouts",
  ]
  private static let wideSpacings = ["间距", "間距", "间隔", "間隔", "余白", "留白", "スペーシング", "スペース", "간격", "여백"]
  private static let others: Set<String> = [
    "icon", "icons", "iconography", "glyph", "glyphs", "baseline", "baselines", "text", "texts", "type", "typography",
    "font", "fonts", "line", "lines", "stroke", "strokes", "keyline", "keylines", "viewbox", "image", "images",
    "photo", "photos", "mascot", "logo", "radius", "radii", "symbole", "icônes", "iconos", "ícones", "icone", "иконки",
    "column", "columns",
  ]
  private static let ofText: Set<String> = [
    "letter", "letters", "word", "words", "line", "lines", "paragraph", "paragraphs", "character", "characters",
    "lettres", "lignes", "letras", "líneas", "linhas", "lettere", "buchstaben", "zeilen", "межбуквенный", "межстрочный",
  ]
  private static let strict: Set<String> = [
    "strictly", "strict", "all", "every", "everything", "always", "only", "never", "must", "exclusively", "alle",
    "immer", "nur", "toutes", "tous", "toujours", "uniquement", "jamais", "todos", "todas", "siempre", "solo",
    "sempre", "nunca", "tutti", "tutte", "все", "всё", "всегда", "только", "строго",
  ]
  private static let wideStrict = ["所有", "一律", "必须", "全部", "すべて", "必ず", "모든"]
  private static let hedges: Set<String> = [
    "half", "halves", "quarter", "quarters", "most", "mostly", "usually", "generally", "typically", "where", "halb",
    "halbe",
    "halben", "meist", "demi", "mitad", "medio", "metà", "metade", "half-step", "половина", "половину", "полшага",
    "halve",
    "połowa", "połowy",
  ]
  private static let exceptions: Set<String> = [
    "except", "exception", "exceptions", "excluding", "unless", "besides", "available", "allowed", "allow", "ausnahme",
    "ausnahmen", "ausser", "außer", "sauf", "hormis", "excepto", "salvo", "excepción", "exceto", "exceção", "tranne",
    "eccetto", "behalve", "кроме", "исключение", "исключения", "исключением",
  ]
  private static let denials: Set<String> = [
    "no", "not", "without", "isn", "don", "doesn", "aren", "previously", "formerly", "earlier", "old", "former", "was",
    "were", "instead", "kein", "keine", "keinen", "ohne", "früher", "sans", "ancien", "ancienne", "sin", "sem",
    "senza", "zonder", "без", "раньше", "unlike", "versus", "vs", "compromise",
    "produces",
  ]
  private static let fillers: Set<String> = [
    "base", "based", "basic", "spacing", "spatial", "layout", "soft", "hard", "design", "consistent", "square",
  ]
  private static let prepositions: Set<String> = [
    "of", "on", "with", "at", "by", "de", "du", "von", "mit", "auf", "di", "da", "van", "met", "по", "в", "на", "an",
    "a", "an", "the", "in", "של",
  ]
}
