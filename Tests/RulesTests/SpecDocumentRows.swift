import Facts
import TestSupport
import Testing

/// The certain facts of the five documents, a row each: document, line, and what must be there.
///
/// A text that begins with `no ` must not be there; `@` and a number behind a text is its column.
@Suite(.sharedFolder)
struct SpecDocumentRows {
  private static let documents = Dictionary(
    uniqueKeysWithValues: ["000", "001", "002", "003", "004"].map { ($0, SpecDocumentLines($0)) })

  @Test(arguments: rows)
  func `each line says what its row expects`(row: (document: String, line: Int, expected: [String])) throws {
    let lines = try #require(Self.documents[row.document] ?? nil)
    let found = lines.on(row.line)
    for expected in row.expected {
      if expected.hasPrefix("no ") {
        #expect(!found.contains { $0.contains(expected.dropFirst(3)) }, "\(row.document):\(row.line) has \(found)")
      } else {
        #expect(found.contains { ($0 + " ").contains(expected) }, "\(row.document):\(row.line) has \(found)")
      }
    }
  }

  @Test(arguments: [
    ("000", 41, 217, 3, 26), ("001", 11, 0, 6, 26), ("002", 6, 5, 4, 59), ("003", 3, 14, 6, 0), ("004", 18, 66, 88, 5),
  ])
  func `the counts are those of the catalogue`(
    name: String, components: Int, colors: Int, tokens: Int, references: Int
  ) throws {
    let facts = try #require(Self.documents[name] ?? nil).facts
    #expect(
      facts.components.count { name != "004" || !$0.name.hasPrefix("Tab ") && $0.name != "ModernLoginView" }
        == components)
    #expect(facts.colors.count == colors)
    #expect(facts.definitions.count == tokens)
    if references > 5 { #expect(facts.references.count(where: \.isClear) == references) }
  }

