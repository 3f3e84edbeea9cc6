import DesignTokens
import Facts
import SourceText
import Syntax

/// The colors of the names in the fences of a document that hold code: `val Teal = Color(0xFF0D7377)`.
///
/// A reference means the only color that a name of its last words has: `AppColors.Teal`, `colors.primary.main`. White
/// and black are known by the names that frameworks have for them.
struct CodeColors: Sendable {
  private let file: SourceFile
  /// The colors of the names with each last word, the words in front of them in order.
  private var named: [String: [(path: [String], color: Color)]] = [:]

  init(_ file: SourceFile, _ tree: MarkdownTree) {
    self.file = file
    for fence in tree.blocks where fence.kind == .fence && Self.isCode(fence, in: tree) {
      for object in CodeObject.all(in: tree.lines(of: fence), of: file, tree) { add(object) }
    }
  }

  /// Whether a fence holds code of a language in which themes are written.
  static func isCode(_ fence: MarkdownBlock, in tree: MarkdownTree) -> Bool {
    [.dart, .kotlin, .script].contains(tree.languageWritten(in: fence))
  }

  private mutating func add(_ object: CodeObject) {
    let path = object.path(in: file)
    for entry in object.entries {
      guard entry.value.count < 80 else { continue }
      let reader = CodeValueReader(bytes: file.bytes, end: entry.value.end)
      guard let found = reader.next(from: entry.value.start), case .color(let color) = found.value,
        reader.next(from: found.range.end) == nil
      else { continue }
      let key = file.text(in: entry.key)
      named[key, default: []].append((path + [key], color))
    }
  }

  /// A reference that begins at a place: words with points between them.
  static func reference(at start: Int, _ end: Int, in file: SourceFile) -> ByteRange? {
    guard start < end, file.bytes[start].isASCIILetter else { return nil }
    var stop = start
    while stop < end, file.bytes[stop].isWordByte || file.bytes[stop] == UInt8(ascii: ".") {
      stop += 1
    }
    return file.bytes[stop - 1] == UInt8(ascii: ".") ? nil : ByteRange(start, stop)
  }

  /// The color that a reference means; `nil` for none, and where several names of its words have other colors.
  func color(of reference: ByteRange) -> Color? {
    let words = file.text(in: reference).split(separator: ".").map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    if words.count == 2, ["Color", "Colors"].contains(words[0]), ["white", "black"].contains(last.lowercased()) {
      return Color(css: last.lowercased())
    }
    let all = named[last] ?? []
    let found = all.filter { words.count <= $0.path.count && $0.path.suffix(words.count).elementsEqual(words) }
    // `AppColors.Teal`, where a fence shows no more of the type than its constants.
    let alone = words.count == 2 && words[0].first?.isUppercase ?? false ? all.filter { $0.path.count == 1 } : []
    let meant = found.isEmpty ? alone : found
    guard let color = meant.first?.color, meant.allSatisfy({ $0.color == color }) else { return nil }
    return color
  }
}
