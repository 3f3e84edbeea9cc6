import DesignTokens
import Facts
package import Rules
package import SourceText
package import WorkspaceIndex

extension Workspace {
  /// The other form of the reference at a stretch: `{a.b}` as a pointer to the value, a pointer as a name in braces.
  ///
  /// Only where both say the same: the token is defined in this file by that name, and a token may stand there.
  package func referenceForms(touching range: ByteRange, in path: String) -> [Fix] {
    guard let file = self[path], file.facts.kind == .tokens, file.facts.knowsPointers,
      let reference = file.facts.references.first(where: { $0.owner != nil && $0.range.touches(range.start) }),
      let site = definitions(of: reference, in: path).first, site.path == path,
      let name = definition(at: site)?.name, name == reference.name
    else { return [] }
    let edits: [TextEdit]
    let title: String
    switch reference.form {
    case .alias:
      let text = "#/\(name.spelled(as: .pointer))/$value"
      // The quotes go with the braces.
      let quoted = ByteRange(reference.range.start - 1, reference.range.end + 1)
      guard quoted.start >= 0, quoted.end <= file.source.bytes.count,
        [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(file.source.bytes.at(quoted.start))
      else { return [] }
      edits = [TextEdit(quoted, "{ \"$ref\": \"\(text)\" }")]
      title = "Write as a pointer"
    case .pointer:
      guard reference.path.isEmpty || reference.path == ["$value"], !name.text.contains(where: { "{}".contains($0) }),
        let braced = file.braces(inPlaceOf: reference, "\"{\(name.text)}\"")
      else { return [] }
      edits = braced
      title = "Write as a name in braces"
    default: return []
    }
    return [Fix(title, edits: edits.map { FileEdit(path: path, $0) })]
  }
}

extension IndexedFile {
  /// The edits that put a text where a pointer stands with its `$ref`; `nil` where something else stands beside it.
  fileprivate func braces(inPlaceOf reference: TokenReference, _ text: String) -> [TextEdit]? {
    guard let owner = reference.owner, facts.definitions.indices.contains(owner) else { return nil }
    let definition = facts.definitions[owner]
    let bytes = source.bytes
    if definition.valueRange == reference.range {
      // The token itself is a `$ref`.
      var start = reference.range.start - 4
      while start > definition.bodyRange.start, !bytes.from(start).starts(with: Array("$ref".utf8)) { start -= 1 }
      return [TextEdit(ByteRange(start, start + 4), "$value"), TextEdit(reference.range, text)]
    }
    guard reference.path == ["$value"] else { return nil }
    if !reference.isWholeValue {
      guard case .type? = reference.expected else { return nil }
    }
    var start = reference.range.start - 1
    var end = reference.range.end
    while start > 0, bytes[start] != UInt8(ascii: "{"), bytes[start] != UInt8(ascii: ",") { start -= 1 }
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    let before = String(decoding: bytes.from(start + 1, to: reference.range.start), as: UTF8.self).filter {
      !$0.isWhitespace
    }
    guard bytes[start] == UInt8(ascii: "{"), end < bytes.count, bytes[end] == UInt8(ascii: "}"),
      before == "\"$ref\":" || before == "$ref:"
    else {
      let isAlone = reference.isWholeValue && definition.valueRange.end == reference.range.end
      return isAlone && facts.isIndented ? [TextEdit(definition.valueRange, text)] : nil
    }
    return [TextEdit(ByteRange(start, end + 1), text)]
  }
}
