import DesignTokens
package import Facts
import SourceText
package import Syntax

/// Finds the place where a token's name can be written in a style sheet, also inside an unfinished `var(`.
package struct CSSSlots {
  private let tree: CSSTree

  package init(_ tree: CSSTree) { self.tree = tree }

  /// The slot at an offset; `nil` where no token's name can stand.
  package func slot(at offset: Int) -> Slot? {
    guard offset <= tree.bytes.count, !isInComment(offset) else { return nil }
    let before = tree.token(before: offset)
    let word = before >= 0 && tree.tokens[before].range.end >= offset ? before : nil
    if let word, [.string, .url, .hash, .number].contains(tree.tokens[word].kind) { return nil }
    let isInWord = word.map { isNamePart($0) } ?? false
    let previous = isInWord ? before - 1 : before
    guard let property = property(before: previous) else { return nil }
    let replaced = isInWord && word != nil ? tree.tokens[before].range : ByteRange(at: offset)
    let typed = tree.text(in: ByteRange(replaced.start, offset))
    if isVariableSign(typed) || isInWord && isVariable(before) {
      return slot(.variable, property, previous, replaced: replaced, typed: typed)
    }
    if isBehindVar(previous) {
      var slot = slot(.customProperty, property, previous, replaced: replaced, typed: typed)
      let closed = tree.partner(of: previous) != nil
      slot.suffix = closed ? "" : ")"
      return slot
    }
    guard typed.isEmpty || typed.hasPrefix("-"), !tree.isSign(UInt8(ascii: "."), at: previous) else { return nil }
    var slot = slot(.customProperty, property, previous, replaced: replaced, typed: typed)
    (slot.lead, slot.suffix) = ("var(", ")")
    return slot
  }

  private func isInComment(_ offset: Int) -> Bool {
    tree.comments.contains { $0.start < offset && (offset < $0.end || offset == $0.end && isOpenEnded($0)) }
  }

  /// Whether what is written behind a comment still belongs to it.
  private func isOpenEnded(_ comment: ByteRange) -> Bool { !tree.slice(comment).suffix(2).elementsEqual("*/".utf8) }

  /// Whether a token is a name, or the sign that one begins with.
  private func isNamePart(_ index: Int) -> Bool {
    switch tree.tokens[index].kind {
    case .identifier, .variable, .atKeyword: true
    case .sign: isVariableSign(tree.text(in: tree.tokens[index].range)) || tree.isSign(UInt8(ascii: "-"), at: index)
    default: false
    }
  }

  private func isVariableSign(_ typed: String) -> Bool {
    typed.hasPrefix("$") || typed.hasPrefix("@") && tree.dialect == .less
  }

  private func isVariable(_ index: Int) -> Bool {
    let kind = tree.tokens[index].kind
    return kind == .variable || kind == .atKeyword && tree.dialect == .less
  }

  /// Whether the token at an index is the parenthesis of `var(`.
  private func isBehindVar(_ index: Int) -> Bool {
    guard index > 0, tree.isSign(UInt8(ascii: "("), at: index), tree.tokens[index - 1].kind == .identifier else {
      return false
    }
    return tree.text(in: tree.tokens[index - 1].range).lowercased() == "var"
  }

  /// The property whose value goes on behind a token; `nil` where the place belongs to no value.
  private func property(before index: Int) -> CSSProperty? {
    var index = index
    while index >= 0 {
      if tree.isSign(UInt8(ascii: ":"), at: index), let name = name(before: index) { return CSSProperty(name) }
      if let partner = tree.partner(of: index), partner < index, !tree.isBlock(partner) {
        index = partner - 1
        continue
      }
      let isEnd = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains { tree.isSign($0, at: index) }
      if isEnd { return nil }
      if tree.tokens[index].kind == .atKeyword, isStatementStart(index) { return atRule(index) }
      index -= 1
    }
    return nil
  }

  /// The words in which an at-rule takes values: those of a mixin's call, of a condition, of what a function returns.
  private func atRule(_ index: Int) -> CSSProperty? {
    let keyword = tree.text(in: tree.tokens[index].range).dropFirst().lowercased()
    return ["include", "return", "if", "while", "media"].contains(keyword) ? CSSProperty("$") : nil
  }

  /// The name of the declaration whose colon stands at an index.
  private func name(before colon: Int) -> String? {
    guard colon > 0, isStatementStart(colon - 1) || isArgument(colon - 1) else { return nil }
    let token = tree.tokens[colon - 1]
    guard [.identifier, .variable, .atKeyword].contains(token.kind) else { return nil }
    return tree.text(in: token.range)
  }

  private func isStatementStart(_ index: Int) -> Bool {
    index == 0
      || [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains { tree.isSign($0, at: index - 1) }
  }

  /// `(key: …` or `, $parameter: …`.
  private func isArgument(_ index: Int) -> Bool {
    tree.dialect != .css
      && (tree.isSign(UInt8(ascii: "("), at: index - 1) || tree.isSign(UInt8(ascii: ","), at: index - 1))
  }

  private func slot(
    _ form: ReferenceForm, _ property: CSSProperty, _ previous: Int, replaced: ByteRange, typed: String
  ) -> Slot {
    let types = isInColorFunction(previous) ? [.color] : property.types
    var slot = Slot(kind: .tokenName(form, type: types.first), replaced: replaced, prefix: typed)
    slot.otherTypes = Array(types.dropFirst())
    return slot
  }

  /// Whether the innermost functions around are of those that take colors.
  private func isInColorFunction(_ index: Int) -> Bool {
    var index = index
    var steps = 0
    while index > 0, steps < 64 {
      steps += 1
      if tree.isSign(UInt8(ascii: ")"), at: index), let partner = tree.partner(of: index) {
        index = partner - 1
        continue
      }
      if [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(where: { tree.isSign($0, at: index) }) {
        return false
      }
      if tree.isSign(UInt8(ascii: "("), at: index), tree.tokens[index - 1].kind == .identifier {
        let name = tree.text(in: tree.tokens[index - 1].range).lowercased()
        if name.hasSuffix("gradient") || name == "color-mix" || name == "light-dark" { return true }
      }
      index -= 1
    }
    return false
  }
}

extension CSSTree {
  /// Whether the bracket at an index opens a block of statements.
  fileprivate func isBlock(_ index: Int) -> Bool { isSign(UInt8(ascii: "{"), at: index) }
}
