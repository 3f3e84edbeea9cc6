import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// The pairs that the custom properties of a style sheet make by their names, each theme of the sheet by itself:
/// `--card-foreground` on `--card`, in `:root` and in `.dark`.
///
/// Of the style sheets that a document shows, only those of single themes: what holds everywhere are tokens of its own.
struct StyleSheetPairs {
  private let file: CheckedFile
  /// The names that may say what they stand on, each once, in the order of their places.
  private let names: [TokenName]
  /// The places of the definitions of each name; nothing where no name may say what it stands on.
  private let indices: [TokenName: [Int]]

  init(of file: CheckedFile) {
    self.file = file
    var names: [TokenName] = []
    if file.facts.kind == .code || file.showsThemes {
      var seen: Set<TokenName> = []
      for index in file.facts.definitions.indices where file.facts.definitions[index].name.mayStandOnGround {
        let name = file.facts.definitions[index].name
        if seen.insert(name).inserted { names.append(name) }
      }
    }
    self.names = names
    // Most style sheets have none, and some have tens of thousands of properties.
    indices =
      names.isEmpty ? [:] : Dictionary(grouping: file.facts.definitions.indices) { file.facts.definitions[$0].name }
  }

  /// What each pair comes to where both of its colors are known for certain, once for all themes of the same colors.
  ///
  /// A sheet that a build writes, and a name that a token file defines as well, are told where they come from.
  func measured() -> [(subject: ContrastSubject, measures: [(theme: ContrastTheme, measure: ContrastMeasure)])] {
    guard !names.isEmpty, !file.workspace.isGenerated(file.path) else { return [] }
    return names.flatMap { name in
      pairs(of: name).map { pair in (pair.subject, [(ContrastTheme.only, pair.measure)]) }
    }
  }

  private func pairs(of name: TokenName) -> [(subject: ContrastSubject, measure: ContrastMeasure)] {
    guard let ground = name.groundsInStyleSheet.first(where: { indices[$0] != nil }), !repeats(name, on: ground),
      !isOfTokenFile(name), name.textBeside.map({ indices[$0] == nil }) ?? true, !isOfPage(name, besides: ground),
      !isOnGradient(name)
    else { return [] }
    var known: [ContrastMeasure] = []
    let contexts = contexts(of: [name, ground])
    guard !contexts.contains(where: { areAlike(name, ground, in: $0) }) else { return [] }
    return contexts.compactMap { context in
      if file.isProse, context == nil { return nil }
      guard let front = definition(of: name, in: context), !file.facts.definitions[front].isExempt,
        let back = definition(of: ground, in: context), isShown(front, back, in: context),
        let measure = measure(front, on: back, in: context), !known.contains(measure)
      else { return nil }
      known.append(measure)
      let definitions = file.facts.definitions
      // Where a theme has a ground of its own alone, that is what is wrong with it.
      let isOfGround = definitions[front].context != context
      var pair = ColorPair(
        component: nil, state: nil,
        foreground: PairColor(.token(name, opacity: 1), at: definitions[front].valueRange),
        background: PairColor(.token(ground, opacity: 1), at: definitions[back].valueRange),
        use: definitions[front].useInPair, range: definitions[isOfGround ? back : front].valueRange)
      pair.theme = context
      return (ContrastSubject(pair), measure)
    }
  }

  /// Whether two definitions of a document are both of a theme, and none is refused; those of a style sheet always are.
  private func isShown(_ front: Int, _ back: Int, in context: String?) -> Bool {
    !file.isProse
      || [front, back].allSatisfy { index in
        file.facts.definitions[index].context == context && !file.facts.isRefused(file.facts.definitions[index].range)
      }
  }

  private func measure(_ front: Int, on back: Int, in context: String?) -> ContrastMeasure? {
    guard let foreground = color(of: front, in: context), let background = color(of: back, in: context),
      foreground.alpha == 1, background.alpha == 1, foreground.hexRGB != background.hexRGB
    else { return nil }
    let definition = file.facts.definitions[front]
    return file.measure(of: foreground, on: background, for: definition.useInPair)
  }

  /// Whether two names have one color in a theme, so that neither stands on the other in any: `--danger-foreground` is
  /// the danger that is written on the page.
  private func areAlike(_ name: TokenName, _ ground: TokenName, in context: String?) -> Bool {
    guard let front = definition(of: name, in: context), let back = definition(of: ground, in: context),
      let color = color(of: front, in: context)
    else { return false }
    return color == self.color(of: back, in: context)
  }

  /// All of the sheet, then each theme that gives one of the names a value.
  private func contexts(of names: [TokenName]) -> [String?] {
    var contexts: [String?] = [nil]
    for name in names {
      for index in indices[name] ?? [] where !contexts.contains(file.facts.definitions[index].context) {
        contexts.append(file.facts.definitions[index].context)
      }
    }
    return contexts
  }

