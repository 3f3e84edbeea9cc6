import DesignTokens
package import Facts
import SourceText
package import Syntax

extension TokenDialect {
  /// The dialect that the content of a file shows; `nil` for what is no token file.
  ///
  /// The format comes first: a file with `$value` is in its form unless it plainly is Tokens Studio's. A name that ends
  /// in `.tokens` says the same of a file whose content leaves it open.
  ///
  /// - Parameters:
  ///   - path: The path or the name of the file; a folder `tokens` in it says what trees of bare values are.
  ///   - tree: What the file holds.
  ///   - reading: What else is known of it.
  /// - Returns: The dialect; `nil` for what is no token file.
  package static func recognized(
    ofFileAt path: String, _ tree: DataTree, _ reading: TokenReading = .itself
  ) -> TokenDialect? {
    let root = tree.root
    guard root.kind == .mapping else { return nil }
    if root["$schema"]?.string?.holds("designtokens.org") == true { return .designTokens }
    if reading == .strict { return .designTokens }
    let form = DialectForm(tree)
    if reading == .vouchedFor, TokenFileKind.isAmongTokens(path), BareTree.stands(in: tree) { return .styleDictionary }
    guard form.value != nil || form.plainValue != nil else { return nil }
    if StudioFile.hasThemes(root) || tree.keyID("studio.tokens") != nil { return .tokensStudio }
    let isMarked = TokenFileKind.isMarked(path)
    // What says what else it is holds no tokens, whatever its examples and defaults look like.
    if form.value == nil, !isMarked, root.members.contains(where: { foreignKeys.contains($0.key) }) { return nil }
    var signs = DialectSigns(
      isMarked: isMarked, isVouchedFor: reading == .vouchedFor,
      isAmongTokens: reading == .vouchedFor || TokenFileKind.isAmongTokens(path),
      isJSON5: path.lowercased().hasSuffix(".json5"))
    return form.value != nil ? signs.ofStandard(root, form) : signs.ofPlain(root, form)
  }
}

/// Keys that stand first in the files of other tools: interfaces, clusters, pipelines, packages, schemas.
private let foreignKeys: Set<String> = [
  "openapi", "swagger", "asyncapi", "apiVersion", "kind", "AWSTemplateFormatVersion", "terraform_version", "jobs",
  "services", "dependencies", "devDependencies", "compilerOptions", "contentVersion", "properties", "definitions",
  "scripts", "stages", "pipelines",
]

/// What tells one dialect from another, gathered from the tokens of a tree.
private struct DialectSigns {
  /// Whether the file's name says that it holds tokens.
  let isMarked: Bool
  /// Whether its neighbors, a manifest or references say so.
  let isVouchedFor: Bool
  /// Whether a folder around the file says so.
  let isAmongTokens: Bool
  private var tokens = 0
  /// Type names that only Tokens Studio has.
  private var studioTypes: Set<String> = []
  /// `$a.b`, `rgba(#…`, `rgba({…`.
  private var studioText = 0
  /// `attributes`, `comment`, `{a.b.value}`.
  private var styleDictionary = 0
  /// `{!a}`, a reference of Theo, whose files are not read.
  private var isForeign = false
  /// Texts with references in their midst, arithmetic.
  private var embedded = 0
  /// Values that are nothing but design: colors, lengths, references, known types.
  private var evidence = 0

  init(isMarked: Bool, isVouchedFor: Bool, isAmongTokens: Bool, isJSON5: Bool) {
    self.isMarked = isMarked
    self.isVouchedFor = isVouchedFor
    self.isAmongTokens = isAmongTokens
    // Of the tools, Style Dictionary alone reads JSON5.
    if isJSON5 { styleDictionary = 1 }
  }

  /// A file with `$value`: the first tokens tell whether the types are those of Tokens Studio.
  mutating func ofStandard(_ root: DataNode, _ form: DialectForm) -> TokenDialect? {
    guard !isMarked else { return .designTokens }
    for token in DialectTokens(root, form).prefix(200) { note(token) }
    let isStudio = studioTypes.count > 1 || studioText > 0 || !studioTypes.isEmpty && embedded > 0
    if isStudio || StudioFile.hasProperties(root.tree) { return .tokensStudio }
    // A gradient around references is what a build of anybody writes; several signs are the tool's.
    let isTools = styleDictionary > 0 || embedded * 2 > tokens || root.tree.keyID("$type") == nil
    return embedded > 0 && isTools ? .styleDictionary : .designTokens
  }

