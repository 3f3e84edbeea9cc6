import DesignTokens
package import Facts
import SourceText
package import Syntax

/// Tells what a JSON or YAML file is for, from its name and then from its content.
package enum TokenFileKind {
  /// The kind of a file: its name decides first, then `$schema`, then whether anything in it looks like tokens.
  ///
  /// The specifications among them are component files.
  package static func kind(
    ofFileAt path: String, _ tree: DataTree, _ reading: TokenReading = .itself
  ) -> FileKind {
    if isJSONSchema(tree.root) { return .unmarked }
    let name = path.lowercased()
    let stem = extensions.first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) } ?? name
    if stem.hasSuffix(".resolver") { return .resolver }
    if stem.hasSuffix(".tokens") { return isTranslation(path, tree) ? .unmarked : .tokens }
    // Other tools have component files of a form of their own, and say so.
    let isOfOther = tree.root["$schema"]?.string.map { !$0.hasSuffix("component.schema.json") } ?? false
    if stem.hasSuffix(".component"), !isOfOther, tree.root.kind != .mapping || hasComponentShape(tree.root) {
      return .specification
    }
    guard tree.root.kind == .mapping else { return FigmaCollections(tree) == nil ? .unmarked : .tokens }
    if let schema = tree.root["$schema"]?.string, schema.holds("designtokens.org") {
      return isResolverSchema(schema) ? .resolver : .tokens
    }
    if let schema = tree.root["$schema"]?.string, schema.hasSuffix("component.schema.json"),
      hasComponentShape(tree.root)
    {
      return .specification
    }
    if hasResolverShape(tree.root) { return .resolver }
    if tree.keyID("$value") != nil { return isTemplate(tree) ? .unmarked : .tokens }
    if hasType(tree) { return .tokens }
    return TokenDialect.recognized(ofFileAt: path, tree, reading) == nil ? .unmarked : .tokens
  }

  /// Whether an object orders sets and modifiers; the settings of others have an order and a version, too.
  private static func hasResolverShape(_ root: DataNode) -> Bool {
    guard let order = root["resolutionOrder"], order.kind == .sequence, let version = root["version"] else {
      return false
    }
    return version.string == "2025.10" || root["sets"]?.kind == .mapping || root["modifiers"]?.kind == .mapping
      || order.elements.contains { $0.kind == .mapping }
  }

  /// Whether an object is a JSON Schema, which has the names of tokens as names and none of their values.
  private static func isJSONSchema(_ root: DataNode) -> Bool {
    guard root.kind == .mapping else { return false }
    let isStated = root["$schema"]?.string?.holds("json-schema.org/") ?? false
    guard isStated || root["$id"]?.string != nil else { return false }
    // A token file that names the wrong schema has none of what schemas are made of.
    return root["$defs"]?.kind == .mapping
      || ["definitions", "properties", "patternProperties"].contains { name in
        root[name]?.kind == .mapping && root["type"].map { $0.kind == .string || $0.kind == .sequence } ?? isStated
      } || isStated && ["allOf", "anyOf", "oneOf"].contains { root[$0]?.kind == .sequence }
  }

  /// Whether a tool fills the values in before they are any: most of the first ones are names in two braces.
  private static func isTemplate(_ tree: DataTree) -> Bool {
    let first = tree.members(named: "$value", atMost: 16).map(\.value)
    let open = first.count { value in
      value.kind == .string && value.mayHold(UInt8(ascii: "{"))
        && value.stringSlice.map { $0.starts(with: "{{".utf8) && $0.suffix(2).elementsEqual("}}".utf8) } ?? false
    }
    return open * 2 > first.count
  }

  /// Whether a type of the format is stated, as by a file that gives types to the groups of others.
  private static func hasType(_ tree: DataTree) -> Bool {
    guard tree.keyID("$type") != nil else { return false }
    return tree.members(named: "$type").contains { $0.value.string.flatMap { TokenType(rawValue: $0) } != nil }
  }

  /// Whether an object may be a component of ours: what it is made of are not mostly objects and lists under names that
  /// component files do not have, as in the schemas and manifests of others.
  private static func hasComponentShape(_ root: DataNode) -> Bool {
    var own = 0
    var strange = 0
    for member in root.members where member.firstByte != UInt8(ascii: "$") {
      guard member.value.kind == .mapping || member.value.kind == .sequence, member.value["$value"] == nil,
        ComponentFormat.property(named: member.key) == nil
      else { continue }
      if ComponentFormat.rootMembers.contains(where: { $0.name == member.key }) { own += 1 } else { strange += 1 }
    }
    return strange <= own
  }

  /// Whether a file holds the texts of a page about tokens: it lies among translations, and nothing in it is a value.
  private static func isTranslation(_ path: String, _ tree: DataTree) -> Bool {
    guard !["$value", "value", "$type"].contains(where: { tree.keyID($0) != nil }) else { return false }
    return path.split(separator: "/").dropLast().contains { folder in
      ["i18n", "l10n", "locale", "locales", "lang", "langs", "translations"].contains(folder.lowercased())
    }
  }

  /// Whether one of the folders in a path is one of tokens.
  static func isAmongTokens(_ path: String) -> Bool {
    Array(path.utf8).split(separator: UInt8(ascii: "/")).dropLast().contains(where: folders.contains)
  }

  private static let folders = ShortWords(["tokens", "design-tokens", "designtokens", "design_tokens"])

  /// Whether the name of a file says that it holds tokens.
  static func isMarked(_ name: String) -> Bool {
    let name = name.lowercased()
    let stem = extensions.first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) } ?? name
    return stem.hasSuffix(".tokens")
  }

  /// Whether a `$schema` is that of resolver documents.
  package static func isResolverSchema(_ schema: String) -> Bool {
    schema.hasSuffix("resolver.json") || schema.holds("/resolver")
  }

  private static let extensions = [".json", ".jsonc", ".json5", ".yaml", ".yml"]
}