  static let rows: [(document: String, line: Int, expected: [String])] = [
    ("000", 42, ["padding 16pt @13 ", "padding 24pt @28 "]),
    ("000", 45, ["token brandPrimary = #0d7377 @25 ", "color #0d7377ff"]),
    ("000", 46, ["font-size 16pt", "Text = Inter SemiBold 16pt, White"]),
    ("000", 47, ["token Level 1 = 0px 2px 4px rgb(0 0 0 / 0.08)"]),
    ("000", 52, ["finding low-contrast", "3.18:1", "finding undefined-mention: Nothing defines `Level 2`"]),
    ("000", 54, ["no finding low-contrast"]),
    ("000", 96, ["reference brandPrimary → 45:25 @54 "]),
    ("000", 115, ["Large.Height = 48pt", "Medium.Height = 40pt", "Small.Height = 32pt"]),
    ("000", 119, ["Border = 2pt solid #0D7377", "border 2pt"]),
    ("000", 125, ["finding value-drift"]), ("000", 126, ["finding value-drift"]),
    ("000", 145, ["finding low-contrast", "3.56:1"]), ("000", 146, ["2.77:1"]), ("000", 147, ["no finding"]),
    ("000", 192, ["size 40pt @7 ", "size 40pt @10 ", "finding small-touch-target"]),
    ("000", 255, ["2.61:1"]), ("000", 260, ["2.85:1"]),
    ("000", 364, ["Country Code Picker.Flag"]), ("000", 369, ["Phone Input.Placeholder"]),
    ("000", 523, ["no finding"]),
    ("000", 577, ["Width = 51pt", "Height = 31pt"]),
    ("000", 593, ["no Toggle Switch: Transition."]),
    ("000", 694, ["finding low-contrast"]), ("000", 695, ["finding low-contrast"]),
    ("000", 696, ["finding low-contrast"]), ("000", 697, ["finding low-contrast"]),
    ("001", 25, ["size = 120x120"]), ("001", 26, ["lineWidth = 8"]), ("001", 51, ["height = 8"]),
    ("001", 37, ["no reference"]),
    ("001", 93, ["reference surfacePrimary"]), ("001", 124, ["reference surfacePrimary"]),
    ("001", 332, ["reference surfacePrimary"]),
    ("001", 95, ["token radius.lg = 16px"]), ("001", 96, ["token space.lg = 24px", "no finding"]),
    ("001", 94, ["Border = `borderSubtle` with status color at 20% opacity", "no finding"]),
    ("001", 118, ["state Collapsed"]), ("001", 119, ["state Expanded"]), ("001", 327, ["no finding", "no state"]),
    ("001", 345, ["no component"]), ("001", 347, ["no component"]), ("001", 352, ["no size", "no finding"]),
    ("001", 374, ["no finding", "no reference"]), ("001", 384, ["no finding", "no reference"]),
    ("001", 127, ["token radius.xl = 20px"]), ("001", 244, ["token radius.sm = 8px"]),
    ("001", 334, ["token radius.md = 12px"]), ("001", 335, ["token space.sm = 8px"]),
    ("001", 241, ["height 44px", "no finding"]), ("001", 271, ["height 36px", "finding small-touch-target"]),
    ("001", 242, ["padding 20px", "padding 10px", "finding off-grid-spacing"]),
    ("001", 243, ["reference accentPrimary"]), ("001", 273, ["no finding"]),
    ("002", 17, ["token space.sm = 8px"]), ("002", 55, ["token space.md = 12px"]),
    ("002", 77, ["token space.xl = 24px"]), ("002", 156, ["token radius.md = 12px"]),
    ("002", 161, ["Height = 48px (mobile) / 44px (desktop)", "no finding"]),
    ("002", 162, ["padding 16px", "padding 12px"]), ("002", 166, ["size 48pt"]),
    ("002", 170, ["color #ffffff0f", "color #3c64ff14"]),
    ("002", 170, ["state Hover", "Hover.Token = `state.hover.overlay`", "reference state.hover.overlay"]),
    ("002", 171, ["state Focus", "reference state.focus", "stroke 2px"]),
    ("002", 172, ["state Active", "reference state.active"]),
    ("002", 173, ["Loading.Token", "reference state.loading"]),
    ("002", 331, ["height 40px", "no token", "no reference"]),
    ("002", 178, ["finding undefined-mention"]), ("002", 267, ["finding undefined-mention"]),
    ("002", 191, ["reference space.sm → 17:43 @20 "]), ("002", 207, ["reference color.brand"]),
    ("002", 232, ["stroke 1px", "Default.Stroke = 1px `color.border`", "reference color.surface"]),
    ("002", 233, ["stroke 2px", "reference color.brand"]), ("002", 234, ["stroke 2px", "reference color.error"]),
    ("002", 235, ["stroke 1px", "reference color.borderMuted", "reference color.surfaceMuted"]),
    ("002", 254, ["padding 14 @27 ", "finding off-grid-spacing"]),
    ("002", 328, ["no reference chevron"]), ("002", 339, ["no color"]),
    ("003", 13, ["color #2e0d59ff", "no finding"]), ("003", 14, ["color #b84770ff", "no finding"]),
    ("003", 23, ["color #ffffffff"]), ("003", 24, ["color #ffffffb3"]),
    ("003", 50, ["font-size 40pt @39 "]), ("003", 76, ["padding 24 @31 "]),
    ("003", 131, ["height 50"]), ("003", 132, ["radius 25"]), ("003", 140, ["height 50pt", "no finding"]),
    ("003", 141, ["radius 25pt", "no finding"]), ("003", 459, ["radius 25pt"]),
    ("003", 200, ["Height = 50pt"]), ("003", 201, ["radius 12pt"]), ("003", 203, ["padding 16pt"]),
    ("003", 204, ["Font = `.body`"]),
    ("003", 107, ["padding 24pt"]), ("003", 159, ["color #78787833"]), ("003", 165, ["height 6"]),
    ("003", 271, ["gap 6", "finding off-grid-spacing"]), ("003", 304, ["no finding"]), ("003", 452, ["no color"]),
    ("003", 459, ["radius 25pt"]), ("003", 460, ["radius 12pt"]), ("003", 461, ["radius 13pt", "no finding"]),
    ("004", 32, ["token color.primary = #3b82f6 @1 "]), ("004", 46, ["token color.aiBlue = #3b82f6", "no finding"]),
    ("004", 56, ["token color.surfaceVariant"]), ("004", 71, ["Light #ff3333", "Dark #cc4d4d"]),
    ("004", 88, ["token typography.title3 = 600 17pt rounded"]),
    ("004", 118, ["token spacing.xxs = 2pt", "finding off-grid-spacing"]),
    ("004", 122, ["token spacing.lg = 16pt", "no finding"]), ("004", 142, ["token radius.lg = 16pt", "no finding"]),
    ("004", 144, ["token radius.pill = 999pt", "no finding"]),
    ("004", 419, ["state Idle"]), ("004", 420, ["state Recording"]), ("004", 421, ["state Canceling"]),
    ("004", 504, ["state Normal"]), ("004", 506, ["state Disabled"]), ("004", 533, ["no finding"]),
    ("004", 569, ["state CORRECT"]), ("004", 572, ["state PARTIAL"]),
    ("004", 614, ["no finding"]), ("004", 625, ["no finding"]), ("004", 971, ["no finding"]),
    ("004", 430, ["no finding"]), ("004", 1025, ["no finding"]), ("004", 454, ["finding small-touch-target"]),
    ("004", 1657, ["finding value-drift"]), ("004", 1658, ["finding value-drift"]),
    ("004", 485, ["reference typography.title3 → 88:1 @12 "]),
    ("004", 545, ["gap 6pt", "finding off-grid-spacing"]),
    ("004", 578, ["padding 10px", "padding 5px", "finding off-grid-spacing"]),
    ("004", 916, ["no reference"]), ("004", 978, ["no reference"]), ("004", 1049, ["no reference"]),
    ("004", 1416, ["no reference"]), ("004", 1435, ["no reference"]), ("004", 1467, ["no reference"]),
    ("004", 1539, ["color #38bdf8ff", "no finding"]), ("004", 1541, ["no finding"]), ("004", 1552, ["no finding"]),
    ("004", 1602, ["color #3b82f6ff"]), ("004", 1603, ["color #60a5faff"]),
    ("004", 1682, ["radius 10pt", "radius 12pt"]),
  ]
}
