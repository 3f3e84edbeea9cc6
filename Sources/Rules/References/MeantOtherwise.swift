import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// Whether a name in a text that nothing defines as it stands means something all the same: a token in another
  /// spelling, a token of which some segments are left out, a part of a composite token, a placeholder, or a key of the
  /// file that the line speaks of.
  func meansOtherwise(_ reference: TokenReference) -> Bool {
    reference.name.isPlaceholder || isPart(reference.name) || isShortened(reference.name)
      || isBareWordBesideNumbers(reference) || speaksOfFile(inLineOf: reference.range.start)
  }

  /// `typography.body.fontSize`: what stands in the value of a composite token has no name of its own.
  private func isPart(_ name: TokenName) -> Bool {
    let whole = TokenName(name.segments.dropLast().joined(separator: "."))
    return workspace.definitions(named: whole, visibleFrom: path).contains { site in
      workspace.resolved(site).type?.isComposite ?? false
    }
  }

  /// `text.muted` for `color.text.muted`, `layout.screenPadding` for `layout.screen-padding`: a visible name has the
  /// same segments in this order, whatever stands between them and before.
  private func isShortened(_ name: TokenName) -> Bool {
    let wanted = name.segments.map { Self.folded($0) }
    guard let last = wanted.last else { return false }
    return workspace.visibleNames(from: path).contains { candidate in
      // Most names end in another letter.
      guard let end = candidate.bytes.last, end | 0x20 == (name.bytes.last ?? 0) | 0x20 else { return false }
      let segments = candidate.segments.map { Self.folded($0) }
      guard segments.last == last else { return false }
      var rest = segments[...]
      return wanted.allSatisfy { segment in
        guard let place = rest.firstIndex(of: segment) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  private static func folded(_ segment: String) -> String {
    segment.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// `lg` for a gap where the steps of the scale are numbers: somebody else's word, such as a property of a component.
  private func isBareWordBesideNumbers(_ reference: TokenReference) -> Bool {
    guard let last = reference.name.segments.last, !source.text(in: reference.nameRange).contains("."),
      !last.contains(where: \.isNumber)
    else { return false }
    let group = TokenName(reference.name.segments.dropLast().joined(separator: "."))
    let steps = workspace.visibleNames(below: group, from: path).compactMap { $0.segments.last }
    return steps.count { !$0.contains(where: \.isNumber) } * 2 < steps.count
  }

  /// Whether a line names a file of settings or of a script, whose keys may look like tokens.
  private func speaksOfFile(inLineOf offset: Int) -> Bool {
    let line = source.text(in: source.range(ofLine: source.lines.line(at: offset)))
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

extension TokenName {
  /// `space.N`, `gray.XXX`: a letter that stands for a step.
  fileprivate var isPlaceholder: Bool {
    guard let last = segments.last, let letter = last.first, letter.isUppercase else { return false }
    return last.allSatisfy { $0 == letter }
      && (last.count > 1 ? letter == "X" || letter == "N" : "NXYKI".contains(letter))
  }
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
