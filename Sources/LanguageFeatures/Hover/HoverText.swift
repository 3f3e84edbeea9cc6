import SourceText

/// A hover under construction: the same lines as Markdown and as plain text.
struct HoverText {
  /// A piece of a line.
  enum Span {
    case text(String)
    /// A name or a value, set in code type.
    case code(String)
    case strong(String)
  }

  private(set) var markdown = ""
  private(set) var plainText = ""
  private var endsInList = false
  /// Whether no more is shown.
  private var isFull = false
  /// A hover that has grown beyond these bytes ends; it would fill screens.
  private static let longest = 16_384

  mutating func paragraph(_ spans: Span...) { paragraph(spans) }

  mutating func paragraph(_ spans: [Span]) {
    add(spans, separator: markdown.isEmpty ? "" : "\n\n", plainSeparator: plainText.isEmpty ? "" : "\n", mark: "")
    endsInList = false
  }

  mutating func item(_ spans: Span...) { item(spans) }

  mutating func item(_ spans: [Span]) {
    add(spans, separator: endsInList ? "\n" : "\n\n", plainSeparator: "\n", mark: "- ")
    endsInList = true
  }

  /// A picture; there is none in plain text.
  mutating func picture(_ title: String, svg: String) {
    markdown += "\n\n![\(title)](\(svg.asImageAddress))"
    endsInList = false
  }

  private mutating func add(_ spans: [Span], separator: String, plainSeparator: String, mark: String) {
    guard !isFull else { return }
    isFull = plainText.utf8.count > HoverText.longest
    guard !isFull else {
      markdown += separator + mark + "…"
      plainText += plainSeparator + mark + "…"
      return
    }
    markdown += separator + mark + spans.map(\.markdown).joined()
    plainText += plainSeparator + mark + spans.map(\.plainText).joined()
  }
}

extension HoverText.Span {
  fileprivate var markdown: String {
    switch self {
    case .text(let text): text.onOneLine.escapedForMarkdown
    case .code(let text): text.onOneLine.asMarkdownCode
    case .strong(let text): "**\(text.onOneLine.asMarkdownCode)**"
    }
  }

  fileprivate var plainText: String {
    switch self {
    case .text(let text), .code(let text), .strong(let text): text.onOneLine
    }
  }
}

extension String {
  /// How many scalars of one piece are shown; more than these nobody reads in a hover.
  private static let shownScalars = 1000

  /// The text on one line, with nothing in it that acts; a very long one cut short.
  fileprivate var onOneLine: String {
    let isLong = unicodeScalars.count > String.shownScalars
    let shown = isLong ? String(unicodeScalars.prefix(String.shownScalars)) + "…" : self
    return shown.split(whereSeparator: \.isNewline).joined(separator: " ").visible
  }

  // Readers of Markdown see scalars, not characters: a mark that combines with a backtick leaves it one.

  /// A code span that holds the text whatever backticks stand in it (CommonMark 0.31, section 6.1).
  fileprivate var asMarkdownCode: String {
    var longest = 0
    var run = 0
    for scalar in unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = isEmpty || unicodeScalars.first == "`" || unicodeScalars.last == "`" ? " " : ""
    return fence + space + self + space + fence
  }

  /// Text that no Markdown reader takes for markup.
  fileprivate var escapedForMarkdown: String {
    var result = ""
    for scalar in unicodeScalars {
      if "\\`*_[]<>|~&#".unicodeScalars.contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
