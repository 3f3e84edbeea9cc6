import DesignTokens
import Facts
import SourceText
import Syntax

/// References in braces where no value is read: in members of a token that nobody knows, and in a value that is none.
///
/// They are uses of what they name; whether they must name anything is for others to say.
enum StrayReferences {
  /// The references in the texts of a node and below, with the places that they have in the file; not in tokens below.
  static func all(in node: DataNode, besides value: KeyID?) -> [DialectReference] {
    var found: [DialectReference] = []
    var pending = [node]
    // A token is short; what is longer is somebody's data.
    for _ in 0..<1024 {
      guard let node = pending.popLast() else { break }
      switch node.kind {
      case .string: found += references(in: node)
      case .sequence: pending += node.elements.reversed()
      case .mapping where value == nil || node.member(value) == nil:
        pending += node.members.filter { $0.firstByte != UInt8(ascii: "$") }.map(\.value).reversed()
      default: break
      }
    }
    return found
  }

  private static func references(in node: DataNode) -> [DialectReference] {
    guard node.mayHold(UInt8(ascii: "{")), let bytes = node.stringBytes, bytes.count == node.contentRange.count else {
      return []
    }
    let start = node.contentRange.start
    return DialectReference.all(in: bytes, hasDollar: false).map { reference in
      var placed = reference
      placed.range = ByteRange(reference.range.start + start, reference.range.end + start)
      placed.nameRange = ByteRange(reference.nameRange.start + start, reference.nameRange.end + start)
      return placed
    }
  }
}

extension TokenTreeReader {
  /// Notes the references of a token beyond those of its value; `known` is how many there were before it.
  func noteStrayReferences(of node: DataNode, _ value: DataMember?, isReadable: Bool, known first: Int) {
    var known: Set<ByteRange>?
    for member in node.members {
      let isValue = member.keyID == value?.keyID
      guard isValue ? !isReadable : member.firstByte != UInt8(ascii: "$") else { continue }
      // What is wrong with a text that is one reference has been told.
      let text = isValue && member.value.kind == .string ? member.value.contentRange : nil
      for stray in StrayReferences.all(in: member.value, besides: isValue ? nil : keys.value) {
        let places = known ?? Set(values.facts.references[first...].map(\.range))
        known = places
        guard !places.contains(stray.range), stray.range != text else { continue }
        var reference = TokenReference(
          name: TokenName(bytes: stray.name), form: .alias, range: stray.range, nameRange: stray.nameRange)
        reference.isClear = isValue && text == nil
        values.facts.references.append(reference)
      }
    }
  }
}
