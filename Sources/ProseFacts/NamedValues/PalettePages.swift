import DesignTokens
import Facts

// Writing that nobody lays on anything: it stands on the page.
extension Palette {
  /// Gives writing without a ground of its own, which lies on nothing (a color without any opacity), that of the page.
  ///
  /// Only where the document states one page for each theme, and the writing is too faint on it and on all else that may
  /// lie below: on each surface of the theme, and on white where the page is light. Others are left out.
  func laidOnPage(_ pairs: [ColorPair]) -> [ColorPair] {
    let pages = pages
    return pairs.compactMap { pair in
      guard case .literal(let ground) = pair.background.source, ground.alpha == 0, pair.backdrop == nil else {
        return pair
      }
      guard case .literal(let front) = pair.foreground.source, front.alpha == 1,
        let page = page(tooFaintFor: front, pair.use, among: pages)
      else { return nil }
      var pair = pair
      pair.background = page
      return pair
    }
  }

  /// All that may lie below something in the only theme of the palette, white among it where one is light; nothing where
  /// there are several themes.
  var possiblePages: [Color] {
    guard Set(surfaces.flatMap(\.colors.keys)).count == 1 else { return [] }
    let found = Set(surfaces.flatMap(\.colors.values).filter { $0.alpha == 1 }.map(\.hexRGB)).sorted()
      .compactMap(Color.init(css:))
    let isLight = found.contains { $0 != .white && $0.contrast(with: .black) > $0.contrast(with: .white) }
    return found + (isLight ? [.white] : [])
  }

  /// The page of each theme, by theme; none where one has several.
  private var pages: [String: (entry: PaletteEntry, color: Color)] {
    var found: [String: (entry: PaletteEntry, color: Color)] = [:]
    for entry in grounds {
      for (theme, color) in entry.colors {
        if let known = found[theme], known.color != color { return [:] }
        found[theme] = found[theme] ?? (entry, color)
      }
    }
    // What holds in all themes and another value in one of them: nobody knows which.
    return found.count > 1 && found[""] != nil ? [:] : found
  }

  private func page(
    tooFaintFor front: Color, _ use: PairUse, among pages: [String: (entry: PaletteEntry, color: Color)]
  ) -> PairColor? {
    var worst: (page: PairColor, contrast: Double)?
    for (theme, page) in pages.sorted(by: { $0.key < $1.key }) {
      guard page.color.alpha == 1,
        case let isLight = page.color.contrast(with: .black) > page.color.contrast(with: .white)
      else { return nil }
      let contrast = front.contrast(with: page.color)
      // What cannot be seen on it is for another theme, or for another ground.
      guard contrast > 1.5 else { continue }
      let others = surfaces.compactMap { $0.colors[theme] ?? $0.colors[""] }.filter { $0.alpha == 1 }
      let below = [page.color] + (isLight ? [.white] : []) + others
      let seen = below.map(front.contrast).filter { $0 > 1.5 }
      guard seen.allSatisfy({ $0 < use.leastContrast }) else { return nil }
      if contrast < worst?.contrast ?? 21 {
        worst = (PairColor(.literal(page.color), at: page.entry.colorPlace(in: theme)), contrast)
      }
    }
    return worst?.page
  }
}
