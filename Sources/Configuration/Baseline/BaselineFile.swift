package import SourceText
import Syntax

/// The text of a ``Baseline``: sorted JSON with one entry a line, so that a change of it can be reviewed and merged.
package enum BaselineFile {
  /// What a baseline is called where nobody has said otherwise.
  package static let usualName = "tincture-baseline.json"

  /// The members of an entry that are texts, in the order in which they are written.
  private static var members: [(key: String, part: WritableKeyPath<FindingIdentity, String>)] {
    [
      ("rule", \.rule), ("owner", \.owner), ("state", \.state), ("property", \.property), ("theme", \.theme),
      ("literal", \.literal),
    ]
  }

  /// The text of a baseline, with a line feed at its end.
  package static func bytes(of baseline: Baseline) -> [UInt8] {
    let lines = baseline.entries.map { "    " + line(of: $0) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Array("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8)
  }

  private static func line(of entry: Baseline.Entry) -> String {
    var pairs = [("path", JSONWriter.quoted(entry.path))]
    for (key, part) in members where !entry.identity[keyPath: part].isEmpty {
      pairs.append((key, JSONWriter.quoted(entry.identity[keyPath: part])))
    }
    if entry.identity.ordinal > 1 { pairs.append(("number", "\(entry.identity.ordinal)")) }
    if let reason = entry.reason { pairs.append(("reason", JSONWriter.quoted(reason))) }
    return "{ " + pairs.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
  }

  /// Reads a baseline; a text that is none comes with the first thing that is wrong, at its place.
  package static func read(_ source: SourceFile) -> (baseline: Baseline?, problem: ConfigurationProblem?) {
    func problem(_ message: String, _ range: ByteRange) -> (Baseline?, ConfigurationProblem?) {
      (nil, ConfigurationProblem(path: source.path, severity: .error, message: message, range: range))
    }
    if let mark = mergeMark(in: source.bytes) {
      return problem(
        "A merge of this baseline is not finished: keep the entries of both sides, and take out the lines that begin with "
          + "`<<<<<<<`, `=======` and `>>>>>>>`.", mark)
    }
    let parsed = DataTree.reading(json: source.bytes, dialect: .extended)
    let faults = parsed.problems.filter { $0.kind != .duplicateKey && !lacksComma(at: $0.range, in: source.bytes) }
    if let fault = faults.first {
      return problem(fault.message, fault.range)
    }
    let root = parsed.tree.root
    guard root.kind == .mapping, let list = root["findings"], list.kind == .sequence else {
      return problem("A baseline is an object with a list of `findings`.", root.range)
    }
    if let version = root["version"], version.number != 1 {
      return problem(
        "Only version 1 of a baseline can be read. Use the Tincture that wrote this one, or delete the file and write it with "
          + "`--write-baseline`.", version.range)
    }
    var entries: [Baseline.Entry] = []
    for node in list.elements {
      switch entry(node) {
      case .success(var entry):
        // Somebody may have written `./tokens.json`.
        let folder = source.path.folder
        entry.path = entry.path.resolved(against: folder).relative(to: folder)
        entries.append(entry)
      case .failure(let fault): return problem(fault.message, fault.range)
      }
    }
    return (Baseline(path: source.path, entries), nil)
  }

  /// Whether a comma is missing between two entries, as where both sides of a merge were kept.
  private static func lacksComma(at fault: ByteRange, in bytes: [UInt8]) -> Bool {
    bytes[..<fault.start].last { $0 > 0x20 } == UInt8(ascii: "}")
      && bytes[fault.start...].first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// The first mark that git leaves at the beginning of a line where two sides differ.
  private static func mergeMark(in bytes: [UInt8]) -> ByteRange? {
    let marks = ["<<<<<<<", ">>>>>>>"].map { Array($0.utf8) }
    var start = 0
    while start < bytes.count {
      let line = bytes[start...]
      if let mark = marks.first(where: line.starts(with:)) { return ByteRange(start, start + mark.count) }
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return nil
  }

  private struct Fault: Error {
    var message: String
    var range: ByteRange
  }

  private static func entry(_ node: DataNode) -> Result<Baseline.Entry, Fault> {
    guard node.kind == .mapping else {
      return .failure(Fault(message: "An entry of a baseline must be an object.", range: node.range))
    }
    for key in ["path", "rule"] where node[key] == nil {
      return .failure(Fault(message: "An entry of a baseline needs a member `\(key)`.", range: node.range))
    }
    var entry = Baseline.Entry(path: "", FindingIdentity(rule: ""), range: node["rule"]?.range ?? node.range)
    for member in node.members {
      if let fault = take(member, into: &entry) { return .failure(fault) }
    }
    return .success(entry)
  }

  private static func take(_ member: DataMember, into entry: inout Baseline.Entry) -> Fault? {
    if member.key == "number" {
      guard let number = member.value.number.flatMap(Int.init(exactly:)), number > 0 else {
        return Fault(message: "`number` must be a whole number from 1 on.", range: member.value.range)
      }
      entry.identity.ordinal = number
      return nil
    }
    let part = members.first { $0.key == member.key }?.part
    guard part != nil || ["path", "reason"].contains(member.key) else {
      return Fault(message: "An entry of a baseline has no member `\(member.key)`.", range: member.keyNameRange)
    }
    guard let text = member.value.string else {
      return Fault(message: "`\(member.key)` must be a text.", range: member.value.range)
    }
    if let part {
      entry.identity[keyPath: part] = text
    } else if member.key == "path" {
      entry.path = text
    } else {
      entry.reason = text
    }
    return nil
  }
}
