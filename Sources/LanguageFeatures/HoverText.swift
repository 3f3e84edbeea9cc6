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
    markdown += separator + mark + spans.map(\.markdown).joined()
    plainText += plainSeparator + mark + spans.map(\.plainText).joined()
  }
}

extension HoverText.Span {
  fileprivate var markdown: String {
    switch self {
    case .text(let text): text.escapedForMarkdown
    case .code(let text): text.asMarkdownCode
    case .strong(let text): "**\(text.asMarkdownCode)**"
    }
  }

  fileprivate var plainText: String {
    switch self {
    case .text(let text), .code(let text), .strong(let text): text
    }
  }
}

extension String {
  /// A code span that holds the text whatever backticks stand in it (CommonMark 0.31, section 6.1).
  fileprivate var asMarkdownCode: String {
    let line = self.split(whereSeparator: \.isNewline).joined(separator: " ")
    var longest = 0
    var run = 0
    for character in line {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = line.hasPrefix("`") || line.hasSuffix("`") || line.isEmpty ? " " : ""
    return fence + space + line + space + fence
  }

  /// Text on one line that no Markdown reader takes for markup.
  fileprivate var escapedForMarkdown: String {
    var result = ""
    for character in split(whereSeparator: \.isNewline).joined(separator: " ") {
      if "\\`*_[]<>|~&#".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
