import Lexicon
import SourceText

/// One way in which a document states something of a component.
///
/// Its documents are part of it: a test reads each of them, and the page *How prose is read* is made of them.
struct StatementPattern<Read: Sendable>: Sendable {
  /// What it goes by: `item in a list of states`.
  let name: String
  /// Documents that it reads, and what they say of components.
  let reads: [(document: String, facts: String)]
  /// What it makes of what stands there; each kind of pattern says how.
  let read: Read

  init(_ name: String, reads: KeyValuePairs<String, String>, _ read: Read) {
    self.name = name
    self.reads = reads.map { ($0.key, $0.value) }
    self.read = read
  }
}

/// What the ways of stating something are shown with.
package enum StatementPatterns {
  /// A pattern's name, the documents that it reads, and what they say of components.
  package typealias Shown = (name: String, reads: [(document: String, facts: String)])

  /// How lines with a name and a value are read, in order.
  package static var items: [Shown] { ItemPatterns.catalog.map { ($0.name, $0.reads) } }
  /// How names without a value are read, which open groups.
  package static var groups: [Shown] { GroupPatterns.catalog.map { ($0.name, $0.reads) } }
  /// How the rows of tables are read.
  package static var tables: [Shown] { TablePatterns.catalog.map { ($0.name, $0.reads) } }
}

/// How a line with a name and a value is read: what stands under it, or `nil` where the pattern does not fit.
typealias ItemPattern = StatementPattern<
  @Sendable (inout ComponentReader, NamedItem, ItemScope) -> ItemScope?
>

/// How a name without a value is read, which opens a group: what stands in the group, or `nil` where the pattern does not
/// fit.
typealias GroupPattern = StatementPattern<
  @Sendable (inout ComponentReader, WrittenName, _ isFence: Bool, ItemScope) -> ItemScope?
>

/// How the rows of a table are read: what each row is, or `nil` where the pattern does not fit.
typealias TablePattern = StatementPattern<
  @Sendable (ComponentReader, [WrittenName], ItemScope) -> TableRows?
>

/// A line that gives a value to a name: an item, a label, a branch of a tree.
struct NamedItem {
  var name: WrittenName
  var value: ByteRange
  /// The whole line.
  var range: ByteRange
  var isFence = false
  /// Whether something stands under it.
  var hasChildren = false
  /// How many properties of its line stand in front of it.
  var depth = 0
}

/// What each row of a table is.
enum TableRows: Sendable { case states, variants, properties, components, parts, other }
