import DesignTokens
package import Facts
package import SourceText

/// What a script, a page or a component in one file says of custom properties: which it sets, declares, uses or speaks of.
///
/// No language is read there: a name is whatever begins with two hyphens and a letter. That is enough to know that a
/// property which no style sheet declares may have its value from here.
package enum ScriptReader {
  /// Endings of the names of such files, with the dot, in lower case.
  package static let fileNameSuffixes = [
    ".js", ".jsx", ".mjs", ".cjs", ".ts", ".tsx", ".mts", ".cts", ".vue", ".svelte", ".astro", ".html", ".htm", ".hbs",
    ".gjs", ".gts", ".twig", ".erb", ".php", ".dart", ".kt", ".cs",
  ]

  /// Whether a file is of that kind by its name: scripts and pages of the web all are, other code where it is a theme.
  package static func reads(_ path: String) -> Bool {
    let name = path.lowercased()
    guard let suffix = fileNameSuffixes.first(where: name.hasSuffix) else { return false }
    return ![".dart", ".kt", ".cs"].contains(suffix) || ThemeFileNames.isTheme(path)
  }

  /// The names that a file speaks of; nothing in it is a place of ours.
  package static func facts(in file: SourceFile) -> FileFacts {
    var facts = FileFacts(language: .plain, kind: .unmarked)
    var assigned: Set<TokenName> = []
    var used: Set<TokenName> = []
    var pieced: Set<PiecedName> = []
    let bytes = file.bytes
    var index = 0
    while index + 2 < bytes.count {
      guard bytes[index] == hyphen, bytes[index + 1] == hyphen else {
        index += 1
        continue
      }
      let isBeginning = index == 0 || !bytes[index - 1].isNameByte && bytes[index - 1] != UInt8(ascii: "!")
      let start = index
      index += 2
      while index < bytes.count, bytes[index].isNameByte { index += 1 }
      guard isBeginning, index - start > 2 || opensHole(bytes, at: index) else { continue }
      let name = Array(bytes[start..<index])
      guard !isUse(bytes, at: start) else {
        if name.count > 2 { used.insert(TokenName(bytes: name)) }
        continue
      }
      if opensHole(bytes, at: index) || name.last == hyphen && isAddedTo(bytes, at: index) {
        pieced.insert(PiecedName(pieces: [name, []]))
      } else if name.last != hyphen {
        assigned.insert(TokenName(bytes: name))
      }
    }
    // Nobody writes longer settings or themes by hand.
    if bytes.count < 1 << 18 {
      if BuildScriptReader.isName(file.name) {
        let build = BuildScriptReader(bytes, named: file.name)
        facts.sourceLists = build.sourceLists
        facts.stripsSetKeys = build.stripsSetKeys
      }
      if TailwindConfiguration.isName(file.name) { facts.utilityColors = TailwindConfiguration.colors(in: file) }
      if ThemeFileNames.isTheme(file.path) {
        facts.constants = ConstantReader.constants(in: bytes)
        facts.writtenObjects = WrittenObjectReader.objects(in: file.wholeRange, of: file)
      } else if let theme = themeOfPage(file) {
        facts.constants = ConstantReader.constants(in: bytes, at: theme)
      }
    }
    facts.assignedNames = assigned.sorted()
    facts.usedNames = used.sorted()
    facts.piecedNames = pieced.sorted { $0.pieces[0].lexicographicallyPrecedes($1.pieces[0]) }
    return facts
  }

  /// Where the first page of an application sets up Tailwind itself: `<script> tailwind.config = { … } </script>`.
  private static func themeOfPage(_ file: SourceFile) -> ByteRange? {
    let bytes = file.bytes
    guard file.name.lowercased() == "index.html", bytes[...].holds(small: "tailwind.config"),
      let start = bytes.indices.first(where: { bytes[$0...].starts(with: "tailwind.config".utf8) })
    else { return nil }
    let end = bytes.indices[start...].first { bytes[$0...].starts(with: "</script".utf8) }
    return ByteRange(start, end ?? bytes.count)
  }

  private static let hyphen = UInt8(ascii: "-")

  /// Whether something is put in behind: `--size-${…}`, `--size-{{…}}`, `--size-<?…`.
  private static func opensHole(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let pair = (bytes[index], bytes[index + 1])
    return pair == (UInt8(ascii: "$"), UInt8(ascii: "{")) || pair == (UInt8(ascii: "{"), UInt8(ascii: "{"))
      || pair == (UInt8(ascii: "<"), UInt8(ascii: "?")) || pair == (UInt8(ascii: "<"), UInt8(ascii: "%"))
      || pair == (UInt8(ascii: "#"), UInt8(ascii: "{"))
  }

  /// Whether a text ends at an index to which something is added: `"--size-" + …`.
  private static func isAddedTo(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index < bytes.count, "\"'`".utf8.contains(bytes[index]) else { return false }
    return bytes[(index + 1)...].prefix(40).first { $0 > 0x20 } == UInt8(ascii: "+")
  }

  /// Whether a name stands in `var(`.
  private static func isUse(_ bytes: [UInt8], at start: Int) -> Bool {
    var index = start
    while index > 0, bytes[index - 1] <= 0x20 { index -= 1 }
    return index >= 4 && bytes[index - 1] == UInt8(ascii: "(")
      && bytes[..<(index - 1)].suffix(3).elementsEqual("var".utf8)
  }
}
