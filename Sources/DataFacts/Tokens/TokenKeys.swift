package import Syntax

/// The numbers that the names of the format have in one tree; `nil` for a name that the tree does not hold.
///
/// One object, because the readers that hold it are copied for many a question.
package final class TokenKeys {
  let value: KeyID?
  let type: KeyID?
  let description: KeyID?
  let extensions: KeyID?
  let deprecated: KeyID?
  let extends: KeyID?
  let reference: KeyID?
  let root: KeyID?
  let schema: KeyID?
  /// Of the first draft, which had no `$`.
  let plainValue: KeyID?
  let plainType: KeyID?
  /// Of lengths and times, whose number is called as a value of the first draft.
  let unit: KeyID?
  /// The members of projects' own builds.
  let buildChange: BuildChange
  let color: ColorKeys

  package init(_ tree: DataTree) {
    value = tree.keyID("$value")
    type = tree.keyID("$type")
    description = tree.keyID("$description")
    extensions = tree.keyID("$extensions")
    deprecated = tree.keyID("$deprecated")
    extends = tree.keyID("$extends")
    reference = tree.keyID("$ref")
    root = tree.keyID("$root")
    schema = tree.keyID("$schema")
    plainValue = tree.keyID("value")
    plainType = tree.keyID("type")
    unit = tree.keyID("unit")
    buildChange = BuildChange(tree)
    color = ColorKeys(tree)
  }

  /// Whether a token has a `$value`, maybe a `$type`, and no other member.
  func isValueAlone(in node: DataNode) -> Bool { value.map { node.holdsOnly($0, type) } ?? false }

  /// Whether a token's value stands in a member of the first draft.
  func isUnprefixed(_ value: DataMember?) -> Bool { value != nil && value?.keyID == plainValue }
}

extension DataNode {
  /// The value of a member whose name may be absent from the whole tree.
  subscript(_ key: KeyID?) -> DataNode? { key.flatMap { self[$0] } }

  /// The member whose name may be absent from the whole tree.
  func member(_ key: KeyID?) -> DataMember? { key.flatMap { member($0) } }
}
