import DesignTokens
import Syntax

/// What the first keys of a file mean to its references: parts of names, sets, or a wrapper that is left out.
struct DialectNames {
  /// Whether the first-level keys are sets, which belong to no name.
  private(set) var hasSets = false
  /// The one first-level key that references leave out; `nil` where there is none.
  private(set) var wrapper: [UInt8]?
  /// The names that a wrapper makes known, in full.
  private var wrapped: Set<TokenName> = []

  /// Looks at the tokens of a whole file once.
  init(_ root: DataNode, _ form: DialectForm, _ dialect: TokenDialect) {
    if dialect == .tokensStudio, StudioFile.hasThemes(root) {
      hasSets = true
      return
    }
    let first = root.members.filter { $0.value.kind == .mapping && $0.firstByte != UInt8(ascii: "$") }
    guard dialect == .tokensStudio || first.count == 1, !first.contains(where: { form.value(of: $0.value) != nil })
    else { return }
    var names: Set<TokenName> = []
    var inner: Set<TokenName> = []
    var references: Set<TokenName> = []
    var namesItself = false
    for token in DialectTokens(root, form) {
      let short = TokenName(bytes: Array(token.name[token.innerStart...]))
      names.insert(TokenName(bytes: token.name))
      inner.insert(short)
      var own: Set<TokenName> = []
      DialectNames.collect(from: token.value.value, dialect, into: &own)
      // A token that would name itself means another.
      if own.remove(short) != nil { namesItself = true }
      references.formUnion(own)
    }
    let full = references.filter { names.contains($0) }.count
    let short = references.filter { !names.contains($0) && inner.contains($0) }.count
    // Nobody means a circle: what names another file's token of the same name keeps its first key.
    guard short > full, !(namesItself && first.count == 1) else { return }
    if dialect == .tokensStudio {
      hasSets = true
    } else {
      wrapper = first.first?.keyBytes
      wrapped = names
    }
  }

  /// The name with the wrapper that it leaves out, if the file defines that one and not the name as it stands.
  func wrapped(_ name: TokenName) -> TokenName? {
    guard let wrapper, !wrapped.contains(name) else { return nil }
    let full = TokenName(bytes: wrapper + [UInt8(ascii: ".")] + name.bytes)
    return wrapped.contains(full) ? full : nil
  }

  /// The names in the strings of a value.
  private static func collect(
    from node: DataNode, _ dialect: TokenDialect, into names: inout Set<TokenName>, depth: Int = 0
  ) {
    guard depth < 16 else { return }
    switch node.kind {
    case .string:
      guard node.mayHold(UInt8(ascii: "{")) || dialect == .tokensStudio else { return }
      for reference in DialectReference.all(in: node.stringBytes ?? [], hasDollar: dialect == .tokensStudio) {
        names.insert(TokenName(bytes: DialectNames.withoutValue(reference.name)))
      }
    case .mapping: for member in node.members { collect(from: member.value, dialect, into: &names, depth: depth + 1) }
    case .sequence: for element in node.elements { collect(from: element, dialect, into: &names, depth: depth + 1) }
    default: break
    }
  }

  /// A name as references spell it, without the `.value` that may end it.
  static func withoutValue(_ name: [UInt8]) -> [UInt8] {
    let ending = Array(".value".utf8)
    return name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
      ? Array(name.dropLast(ending.count)) : name
  }
}
