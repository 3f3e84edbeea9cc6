import TestSupport
import Testing

/// What words mean stands in the lexicon, where each language has its table; the readers of prose ask for meanings.
struct WordLists {
  /// Files of `ProseFacts` with lists of three strings or more, how many they have, and why; the numbers only shrink.
  private let lists: [String: (count: Int, reason: String)] = [
    "Claims/RepeatedValueReader.swift": (1, "Signs between two notations."),
    "CodePairs/AttributePairs.swift": (1, "Languages of fences, attributes of layouts."),
    "CodePairs/ElementLook.swift": (1, "Classes that move or hide."),
    "CodePairs/ModifierPairs.swift": (2, "Modifiers and views of Swift."),
    "CodePairs/NestedPairs.swift": (1, "Elements of markup."),
    "CodePairs/ObjectPairs.swift": (1, "Names of a theme."),
    "CodePairs/SnippetElement.swift": (1, "Elements of markup."),
    "CodePairs/UtilityClasses.swift": (1, "Openings of classes."),
    "CodePairs/UtilitySnippets.swift": (1, "Openings of attributes."),
    "CodePairs/WidgetPairs.swift": (2, "Members of widgets, weights."),
    "ComponentFiles/ComponentBlock.swift": (1, "Members of component files."),
    "Components/ItemPatterns.swift": (1, "Properties of movement."),
    "Components/Pairs/StatedColors.swift": (1, "Corners: `top right of`."),
    "DesignDocument/DesignComponents.swift": (2, "Names of the `DESIGN.md` format."),
    "DesignDocument/DesignProse.swift": (3, "Signs between a name and its value."),
    "DesignDocument/DesignSchema.swift": (4, "Names of the `DESIGN.md` format."),
    "DesignDocument/DesignValues.swift": (2, "Keywords and units of CSS."),
    "Grid/GridStatement.swift": (1, "Steps that move and do not part."),
    "Grid/GridWords.swift": (1, "Signs that end a thought."),
    "Grid/SpacingListReader.swift": (2, "Functions of CSS, and bars."),
    "Mentions/PairedValue.swift": (1, "Signs between a name and its value."),
    "Mentions/DeclaredValueReader.swift": (1, "Colors of frameworks."),
    "Mentions/GivenRows.swift": (1, "Keywords of CSS."),
    "Mentions/MentionReader.swift": (1, "Parts of a whole."),
    "Mentions/MentionSpelling.swift": (7, "Properties of CSS, endings of files, names of symbols."),
    "Outline/ItemGroup.swift": (1, "Kinds of records."),
    "NamedValues/PaletteWords.swift": (1, "Openings of classes."),
    "Outline/RefusalLabels.swift": (1, "Openings of a label."),
    "Outline/RefusalMarks.swift": (2, "Marks."),
    "Outline/NameSeparator.swift": (1, "Dashes."),
    "Phrases/ColorPattern.swift": (1, "Words of a style sheet."),
    "Phrases/LookEvidence.swift": (1, "Units."),
    "Phrases/TokenColor.swift": (2, "Names of tokens."),
    "Pieces/CodeValueReader.swift": (2, "Units, signs of a range."),
    "Pieces/UnitWords.swift": (1, "Units."),
    "Refusals/RefusalPatterns.swift": (1, "Arrows."),
    "Refusals/RefusalReader.swift": (1, "Verdicts."),
    "StatedConstants/StatedConstantLine.swift": (2, "Words of code."),
  ]

  @Test func `the readers of prose hold no lists of words`() {
    for source in SwiftSource.all(below: "Sources") where source.target == "ProseFacts" {
      let name = String(source.path.dropFirst("Sources/ProseFacts/".count))
      let code = source.lines.map { line in line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line }
      // What a pattern is shown with is read by a test.
      let list = /((?:reads|leaves): )?\[\s*"(?:[^"\\]|\\.)*"\s*(?:,\s*"(?:[^"\\]|\\.)*"\s*){2,},?\s*\]/
      let count = code.joined(separator: "\n").matches(of: list).count { $0.output.1 == nil }
      let allowed = lists[name]?.count ?? 0
      #expect(count <= allowed, "\(source.path) has \(count) lists of words; a word belongs to its language's table")
      #expect(count >= allowed, "\(source.path) has \(count) lists left; say so here")
    }
  }
}
