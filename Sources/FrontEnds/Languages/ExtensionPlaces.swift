import Facts
import SourceText
import Syntax

/// Where the extension that silences rules can stand in plain JSON, which has no comments.
struct ExtensionPlaces {
  private let tree: DataTree
  /// The objects of tokens, groups and components.
  private let owners: Set<ByteRange>
  private let file: SourceFile

  init(in file: SourceFile, _ tree: DataTree, _ facts: FileFacts) {
    self.file = file
    self.tree = tree
    owners = Set(
      facts.definitions.map(\.bodyRange) + facts.groups.map(\.bodyRange) + facts.components.map(\.range))
  }

  /// The object around an offset that has extensions of its own: one place, or none.
  func places(at offset: Int) -> [SuppressionPlace] {
    guard let owner = owner(around: offset), owner.isClosed, owner.isBracketed else { return [] }
    guard let extensions = owner.member("$extensions") else {
      return [addition(to: owner, opening: "\"$extensions\": { \"dev.tincture\": { ", closing: " } }")]
    }
    guard extensions.value.kind == .mapping, extensions.value.isClosed else { return [] }
    guard let ours = extensions.value["dev.tincture"] else {
      return [addition(to: extensions.value, opening: "\"dev.tincture\": { ", closing: " }")]
    }
    guard ours.kind == .mapping, ours.isClosed else { return [] }
    guard let ignored = ours["ignore"] else { return [addition(to: ours, opening: "", closing: "")] }
    let listed = file.text(in: ignored.contentRange)
    guard ignored.kind == .sequence || ignored.kind == .string else { return [] }
    let known = ignored.kind == .string ? "\"\(listed)\"" : listed.trimmed
    return [
      SuppressionPlace(
        ours["reason"] == nil ? .rulesAndReason : .rules, at: ignored.range,
        prefix: known.isEmpty ? "[" : "[\(known), ", suffix: "")
    ]
  }

  private func owner(around offset: Int) -> DataNode? {
    var node = tree.root
    var found: DataNode?
    descent: while node.range.start <= offset, offset < node.range.end {
      if node.kind == .mapping, owners.contains(node.range) { found = node }
      for member in node.writtenMembers where member.range.start <= offset && offset < member.range.end {
        // A key belongs to what it names.
        if member.value.kind == .mapping, owners.contains(member.value.range) { found = member.value }
        guard member.value.range.start <= offset else { break descent }
        node = member.value
        continue descent
      }
      for element in node.writtenElements where element.range.start <= offset && offset < element.range.end {
        node = element
        continue descent
      }
      break
    }
    return found
  }

  /// Behind the last member of an object, as that one stands.
  private func addition(to owner: DataNode, opening: String, closing: String) -> SuppressionPlace {
    var last: DataMember?
    for member in owner.writtenMembers { last = member }
    guard let last else {
      return SuppressionPlace(.members, at: owner.contentRange, prefix: " \(opening)", suffix: "\(closing) ")
    }
    let line = file.line(around: last.range.start)
    let before = file.text(in: ByteRange(line.start, last.range.start))
    let isAlone = before.allSatisfy { $0 == " " || $0 == "\t" } && line.start > owner.range.start
    let ending = file.bytes[line.end...].first == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return SuppressionPlace(
      .members, at: ByteRange(at: last.value.range.end),
      prefix: isAlone ? ",\(ending)\(before)\(opening)" : ", \(opening)",
      suffix: closing)
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
