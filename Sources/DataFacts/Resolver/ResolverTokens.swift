import DesignTokens
import Facts
import SourceText
import Syntax

// Pointers inside the tokens that a resolver document holds: they are references of the document, too.
extension ResolverReader {
  /// Reports pointers into modifiers and the order, and reads those that lead to a token through the document's own
  /// structure as that token's name.
  func settlePointers(in facts: inout FileFacts) {
    let reader = self
    var gone: Set<Int> = []
    for index in facts.references.indices {
      let reference = facts.references[index]
      guard reference.form == .pointer, let first = reference.name.segments.first else { continue }
      guard root[first] != nil else {
        // It means a token of what the sources come to.
        facts.references[index].target = .nothing
        continue
      }
      if first == "modifiers" || first == "resolutionOrder" {
        facts.problems.append(
          Problem(
            .forbiddenResolverReference,
            first == "modifiers"
              ? "Only `resolutionOrder` may point to a modifier; move what is shared into a set."
              : "Nothing may point into `resolutionOrder`.", at: reference.range))
        gone.insert(index)
      } else if let name = reader.tokenName(along: reference.name.segments) {
        facts.references[index].name = name
        facts.references[index].alternatives = []
        if let owner = reference.owner {
          facts.definitions[owner].value = facts.definitions[owner].value.replacing(reference.name, with: name)
        }
      }
    }
    guard !gone.isEmpty else { return }
    facts.references = facts.references.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  /// The name that a token at the end of a way has in its layer; `nil` where the way does not end in a layer.
  private func tokenName(along segments: [String]) -> TokenName? {
    var node = root
    for (position, segment) in segments.enumerated() {
      guard let next = node.value(at: ResolverPointer.Step(name: segment, raw: segment), members) else { return nil }
      node = next.node
      if layers[node.index] != nil, position + 1 < segments.count {
        return TokenName(segments[(position + 1)...].joined(separator: "."))
      }
    }
    return nil
  }
}

extension TokenValue {
  /// The same value with one name in its pointers replaced.
  fileprivate func replacing(_ name: TokenName, with other: TokenName) -> TokenValue {
    switch self {
    case .pointer(name, let path): .pointer(other, path: path)
    case .list(let items): .list(items.map { $0.replacing(name, with: other) })
    case .composite(let members):
      .composite(members.map { TokenMember($0.name, $0.value.replacing(name, with: other)) })
    default: self
    }
  }
}
