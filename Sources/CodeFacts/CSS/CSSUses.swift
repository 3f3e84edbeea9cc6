import DesignTokens
import Facts
import SourceText
import Syntax

extension CSSReader {
  /// Adds what some tokens use and write out: names, colors, lengths.
  ///
  /// `property` is what they are the value of; `nil` where no literal says anything, as in a selector. `owner` is the
  /// definition whose value they are.
  func readUses(in tokens: Range<Int>, of property: CSSProperty?, owner: Int?) {
    var uses = CSSUses(property: property, owner: owner, tokens: tokens)
    uses.wholeValue = owner.map { facts.definitions[$0].value }
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      switch tree.tokens[index].kind {
      case .identifier:
        if let name = values.customProperty(at: index) {
          addCustomProperty(name, uses)
          index = name + 1
          continue
        }
        index = readWord(at: index, &uses)
        continue
      case .variable: addVariable(index, uses)
      case .atKeyword where tree.dialect == .less: addVariable(index, uses)
      case .interpolation where tree.dialect == .less: addInterpolated(index, uses)
      case .string where tree.dialect == .scss: addInterpolations(index, uses)
      case .hash where property != nil: addColor(tree.tokens[index].range, uses)
      case .number where property != nil: addLength(index, &uses)
      case .sign where tree.isSign(UInt8(ascii: ","), at: index): uses.lengths = 0
      default: break
      }
      index += 1
    }
  }

  /// A function or a name; gives the index of the token to go on with.
  private func readWord(at index: Int, _ uses: inout CSSUses) -> Int {
    guard let property = uses.property else { return index + 1 }
    let isCall = index + 1 < uses.tokens.upperBound && tree.isSign(UInt8(ascii: "("), at: index + 1)
    let text = tree.text(in: tree.tokens[index].range).lowercased()
    guard isCall, let close = tree.partner(of: index + 1) else {
      let isOnly = uses.owner != nil && uses.tokens.count == 1
      if property.takesColor || isOnly, !isCall { addColor(tree.tokens[index].range, uses) }
      return index + 1
    }
    if ColorFunction.names.contains(text) {
      let range = tree.tokens[index].range.union(tree.tokens[close].range)
      return addColor(range, uses) ? close + 1 : index + 2
    }
    // A length inside of an expression is nobody's fixed length.
    if CSSUses.mathFunctions.contains(text) { uses.mathEnd = max(uses.mathEnd, close) }
    return index + 2
  }

  @discardableResult private func addColor(_ range: ByteRange, _ uses: CSSUses) -> Bool {
    guard range.count <= 160, let color = uses.wholeColor ?? Color(css: tree.slice(range)) else { return false }
    facts.colors.append(LiteralColor(color: color, range: range, owner: uses.owner))
    return true
  }

  private func addLength(_ index: Int, _ uses: inout CSSUses) {
    let range = tree.tokens[index].range
    guard let property = uses.property, range.count <= 40,
      let length = uses.wholeLength ?? Dimension(parsing: tree.text(in: range))
    else { return }
    let position = uses.lengths
    uses.lengths += 1
    guard index > uses.mathEnd, !length.unit.isEmpty else { return }
    let whole = property.role
    guard length.unit != "%" || whole != .other else { return }
    let role =
      whole == .offset && property.types.contains(.shadow)
      ? [.offset, .offset, .blur, .spread][min(position, 3)]
      : whole == .fontSize && tree.isSign(UInt8(ascii: "/"), at: index - 1) ? .lineHeight : whole
    facts.dimensions.append(LiteralDimension(dimension: length, role: role, range: range, owner: uses.owner))
  }

  /// `var(--a, fallback)` whose name is the token at an index.
  private func addCustomProperty(_ name: Int, _ uses: CSSUses) {
    let nameRange = tree.tokens[name].range
    let start = tree.tokens[name - 2].range.start
    let close = tree.partner(of: name - 1)
    add(
      uses.wholeName(in: name) ?? TokenName(bytes: tree.textBytes(in: nameRange)), .customProperty,
      range: ByteRange(start, close.map { tree.tokens[$0].range.end } ?? nameRange.end), nameRange: nameRange,
      fallback: values.fallback(behind: name), uses)
  }

  private func addVariable(_ index: Int, _ uses: CSSUses) {
    let range = tree.tokens[index].range
    let name = TokenName(tree.text(in: range))
    // `$a: 1px` among arguments names a parameter; `@@a` names what the variable holds.
    guard !tree.isSign(UInt8(ascii: ":"), at: index + 1), !tree.isSign(UInt8(ascii: "@"), at: index - 1),
      localVariables[name] == nil
    else { return }
    add(name, .variable, range: range, nameRange: range, fallback: nil, uses)
  }

  /// A variable of Less in the middle of something: `@{a}`.
  private func addInterpolated(_ index: Int, _ uses: CSSUses) {
    guard let close = tree.partner(of: index), close == index + 2 else { return }
    let nameRange = tree.tokens[index + 1].range
    let name = TokenName("@" + tree.text(in: nameRange))
    guard localVariables[name] == nil else { return }
    add(
      name, .variable, range: tree.tokens[index].range.union(tree.tokens[close].range), nameRange: nameRange,
      fallback: nil, uses)
  }

  /// The variables in a string of SCSS: `"#{$a}"`.
  private func addInterpolations(_ index: Int, _ uses: CSSUses) {
    let text = tree.tokens[index].range
    var start = text.start
    while start + 3 < text.end {
      defer { start += 1 }
      guard tree.bytes.from(start).starts(with: [0x23, 0x7B, 0x24]) else { continue }
      var end = start + 3
      while end < text.end, tree.bytes[end].isNameByte { end += 1 }
      let range = ByteRange(start + 2, end)
      let name = TokenName(tree.text(in: range))
      guard range.count > 1, localVariables[name] == nil else { continue }
      add(name, .variable, range: range, nameRange: range, fallback: nil, uses)
    }
  }

  private func add(
    _ name: TokenName, _ form: ReferenceForm, range: ByteRange, nameRange: ByteRange, fallback: StatedValue?,
    _ uses: CSSUses
  ) {
    facts.references.append(
      TokenReference(
        name: name, form: form, range: range, nameRange: nameRange,
        expectedType: uses.property.flatMap { $0.types.count == 1 ? $0.types[0] : nil }, owner: uses.owner,
        isWholeValue: uses.wholeAlias == name, fallback: fallback))
  }
}

