import Configuration
import Facts
import WorkspaceIndex

extension Rule {
  /// A pointer works only because references on its way are followed.
  static let indirectPointer = Rule(
    id: "indirect-pointer",
    family: .references,
    severity: .warning,
    summary: "A pointer works only because a reference on its way is followed.",
    page: """
      What the pointer names does not stand where it says: an alias, another pointer, a group that extends another or \
      another file lies in between. It is followed, but other tools may stop there; point to the real place (Format \
      Module 2025.10, section 7.3).

      ## Fails

      ```json ease.tokens.json
      {
        "calm": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "same": { "$value": "{calm}" },
        "start": { "$type": "number", "$value": { "$ref": "#/same/$value/0" } }
      }
      ```

      ### In a resolver document

      ```json all.resolver.json
      {
        "version": "2025.10",
        "sets": {
          "base": { "sources": [{ "one": { "$type": "number", "$value": 1 } }] },
          "same": { "$ref": "#/sets/base" },
          "more": { "sources": [{ "$ref": "#/sets/same/sources/0" }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/more" }]
      }
      ```

      ## Passes

      ```json ease.tokens.json
      {
        "calm": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "start": { "$type": "number", "$value": { "$ref": "#/calm/$value/0" } }
      }
      ```
      """,
    reach: .names,
    isOfFormat: true,
    check: indirectPointers)
}

private func indirectPointers(in file: CheckedFile) -> [Finding] {
  file.resolvedReferences.compactMap { reference, targets in
    guard reference.target == .nothing, reference.owner != nil, !targets.isEmpty,
      !file.stopsBeforeValue(reference), file.workspace.leadsSomewhere(reference, in: file.path) == true,
      file.cycle(through: reference, to: targets).sites.isEmpty
    else { return nil }
    let isWhole = reference.path.isEmpty || reference.path == ["$value"]
    guard let target = targets.first, let definition = file.workspace.definition(at: target) else { return nil }
    // What a build merges is one tree when pointers are followed.
    if file.workspace.areMerged(target.path, file.path) { return nil }
    let isElsewhere = target.path != file.path
    let isMerged = file.facts.kind == .resolver && !isElsewhere
    return Finding(
      isMerged
        ? "`\(reference.name)` is no place of this document, only of what its sources come to; tools differ on it."
        : isElsewhere
          ? "`\(reference.name)` is not in this file; a pointer that leaves it works in few tools."
          : "The way to `\(reference.name)` leads through another reference; point to the real place.",
      at: reference.range,
      fixes: !isMerged && isWhole && definition.name != reference.name && target.path == file.path
        ? [
          file.fix(
            "Point to `\(definition.name)`", replacing: reference.nameRange, with: definition.name.spelled(as: .pointer)
          )
        ]
        : [])
  }
}
