import SourceText
import Syntax

extension NamedValuePattern {
  /// How lines are read, in the order in which the patterns are tried: the first that finds a name and a value counts.
  static let lines = [inParentheses, behindColon, behindDash, besideName, inColumns]

  /// All of them in their order: lines, then tables.
  package static let catalog = lines + [ofTheme, ofThemeItem, ofColumn, ofThemes, ofCode]

  static let inParentheses = NamedValuePattern(
    "name and a value in parentheses",
    reads: [
      "## Colors\n\n- **Deep Teal** (#0D7377) — buttons": "color.Deep Teal = #0d7377",
      "## Shadows\n\n- Raised (`0 2px 4px rgba(0,0,0,0.5)`): cards": "shadow.Raised = 0px 2px 4px rgb(0 0 0 / 0.5)",
    ],
    leaves: ["## Colors\n\n- Teal at 20% (#0D737733) and more (#0D7377)"]
  ) { place in
    guard let split = place.split(at: ["("]), let colon = place.split(at: [":", "："]),
      split.name.end < colon.name.end, let end = place.closing(of: split.value.start)
    else {
      guard place.split(at: [":", "："]) == nil, let split = place.split(at: ["("]),
        let end = place.closing(of: split.value.start)
      else { return nil }
      return (split.name, ByteRange(split.value.start, end))
    }
    return (split.name, ByteRange(split.value.start, end))
  }

  static let behindColon = NamedValuePattern(
    "name, a colon and a value",
    reads: [
      "## Colors\n\n- **Primary**: #0D7377 (buttons)": "color.Primary = #0d7377",
      "## Farben\n\n- Hauptfarbe: `#0D7377`": "color.Hauptfarbe = #0d7377",
      "## Text colors\n\n- Muted: Slate (#5A6872)": "color.text.Muted = #5a6872",
      "## Colors\n\n- Ink: #101010 (text) | Sand: #F2EDE0": "color.Ink = #101010; color.Sand = #f2ede0",
      "## Colors\n\n- Canvas: #FFFFFF (light), #101010 (dark)": "color.Canvas = #ffffff (light), #101010 (dark)",
      "## Spacing\n\n- xs: 4px (0.25rem)\n- `sm`: 8px": "spacing.xs = 4px; spacing.sm = 8px",
      "## Spacing\n\n- Small: 8px\n- Extra large: 48px": "spacing.Small = 8px; spacing.Extra large = 48px",
      "## Motion\n\n- Fast: 150ms": "motion.Fast = 150ms",
    ],
    leaves: [
      "## Button\n\n- Primary: #0D7377",
      "## Changelog\n\n### Colors\n\n- Primary: #0D7377",
      "## Colors\n\n- Accents: #0D7377, #14A0A5 or #FFFFFF",
      "## Colors\n\n- Header: #FFFFFF on #0D7377",
      "## Spacing\n\n- Card padding: 16px",
      "## Spacing\n\n- Small: 8px to 12px",
      "## Section spacing\n\n- Desktop: 96px",
    ]
  ) { place in
    NameSeparator.split(place.file, place.text, isList: true)
  }

  static let behindDash = NamedValuePattern(
    "name, a dash or an equals sign, and a value",
    reads: [
      "## Colors\n\n- Primary — `#0D7377`": "color.Primary = #0d7377",
      "## Radius\n\n- Card = 12px": "radius.Card = 12px",
    ],
    leaves: ["## Colors\n\n- Primary - our teal, which is #0D7377"]
  ) { place in
    place.split(at: "—–-=→".map { " \($0) " })
  }

  static let besideName = NamedValuePattern(
    "marked name right in front of its value",
    reads: [
      "## Palette\n\n- `sand` `#F2EDE0` — page": "color.sand = #f2ede0",
      "## Palette\n\n- **Deep Teal** #0D7377": "color.Deep Teal = #0d7377",
    ],
    leaves: ["## Palette\n\n- **Deep Teal** is close to #0D7377"]
  ) { place in
    guard let end = NameSeparator.endOfBold(place.file, place.text), end < place.text.end else { return nil }
    let value = ByteRange(NameSeparator.skipBlanks(place.file, end, place.text.end), place.text.end)
    return place.file.bytes.at(value.start).isASCIILetter ? nil : (ByteRange(place.text.start, end), value)
  }
}

extension NamedValuePattern {
  static let inColumns = NamedValuePattern(
    "name and a value in the columns of a drawing",
    reads: [
      "## Colors\n\n```\nAppColors.primary    #0D7377  Deep teal\nAppColors.canvas     #F2EDE0  Sand\n```":
        "AppColors.primary = #0d7377; AppColors.canvas = #f2ede0",
      "## Spacing\n\n```\nxs    4px   between icons\nsm    8px   inside of cards\n```":
        "spacing.xs = 4px; spacing.sm = 8px",
    ],
    leaves: ["## Colors\n\nInk    #101010", "## Colors\n\n```\nInk #101010\nSand #F2EDE0\n```"]
  ) { place in
    place.isInFence ? place.split(at: ["  ", "\t"]).map { ($0, MarkdownBytes.trimmed($1, in: place.file.bytes)) } : nil
  }
}

