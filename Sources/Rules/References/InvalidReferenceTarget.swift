import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A reference names something of the wrong kind: a group where a token must stand, or a token where a group must.
  static let invalidReferenceTarget = Rule(
    id: "invalid-reference-target",
    family: .references,
    severity: .error,
    summary: "A reference names a group where a token must stand, or a token where a group must.",
    page: """
      A group has no value, so an alias cannot take one from it, not even where the group holds a `$root` token: that \
      is named in full, `{space.$root}`. The other way round, `$extends` takes in a whole group and cannot name a token \
      (Format Module 2025.10, sections 6.2, 6.4 and 7.1).

      ## Fails

      ```json space.tokens.json
      {
        "space": {
          "$type": "dimension",
          "$root": { "$value": { "value": 8, "unit": "px" } }
        },
        "gutter": { "$type": "dimension", "$value": "{space}" }
      }
      ```

      ## Passes

      ```json space.tokens.json
      {
        "space": {
          "$type": "dimension",
          "$root": { "$value": { "value": 8, "unit": "px" } }
        },
        "gutter": { "$type": "dimension", "$value": "{space.$root}" }
      }
      ```
      """,
    reach: .names,
    check: invalidReferenceTargets)
}

private func invalidReferenceTargets(in file: CheckedFile) -> [Finding] {
  guard !file.isProse || file.facts.kind == .design else { return [] }
  return file.unfitFiles
    + file.resolvedReferences.compactMap { reference, sites in
      switch reference.form {
      case .alias where file.isProse && reference.owner == nil && reference.expectedType == nil: return nil
      case .alias,
        .pointer where reference.owner != nil:
        switch reference.target {
        case .enclosing, .inValue, .elsewhere: return nil
        case .group: return file.aliasOfGroup(reference)
        case .token, .nothing, nil: break
        }
        guard sites.isEmpty else { return file.stopsBeforeValue(reference) ? file.pointerToToken(reference) : nil }
        guard file.isGroupInReach(reference.name), !file.isUsedAsGroup(reference), !file.lacksValue(reference.name)
        else {
          return nil
        }
        return file.aliasOfGroup(reference)
      case .extends: return file.extendedToken(reference, sites)
      case .pointer, .mention, .customProperty, .variable, .member, .string: return nil
      }
    }
}

extension CheckedFile {
  /// References of a resolver document to files that are something else than what must stand there.
  fileprivate var unfitFiles: [Finding] {
    (facts.resolver?.links ?? []).compactMap { link in
      guard case .file(let name, _) = link.target, workspace.resolverFile(link, in: path) == .unfit else { return nil }
      return Finding(
        link.isOrderItem
          ? "`\(name)` gives neither a set nor a modifier; name it among the sources of a set."
          : "`\(name)` is no object of tokens.", at: link.range)
    }
  }

  /// Whether what bears a name has a type and nothing else: a token whose value somebody else gives, and no group.
  fileprivate func lacksValue(_ name: TokenName) -> Bool {
    let groups = workspace.groups(named: name, visibleFrom: path)
    return !groups.isEmpty
      && groups.allSatisfy { workspace[$0.path]?.facts.groups[$0.index].isUnfinished ?? false }
      && workspace.visibleNames(below: name, from: path).isEmpty
  }

  /// Whether the token that a reference is the value of stands for a whole group, as Style Dictionary allows, and is used
  /// so.
  fileprivate func isUsedAsGroup(_ reference: TokenReference) -> Bool {
    guard facts.mayTakeGroups, let owner = reference.owner, facts.definitions.indices.contains(owner)
    else { return false }
    let definition = facts.definitions[owner]
    // A bare text is none of its tokens.
    return definition.bodyRange == definition.valueRange || workspace.isUsedAsGroup(definition.name, visibleFrom: path)
  }

  /// Whether a pointer that stands inside a value ends at a token instead of at its value.
  func stopsBeforeValue(_ reference: TokenReference) -> Bool {
    guard reference.form == .pointer, reference.path.isEmpty, let owner = reference.owner,
      facts.definitions.indices.contains(owner)
    else { return false }
    // A token's own `$ref` names another token; there the pointer is all of the value.
    return facts.definitions[owner].valueRange != reference.range
  }

  fileprivate func pointerToToken(_ reference: TokenReference) -> Finding {
    Finding(
      "`\(reference.name)` is a token; a pointer inside a value must go on to its `$value`.", at: reference.range,
      fixes: [fix("Point at its `$value`", replacing: ByteRange(at: reference.nameRange.end), with: "/$value")])
  }

  fileprivate func aliasOfGroup(_ reference: TokenReference) -> Finding {
    let root = TokenName(bytes: reference.name.bytes + Array(".$root".utf8))
    guard reference.form == .alias, !workspace.definitions(named: root, visibleFrom: path).isEmpty else {
      return Finding("`\(reference.name)` is a group of tokens; name one of its tokens.", at: reference.range)
    }
    return Finding(
      "`\(reference.name)` is a group of tokens; its own token is `\(root)`.", at: reference.range,
      fixes: [fix("Use `\(root)`", replacing: reference.nameRange, with: root.text)])
  }

  fileprivate func extendedToken(_ reference: TokenReference, _ sites: [DefinitionSite]) -> Finding? {
    guard let target = sites.first,
      !workspace.isGroup(reference.name, visibleFrom: path)
    else { return nil }
    return Finding(
      "`\(reference.name)` is a token; only a group can be extended.", at: reference.range,
      related: [place("The token is defined here.", target)].compactMap { $0 })
  }
}