  /// A file with `value` alone.
  mutating func ofPlain(_ root: DataNode, _ form: DialectForm) -> TokenDialect? {
    var all = DialectTokens(root, form)
    while let token = all.next() {
      note(token)
      if !isVouchedFor, all.strangers > 20 + tokens { return nil }
      // A long file shows early what it is.
      if tokens > 500, isCertain { break }
    }
    guard tokens > 0, !isForeign, isMarked || isVouchedFor || all.strangers <= tokens else { return nil }
    if styleDictionary == 0 ? studioTypes.count + studioText > 0 : studioTypes.count > 1 { return .tokensStudio }
    if isMarked { return styleDictionary + embedded > 0 ? .styleDictionary : .designTokens }
    // Numbers, weights and media queries look like nothing; among tokens, a tree of values alone is tokens.
    return evidence > 0 || isAmongTokens && all.strangers == 0 ? .styleDictionary : nil
  }

  private var isCertain: Bool { !studioTypes.isEmpty || styleDictionary > 0 && evidence > 0 }

  private mutating func note(_ token: DialectToken) {
    tokens += 1
    let type = token.typeName.flatMap(DialectType.named)
    if let name = token.typeName, type?.isStudio == true { studioTypes.insert(name) }
    if token.node["attributes"]?.kind == .mapping || token.node["comment"]?.kind == .string { styleDictionary += 1 }
    let isDesignType = type?.type != nil && type?.type != .number && type?.type != .duration
    if isDesignType { evidence += 1 }
    guard let text = token.value.value.string else {
      // Figma's plugins write the unit beside the number.
      if ["pixel", "px", "rem"].contains(token.node["unit"]?.string), hasDesignName(token) { evidence += 1 }
      return
    }
    let bytes = Array(text.utf8)
    let isStandard = token.value.firstByte == UInt8(ascii: "$")
    let references = DialectReference.all(in: bytes, hasDollar: false)
    if references.contains(where: { $0.range.count != bytes.count }) { embedded += 1 }
    for reference in references {
      let isWhole = reference.range.count == bytes.count
      if reference.name.first == UInt8(ascii: "!") { isForeign = true }
      if reference.name.suffix(6).elementsEqual(".value".utf8) { styleDictionary += 1 }
      if !isWhole, isStandard, isArithmetic(bytes.from(reference.range.end)) { studioText += 1 }
      if isWhole, reference.name.contains(UInt8(ascii: ".")) { evidence += 1 }
    }
    if type?.type == .color, text.hasPrefix("rgba({") || text.hasPrefix("rgba(#") { studioText += 1 }
    if type?.type != nil, text.hasPrefix("$") { studioText += 1 }
    if type?.type == .dimension, isStandard, Double(text) != nil { studioText += 1 }
    if isDesign(text) || hasDesignName(token) { evidence += 1 }
  }

  /// Whether a sum goes on behind a reference.
  private func isArithmetic(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let sign = rest.first(where: { $0 > 0x20 }) else { return false }
    return sign == UInt8(ascii: "*")
  }

  private func isDesign(_ text: String) -> Bool {
    if let length = Dimension(parsing: text), !length.unit.isEmpty { return true }
    return text.contains("#") || text.contains("(") ? Color(css: text) != nil : false
  }

  /// Whether the first part of a name is a category of design (category, type, item).
  private func hasDesignName(_ token: DialectToken) -> Bool {
    let words = token.name.prefix { $0 != UInt8(ascii: ".") }.split {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: " ")
    }
    guard token.innerStart < token.name.count else { return false }
    return words.contains { DialectSigns.categories.contains(String(decoding: $0, as: UTF8.self).lowercased()) }
  }

  private static let categories: Set<String> = [
    "color", "colors", "colour", "colours", "size", "sizes", "sizing", "space", "spacing", "font", "fonts", "time",
    "typography", "radius", "radii", "border", "borders", "shadow", "shadows", "elevation", "opacity", "duration",
    "animation", "motion", "easing", "breakpoint", "breakpoints", "zindex", "letter", "weight", "palette",
    "borderradius", "borderwidth", "fontsize", "fontsizes", "fontweight", "fontweights", "fontfamily", "lineheight",
    "lineheights", "letterspacing",
  ]
}