/// What is known while the tokens of one value are read.
struct CSSUses {
  let property: CSSProperty?
  let owner: Int?
  let tokens: Range<Int>
  /// The value of the owner, so that an alias is known for one.
  var wholeValue: TokenValue?
  /// The color that the owner is worth, where it is all that there is to read.
  var wholeColor: Color? { if tokens.count == 1, case .color(let color) = wholeValue { color } else { nil } }
  /// The length that the owner is worth, where it is all that there is to read.
  var wholeLength: Dimension? {
    if tokens.count == 1, case .dimension(let length) = wholeValue { length } else { nil }
  }
  /// The name that is all of the value.
  var wholeAlias: TokenName? { if case .alias(let name) = wholeValue { name } else { nil } }
  /// The index of the token up to which an expression goes on.
  var mathEnd = -1
  /// How many lengths stand since the last comma.
  var lengths = 0

  init(property: CSSProperty?, owner: Int?, tokens: Range<Int>) {
    self.property = property
    self.owner = owner
    self.tokens = tokens
  }

  /// The name that the owner's value is, where that is the token at an index: `var(--a)`.
  func wholeName(in token: Int) -> TokenName? {
    token == tokens.lowerBound + 2 && tokens.count == 4 ? wholeAlias : nil
  }

  static let mathFunctions: Set<String> = [
    "calc", "min", "max", "clamp", "mod", "rem", "round", "abs", "math", "hypot", "pow", "sqrt",
  ]
}