  /// The definition of a name that holds in a theme: its own, else that of all themes; `nil` where there are two.
  private func definition(of name: TokenName, in context: String?) -> Int? {
    let all = indices[name] ?? []
    let own = all.filter { file.facts.definitions[$0].context == context }
    let holding = own.isEmpty ? all.filter { file.facts.definitions[$0].context == nil } : own
    return holding.count == 1 ? holding[0] : nil
  }

  /// The color that a definition comes to in a theme, through the names of the sheet.
  private func color(of index: Int, in context: String?) -> Color? {
    var index = index
    for _ in 0..<8 {
      switch file.facts.definitions[index].value {
      case .color(let color): return color
      // `38 92% 45%`, of which a color is made where it is used.
      case .string(let channels): return Color(channels: channels)
      case .alias(let name):
        guard let next = definition(of: name, in: context) else { return nil }
        index = next
      default: return nil
      }
    }
    return nil
  }

  /// Whether a name and its ground are other names for a pair that is told by itself (`--color-muted-foreground:
  /// var(--muted-foreground)` in a theme of Tailwind).
  private func repeats(_ name: TokenName, on ground: TokenName) -> Bool {
    guard let front = definition(of: name, in: nil), let back = definition(of: ground, in: nil),
      case .alias(let other) = file.facts.definitions[front].value,
      case .alias(let below) = file.facts.definitions[back].value
    else { return false }
    return other.groundsInStyleSheet.contains(below)
  }

  /// Whether a color of writing is that of the page (`--accent-text: var(--bg)`), so that it stands on the full color,
  /// `--accent`, and not on the pale ground of that name, `--accent-bg`.
  private func isOfPage(_ name: TokenName, besides ground: TokenName) -> Bool {
    guard let front = definition(of: name, in: nil), case .alias(let page) = file.facts.definitions[front].value,
      let hyphen = ground.bytes.lastIndex(of: UInt8(ascii: "-"))
    else { return false }
    let isGround = ["bg", "background"].contains { page.text.hasSuffix("-" + $0) }
    return isGround && page != ground && indices[TokenName(bytes: Array(ground.bytes[..<hyphen]))] != nil
  }

  /// Whether a text may stand on the gradient of its group, whose two ends are there.
  private func isOnGradient(_ name: TokenName) -> Bool {
    let ends = name.gradientInStyleSheet
    return !ends.isEmpty && ends.allSatisfy { indices[$0] != nil }
  }

  /// Whether data of the project defines the token that a custom property is made of.
  private func isOfTokenFile(_ name: TokenName) -> Bool {
    file.workspace.meaning(ofCodeName: name, visibleFrom: file.path) != name
  }
}

extension CheckedFile {
  /// Whether a document shows custom properties that hold in a theme alone.
  fileprivate var showsThemes: Bool {
    isProse && facts.definitions.contains { $0.context != nil && $0.name.isCodeName }
  }
}

extension TokenName {
  /// Whether its ends allow that it says what it stands on: a quick no for nearly all.
  fileprivate var mayStandOnGround: Bool {
    guard bytes.count > 4, let last = bytes.last else { return false }
    switch last {
    case UInt8(ascii: "d"): if bytes.suffix(10).elementsEqual("foreground".utf8) { return true }
    case UInt8(ascii: "t"): if bytes.suffix(4).elementsEqual("text".utf8) { return true }
    case UInt8(ascii: "g"): if bytes.suffix(2).elementsEqual("fg".utf8) { return true }
    default: break
    }
    return Self.heads.contains { bytes.starts(with: $0) }
  }

  private static let heads = ["--on-", "--color-on-", "--md-sys-color-on-", "--text-on-", "--color-text-on-"]
    .map { Array($0.utf8) }

  /// The custom properties that one may say it stands on by its name: `--card` for `--card-foreground`, `--primary` for
  /// `--on-primary`, `--color-primary` for `--color-on-primary`.
  fileprivate var groundsInStyleSheet: [TokenName] {
    guard let (family, rest) = familyInStyleSheet else { return [] }
    if rest.text == "foreground" { return [TokenName(family + "background")] }
    return rest.backgroundsByName.map { TokenName(family + $0.text) }
  }

  /// What the two ends of the gradient are called that it may stand on.
  fileprivate var gradientInStyleSheet: [TokenName] {
    familyInStyleSheet.map { family, rest in rest.gradientBeside.map { TokenName(family + $0.text) } } ?? []
  }

  /// What properties of colors begin with, and the rest of the name; `nil` for what is no custom property.
  private var familyInStyleSheet: (family: String, rest: TokenName)? {
    guard bytes.starts(with: "--".utf8) else { return nil }
    let family = ["--color-", "--md-sys-color-", "--"].first { bytes.starts(with: $0.utf8) } ?? "--"
    return (family, TokenName(bytes: Array(bytes.dropFirst(family.utf8.count))))
  }
}
