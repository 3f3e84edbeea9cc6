import DesignTokens
import Facts
import Lexicon
import SourceText

// What stands on what: the ground of each color of writing.
extension Palette {
  /// The pairs of writing and its ground: tokens that the facts have.
  func pairs(of facts: FileFacts) -> [ColorPair] {
    var known = Dictionary(facts.definitions.map { ($0.name, $0.valueRange) }, uniquingKeysWith: { first, _ in first })
    for (name, value) in styled where known[name] == nil { known[name] = value }
    let themed = Set(facts.definitions.flatMap { $0.themes.dropFirst().map(\.range.start) })
    let all = grounds.filter { !themed.contains($0.value.start) || known[$0.name] == $0.value }
    // One name with several values below one heading (`bg` in each group of a theme) is the ground of none.
    let near = Dictionary(grouping: all, by: \.heading).mapValues(Self.withoutRepeats)
      .filter { $0.value.allSatisfy { known[$0.name] == $0.value } }
    let only = all.count == 1 ? near.values.joined().filter(\.isNamed) : []
    let stated = Set(facts.pairs.map(\.foreground.range.start))
    let things = groundsOfThings(known)
    let described = groundsDescribed(known)
    let hasWhite = writesWhiteElsewhere
    let written = Set(writing.filter { !$0.isAmongUses }.map(\.name))
    let others = colorOfWords.values.filter { !written.contains($0.name) }
    return writing.compactMap { entry in
      var entry = entry
      if entry.style == nil, large.contains(PaletteWords.words(of: entry.name.segments.last ?? "")) {
        entry.isLarge = true
      }
      // `primary-foreground` stands on `primary`, which names alone tell; what is muted is that anywhere.
      let own = entry.name.backgroundsByName.filter { $0.segments.last != "muted" }
      guard entry.style != nil || known[entry.name] == entry.value, stated.isDisjoint(with: entry.starts),
        !own.contains(where: { known[$0] != nil }), !entry.isAmongUses || !isRead(entry, on: others),
        let ground = groundByName(of: entry, known) ?? groundBeside(entry, things)
          ?? groundDescribed(entry, described) ?? groundAround(entry, near[entry.heading] ?? only, known, hasWhite)
      else { return nil }
      return ColorPair(
        component: nil, state: nil, foreground: entry.side, background: ground, use: entry.use, range: entry.value)
    }
  }

  /// Whether a color can be read on one of others that are not for writing, so that it may be meant for that: links in a
  /// header.
  private func isRead(_ entry: PaletteEntry, on others: [PaletteEntry]) -> Bool {
    others.contains { other in
      other.name != entry.name
        && entry.colors.contains { theme, color in
          guard let below = other.colors[theme] ?? other.colors[""] else { return false }
          return below.alpha < 1 || color.contrast(with: below) >= entry.use.leastContrast
        }
    }
  }

  /// What a name says that it lies on, in whatever case: `Primary` below `onPrimary`.
  private func groundByName(of entry: PaletteEntry, _ known: [TokenName: ByteRange]) -> PairColor? {
    guard let words = entry.below, !ambiguousWords.contains(words), let ground = colorOfWords[words],
      known[ground.name] == ground.value, isSeen(entry, on: ground)
    else { return nil }
    return PairColor(.token(ground.name, opacity: 1), at: ground.value)
  }

  /// The grounds by the words of the thing that each belongs to: `note` for `note-bg`.
  private func groundsOfThings(_ known: [TokenName: ByteRange]) -> [[String]: [PaletteEntry]] {
    surfaces.reduce(into: [:]) { things, surface in
      guard known[surface.name] == surface.value,
        let thing = PaletteWords.thing(of: surface.name, as: .background)
      else { return }
      things[thing, default: []].append(surface)
    }
  }

  /// The grounds by the things that the words beside them name: *note in a card* for *Note in a card background*.
  private func groundsDescribed(_ known: [TokenName: ByteRange]) -> [[String]: [PaletteEntry]] {
    surfaces.reduce(into: [:]) { things, surface in
      let thing = Array(surface.remark.prefix { Lexicon.term(of: $0)?.slot == nil })
      guard known[surface.name] == surface.value, thing.count > 1, thing.count + 1 == surface.remark.count,
        surface.remark.last.flatMap({ Lexicon.term(of: $0)?.slot }) == .background
      else { return }
      things[thing, default: []].append(surface)
    }
  }

  /// The ground of the thing that the words beside both name, below the same heading.
  private func groundDescribed(_ entry: PaletteEntry, _ described: [[String]: [PaletteEntry]]) -> PairColor? {
    guard !described.isEmpty, case let thing = Array(entry.remark.prefix { Lexicon.term(of: $0)?.slot == nil }),
      let found = described[thing]?.filter({ $0.heading == entry.heading && $0.name != entry.name }), found.count == 1,
      let ground = found.first, isSeen(entry, on: ground)
    else { return nil }
    return PairColor(.token(ground.name, opacity: 1), at: ground.value)
  }

