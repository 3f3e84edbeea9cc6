import DesignTokens
import Facts
import Syntax

/// What the first keys of a file mean to its references: parts of names, sets, or a wrapper that is left out.
struct DialectNames {
  /// Whether every first-level key is a set, as themes or an order of sets say.
  private var hasSets = false
  /// The first-level keys that are sets, as the references of the file show.
  private var sets: Set<[UInt8]> = []
  /// The one first-level key that references leave out; `nil` where there is none.
  private(set) var wrapper: [UInt8]?
  /// The names that a wrapper makes known, in full.
  private var wrapped: Set<TokenName> = []

  /// Looks at the tokens of a whole file once.
  init(_ root: DataNode, _ form: DialectForm, _ dialect: TokenDialect) {
    let isOrdered = dialect == .tokensStudio && StudioFile.hasThemes(root)
    if isOrdered, root["$themes"]?.elements.contains(where: { _ in true }) ?? false {
      hasSets = true
      return
    }
    let first = root.members.filter { $0.value.kind == .mapping && $0.firstByte != UInt8(ascii: "$") }
    guard dialect == .tokensStudio || first.count == 1, !first.contains(where: { form.value(of: $0.value) != nil })
    else {
      hasSets = isOrdered
      return
    }
    var evidence = SetEvidence()
    for token in DialectTokens(root, form) {
      var references: [TokenName: Int] = [:]
      DialectNames.collect(from: token.value.value, dialect, into: &references)
      evidence.note(token, references)
    }
    evidence.weigh()
    if isOrdered {
      // An order alone is written for every file; where all references spell the keys, these are parts of names.
      hasSets = !evidence.isWrittenOut
      return
    }
    if dialect == .tokensStudio {
      sets = Set(first.map(\.keyBytes).filter { evidence.isLeftOut($0, amongSeveral: first.count > 1) })
    } else if let key = first.first?.keyBytes, evidence.isLeftOut(key, amongSeveral: false) {
      wrapper = key
      wrapped = evidence.names
    }
  }

  /// Whether a first-level key is a set, which belongs to no name.
  func isSet(_ key: [UInt8]) -> Bool { hasSets || sets.contains(key) }

  /// The name with the wrapper that it leaves out, if the file defines that one and not the name as it stands.
  func wrapped(_ name: TokenName) -> TokenName? {
    guard let wrapper, !wrapped.contains(name) else { return nil }
    let full = TokenName(bytes: wrapper + [UInt8(ascii: ".")] + name.bytes)
    return wrapped.contains(full) ? full : nil
  }

  /// Counts the names in the strings of a value.
  private static func collect(
    from node: DataNode, _ dialect: TokenDialect, into names: inout [TokenName: Int], depth: Int = 0
  ) {
    guard depth < 16 else { return }
    switch node.kind {
    case .string:
      guard node.mayHold(UInt8(ascii: "{")) || dialect == .tokensStudio else { return }
      for reference in DialectReference.all(in: node.stringBytes ?? [], hasDollar: dialect == .tokensStudio) {
        names[TokenName(bytes: DialectNames.withoutValue(reference.name)), default: 0] += 1
      }
    case .mapping: for member in node.members { collect(from: member.value, dialect, into: &names, depth: depth + 1) }
    case .sequence: for element in node.elements { collect(from: element, dialect, into: &names, depth: depth + 1) }
    default: break
    }
  }

  /// A name as references spell it, without the `.value` or `.$value` that may end it.
  static func withoutValue(_ name: [UInt8]) -> [UInt8] {
    for ending in [".value", ".$value"] where name.count > ending.utf8.count {
      if name.suffix(ending.utf8.count).elementsEqual(ending.utf8) { return Array(name.dropLast(ending.utf8.count)) }
    }
    return name
  }
}
