import SourceText

/// What stands before `---`.
struct YAMLDirectives {
  /// What the handles of tags stand for: `!e!` and the like.
  var handles: [String: String] = [:]
  var hasVersion = false
  /// The first directive that no document has followed yet.
  var open: ByteRange?
  var isOpen: Bool { open != nil }
}

// Documents: `---`, `...` and directives.
extension YAMLParser {
  /// Reads `---`, `...` or a directive at the beginning of a line; `false` if none stands there.
  mutating func readMarker() -> Bool {
    let byte = cursor.bytes[cursor.position]
    if byte == UInt8(ascii: "%"), !isInDocument {
      readDirective()
      return true
    }
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), isMarker(at: cursor.position) else { return false }
    if byte == UInt8(ascii: "-") {
      endDocument(isExplicit: false)
      cursor.position += 3
      beginDocument(isExplicit: true)
      contentEnd = cursor.position
      readBehindIndicator(mode: .document)
    } else {
      if directives.isOpen { reportDirectiveWithoutDocument() }
      endDocument(isExplicit: true)
      cursor.position += 3
      endLine()
    }
    return true
  }

  mutating func beginDocument(isExplicit: Bool) {
    if !isExplicit, directives.isOpen { reportDirectiveWithoutDocument() }
    directives.open = nil
    isInDocument = true
    hasRoot = false
    contentEnd = cursor.position
    layer.documents.append(.init(root: nodes.count, hasStart: isExplicit, hasEnd: false))
  }

  mutating func endDocument(isExplicit: Bool) {
    guard isInDocument else { return }
    while !frames.isEmpty { closeBlock() }
    if !hasRoot { addEmptyWithPending() }
    isInDocument = false
    isRecovering = false
    pending = YAMLProperties()
    directives = YAMLDirectives()
    anchors = [:]
    layer.documents[layer.documents.count - 1].hasEnd = isExplicit
  }

  private mutating func readDirective() {
    let start = cursor.position
    skipLine()
    var end = cursor.position
    var words: [ByteRange] = []
    var index = start
    while index < end {
      while index < end, YAMLParser.isBlank(cursor.bytes[index]) { index += 1 }
      let word = index
      while index < end, !YAMLParser.isBlank(cursor.bytes[index]) { index += 1 }
      if word < index, cursor.bytes[word] == UInt8(ascii: "#") {
        comments.append(ByteRange(word, end))
        end = word
      } else if word < index {
        words.append(ByteRange(word, index))
      }
    }
    _ = takeLineBreak()
    let range = ByteRange(start, words.last?.end ?? end)
    if directives.open == nil { directives.open = range }
    readDirective(words, range)
  }

  private mutating func readDirective(_ words: [ByteRange], _ range: ByteRange) {
    let texts = words.map { String(decoding: cursor.bytes[$0.start..<$0.end], as: UTF8.self) }
    switch texts.first {
    case "%YAML":
      let isVersion = texts.count == 2 && texts[1].utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2E }
      if directives.hasVersion {
        report("`%YAML` stands twice before this document; remove one.", at: range)
      } else if !isVersion {
        report("`%YAML` takes one version and nothing else, as in `%YAML 1.2`.", at: range)
      }
      directives.hasVersion = true
    case "%TAG":
      guard texts.count == 3, texts[1].hasPrefix("!") else {
        report("`%TAG` takes a handle and a prefix, as in `%TAG !e! tag:example.com,2000:`.", at: range)
        return
      }
      directives.handles[texts[1]] = texts[2]
    default: break
    }
  }

  /// A directive belongs to a document that begins with `---`.
  mutating func reportDirectiveWithoutDocument() {
    guard let range = directives.open else { return }
    directives.open = nil
    report("A line that begins with `%` is a directive; write `---` behind it, where the document begins.", at: range)
  }
}