  /// The ground of the thing whose name both begin with: `note-bg` of `note-heading`.
  private func groundBeside(_ entry: PaletteEntry, _ things: [[String]: [PaletteEntry]]) -> PairColor? {
    guard let thing = PaletteWords.thing(of: entry.name, as: .text), let beside = things[thing], beside.count == 1,
      let ground = beside.first, isSeen(entry, on: ground)
    else { return nil }
    return PairColor(.token(ground.name, opacity: 1), at: ground.value)
  }

  /// The ground under the same heading, the only one of the document, or of several the one where a color is seen best,
  /// where it is too faint on all, else that of everything; for what its name lays on another (`Text on dark`) none.
  private func groundAround(
    _ entry: PaletteEntry, _ near: [PaletteEntry], _ known: [TokenName: ByteRange], _ hasWhite: Bool
  ) -> PairColor? {
    guard entry.below.map({ !PaletteWords.isOtherGround($0) }) ?? true, !isOfDarkTheme(entry), !isOfUnknown(entry)
    else { return nil }
    // Of several uses nobody says that each is on what stands beside it.
    return (entry.isAmongUses ? nil : ground(of: entry, among: near)) ?? bestGround(of: entry, known, hasWhite)
      ?? ground(of: entry, among: near.filter { Self.isPage($0) && Self.haveThemesAlike(entry, $0) })
  }

  /// Whether a name begins with what lays it on something (`onTime`) that the document gives no color.
  private func isOfUnknown(_ entry: PaletteEntry) -> Bool {
    guard let below = entry.below, colorOfWords[below] == nil else { return false }
    return PaletteWords.words(of: entry.name.segments.last ?? "").first?.means(.laying) ?? false
  }

  /// The theme that writing without one is for, as names say it: `TextLight`, `TextL`, and `Text` beside `TextDark`.
  private func themeMeant(by entry: PaletteEntry) -> String? {
    let last = entry.name.segments.last ?? ""
    let words = PaletteWords.words(of: last)
    if let theme = words.first(where: { $0.means(.theme) }) {
      // `dark-30` of a dark color says how that looks.
      let isLight = entry.colors.values.allSatisfy { $0.contrast(with: .black) > $0.contrast(with: .white) }
      return theme == "dark" && !isLight ? nil : theme
    }
    if last.dropLast().last?.isLowercase ?? false, last.hasSuffix("L") || last.hasSuffix("D") {
      return last.hasSuffix("L") ? "light" : "dark"
    }
    let hasTwin = writing.contains { other in
      let all = PaletteWords.words(of: other.name.segments.last ?? "")
      return all.contains("dark") && all.filter { $0 != "dark" } == words
    }
    return hasTwin ? "light" : nil
  }

  /// Whether a ground may be that of the theme which writing is meant for: `TextDark` stands on no light one.
  private func fits(_ theme: String?, _ ground: PaletteEntry) -> Bool {
    guard let theme, ["dark", "light"].contains(theme), let color = ground.colors[theme] ?? ground.colors[""] else {
      return true
    }
    return (color.contrast(with: .white) > color.contrast(with: .black)) == (theme == "dark")
  }

  /// Whether writing that is called dark is light (`darkTextSecondary: #9C9C9C`): it is meant for the dark theme, of which
  /// no ground says that it is.
  private func isOfDarkTheme(_ entry: PaletteEntry) -> Bool {
    let words = PaletteWords.words(of: entry.name.text)
    guard let dark = words.firstIndex(of: "dark"), dark + 1 < words.count,
      Lexicon.term(of: words[dark + 1])?.slot == .text
    else { return false }
    return entry.colors.values.allSatisfy { $0.contrast(with: .black) > $0.contrast(with: .white) }
  }

  /// Some grounds without those that say again what one in front of them says.
  private static func withoutRepeats(_ grounds: [PaletteEntry]) -> [PaletteEntry] {
    grounds.enumerated().filter { index, ground in
      !grounds[..<index].contains { $0.name == ground.name && $0.colors == ground.colors }
    }.map(\.element)
  }

  /// The ground under the same heading, else the only one of the document.
  private func ground(of entry: PaletteEntry, among grounds: [PaletteEntry]) -> PairColor? {
    if let ground = entry.ground {
      guard case .literal(let color) = ground.source else { return nil }
      return entry.colors.values.allSatisfy { Self.isSeen($0, on: color) } ? ground : nil
    }
    guard grounds.count == 1, let ground = grounds.first, isSeen(entry, on: ground), fits(themeMeant(by: entry), ground)
    else { return nil }
    return PairColor(.token(ground.name, opacity: 1), at: ground.value)
  }

  /// Whether writing has a color in each theme of a ground, or that has one theme: of one color nobody knows for which
  /// theme it is.
  private static func haveThemesAlike(_ entry: PaletteEntry, _ ground: PaletteEntry) -> Bool {
    ground.colors.count == 1 || ground.colors.keys.allSatisfy { entry.colors[$0] != nil }
  }

