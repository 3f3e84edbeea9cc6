import Lexicon
import SourceText
import Syntax

/// Under what conditions a text speaks: the theme, the device or the version that its headings and its line name.
///
/// Two values of one name contradict each other only under the same conditions.
struct MentionSetting: Equatable {
  /// The heading right above.
  var heading: Int
  /// The words that narrow what is said, in order of the alphabet.
  var conditions: [String]
  /// Those of the line itself: below a heading that names two themes, each line tells of one.
  private var own: Set<String> = []
  /// Where the line begins; two values in one line are told apart by its words.
  var line: Int
  /// What a row of a table says in parentheses, values left out: rows that differ in it hold under different conditions
  /// (`Windows (maximized)`).
  private var row: [Substring] = []
  /// Whether the name stands in a list, a table or a fence that gives values to names.
  var isList: Bool
  /// Where the label stands that a list or a table belongs to (`**Dark theme:**` right above it); -1 for none.
  var label = -1

  init(heading: Int, conditions: [String], line: Int = -1, isList: Bool) {
    self.heading = heading
    self.line = line
    self.conditions = conditions
    self.isList = isList
  }

  /// The setting of a line of a block.
  init(of line: ByteRange, in block: MarkdownBlock, isList: Bool, _ tree: MarkdownTree) {
    heading = block.heading
    self.line = line.start
    self.isList = isList
    own = Self.conditions(in: tree.text(in: line))
    if block.kind == .table { row = Self.qualifiers(in: tree.text(in: line)) }
    var found = own
    var index = block.heading
    while tree.blocks.indices.contains(index) {
      found.formUnion(Self.conditions(in: tree.text(in: tree.blocks[index].content)))
      let outer = tree.blocks[index].heading
      guard outer < index else { break }
      index = outer
    }
    conditions = found.sorted()
  }

  /// Whether it tells what was once.
  var isRecord: Bool { conditions.contains { $0.means(.record) } }

  /// Whether values given here and there must agree.
  func isComparable(to other: MentionSetting) -> Bool {
    guard conditions == other.conditions, own == other.own, line != other.line || line < 0 else { return false }
    guard !isRecord, row == other.row else { return false }
    // Two lists under headings or labels of their own may well hold under different conditions.
    return heading == other.heading && label == other.label || !(isList && other.isList)
  }

  private static func qualifiers(in text: String) -> [Substring] {
    text.split(separator: "(").dropFirst().map { $0.prefix { $0 != ")" } }.filter { !$0.contains(where: \.isNumber) }
  }

  private static func conditions(in text: String) -> Set<String> {
    Set(WrittenName.smallWords(of: text).filter { $0.means(.condition) || $0.means(.record) })
  }

}
