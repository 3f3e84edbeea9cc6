import Lexicon
import SourceText

/// The ways of telling what the rows of a table are, in the order in which they are tried: the first that fits counts.
enum TablePatterns {
  /// All of them in their order.
  static let catalog = [
    code, ofStates, belowStates, slotColumns, ofVariants, ofProperties, withoutHead, ofComponents, ofParts,
    groundAndWriting,
  ]

  static let code = TablePattern(
    "table of an interface in code",
    reads: [
      "## Button\n\n- Height: 40px\n\n| Property | Type | Default |\n|---|---|---|\n| padding | number | 8px |":
        "Button: Height = 40px"
    ]
  ) { _, names, _ in
    // `Property | Type | Default | Description` documents code, not a look.
    let words = names.dropFirst().map { $0.words.joined(separator: " ") }
    return words.contains("type") && (words.contains("default") || words.contains("description")) ? .other : nil
  }

  static let ofStates = TablePattern(
    "table whose first column is states",
    reads: [
      "## Button\n\n| State | Background |\n|---|---|\n| Hover | #0B5F62 |":
        "Button: states Hover; Background = #0B5F62 (Hover)",
      "## Semantic colors\n\n| State | Hex |\n|---|---|\n| Success | #0B5F62 |": "",
    ]
  ) { reader, names, _ in
    guard names.first.map({ speaks($0, of: .stateGroup) }) ?? false else { return nil }
    // A palette names colors for what may happen, and is in no state itself.
    return reader.draft.isPalette ? .other : .states
  }

  static let belowStates = TablePattern(
    "table in a list of states",
    reads: [
      "## Button\n\n**States**\n\n| | Background |\n|---|---|\n| Busy | #EEEEEE |":
        "Button: states Busy; Background = #EEEEEE (Busy)"
    ]
  ) { _, _, scope in
    scope.kind == .states ? .states : nil
  }

  static let slotColumns = TablePattern(
    "table of two colors or more without a head for its first column",
    reads: [
      "## Button\n\n| | Background | Text |\n|---|---|---|\n| Ghost | #FFFFFF | #0D7377 |":
        "Button: variants Ghost; Background = #FFFFFF (Ghost); Text = #0D7377 (Ghost)"
    ]
  ) { reader, names, _ in
    guard let first = names.first, first.text.isEmpty, !reader.draft.isGeneral else { return nil }
    return names.count { $0.slot != nil } >= 2 ? .variants : nil
  }

  static let ofVariants = TablePattern(
    "table whose first column is variants",
    reads: [
      "## Button\n\n| Variant | Background |\n|---|---|\n| Ghost | #FFFFFF |":
        "Button: variants Ghost; Background = #FFFFFF (Ghost)"
    ]
  ) { reader, names, scope in
    let isOfVariants = names.first.map { speaks($0, of: .variantColumn) && !NamedValueTable.isOfTokens($0) } ?? false
    guard isOfVariants || scope.kind == .variants else { return nil }
    // Tones with their values are those of a palette.
    let isOfTones =
      names.contains { $0.words.contains("hex") } && !names.contains { $0.slot != nil && $0.slot != .color }
    return reader.draft.isGeneral || isOfTones ? .other : .variants
  }

  static let ofProperties = TablePattern(
    "table whose first column is properties",
    reads: [
      "## Button\n\n| Property | Default | Hover |\n|---|---|---|\n| Background | #0D7377 | #0B5F62 |":
        "Button: states Hover; Background = #0D7377; Background = #0B5F62 (Hover)"
    ]
  ) { _, names, _ in
    names.first.map { speaks($0, of: .propertyColumn) } ?? false ? .properties : nil
  }

  static let withoutHead = TablePattern(
    "table of names and values without a head",
    reads: [
      "## Button\n\n| | |\n|---|---|\n| Background | #0D7377 |": "Button: Background = #0D7377"
    ]
  ) { reader, names, _ in
    names.count == 2 && names.allSatisfy(\.text.isEmpty) && !reader.draft.isGeneral ? .properties : nil
  }

  static let ofComponents = TablePattern(
    "table whose first column is components",
    reads: [
      "# Sizes\n\n| Component | Height | Padding |\n|---|---|---|\n| Chip | 32px | 8px |":
        "Chip: Height = 32px; Padding = 8px"
    ]
  ) { reader, names, _ in
    guard names.first.map({ speaks($0, of: .componentColumn) }) ?? false else { return nil }
    // What stands in a component's own description are its parts.
    return reader.draft.evidence == 0 || reader.draft.isGeneral ? .components : .parts
  }

  static let ofParts = TablePattern(
    "table whose first column is parts",
    reads: [
      "## Button\n\n| Element | Color | Padding |\n|---|---|---|\n| Label | #0D7377 | 8px |":
        "Button: Color = #0D7377 (Label); Padding = 8px (Label)"
    ]
  ) { _, names, _ in
    names.first.map { speaks($0, of: .partColumn) } ?? false ? .parts : nil
  }

  static let groundAndWriting = TablePattern(
    "table of grounds and the writing on them",
    reads: [
      "## Badge\n\n| Status | Background | Text |\n|---|---|---|\n| Paid | #E5F4F4 | #0D7377 |":
        "Badge: variants Paid; Background = #E5F4F4 (Paid); Text = #0D7377 (Paid)"
    ]
  ) { reader, names, _ in
    guard let first = names.first, first.slot == nil, !reader.draft.isGeneral else { return nil }
    return names.contains { $0.slot == .background } && names.contains { $0.slot?.isForeground ?? false }
      ? .variants : nil
  }

  private static func speaks(_ name: WrittenName, of sense: Sense) -> Bool { name.says(sense) }
}
