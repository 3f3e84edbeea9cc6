import DesignTokens
import Facts
import SourceText
import Syntax

// Places in YAML, where lines belong to what stands above them by their indentation.
extension DataSlot {
  /// Walks down to the place; outside of token files only a begun `$` tells that a property is meant.
  mutating func blockSlot(isTokenFile: Bool) -> Slot? {
    guard !isInComment else { return nil }
    while let node = path.last?.node {
      switch node.kind {
      case .mapping where node.isBracketed:
        if let slot = unquotedAliasSlot(node) { return slot }
        if let key = node.writtenMembers.first(where: isInKey) { return keySlot(key, in: node) }
        guard let member = node.writtenMembers.first(where: { holdsPlace($0.value, behind: $0.keyRange.end) }) else {
          return isTokenFile && !isForeign ? freeKeySlot(in: node) : nil
        }
        path.append((member.value, member.key))
      case .mapping:
        if let key = node.writtenMembers.first(where: isInKey) {
          return isTokenFile || key.key.hasPrefix("$") ? keySlot(key, in: node) : nil
        }
        guard let member = last(node.writtenMembers, { $0.keyRange.end }) else { return nil }
        if isOnLine(of: member.keyRange.end) || isInside(member.value) {
          path.append((member.value, member.key))
        } else if isBlankLine, column == self.column(of: member.keyRange.start) {
          return isTokenFile && !isForeign ? freeKeySlot(in: node) : nil
        } else if column > self.column(of: member.keyRange.start) {
          path.append((member.value, member.key))
          if isGap(member.value) {
            return isTokenFile && !isForeign && isBlankLine ? freeKeySlot(in: member.value) : nil
          }
        } else {
          return nil
        }
      case .sequence:
        guard let element = last(node.writtenElements, { $0.range.start }) else { return nil }
        path.append((element, nil))
      case .string, .number, .boolean, .null, .missing:
        if let slot = begunKeySlot(node) { return slot }
        let isInFrontOfQuote = node.isQuoted && offset <= node.range.start
        return isTokenFile && !isInFrontOfQuote && (isGap(node) || node.range.touches(offset)) ? valueSlot(node) : nil
      }
    }
    return nil
  }

  /// Whether nothing is written where a value may stand.
  func isGap(_ node: DataNode) -> Bool {
    node.kind == .missing || node.tree.isYAML && node.isNull && node.range.isEmpty && !node.isAlias
  }

  private var isInComment: Bool {
    let before = file.bytes.from(0, to: min(offset, file.bytes.count))
    guard let line = before.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return path.first?.node.tree.comments.first.map { $0.start < offset && offset <= $0.end } ?? false
    }
    return path.first?.node.tree.comments.contains { line < $0.start && $0.start < offset && offset <= $0.end } ?? false
  }

  /// The last part that begins before the place.
  func last<Parts: Sequence>(_ parts: Parts, _ start: (Parts.Element) -> Int) -> Parts.Element? {
    var found: Parts.Element?
    for part in parts where start(part) <= offset { found = part }
    return found
  }

  private func isInside(_ node: DataNode) -> Bool { node.range.start < offset && offset < node.range.end }

  private func lineStart(of place: Int) -> Int {
    var start = min(place, file.bytes.count)
    while start > 0, file.bytes[start - 1] != 0x0A, file.bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  func column(of place: Int) -> Int { place - lineStart(of: place) }

  private func isOnLine(of place: Int) -> Bool { lineStart(of: place) == lineStart(of: offset) }

  /// How far the line of the place is indented, or the place if nothing stands before it.
  var column: Int {
    let start = lineStart(of: offset)
    return file.bytes.from(start, to: min(offset, file.bytes.count)).prefix { $0 == 0x20 }.count
  }

  var isBlankLine: Bool {
    file.bytes.from(lineStart(of: offset), to: min(offset, file.bytes.count)).allSatisfy { $0 == 0x20 }
  }

  /// A name that is begun on a line of its own below its group, and looks like the group's value, or like a part of
  /// it where several lines are begun.
  private func begunKeySlot(_ node: DataNode) -> Slot? {
    guard node.kind == .string, !node.isQuoted, node.range.touches(offset), path.count > 1, isGroupOrToken else {
      return nil
    }
    let line = file.line(around: offset)
    let start = line.start + file.bytes[line].prefix { $0 == 0x20 }.count
    let begun = ByteRange(max(start, node.range.start), min(line.end, node.range.end))
    guard begun.start == start, begun.touches(offset), file.bytes.at(start) == UInt8(ascii: "$") else { return nil }
    return Slot(kind: .property(present: []), replaced: begun, prefix: typed(from: start), suffix: ": ")
  }

  /// Inside of `{color.` without quotes, which only YAML takes for a mapping.
  private func unquotedAliasSlot(_ node: DataNode) -> Slot? {
    let start = node.range.start
    guard start < offset, !isGroupOrToken else { return nil }
    var end = start + 1
    while end < file.bytes.count, isNameByte(file.bytes[end]) { end += 1 }
    guard offset <= end else { return nil }
    let replaced = ByteRange(start, end < file.bytes.count && file.bytes[end] == UInt8(ascii: "}") ? end + 1 : end)
    guard var slot = valueSlot(ofKind: node) else { return nil }
    slot.replaced = replaced
    slot.prefix = typed(from: start)
    slot.lead = "\"{"
    slot.suffix = "}\""
    return slot
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
  }
}
