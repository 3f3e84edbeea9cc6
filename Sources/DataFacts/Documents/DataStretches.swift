package import SourceText
package import Syntax

/// The nested stretches around a place in JSON or YAML: what an editor selects step by step.
package enum DataStretches {
  /// Innermost first: a string's content, the value, its member, the object around it, …; each larger than the last.
  package static func stretches(in tree: DataTree, around offset: Int) -> [ByteRange] {
    var stretches: [ByteRange] = []
    func add(_ range: ByteRange) {
      guard range.touches(offset), stretches.last.map({ range.contains($0) && range != $0 }) ?? true else { return }
      stretches.append(range)
    }
    var node = tree.roots.first { $0.range.touches(offset) } ?? tree.root
    var outward = [node.range]
    descent: while true {
      for member in node.writtenMembers where member.range.touches(offset) {
        outward.append(member.range)
        if member.keyRange.touches(offset) {
          outward += [member.keyRange, member.keyNameRange]
          break descent
        }
        outward.append(member.value.range)
        node = member.value
        continue descent
      }
      for element in node.writtenElements where element.range.touches(offset) {
        outward.append(element.range)
        node = element
        continue descent
      }
      outward.append(node.contentRange)
      break
    }
    for range in outward.reversed() { add(range) }
    return stretches
  }
}
