extension Feature {
  /// Every feature, in the order of the reference.
  package static let all: [Feature] = [
    hover, completion, definition, references, renaming, highlights, outline, search, links, folding, selection, colors,
    highlighting, findings, fixes,
  ]

  package static let hover = Feature(
    title: "Hover",
    page: """
      On a token's name, wherever it stands: its type and value, the way there through aliases, where it is defined and \
      how often it is used; for a color its notations and its contrast, for a length its place on the grid. Where \
      themes differ, a line for each. On a color or a length that is written out, the same for that value.
      """)

  package static let completion = Feature(
    title: "Completion",
    page: """
      Names inside `{…}`, in `$ref`, and in the code spans and table cells of a document; the `$`-properties of tokens \
      and groups; types, units, color spaces and the words of strokes, caps and weights; the parts of a composite that \
      are missing and whole values, as snippets where the editor knows them; the names used in `$extensions`. What fits \
      the place comes first. It works while the file is broken.
      """)

  package static let definition = Feature(
    title: "Go to definition",
    page: """
      From a reference of any form to the name in the file that defines it; where themes define a token side by side, \
      to each of them.
      """)

  package static let references = Feature(
    title: "Find references",
    page: "Every place that uses the token under the cursor, in token files, documents and code.")

  package static let outline = Feature(
    title: "Outline",
    page: "Groups and tokens of a token file with their values; sections, components and their states of a document.")

  package static let renaming = Feature(
    title: "Rename",
    page: """
      One segment of a name at a time: that of the token under the cursor, or of a group that stands before it. \
      Definitions, references in braces, pointers, `$extends`, mentions in documents and spellings in code change \
      together. A name that exists already, or that the format does not allow, is refused.
      """)

  package static let highlights = Feature(
    title: "Highlights",
    page: "The places in the same file that define or use the token under the cursor.")

  package static let search = Feature(
    title: "Search by name",
    page: """
      Every token and component of the workspace whose name holds what is typed, or its letters in that order: `clrbr` \
      finds `color.brand`.
      """)

  package static let links = Feature(
    title: "Links",
    page: """
      Every place that names another file opens it: the file of a `$ref` in a token file or a resolver document, and \
      the page or file of a `$schema`.
      """)

  package static let folding = Feature(
    title: "Folding",
    page: """
      Objects, arrays and comments of a token file; front matter, sections, fences, tables and items of a document; \
      blocks of CSS.
      """)

  package static let selection = Feature(
    title: "Expanding a selection",
    page: "Step by step from a word to the value, the token, the group around it, and the file.")

  package static let colors = Feature(
    title: "Colors",
    page: """
      A swatch beside every color and beside every name that stands for one. A color that was picked is written in the \
      notation that stands there, or in another one.
      """)

  package static let highlighting = Feature(
    title: "Semantic highlighting",
    page: """
      For editors that ask for it: names of tokens (`variable`) and groups (`namespace`) where they are defined \
      (`declaration`) and wherever a reference, a mention in a document or `var(--x)` means one that exists; types \
      (`type`); colors and lengths in documents and style sheets (`number`). What is deprecated is marked (`deprecated`).
      """)

  package static let findings = Feature(
    title: "Findings",
    page: """
      What `tincture check` reports, and hints besides: at once when a document is opened or saved, and after 150 ms \
      of quiet while somebody types. An edit renews the findings of every file that depends on it.
      """)

  package static let fixes = Feature(
    title: "Quick fixes",
    page: """
      The edits that mend a finding: the nearest name, a neighbor on the grid, the nearest color that passes. Where a \
      file has several findings of a kind, one that mends them all. A reference in braces is rewritten as a pointer \
      and back (`refactor.rewrite`). On saving, as `source.fixAll.tincture`, everything \
      that has a safe fix.
      """)
}
