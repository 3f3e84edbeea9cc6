import Lexicon
import SourceText

/// One line of a tree, an outline or a list: a name with or without a value, or text alone.
///
/// Items stand in a flat array in order of writing; `parent` is an index into it.
struct DocumentItem: Sendable {
  /// The name in front of the colon, marks of emphasis included; `nil` for text without one.
  var name: ByteRange?
  /// What stands behind the colon, or all of the text; empty for the header of a group.
  var value: ByteRange
  /// The item's own text, marker excluded.
  var range: ByteRange
  /// The item it stands under; -1 for none.
  var parent = -1
  /// Whether it begins at the margin without a branch or a bullet.
  var isRoot = false
  /// Whether it is numbered: an enumeration, no property.
  var isNumbered = false
  /// Whether a blank line stands in front of it.
  var isApart = false

  /// A name with nothing behind it.
  var isHeader: Bool { name != nil && value.isEmpty }

  /// Whether it is what a drawing shows: no name, and no property.
  var isDrawn = false

  /// What stands in a drawn box.
  init(drawn text: ByteRange) {
    value = text
    range = text
    isDrawn = true
  }

  init(name: ByteRange, value: ByteRange) {
    self.name = name
    self.value = value
    range = name.union(value)
  }

  init(_ file: SourceFile, _ text: ByteRange, isList: Bool) {
    range = text
    if let split = NameSeparator.split(file, text, isList: isList) {
      name = split.name
      value = split.value
    } else {
      value = text
    }
  }
}

extension DocumentItem {
  /// Whether it gives a weight of writing, and nothing else: `Weight: Bold`; a size beside it is that of letters.
  func statesWeight(in file: SourceFile) -> Bool {
    guard name != nil, !value.isEmpty, value.count < 40 else { return false }
    let words = WrittenName.smallWords(of: file.text(in: value).filter { !"()".contains($0) })
    return words.count < 4 && words.first.map { Lexicon.senses(of: $0).weight != nil } ?? false
  }

  /// Whether it gives a known property a measure or a color: `Height: 48px`.
  func isMeasure(in file: SourceFile) -> Bool {
    guard let name, !value.isEmpty, WrittenName(file, name).term != nil else { return false }
    let first = PieceLexer.pieces(of: file, in: value, expectsColor: true).first
    return first?.length != nil || first?.color != nil
  }
}

/// A block of a section, as far as specifications are written in it.
enum SectionBlock {
  /// A line that begins with a bold label: `**Purpose:** Main actions`, or the label alone.
  case label(name: ByteRange, value: ByteRange)
  /// A line of running prose; in a long paragraph lengths tell of something, and nobody asks for them.
  case text(ByteRange, isStory: Bool)
  case items([DocumentItem], isFence: Bool)
  case table(header: [ByteRange], rows: [[ByteRange]])
  /// A fence of `name: value` lines, which gives values to names.
  case declarations(lines: [ByteRange])
  /// A fence of real code.
  case code(lines: [ByteRange])
}

/// A heading and the blocks directly under it, before the next heading of any level.
struct DocumentSection {
  var level: Int
  /// The text of the heading; empty for what stands above the first.
  var name: ByteRange
  /// The whole section, those below it included.
  var range: ByteRange
  var blocks: [SectionBlock] = []
  /// The index of the section that holds this one; -1 for none.
  var parent = -1
}
