package import Facts
package import SourceText

/// Reads the classes that the code of a component writes out: `className="h-10 px-4"`,
/// `cva("h-10", { variants: { size: { sm: "h-8" } } })`, `const sizes = { sm: "h-8" }`.
///
/// No grammar is followed: what is declared is told by the beginnings of lines, and where a text stands by its brackets.
package struct ClassTextReader {
  private let file: SourceFile
  private var lexer: ScriptLexer
  private var found: [WrittenClasses] = []
  private var declaration = ""
  /// The brackets that are open.
  private var frames: [Frame] = []
  /// The key whose value is being read.
  private var key: String?
  private var isConditional = false

  private struct Frame {
    var key: String?
    var isConditional: Bool
  }

  /// Whether a file is by its name code of components that write classes, and neither a test nor an example of one.
  package static func reads(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, [".tsx", ".jsx"].contains(where: name.hasSuffix) else { return false }
    return !name.split(separator: ".").dropFirst().contains { ["test", "spec", "stories"].contains($0) }
      && parts.dropLast().contains { folders.contains($0.lowercased()) }
  }

  /// In bytes; nobody writes a component of more.
  package static let longestFile = 1 << 16

  /// Folders that hold components.
  private static let folders: Set<String> = [
    "component", "components", "ui", "atoms", "molecules", "organisms", "elements", "primitives", "widgets", "shared",
    "common", "core", "design-system", "designsystem",
  ]

  /// The texts with a class in a file, in the order of the text.
  package static func texts(in file: SourceFile) -> [WrittenClasses] {
    guard file.bytes.count <= longestFile else { return [] }
    var reader = ClassTextReader(file)
    reader.read()
    return reader.found
  }

  private init(_ file: SourceFile) {
    self.file = file
    lexer = ScriptLexer(file.bytes)
  }

  private mutating func read() {
    var last = ""
    while let piece = lexer.next() {
      let range = lexer.range
      switch piece {
      case .word(let word):
        if Self.openers.contains(word), range.start == 0 || file.bytes[range.start - 1] == 0x0A { begin() }
        if frames.isEmpty, Self.declarers.contains(last) { declaration = word }
        last = word
        continue
      case .string(let parts, _):
        note(ByteRange(range.start + 1, max(range.start + 1, range.end - 1)))
        last = parts.count == 1 ? parts[0] : ""
        continue
      case .sign(let sign): read(sign, behind: last)
      }
      last = ""
    }
  }

  /// What begins a line at the outside of a file.
  private static let openers: Set<String> = [
    "export", "function", "const", "let", "var", "class", "type", "interface", "import", "async",
  ]

  private static let declarers: Set<String> = ["function", "const", "let", "var", "class"]

  /// Leaves whatever brackets seem to be open: those of a text between tags are none.
  private mutating func begin() {
    frames = []
    key = nil
    isConditional = false
  }

  private mutating func read(_ sign: UInt8, behind word: String) {
    switch sign {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
      frames.append(Frame(key: key, isConditional: isConditional))
      key = nil
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
      isConditional = frames.popLast()?.isConditional ?? false
      key = nil
    case UInt8(ascii: ":"): key = word.isEmpty ? nil : word
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      key = nil
      isConditional = frames.last?.isConditional ?? false
    case UInt8(ascii: "="): key = nil
    case UInt8(ascii: "?"), UInt8(ascii: "&"): isConditional = true
    default: break
    }
  }

  /// Keeps a text that has classes.
  private mutating func note(_ range: ByteRange) {
    var classes: [WrittenClass] = []
    var start = range.start
    while start < range.end {
      guard file.bytes[start] > 0x20 else {
        start += 1
        continue
      }
      let end = file.bytes[start..<range.end].firstIndex { $0 <= 0x20 } ?? range.end
      let word = ByteRange(start, end)
      if mayBeClass(word) { classes.append(WrittenClass(file.text(in: word), at: word)) }
      start = end
    }
    guard !classes.isEmpty else { return }
    found.append(
      WrittenClasses(
        declaration: declaration, keys: (frames.map(\.key) + [key]).compactMap { $0 }, isConditional: isConditional,
        classes: classes, range: range))
  }

  /// Whether a word has the signs of a class, and no hole into which something is put.
  private func mayBeClass(_ word: ByteRange) -> Bool {
    word.count <= 80 && file.bytes[word].allSatisfy { $0 > 0x20 && $0 < 0x7F && !"${};'\"<`".utf8.contains($0) }
      && file.bytes[word.start].isClassStart
  }
}

extension UInt8 {
  fileprivate var isClassStart: Bool { isASCIILetter || "-![*@".utf8.contains(self) }
}