  /// Whether a ground is called that of everything: *Background* beside *Surface*.
  private static func isPage(_ ground: PaletteEntry) -> Bool {
    let words = PaletteWords.words(of: ground.name.segments.last ?? "")
    return ground.isNamed && !ground.isOfOther && !ground.isDoubtful && PaletteWords.isGround(words)
      && !words.contains(where: TokenPurpose.isLayer)
  }

  /// Among more surfaces than that nobody looks for the one that is meant.
  private static let mostSurfaces = 100

  /// Of several surfaces the one on which a color is seen best, where that is less than WCAG 2.2 asks for (1.4.3).
  ///
  /// Then it is too faint on all of them; in each theme, where there are some.
  private func bestGround(of entry: PaletteEntry, _ known: [TokenName: ByteRange], _ hasWhite: Bool) -> PairColor? {
    let wanted = entry.isLarge ? 3 : 4.5
    guard entry.ground == nil, surfaces.count <= Self.mostSurfaces,
      case let own = surfaces.filter({ known[$0.name] == $0.value }), own.count > 1,
      !hasWhite || entry.colors.values.contains(where: { $0.contrast(with: .white) < wanted })
    else { return nil }
    let meant = themeMeant(by: entry)
    var best: (surface: PaletteEntry, contrast: Double)?
    for (theme, color) in entry.colors.sorted(by: { $0.key < $1.key }) {
      let measured = own.compactMap { surface in
        let all = self.colors(of: surface, in: theme, meaning: meant).map { below in
          below.alpha < 1 ? 0 : color.composited(over: below).contrast(with: below)
        }
        // What is seen in one theme alone is for that.
        return all.max().map { (surface: surface, contrast: all.contains { $0 <= 1.5 } ? 0 : $0) }
      }
      // On what hides it nobody lays it; what shows through has no contrast of its own.
      let seen = measured.filter { $0.contrast > 1.5 }
      // What has a color for each theme is judged in all of them.
      let sure = seen.filter { surface, _ in
        !surface.isDoubtful && (meant == nil || surface.colors[theme] != nil) && fits(meant, surface)
      }
      guard measured.count == own.count || meant != nil && theme.isEmpty, seen.count > 1,
        seen.allSatisfy({ $0.contrast < wanted }),
        let first = sure.max(by: { $0.contrast < $1.contrast })
      else { return nil }
      // Where that is the ground of something else, another that is called a ground stands for all.
      let plain = sure.filter { $0.surface.isNamed && !$0.surface.isOfOther }
      guard let top = first.surface.isOfOther ? plain.max(by: { $0.contrast < $1.contrast }) : first else { return nil }
      best = best ?? top
    }
    return best.map { PairColor(.token($0.surface.name, opacity: 1), at: $0.surface.value) }
  }

  /// Whether the document writes white elsewhere than for writing.
  private var writesWhiteElsewhere: Bool { !whites.subtracting(writing.flatMap(\.starts)).isEmpty }

  private func isSeen(_ entry: PaletteEntry, on ground: PaletteEntry) -> Bool {
    entry.colors.allSatisfy { theme, color in
      // What has a color for another theme alone is no ground in this one, unless there is no other.
      self.color(of: ground, in: theme).map { Self.isSeen(color, on: $0) } ?? false
    }
  }

  /// The color of a ground in a theme; for writing that is of no theme that of the one that is meant, else those of all.
  private func colors(of ground: PaletteEntry, in theme: String, meaning meant: String?) -> [Color] {
    if let color = color(of: ground, in: theme) { return [color] }
    guard theme.isEmpty else { return [] }
    return meant.map { [ground.colors[$0]].compactMap { $0 } } ?? Array(ground.colors.values)
  }

  private func color(of ground: PaletteEntry, in theme: String) -> Color? {
    ground.colors[theme] ?? ground.colors[""].flatMap { Self.isPossible($0, in: theme) ? $0 : nil }
      ?? (theme.isEmpty ? onlyTheme.flatMap { ground.colors[$0] } : nil)
  }

  /// Whether a ground of no theme may be that of one: a light one is none in the dark.
  private static func isPossible(_ ground: Color, in theme: String) -> Bool {
    theme != "dark" || ground.contrast(with: .white) > ground.contrast(with: .black)
  }

  /// The theme that the palette has all its grounds for, where none of what is written is for another one.
  private var onlyTheme: String? {
    let themes = Set(surfaces.flatMap(\.colors.keys))
    return themes.count == 1 && writing.flatMap(\.colors.keys).allSatisfy { $0.isEmpty || themes.contains($0) }
      ? themes.first : nil
  }

  private static func isSeen(_ color: Color, on ground: Color) -> Bool {
    ground.alpha == 1 && color.composited(over: ground).contrast(with: ground) > 1.5
  }
}
