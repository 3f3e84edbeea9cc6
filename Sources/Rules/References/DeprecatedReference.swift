import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// Something that is in use names a deprecated token.
  static let deprecatedReference = Rule(
    id: "deprecated-reference",
    family: .references,
    severity: .warning,
    summary: "A token or a style sheet uses a deprecated token.",
    page: """
      Whoever deprecates a token means to remove it. A token that is itself deprecated may lead to another, and \
      so may a mixin or a rule whose documentation says `@deprecated`; documents may speak of deprecated tokens. A group's `$deprecated` holds for everything in it, until something inside says \
      `false` (Format Module 2025.10, section 5.2.4).

      Where the words of `$deprecated` name the token to use instead (`Use {color.link}`, `Replaced by color.link`), \
      the fix takes it.

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "old": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
            "$deprecated": "Use {color.ink} instead."
          },
          "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0.1] } }
        }
      }
      ```

      ```css card.css
      .card { color: var(--color-old) }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "old": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
            "$deprecated": "Use {color.ink} instead."
          },
          "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0.1] } }
        }
      }
      ```

      ```css card.css
      .card { color: var(--color-ink) }
      ```
      """,
    reach: .names,
    check: deprecatedReferences)
}

private func deprecatedReferences(in file: CheckedFile) -> [Finding] {
  guard !file.isProse else { return [] }
  return file.resolvedReferences.compactMap { reference, targets in
    guard reference.form != .extends, let target = targets.first, !file.isOfModule(reference, target) else {
      return nil
    }
    let name = reference.name.isCodeName ? file.workspace.definition(at: target)?.name : reference.name
    guard let name, let deprecation = file.workspace.deprecation(of: target, as: name),
      file.isLive(reference, targets), let definition = file.workspace.definition(at: target)
    else { return nil }
    return file.deprecated(reference, definition, at: target, deprecation)
  }
}

extension CheckedFile {
  /// Whether a variable of another module (`sys.$gap`) was found in this file, of whose variables it is none.
  fileprivate func isOfModule(_ reference: TokenReference, _ target: DefinitionSite) -> Bool {
    reference.form == .variable && target.path == path && reference.range.start > 0
      && source.bytes.at(reference.range.start - 1) == UInt8(ascii: ".")
  }

  /// Whether a reference stands in use: in code, or in the value of a token, that is not deprecated itself.
  fileprivate func isLive(_ reference: TokenReference, _ targets: [DefinitionSite]) -> Bool {
    guard !facts.isDeprecated(reference.range) else { return false }
    guard let owner = reference.owner, facts.definitions.indices.contains(owner) else { return facts.kind == .code }
    let own = DefinitionSite(path: path, index: owner)
    guard workspace.deprecation(of: own, as: facts.definitions[owner].name) == nil else { return false }
    return facts.kind == .code
      || !stopsBeforeValue(reference) && cycle(through: reference, to: targets).sites.isEmpty
  }

  fileprivate func deprecated(
    _ reference: TokenReference, _ definition: Definition, at site: DefinitionSite, _ deprecation: Deprecation
  ) -> Finding {
    let related = [place("`\(reference.name)` is defined here.", site)].compactMap { $0 }
    if let other = workspace.replacement(of: definition.name, in: deprecation, visibleFrom: path),
      let text = other.spelled(for: reference, in: self), !leadsBack(reference, to: TokenName(text)),
      !leadsBack(reference, to: other), isOfKind(other, insteadOf: site)
    {
      let shown = reference.form == .pointer ? other.text : text
      guard !isOutOfReach(other, for: reference) else {
        return Finding(
          "`\(reference.name)` is deprecated; use `\(shown)`, which no style sheet here declares yet.",
          at: reference.range, related: related)
      }
      return Finding(
        "`\(reference.name)` is deprecated; use `\(shown)`.",
        at: reference.range, related: related,
        fixes: [fix("Use `\(shown)`", replacing: reference.nameRange, with: text)])
    }
    let reason = (deprecation.reason ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = reason.last.map { ".!?".contains($0) } ?? true
    return Finding(
      "`\(reference.name)` is deprecated" + (reason.isEmpty ? "." : ": \(reason)\(end ? "" : ".")"),
      at: reference.range, related: related)
  }

  /// Whether a token may stand where another one does: both are colors or none is, both are maps of Sass or none is.
  private func isOfKind(_ other: TokenName, insteadOf old: DefinitionSite) -> Bool {
    guard let new = workspace.definitions(named: other, visibleFrom: path).first else { return true }
    let types = [old, new].compactMap { workspace.resolved($0).type }
    return isMap(old) == isMap(new) && (types.count < 2 || (types[0] == .color) == (types[1] == .color))
  }

  private func isMap(_ site: DefinitionSite) -> Bool {
    guard let start = workspace.definition(at: site)?.valueRange.start else { return false }
    return workspace[site.path]?.source.bytes.at(start) == UInt8(ascii: "(")
  }

  /// Whether the style sheets in reach declare the name that a reference has, but not the one that is to replace it:
  /// they were built before there was a replacement, and it would be no value.
  private func isOutOfReach(_ other: TokenName, for reference: TokenReference) -> Bool {
    guard reference.name.isCodeName else { return false }
    let written = workspace.codeName(of: other, as: reference.form, visibleFrom: path)
    return workspace.isDeclared(reference.name, inProjectOf: path) && !workspace.isDeclared(written, inProjectOf: path)
  }
}

extension TokenName {
  /// The name as it replaces the part of a reference that spells another; `nil` where that is not known.
  fileprivate func spelled(for reference: TokenReference, in file: CheckedFile) -> String? {
    switch reference.form {
    case .alias, .pointer: return isCodeName ? nil : spelled(as: reference.form)
    case .customProperty, .variable:
      let name = file.workspace.codeName(of: self, as: reference.form, visibleFrom: file.path)
      let isInterpolated = reference.form == .variable && reference.nameRange != reference.range
      return isInterpolated ? String(name.text.dropFirst()) : name.text
    case .extends, .mention, .member, .string: return nil
    }
  }
}
