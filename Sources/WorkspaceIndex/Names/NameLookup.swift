import Configuration
import DesignTokens
import Facts

/// What a name means to a reader: the token that files state, that a group inherits, that code spells in its own way, or
/// that another document tells of.
///
/// Everything that is asked of values asks it.
struct NameLookup: Sendable {
  var inheritance: Inheritance
  /// What documents give values to, which other documents go by where nothing else defines it.
  private(set) var told = NameIndex()
  /// The names that code keeps to itself.
  private(set) var codeNames = CodeNames()
  /// The names that code has for tokens, and those that it declares for all.
  private var lateCodeKeys = Late<CodeKeys>()
  /// What is known of names that code declares over and over.
  private(set) var codeNameMemory = CodeNameMemory()
  /// The names that readers with names of their own can use, by the number of the file.
  private(set) var namesInSight = Memo<Int, [TokenName]>()
  /// The prefix of names in code that the settings state, as a key with the hyphen behind it; empty where they say that
  /// there is none.
  let setPrefix: [UInt8]?

  init(_ configuration: Configuration) {
    inheritance = Inheritance(configuration)
    setPrefix = configuration.names.cssPrefix.map { CodePrefix.opening(CodeSpelling.key(of: $0.utf8)) }
  }

  var stated: StatedNames { _read { yield inheritance.stated } }
  var layered: LayeredNames { _read { yield inheritance.stated.layered } }
  var scopes: Scopes { _read { yield inheritance.stated.layered.scopes } }
  var files: ProjectFiles { _read { yield inheritance.stated.layered.scopes.files } }
  var permutations: Permutations { _read { yield inheritance.stated.layered.layers.permutations } }

  /// The names of all files as code spells them.
  var codeKeys: CodeKeys { _read { yield sharedCodeKeys.value } }

  private var sharedCodeKeys: Shared<CodeKeys> {
    // Every name in code asks: the look-up is at hand of a closure only as long as nothing is known.
    if let known = lateCodeKeys.known { return known }
    let files = files
    return lateCodeKeys.value { CodeKeys(of: files) }
  }

  /// The prefix in force, with the hyphen behind it; empty for none.
  var codePrefix: [UInt8] { setPrefix ?? codeKeys.prefix.opening }

  /// Begins everything afresh that is worked out when somebody asks.
  mutating func forgetAnswers() {
    inheritance.forgetAnswers()
    codeNameMemory = CodeNameMemory()
    namesInSight = Memo()
  }

  /// Makes room for so many definitions.
  mutating func reserveCapacity(_ count: Int) { inheritance.stated.layered.reserveCapacity(count) }

  /// Puts in the names of a file that has none here yet; `uses` is how its references differ from none.
  mutating func insert(_ record: FileRecord, at file: Int, uses: ListDifference) {
    inheritance.stated.layered.insert(record, at: file)
    replaceTold(nil, with: record, at: file)
    replaceInCode(nil, with: record, at: file, uses: uses)
  }

  /// Replaces the names of one file; `uses` is how its references differ.
  mutating func replace(
    _ old: FileRecord?, with new: FileRecord?, at file: Int, uses: ListDifference
  ) -> NameChanges {
    replaceTold(old, with: new, at: file)
    var changes = inheritance.stated.layered.replace(old, with: new, at: file)
    changes.add(replaceInCode(old, with: new, at: file, uses: uses))
    return changes
  }

  @discardableResult
  private mutating func replaceInCode(
    _ old: FileRecord?, with new: FileRecord?, at file: Int, uses: ListDifference
  ) -> NameChanges {
    let precedes = files.order
    lateCodeKeys.change { keys in
      keys.replaceUses(old?.content.facts.references ?? [], with: new?.content.facts.references ?? [], uses)
      keys.replace(old, with: new, at: file, precedes: precedes)
    }
    return codeNames.replace(old, with: new, at: file, precedes: precedes)
  }

  /// Tells again what names in code begin with, once files have come or gone.
  mutating func inferPrefix() { lateCodeKeys.change { $0.inferPrefix() } }

  private mutating func replaceTold(_ old: FileRecord?, with new: FileRecord?, at file: Int) {
    let (before, after) = (old?.told ?? [], new?.told ?? [])
    guard before != after else { return }
    let precedes = files.order
    for name in Set(before.map(\.name)) { told.remove(file: file, indices: 0..<Int.max, for: name) }
    for other in after { told.insert(Site(file: file, index: other.index), for: other.name, precedes: precedes) }
  }
}
