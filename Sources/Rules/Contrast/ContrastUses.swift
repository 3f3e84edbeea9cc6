import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// Where each color of a file stands out from another, or lies under one, theme by theme: what a new color has to do.
struct ContrastUses {
  /// One use of a color as one side of a pair, in one theme.
  struct Use {
    var isForeground: Bool
    var subject: ContrastSubject
    var theme: ContrastTheme
    var measure: ContrastMeasure
  }

  /// A color by the place where it is written.
  private enum Place: Hashable {
    case literal(ByteRange)
    case token(DefinitionSite)
  }

  private var uses: [Place: [Use]] = [:]

  init(
    _ subjects: [(subject: ContrastSubject, measures: [(theme: ContrastTheme, measure: ContrastMeasure)])],
    in file: CheckedFile
  ) {
    for (subject, measures) in subjects {
      for (theme, measure) in measures {
        for (isForeground, side) in [(true, subject.pair.foreground), (false, subject.pair.background)] {
          guard let place = Self.place(of: side, in: theme, of: file) else { continue }
          uses[place, default: []].append(
            Use(isForeground: isForeground, subject: subject, theme: theme, measure: measure))
        }
      }
    }
  }

  /// Every use of the color that stands at one side of a pair, in all themes; those of the pair first.
  subscript(isForeground: Bool, of subject: ContrastSubject, in theme: ContrastTheme, of file: CheckedFile) -> [Use] {
    let side = isForeground ? subject.pair.foreground : subject.pair.background
    return Self.place(of: side, in: theme, of: file).flatMap { uses[$0] } ?? []
  }

  /// Where the color itself is written that a side shows in a theme.
  private static func place(of side: PairColor, in theme: ContrastTheme, of file: CheckedFile) -> Place? {
    switch side.source {
    case .literal: return .literal(side.range)
    case .token(let name, _):
      guard let site = file.site(of: name, in: theme) else { return nil }
      return .token(file.workspace.resolved(site, in: theme.name).last ?? site)
    }
  }
}

extension ContrastUses.Use {
  /// Whether a pair passes with another color in the place of this one; `false` too where that cannot be told.
  func passes(with color: Color) -> Bool {
    guard isForeground else {
      return measure.background.alpha >= 1
        && measure.standard.contrast(of: measure.foreground, on: color) >= measure.required
    }
    var ground = measure.ground
    if isOwnTint {
      // A color that lies on its own tint moves the tint too.
      guard case .literal(let below)? = subject.pair.backdrop?.source else { return false }
      var tint = color
      tint.alpha = measure.background.alpha
      ground = tint.composited(over: below)
    }
    return measure.standard.contrast(of: color, on: ground) >= measure.required
  }

  /// Whether the background is the foreground's own color, thinned: then both change together.
  private var isOwnTint: Bool {
    guard measure.background.alpha < 1 else { return false }
    var opaque = measure.background
    opaque.alpha = 1
    return opaque == measure.foreground
  }
}
