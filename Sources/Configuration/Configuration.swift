import SourceText

/// All settings of one project, resolved: the defaults with a `tincture.json` and what it extends laid over them.
package struct Configuration: Sendable, Equatable {
  /// The folder of the `tincture.json`, or the folder that stands for it where there is none; no slash at the end.
  package var root: String
  /// Globs relative to `root`; an empty list means "found by name and content".
  package var tokens: [String] = []
  package var specs: [String] = []
  package var code: [String] = []
  package var exclude: [String] = []
  /// Folders outside of the project that may be read, relative to `root`.
  package var read: [String] = []
  /// What the token files are written in; `nil` where they are to tell themselves.
  package var format: FormatSetting?
  /// Themes as ordered lists of globs, later files winning; empty where none are declared.
  package var themes: [ThemeSetting] = []
  /// Resolver documents, as paths relative to `root`, that alone are in effect; empty where all of them are.
  package var resolvers: [String] = []
  package var grid = GridSetting()
  package var contrast = ContrastSetting()
  /// The least width and height of what is tapped, in px; `nil` where the user states none.
  package var minimumTouchTarget: Double?
  package var names = NameSetting()
  /// Rule id to severity; a rule that is `off` has a `nil` value, one that is not named keeps its own.
  package var rules: [String: Severity?] = [:]
  /// Rule id to severities of parts of what it finds, by the name of a property, a kind of property or a group of
  /// tokens; of what no part is for, `rules` says how much it matters.
  package var ruleParts: [String: [String: Severity?]] = [:]
  /// Later ones win over earlier ones and over `rules`.
  package var overrides: [OverrideSetting] = []

  /// The file of findings that are put off, relative to `root`; `nil` where there is none.
  package var baselineFile: String?
  /// What that file says, once somebody has read it.
  package var baseline: Baseline?

  /// Whether the project is taken for a design system whatever its files say: its settings stand in a file, or one
  /// document is all that it holds.
  package var marksDesignSystem = false

  /// What the project's own settings file names beyond itself, in the order of the file; what it extends may be made
  /// for several projects, so that not all that it names must be in each.
  package var mentions: [SettingMention] = []
  /// What the files that it extends name beyond themselves, in the order in which they are laid.
  package var inheritedMentions: [SettingMention] = []

  /// What the modifiers of resolver documents are set to; no setting, but what somebody asks to be judged by itself.
  package var input: ResolverInput?

  package init(root: String) { self.root = root }
}

/// What the token files of a project are written in, by the words of the setting.
package enum FormatSetting: String, Sendable, CaseIterable {
  case current = "dtcg-2025.10"
  case draft = "dtcg-draft"
  case styleDictionary = "style-dictionary"
  case tokensStudio = "tokens-studio"
}

/// A theme: the token files that are read for it, in order.
package struct ThemeSetting: Sendable, Hashable {
  package var name: String
  package var files: [String]

  package init(name: String, files: [String]) {
    self.name = name
    self.files = files
  }
}

/// The spacing grid.
package struct GridSetting: Sendable, Equatable {
  /// The step, in px; `nil` where the user states none, so that a document may, else 4.
  package var base: Double?
  /// Lengths in px that are fine although they are off the grid.
  package var allow: [Double] = []
  /// The roles that must stand on the grid, by their names in ``DimensionRole``.
  package var roles = ["padding", "margin", "gap", "inset"]
  /// A group of tokens (`space`) whose values are the grid; `nil` for a step.
  package var scale: String?

  package init() {}
}

/// What contrast is asked for.
package struct ContrastSetting: Sendable, Equatable {
  package enum Level: String, Sendable { case aa = "AA", aaa = "AAA" }
  package enum Standard: String, Sendable { case wcag2, apca }

  package var standard = Standard.wcag2
  package var level = Level.aa
  /// Pairs of token names that stand on each other.
  package var pairs: [(foreground: String, background: String)] = []
  /// The token that lies under translucent backgrounds.
  package var backdrop: String?

  package init() {}

  package static func == (left: ContrastSetting, right: ContrastSetting) -> Bool {
    left.standard == right.standard && left.level == right.level && left.backdrop == right.backdrop
      && left.pairs.elementsEqual(right.pairs) { $0 == $1 }
  }
}

/// Settings for some files only.
package struct OverrideSetting: Sendable, Equatable {
  private let files: GlobList
  package let rules: [String: Severity?]
  /// As ``Configuration/ruleParts``.
  let ruleParts: [String: [String: Severity?]]
  /// What the options of its rules change.
  let changes: [SettingChange]

  /// - Parameters:
  ///   - files: Patterns of the files that it is for.
  ///   - root: The folder that they count from.
  ///   - rules: What holds for these files.
  ///   - ruleParts: What holds for parts of what a rule finds in them.
  ///   - changes: What the options of the rules change.
  init(
    files: [String], in root: String, rules: [String: Severity?], _ ruleParts: [String: [String: Severity?]],
    _ changes: [SettingChange]
  ) {
    self.files = GlobList(files, root: root)
    self.rules = rules
    self.ruleParts = ruleParts
    self.changes = changes
  }

  /// Whether it is for the file at an absolute path.
  package func matches(_ path: String) -> Bool { files.matches(path) }
}

/// How tokens are called in code; accepted, used by later front ends.
package struct NameSetting: Sendable, Equatable {
  /// What stands before a name in a custom property, without the hyphen; `nil` where it is inferred.
  package var cssPrefix: String?
  /// A type in Swift, and the group of tokens it stands for.
  package var swiftTypes: [String: String] = [:]

  package init() {}
}
