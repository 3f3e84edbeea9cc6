import Configuration
import DesignTokens
import Facts
import SourceText

@testable import WorkspaceIndex

/// A file in a notation of one fact a line, so that tests of the index need no front end.
///
/// `a.b = 3`, `a.b : color = {c.d}`, `a.b = [{c} {d}]` and `a.b = {c/x}` define, `a.b = 3 !` deprecates; `-> a.b | c`
/// refers; `( a.b )` is a group.
enum Sketch {
  static func file(_ path: String, _ text: String, as kind: FileKind = .tokens) -> IndexedFile {
    var facts = FileFacts(language: path.hasSuffix(".md") ? .markdown : .json, kind: kind)
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let range = ByteRange(offset, offset + line.utf8.count)
      read(line.split(separator: " ").map(String.init), at: range, into: &facts)
      offset = range.end + 1
    }
    return IndexedFile(source: SourceFile(path: path, text: text), facts: facts)
  }

  private static func read(_ words: [String], at range: ByteRange, into facts: inout FileFacts) {
    if words.first == "->" {
      let names = words.dropFirst().filter { $0 != "|" }.map { TokenName($0) }
      facts.references.append(
        TokenReference(
          name: names[0], alternatives: Array(names.dropFirst()), form: .mention, range: range, nameRange: range))
    } else if words.first == "(" {
      facts.groups.append(TokenGroup(name: TokenName(words[1]), nameRange: range, range: range))
    } else if let equals = words.firstIndex(of: "=") {
      define(words, equals, at: range, into: &facts)
    }
  }

  private static func define(_ words: [String], _ equals: Int, at range: ByteRange, into facts: inout FileFacts) {
    let isDeprecated = words.last == "!"
    let items = words[(equals + 1)...].filter { $0 != "!" && $0 != "[" && $0 != "]" }.map(value)
    let value = words.contains("[") ? TokenValue.list(items) : items[0]
    let type = equals == 3 ? TokenType(rawValue: words[2]) : nil
    facts.definitions.append(
      Definition(
        name: TokenName(words[0]), nameRange: range, range: range, valueRange: range, type: type,
        typeRange: type == nil ? nil : range, value: value,
        deprecation: isDeprecated ? Deprecation(reason: nil) : nil, notation: .object))
    for reference in value.references {
      guard case .alias(let name) = reference else {
        guard case .pointer(let name, let path) = reference else { continue }
        facts.references.append(
          TokenReference(
            name: name, form: .pointer, range: range, nameRange: range, owner: facts.definitions.count - 1, path: path))
        continue
      }
      facts.references.append(
        TokenReference(
          name: name, form: .alias, range: range, nameRange: range, owner: facts.definitions.count - 1,
          isWholeValue: value.aliasedName != nil))
    }
  }

  private static func value(_ word: String) -> TokenValue {
    guard word.hasPrefix("{"), word.hasSuffix("}") else { return Double(word).map { .number($0) } ?? .string(word) }
    let parts = word.dropFirst().dropLast().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 1
      ? .alias(TokenName(parts[0])) : .pointer(TokenName(parts[0]), path: Array(parts.dropFirst()))
  }
}

extension Workspace {
  /// A workspace of one project at `/w` with some sketched files.
  init(_ files: [IndexedFile], configure: (inout Configuration) -> Void = { _ in }) {
    var configuration = Configuration(root: "/w")
    configure(&configuration)
    self.init(projects: [configuration])
    put(files)
  }

  func sites(_ name: String, from path: String) -> [String] {
    definitions(named: TokenName(name), visibleFrom: path).map { "\($0.path)#\($0.index)" }
  }

  /// What the first definition of a name is worth, in words.
  func worth(_ name: String, from path: String, in theme: String? = nil) -> String {
    guard let site = definitions(named: TokenName(name), visibleFrom: path).first else { return "undefined" }
    return resolved(site, in: theme).words
  }
}

extension ResolvedValue {
  var words: String {
    let type = self.type.map { " (\($0.rawValue))" } ?? ""
    return switch outcome {
    case .value(let value): value.cssText + type
    case .missing(let name): "missing \(name)" + type
    case .uncertain: "uncertain" + type
    case .circular: "circular" + type
    case .unreadable: "unreadable" + type
    }
  }
}
