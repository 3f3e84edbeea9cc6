package import DesignTokens
import Facts

/// The groups of which some permutations give nothing, each looked through once.
struct LackingBranches {
  private struct Question: Hashable {
    let group: TokenName
    let mask: UInt64
  }

  private var answers: [Question: Bool] = [:]

  /// The outermost group of a name of which some permutations give nothing.
  mutating func branch(of name: TokenName, _ mask: UInt64, in names: NameLookup) -> TokenName? {
    guard mask != 0 else { return nil }
    for end in name.bytes.indices where name.bytes[end] == UInt8(ascii: ".") {
      let group = TokenName(bytes: Array(name.bytes[..<end]))
      if isLacking(Question(group: group, mask: mask), in: names) { return group }
    }
    return nil
  }

  private mutating func isLacking(_ question: Question, in names: NameLookup) -> Bool {
    if let known = answers[question] { return known }
    let isLacking = names.inheritance.allNames.inside(question.group).allSatisfy {
      names.layered.coverage(of: $0, .tokens) & question.mask == 0
    }
    answers[question] = isLacking
    return isLacking
  }
}

/// A reference to a token that some contexts do not give.
package struct LackingReference: Sendable {
  /// The index in the file's `facts.references`.
  package var reference: Int
  /// The contexts, as a finding names them.
  package var contexts: String
  /// The outermost group of the name of which these contexts give nothing at all; `nil` where they give something of
  /// each.
  package var branch: TokenName?
}
