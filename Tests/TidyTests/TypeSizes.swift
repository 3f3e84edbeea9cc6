import TestSupport
import Testing

/// How large a type may grow, all its extensions in its module together: what shares state is read together.
struct TypeSizes {
  /// More lines than these nobody keeps in mind.
  private static let limit = 600

  /// Types that are catalogs: each file adds one member, and none of these knows the others.
  private let catalogs: [String: String] = [
    "LanguageFeatures.Workspace": "A feature for editors is one question to the workspace, and one file.",
    "Reference.GeneratedFile": "A page that is written from the catalogs is one file.",
    "Rules.CheckedFile": "What a rule looks at and says stands in its own file.",
    "Rules.Rule": "A rule is one file.",
    "WorkspaceIndex.Workspace": "A question is one file, which finds the project and asks one of its parts.",
  ]

  /// Types that are too large, with the lines that they may have; a number only shrinks.
  private let large: [String: (most: Int, reason: String)] = [
    "DataFacts.DataSlot": (900, "Everything that can stand at one place of a data file is one table."),
    "DataFacts.ResolverReader": (800, "Sets and modifiers, their sources and their contexts share the document."),
    "DataFacts.TokenTreeReader": (850, "One walk through a tree with the dialects that it meets."),
    "DataFacts.ValueReader": (1_150, "A function for each type of value, all with the same place to complain of."),
    "DesignTokens.Color": (650, "The arithmetic of color spaces."),
    "LanguageServer.Session": (900, "One conversation: every message meets the same state."),
    "ProseFacts.ComponentReader": (950, "The state of one walk through a document."),
    "ProseFacts.DesignReader": (850, "The state of one walk through a document."),
    "Syntax.BlockParser": (650, "The grammar of Markdown's blocks."),
    "Syntax.JSONParser": (1_050, "The grammar of JSON with what it forgives."),
    "Syntax.YAMLParser": (2_250, "The grammar of YAML, which has no parts that can be told apart by themselves."),
  ]

  @Test func `a type with its extensions has at most 600 lines`() {
    let sizes = sizes()
    for (type, lines) in sizes.sorted(by: { $0.key < $1.key }) where catalogs[type] == nil {
      let most = large[type]?.most ?? Self.limit
      #expect(lines <= most, "\(type) has \(lines) lines with its extensions, and may have \(most)")
    }
    for type in Array(catalogs.keys) + large.keys {
      #expect(sizes[type, default: 0] > Self.limit, "\(type) is no longer too large; take it off the list")
    }
    for (type, entry) in large {
      #expect(entry.most - sizes[type, default: 0] < 100, "\(type) has become smaller; so may its number")
    }
  }

  /// The lines of each type in each module, `Module.Type`, extensions included.
  private func sizes() -> [String: Int] {
    let declaration =
      /^(?:(?:package|public|private|fileprivate|internal|final|indirect|nonisolated)\s+)*(?:struct|enum|class|actor|extension)\s+(\w+)/
    var sizes: [String: Int] = [:]
    for source in SwiftSource.all(below: "Sources") {
      var type: String?
      for line in source.code {
        if type == nil, let found = line.firstMatch(of: declaration) { type = "\(source.target).\(found.1)" }
        guard let open = type else { continue }
        sizes[open, default: 0] += 1
        let isWhole = line.first?.isWhitespace == false && line.last == "}"
        if isWhole { type = nil }
      }
    }
    return sizes
  }
}