extension NamedValuePlace {
  /// Where the parenthesis closes whose content begins at a place.
  func closing(of start: Int) -> Int? {
    var depth = 1
    for index in start..<max(start, text.end) {
      if file.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if file.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

// How lists for a theme and tables are read.
extension NamedValuePattern {
  static let ofTheme = NamedValuePattern(
    "list of a theme",
    reads: [
      "## Colors\n\n### Light mode\n\n- Ink: #101010\n\n### Dark mode\n\n- Ink: #FAFAFA":
        "color.Ink = #101010 (light), #fafafa (dark)",
      "## Colors\n\n- Ink: #101010\n\n**Dark theme:**\n\n- Ink: #FAFAFA":
        "color.Ink = #101010 (default), #fafafa (dark)",
    ]
  ) { _ in nil }

  static let ofThemeItem = NamedValuePattern(
    "value of a theme in the list below a name",
    reads: [
      "## Colors\n\n- Ink (text)\n  - Light: #101010\n  - Dark: #FAFAFA": "color.Ink = #101010 (light), #fafafa (dark)",
      "## Farben\n\n- **Tinte**: #101010\n  - Dunkel: #FAFAFA": "color.Tinte = #101010 (default), #fafafa (dunkel)",
      "## Colors\n\n### Ink\n\n- Light: #101010\n- Dark: #FAFAFA": "color.Ink = #101010 (light), #fafafa (dark)",
      "## Colors\n\n**Ink (text):**\n- **Light mode:** `#101010`\n- **Dark mode:** `#FAFAFA`":
        "color.Ink = #101010 (light), #fafafa (dark)",
    ],
    leaves: [
      "## Colors\n\n- Button\n  - Light: #101010\n  - Dark: #FAFAFA",
      "## Colors\n\n**Primary button:**\n- Light: #101010\n- Dark: #FAFAFA",
      "## Cards\n\n### Ink\n\n- Light: #101010\n- Dark: #FAFAFA",
    ]
  ) { _ in nil }

  static let ofColumn = NamedValuePattern(
    "row of a table with a value",
    reads: [
      "## Colors\n\n| Name | Hex | Usage |\n|---|---|---|\n| **Deep Teal** | `#0D7377` | Buttons |":
        "color.Deep Teal = #0d7377",
      "| Color | Hex | RGB |\n|---|---|---|\n| Sand | #F2EDE0 | 242, 237, 224 |": "color.Sand = #f2ede0",
      "## Typography\n\n| Style | Size |\n|---|---|\n| **Body** | 1rem (16px) |\n| Caption | 12px |":
        "typography.Body = 1rem; typography.Caption = 12px",
      "## Radius\n\n| Step | px | rem |\n|---|---|---|\n| sm | 4px | 0.25rem |": "radius.sm = 4px",
    ],
    leaves: [
      "## Colors\n\n| State | Background |\n|---|---|\n| Hover | #0D7377 |",
      "## Colors\n\n| Color | Hex |\n|---|---|\n| `var(--ink)` | #0D7377 |",
      "## Colors\n\n| Name | Default | Hover |\n|---|---|---|\n| Link | #0D7377 | #0B5F62 |",
      "## Colors\n\n| Text | Background | Ratio |\n|---|---|---|\n| gray-500 | white | 4.6:1 |",
    ]
  ) { _ in nil }

  static let ofThemes = NamedValuePattern(
    "row of a table with a value for each theme",
    reads: [
      "## Colors\n\n| Token | Light | Dark |\n|---|---|---|\n| text.muted | #5A6872 | #A0AAB2 |":
        "text.muted = #5a6872 (light), #a0aab2 (dark)",
      "| Token (asset) | Dark (main) | Light |\n|---|---|---|\n| `inkSoft` | #5A6872 | #A0AAB2 |":
        "inkSoft = #5a6872 (dark), #a0aab2 (light)",
    ],
    leaves: ["| Token | Dark (hover) | Light |\n|---|---|---|\n| `inkSoft` | #5A6872 | #A0AAB2 |"]
  ) { _ in nil }

  static let ofCode = NamedValuePattern(
    "line of data or code",
    reads: [
      "## Colors\n\n```yaml\nbrand:\n  teal: \"#0D7377\"\ntext:\n  muted: '#5A6872'\n```":
        "color.teal = #0d7377; color.text.muted = #5a6872",
      "```ts\nexport const colors = {\n  teal: '#0D7377',\n  sand: \"#F2EDE0\", // page\n};\n```":
        "color.teal = #0d7377; color.sand = #f2ede0",
      "## Colors\n\n```dart\nstatic const Color teal = Color(0xFF0D7377);\nstatic const sand = Color(0xFFF2EDE0);\n```":
        "color.teal = #0d7377; color.sand = #f2ede0",
      "```dart\nscheme: const ColorScheme.dark(\n  primary: Color(0xFF0D7377),\n  onPrimary: Color(0xFFF2EDE0),\n),\n```":
        "color.primary = #0d7377 (dark); color.onPrimary = #f2ede0 (dark)",
      "## Spacing\n\n```kotlin\nval Small = 8.dp\nval Large = 24.dp\n```": "spacing.Small = 8dp; spacing.Large = 24dp",
    ],
    leaves: [
      "```ts\nconst user = {\n  avatar: '#0D7377',\n  badge: '#F2EDE0',\n};\n```",
      "## Colors\n\n```ts\nbutton: {\n  backgroundColor: '#0D7377',\n  color: '#F2EDE0',\n}\n```",
    ]
  ) { _ in nil }
}
