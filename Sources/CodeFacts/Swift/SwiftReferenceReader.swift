import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

extension SwiftReader {
  /// The tokens that the source names: `Color("brand")`, `Space.sm`, `Color.brandPrimary`, `.fill(.brandPrimary)`.
  func references() -> [TokenReference] { tree.chains.compactMap(reference) }

  private func reference(_ chain: SwiftChain) -> TokenReference? {
    let names = names(chain)
    let call = chain.call >= 0 ? tree.calls[chain.call] : nil
    if let call, let last = names.last, SwiftColorNames.types.contains(last), chain.base == .name {
      return assetReference(call)
    }
    switch chain.base {
    case .name: return memberReference(chain, names, isCalled: call != nil)
    case .implicit: return call == nil ? implicitReference(chain, names) : nil
    case .continued: return nil
    }
  }

  /// `Color("brand")`, `UIColor(named: "brand")`: a color by its name in the asset catalog.
  private func assetReference(_ call: SwiftCall) -> TokenReference? {
    guard let first = tree.firstArgument(of: call) else { return nil }
    let label = text(first.label)
    guard label.isEmpty || label == "named", let content = string(first), !content.isEmpty,
      tree.bytes.at(content.start) != UInt8(ascii: "#")
    else { return nil }
    let name = text(content).split(separator: "/", omittingEmptySubsequences: false).joined(separator: ".")
    let found = TokenNamespace.names(under: "color", name)
    return TokenReference(
      name: found.first ?? TokenName(name),
      alternatives: [TokenName(name)] + found.dropFirst(),
      form: .string, range: call.range, nameRange: content, expectedType: .color)
  }

  /// `Space.sm`, `DesignTokens.Radius.md`, `Color.brandPrimary`.
  private func memberReference(_ chain: SwiftChain, _ names: [String], isCalled: Bool) -> TokenReference? {
    let ranges = tree.names(of: chain)
    // A method called on the token is not part of its name.
    let count = names.count - (isCalled ? 1 : 0)
    let first = names.first.map(SwiftTypeNames.containers.contains) == true ? 1 : 0
    guard count - first >= 2, let letter = names[first].first, letter.isUppercase else { return nil }
    let path = names[(first + 1)..<count].prefix { !Self.notNames.contains($0) }
    guard let member = path.first, member.first?.isUppercase == false else { return nil }
    let range = ByteRange(ranges[first].start, ranges[first + path.count].end)
    let nameRange = ByteRange(ranges[first + 1].start, range.end)
    if SwiftColorNames.types.contains(names[first]) {
      return SwiftColorNames.isColor(member, of: names[first])
        ? nil : colorReference(path.joined(separator: "."), range: range, nameRange: nameRange)
    }
    guard !Self.frameworkTypes.contains(names[first]), let namespace = SwiftTypeNames.namespace(of: names[first]) else {
      return nil
    }
    let found = TokenNamespace.names(under: namespace, path.joined(separator: "."))
    guard let name = found.first else { return nil }
    var reference = TokenReference(
      name: name, alternatives: Array(found.dropFirst()), form: .member, range: range, nameRange: nameRange)
    // `AppColors.brand` is a word until something defines it.
    reference.isClear = TokenNamespace.isNamespace(names[first])
    return reference
  }

  /// `.foregroundColor(.brandPrimary)`: a member where only a color fits.
  private func implicitReference(_ chain: SwiftChain, _ names: [String]) -> TokenReference? {
    guard names.count == 1, !SwiftColorNames.isStyle(names[0]), isWholeArm(chain), takesColor(chain.argument) else {
      return nil
    }
    return colorReference(names[0], range: chain.range, nameRange: tree.names(of: chain)[0])
  }

  private func colorReference(_ name: String, range: ByteRange, nameRange: ByteRange) -> TokenReference {
    TokenReference(
      name: TokenName(name),
      alternatives: TokenNamespace.names(under: "color", name),
      form: .member, range: range, nameRange: nameRange, expectedType: .color)
  }

  /// Whether a chain is all of its argument or all of one arm of a `?:`, so that its type is the argument's.
  private func isWholeArm(_ chain: SwiftChain) -> Bool {
    guard chain.argument >= 0 else { return false }
    let argument = tree.arguments[chain.argument].tokens
    let before = chain.tokens.lowerBound - 1
    let after = chain.tokens.upperBound
    let colon = SwiftToken.Kind.sign(UInt8(ascii: ":"))
    let question = SwiftToken.Kind.sign(UInt8(ascii: "?"))
    let begins = before < argument.lowerBound || [colon, question].contains(tree.tokens[before].kind)
    return begins && (after >= argument.upperBound || tree.tokens[after].kind == colon)
  }

  /// Whether an argument is one that only takes a color.
  func takesColor(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let argument = tree.arguments[index]
    let label = text(argument.label)
    if label == "color" || label == "colors" || label == "tint" { return true }
    let call = tree.calls[argument.call]
    let name = tree.name(of: call)
    if SwiftColorNames.types.contains(name) { return label.isEmpty && tree.hasOneArgument(call) }
    return label.isEmpty && tree.firstArgument(of: call)?.range == argument.range && Self.colorCalls.contains(name)
  }

  /// Modifiers whose first argument is a color or a style made of one.
  private static let colorCalls: Set<String> = [
    "foregroundColor", "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "border", "tint",
    "accentColor", "listRowBackground", "underline", "strikethrough", "colorMultiply", "toolbarBackground",
    "listItemTint", "presentationBackground", "backgroundStyle",
  ]

  /// Types of Apple's frameworks whose names are also words for token families.
  private static let frameworkTypes: Set<String> = [
    "Font", "Animation", "Duration", "State", "Text", "Transition", "Spacer", "Grid", "Gradient", "Layout", "Border",
    "Component", "Shadow", "Type", "Icon", "Leading", "Size", "Palette", "Surface",
  ]

  /// Members that every type has.
  private static let notNames: Set<String> = ["self", "Type", "init", "allCases", "shared", "rawValue"]
}
