import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// What names in a text that nothing defines as they stand may mean all the same.
///
/// The names of the project are looked through once, for all that are asked for.
struct OtherMeanings {
  private let file: CheckedFile
  /// The segments of the visible names that end as one of those that are asked for, by their last one; folded.
  private var names: [String: [[String]]] = [:]

  /// Prepares the answers for some references.
  init(of references: [TokenReference], in file: CheckedFile) {
    self.file = file
    let wanted = Set(references.compactMap { $0.name.segments.last.map(Self.folded) })
    guard !wanted.isEmpty else { return }
    for name in file.workspace.visibleNames(from: file.path) {
      let start = name.bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
      let last = Self.folded(String(decoding: name.bytes[start...], as: UTF8.self))
      if wanted.contains(last) { names[last, default: []].append(name.segments.map(Self.folded)) }
    }
  }

  /// Whether a name means a token in another spelling, a token of which some segments are left out, a part of a
  /// composite token, or a key of the file that the line speaks of.
  func hold(_ reference: TokenReference) -> Bool {
    isPart(reference.name) || isShortened(reference.name)
      || isBareWordBesideNumbers(reference) || isBareWordInSentence(reference)
      || speaksOfFile(inLineOf: reference.range.start)
  }

  /// `typography.body.fontSize`: what stands in the value of a composite token has no name of its own.
  private func isPart(_ name: TokenName) -> Bool {
    let whole = TokenName(name.segments.dropLast().joined(separator: "."))
    return file.workspace.definitions(named: whole, visibleFrom: file.path).contains { site in
      file.workspace.resolved(site).type?.isComposite ?? false
    }
  }

  /// `text.muted` for `color.text.muted`, `layout.screenPadding` for `layout.screen-padding`: a visible name has the
  /// same segments in this order, whatever stands between them and before.
  private func isShortened(_ name: TokenName) -> Bool {
    let wanted = name.segments.map(Self.folded)
    guard let last = wanted.last, let candidates = names[last] else { return false }
    return candidates.contains { segments in
      var rest = segments[...]
      return wanted.allSatisfy { segment in
        guard let place = rest.firstIndex(of: segment) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  private static func folded(_ segment: String) -> String {
    let isPlain = segment.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
    return isPlain ? segment : segment.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// `lg` for a gap where the steps of the scale are numbers: somebody else's word, such as a property of a component.
  private func isBareWordBesideNumbers(_ reference: TokenReference) -> Bool {
    guard let last = reference.name.segments.last, !file.source.text(in: reference.nameRange).contains("."),
      !last.contains(where: \.isNumber)
    else { return false }
    let group = TokenName(reference.name.segments.dropLast().joined(separator: "."))
    let steps = file.workspace.visibleNames(below: group, from: file.path).compactMap { $0.segments.last }
    return steps.count { !$0.contains(where: \.isNumber) } * 2 < steps.count
  }

  /// ``If nothing is said the default is `medium`.``: a word without a dot is a step where it is the value that stands
  /// there, and an ordinary word in a sentence.
  private func isBareWordInSentence(_ reference: TokenReference) -> Bool {
    let source = file.source
    guard !source.text(in: reference.nameRange).contains(".") else { return false }
    let start = source.line(around: reference.nameRange.start).start
    let before = source.bytes.from(max(start, reference.nameRange.start - 200), to: reference.nameRange.start)
    let inCell = before.lastIndex(of: UInt8(ascii: "|")).map { before[($0 + 1)...] } ?? before
    return inCell.split(separator: UInt8(ascii: " ")).count > 5
  }

  /// Whether a line names a file of settings or of a script, whose keys may look like tokens.
  private func speaksOfFile(inLineOf offset: Int) -> Bool {
    let source = file.source
    let range = source.line(around: offset)
    // A longer one is no sentence.
    guard range.count < 2000 else { return false }
    let line = source.text(in: range)
    let words = line.split { $0 == " " || $0 == "`" || $0 == "(" || $0 == ")" || $0 == "," || $0 == "\"" }
    return words.contains { word in
      let parts = word.trimmed.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 1 && parts.last.map { Self.settingsFiles.contains(String($0)) } ?? false
    }
  }

  private static let settingsFiles: Set<String> = [
    "json", "json5", "jsonc", "yaml", "yml", "toml", "js", "mjs", "cjs", "ts",
  ]
}

extension TokenType {
  /// Whether its values are made of parts with names (Format Module 2025.10, section 9).
  fileprivate var isComposite: Bool {
    [.typography, .border, .shadow, .transition, .gradient, .strokeStyle].contains(self)
  }
}

extension Substring {
  /// Without a full stop or a colon at its end.
  fileprivate var trimmed: Substring {
    var text = self
    while let last = text.last, last == "." || last == ":" || last == ";" { text.removeLast() }
    return text
  }
}

extension CheckedFile {
  /// Whether a name is a group of tokens and no token; in a file that says itself how its sets are merged one of its own,
  /// for what lies beside may be made from it.
  func isGroupInReach(_ name: TokenName) -> Bool {
    workspace.isGroup(name, visibleFrom: path)
      && (facts.sets.isEmpty || facts.resolver == nil
        || workspace.groups(named: name, visibleFrom: path).contains {
          $0.path == path || workspace.areMerged($0.path, path)
        })
  }

  /// Whether a name in braces is one that Chakra and Panda have in styles, where the project uses either: `{sizes.6xl}`
  /// is a step of their theme, which scripts give.
  func isOfTheme(_ name: TokenName) -> Bool {
    let groups: Set<String> = [
      "sizes", "colors", "spacing", "radii", "shadows", "fonts", "fontSizes", "fontWeights", "lineHeights",
      "letterSpacings", "borders", "durations", "easings", "blurs", "zIndex",
    ]
    return groups.contains(name.segments.first ?? "")
      && workspace.dependsOnPackage(of: ["@chakra-ui/", "@pandacss/"], path)
  }

  /// Whether a name is that of a token with a sign for a segment behind it (`border.thin.@`): what that means is known to
  /// the build of the project alone.
  func endsInSign(_ name: TokenName) -> Bool {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < name.bytes.count,
      name.bytes[(dot + 1)...].allSatisfy({ $0 < 0x80 && !($0 &- 0x30 < 10) && !(($0 | 0x20) &- 0x61 < 26) })
    else { return false }
    return !workspace.definitions(named: TokenName(bytes: Array(name.bytes[..<dot])), visibleFrom: path).isEmpty
  }
}
