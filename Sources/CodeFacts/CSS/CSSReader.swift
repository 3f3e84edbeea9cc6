package import DesignTokens
package import Facts
package import SourceText
package import Syntax

/// What a style sheet says about tokens: the names it gives values to, those it uses, and the values it writes out.
package final class CSSReader {
  /// Where the statements inside a block hold.
  enum Place {
    /// Outside of every rule, with the condition of the at-rules around.
    case top(String?)
    /// In a rule that selects the whole page or a theme.
    case page(String?)
    /// In a component, a mixin, a function.
    case local
  }

  let tree: CSSTree
  let values: CSSValueReader
  var facts: FileFacts
  /// For each statement where those inside it hold.
  private var inside: [Place] = []
  /// The variables that blocks around declare for themselves, with how many of them do.
  private(set) var localVariables: [TokenName: Int] = [:]
  private var frames: [(end: Int, names: [TokenName])] = []
  /// The first comment that does not end before the statement at hand.
  private var comment = 0

  /// Where custom properties outside of every rule hold: in a snippet of a document on the whole page.
  private let outside: Place
  /// In a snippet the comments that tell for which theme the properties outside of every rule hold.
  private let themes: CSSThemeComments?

  /// Adds the facts of a style sheet in a stretch of a text; ranges are offsets in that text.
  ///
  /// A snippet is a part of a style sheet, which holds for the theme that is named.
  package static func read(
    _ tree: CSSTree, isSnippet: Bool = false, of theme: String? = nil, into facts: inout FileFacts
  ) {
    let known = facts.references.count
    // Moved, not copied: a document may have thousands of style sheets.
    let reader = CSSReader(
      tree: tree, values: CSSValueReader(tree: tree), facts: facts.taken(),
      outside: isSnippet ? .page(theme) : .top(nil), themes: isSnippet ? CSSThemeComments(tree) : nil)
    for index in tree.nodes.indices { reader.read(index) }
    facts = reader.facts.taken()
    let assigned = CSSAssignments.names(of: facts.references[known...], in: tree)
    if !assigned.isEmpty { facts.assignedNames = Set(facts.assignedNames + assigned).sorted() }
  }

  /// The custom properties that a style sheet gives a color to, in order, as often as it does.
  package static func colorNames(in tree: CSSTree) -> [TokenName] {
    tree.nodes.compactMap { node in
      guard node.kind == .declaration, tree.slice(node.name).starts(with: "--".utf8),
        Color(css: tree.text(in: node.content)) != nil
      else { return nil }
      return TokenName(tree.text(in: node.name))
    }
  }

  private init(tree: CSSTree, values: CSSValueReader, facts: FileFacts, outside: Place, themes: CSSThemeComments?) {
    self.outside = outside
    self.themes = themes.flatMap { $0.isEmpty ? nil : $0 }
    self.tree = tree
    self.values = values
    self.facts = facts
    inside.reserveCapacity(tree.nodes.count)
  }

  private func read(_ index: Int) {
    let node = tree.nodes[index]
    while let frame = frames.last, frame.end <= index {
      for name in frame.names { localVariables[name] = localVariables[name].flatMap { $0 > 1 ? $0 - 1 : nil } }
      frames.removeLast()
    }
    let place = node.parent < 0 ? self.outside(node) : inside[node.parent]
    switch node.kind {
    case .rule:
      noteDeprecation(of: node)
      frames.append((node.end, []))
      inside.append(self.place(inRule: node, at: place))
      declare(parameters(of: node, isMixin: tree.dialect == .less))
      readUses(in: node.tokens, of: nil, owner: nil)
    case .atRule:
      let keyword = tree.text(in: node.name).dropFirst().lowercased()
      noteDeprecation(of: node)
      frames.append((node.end, []))
      inside.append(self.place(inAtRule: keyword, node, at: place))
      let parameters = parameters(ofAtRule: keyword, node)
      declare(parameters)
      if keyword == "property" { return readRegistration(node, at: index) }
      readUses(in: node.tokens, of: nil, owner: nil)
    case .declaration:
      inside.append(place)
      readDeclaration(node, at: place)
    case .other:
      inside.append(place)
      readUses(in: node.tokens, of: nil, owner: nil)
    }
  }

  private func outside(_ node: CSSNode) -> Place {
    guard node.kind == .declaration, tree.slice(node.name).starts(with: "--".utf8) else { return .top(nil) }
    guard let themes, case .page(let outer) = outside else { return outside }
    return .page(themes.theme(at: node.range.start, outer: outer))
  }

  /// Makes variables known to the innermost block alone.
  private func declare(_ names: [TokenName]) {
    guard !frames.isEmpty else { return }
    for name in names {
      localVariables[name, default: 0] += 1
      frames[frames.count - 1].names.append(name)
    }
  }

  // Places

  private func place(inRule node: CSSNode, at place: Place) -> Place {
    if case .local = place { return .local }
    var outer: String?
    var isNested = false
    if case .top(let context) = place { outer = context }
    if case .page(let context) = place { (outer, isNested) = (context, true) }
    switch CSSSelector(tree: tree, isNestedInPage: isNested).reach(of: node.tokens) {
    case .page(let context): return .page(Self.joined(outer, context))
    case .component: return .local
    }
  }

  private static func joined(_ one: String?, _ other: String?) -> String? {
    guard let one, let other, one != other else { return one ?? other }
    return "\(one), \(other)"
  }

  private func place(inAtRule keyword: String, _ node: CSSNode, at place: Place) -> Place {
    switch keyword {
    case "theme": return .page(nil)
    case "layer", "supports", "scope", "at-root", "nest", "tailwind", "container": return place
    case "media", "variant", "include", "if", "else":
      guard let context = condition(of: node, isMedia: keyword == "media") else { return place }
      switch place {
      case .top(let outer): return .top(Self.joined(outer, context))
      case .page(let outer): return .page(Self.joined(outer, context))
      case .local: return .local
      }
    default: return .local
    }
  }

  /// `dark` for `(prefers-color-scheme: dark)`, else the words of the condition; `nil` for a medium that is everywhere.
  private func condition(of node: CSSNode, isMedia: Bool) -> String? {
    let words = node.tokens.map { tree.text(in: tree.tokens[$0].range) }
    if let feature = words.firstIndex(where: { $0.lowercased() == "prefers-color-scheme" }), feature + 2 < words.count {
      return words[feature + 2].lowercased()
    }
    if isMedia, words.count == 1, ["all", "screen"].contains(words[0].lowercased()) { return nil }
    let text = tree.text(in: node.content).withSingleBlanks
    return text.isEmpty ? "else" : text
  }

  // Parameters

  /// The parameters of a mixin of Less: names behind a parenthesis, a comma or a semicolon.
  private func parameters(of node: CSSNode, isMixin: Bool) -> [TokenName] {
    guard isMixin else { return [] }
    return node.tokens.filter { tree.tokens[$0].kind == .atKeyword && isBehindSeparator($0) }.map(name)
  }

  private func parameters(ofAtRule keyword: String, _ node: CSSNode) -> [TokenName] {
    let variables = node.tokens.filter { tree.tokens[$0].kind == .variable }
    switch keyword {
    case "mixin", "function": return variables.filter(isBehindSeparator).map(name)
    case "each", "for":
      let word = keyword == "each" ? "in" : "from"
      let end = node.tokens.first { tree.text(in: tree.tokens[$0].range) == word } ?? node.tokens.upperBound
      return variables.filter { $0 < end }.map(name)
    case "include":
      guard let using = node.tokens.first(where: { tree.text(in: tree.tokens[$0].range) == "using" }) else { return [] }
      return variables.filter { $0 > using }.map(name)
    default: return []
    }
  }

  private func isBehindSeparator(_ index: Int) -> Bool {
    [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ";")].contains { tree.isSign($0, at: index - 1) }
  }

  private func name(_ index: Int) -> TokenName { TokenName(tree.text(in: tree.tokens[index].range)) }
}

// Declarations.
extension CSSReader {
  private func readDeclaration(_ node: CSSNode, at place: Place) {
    if takesNextDeclaration(node) { facts.isUnfinished = true }
    let bytes = tree.slice(node.name)
    let isCustomProperty = bytes.starts(with: "--".utf8)
    let isVariable =
      bytes.first == UInt8(ascii: "$") || bytes.first == UInt8(ascii: "@") && !bytes.starts(with: "@{".utf8)
    let isPieced = bytes.contains(UInt8(ascii: "{")) && Self.isPieced(tree.text(in: node.name))
    guard isVariable || isCustomProperty, !isPieced, bytes.count > (isVariable ? 1 : 2) else {
      if isPieced {
        readUses(in: nameTokens(node), of: nil, owner: nil)
        if isCustomProperty { facts.piecedNames.append(Self.pieced(tree.text(in: node.name))) }
      }
      return readUses(in: node.tokens, of: CSSProperty(tree.text(in: node.name)), owner: nil)
    }
    let name = TokenName(bytes: tree.textBytes(in: node.name))
    let property = CSSProperty(variable: name)
    switch place {
    case .top(nil) where isVariable: define(node, name, context: nil, property)
    // By convention a name of that form is private.
    case .page(let context)
    where !isVariable && bytes.dropFirst(2).first != UInt8(ascii: "_") && !isHandedOn(node, name):
      define(node, name, context: context, property)
    default:
      declareLocally(node, name)
      readUses(in: node.tokens, of: property, owner: nil)
      if isVariable { declare([name]) }
    }
  }

  /// Whether a value goes on into the declaration on a line below, as long as its semicolon is missing.
  private func takesNextDeclaration(_ node: CSSNode) -> Bool {
    guard tree.slice(node.content).contains(UInt8(ascii: "\n")) else { return false }
    return node.tokens.dropFirst().contains { index in
      let (token, before) = (tree.tokens[index], tree.tokens[index - 1])
      return (token.kind == .variable || token.kind == .identifier && tree.slice(token.range).starts(with: "--".utf8))
        && tree.isSign(UInt8(ascii: ":"), at: index + 1) && !tree.isSign(UInt8(ascii: ","), at: index - 1)
        && !tree.isSign(UInt8(ascii: "("), at: index - 1)
        && tree.slice(ByteRange(before.range.end, token.range.start)).contains(UInt8(ascii: "\n"))
    }
  }

  private func nameTokens(_ node: CSSNode) -> Range<Int> {
    var start = node.tokens.lowerBound
    while start > 0, tree.tokens[start - 1].range.start >= node.name.start { start -= 1 }
    return start..<node.tokens.lowerBound
  }

  /// Whether a theme of Tailwind hands a property on under its own name, alone or among others:
  /// `@theme inline { --font: "Lexend", var(--font) }`.
  ///
  /// With `inline` it writes the value into its classes and declares nothing; without, what it declares lies in a layer
  /// below every style sheet that has none, which gives the value.
  private func isHandedOn(_ node: CSSNode, _ name: TokenName) -> Bool {
    guard node.parent >= 0, tree.nodes[node.parent].kind == .atRule,
      tree.text(in: tree.nodes[node.parent].name).lowercased() == "@theme"
    else { return false }
    return node.tokens.contains { tree.textBytes(in: tree.tokens[$0].range) == name.bytes }
  }

  private static func isPieced(_ name: String) -> Bool { name.holds("#{") || name.holds("@{") }

  /// A name with holes: what stands around `#{…}` and `@{…}`.
  private static func pieced(_ name: String) -> PiecedName {
    var pieces: [[UInt8]] = [[]]
    var depth = 0
    var previous: UInt8 = 0
    for byte in name.utf8 {
      if byte == UInt8(ascii: "{"), depth > 0 || previous == UInt8(ascii: "#") || previous == UInt8(ascii: "@") {
        if depth == 0 {
          pieces[pieces.count - 1].removeLast()
          pieces.append([])
        }
        depth += 1
      } else if byte == UInt8(ascii: "}"), depth > 0 {
        depth -= 1
      } else if depth == 0 {
        pieces[pieces.count - 1].append(byte)
      }
      previous = byte
    }
    return PiecedName(pieces: pieces)
  }

  private func declareLocally(_ node: CSSNode, _ name: TokenName) {
    facts.locals.append(
      LocalDeclaration(
        name: name, nameRange: node.name, range: node.range, valueRange: node.content,
        value: values.value(of: node.tokens).value))
  }

  private func define(_ node: CSSNode, _ name: TokenName, context: String?, _ property: CSSProperty) {
    let tokens = values.withoutFlags(node.tokens)
    let (value, type) = values.value(of: tokens)
    let valueRange = tree.range(of: tokens) ?? ByteRange(at: node.content.start)
    let words = remark(on: node)
    let owner = facts.definitions.count
    facts.definitions.append(
      Definition(
        name: name, nameRange: node.name, range: node.range, valueRange: valueRange, type: type,
        typeRange: type == nil ? nil : valueRange, value: value, description: words.description,
        deprecation: words.deprecation, notation: .plain, context: context))
    readUses(in: tokens, of: property, owner: owner)
  }

  /// A registered property: `@property --a { syntax: "<color>"; initial-value: #fff }`.
  private func readRegistration(_ node: CSSNode, at index: Int) {
    guard let first = node.tokens.first, tree.tokens[first].kind == .identifier else { return }
    let name = tree.text(in: tree.tokens[first].range)
    let children = tree.nodes[(index + 1)..<node.end].filter { $0.kind == .declaration }
    guard name.hasPrefix("--"),
      let initial = children.first(where: { tree.text(in: $0.name).lowercased() == "initial-value" })
    else {
      return facts.locals.append(
        LocalDeclaration(
          name: TokenName(name), nameRange: tree.tokens[first].range, range: node.range, valueRange: node.content,
          value: .unreadable))
    }
    let (value, type) = values.value(of: initial.tokens)
    facts.definitions.append(
      Definition(
        name: TokenName(name), nameRange: tree.tokens[first].range, range: node.range, valueRange: initial.content,
        type: type, typeRange: type == nil ? nil : initial.content, value: value, notation: .plain))
  }

  /// What a comment says of a declaration: one behind it on its line, or one of documentation above it.
  private func remark(on node: CSSNode) -> (description: String?, deprecation: Deprecation?) {
    guard !tree.comments.isEmpty else { return (nil, nil) }
    while comment < tree.comments.count, tree.comments[comment].end <= node.range.start { comment += 1 }
    var found: [String] = []
    if comment > 0, isDocumentation(tree.comments[comment - 1], before: node.range.start) {
      found.append(CSSReader.words(of: tree.comments[comment - 1], in: tree))
    }
    var next = comment
    while next < tree.comments.count, tree.comments[next].start < node.range.end { next += 1 }
    if next < tree.comments.count, isBehind(tree.comments[next], node) {
      found.append(CSSReader.words(of: tree.comments[next], in: tree))
    }
    var deprecation: Deprecation?
    let lines = found.filter { !$0.isEmpty && !$0.hasPrefix("tincture-ignore") }.compactMap { text -> String? in
      guard text.lowercased().hasPrefix("@deprecated") else { return text }
      let reason = text.dropFirst(11).drop { $0 == ":" || $0.isWhitespace }
      deprecation = Deprecation(reason: reason.isEmpty ? nil : String(reason))
      return nil
    }
    return (lines.isEmpty ? nil : lines.joined(separator: " "), deprecation)
  }

  /// Whether a comment is documentation of what begins at a place below it.
  func isDocumentation(_ comment: ByteRange, before place: Int) -> Bool {
    let text = tree.slice(ByteRange(comment.start, min(comment.start + 3, comment.end)))
    guard text.elementsEqual("/**".utf8) || text.elementsEqual("///".utf8) else { return false }
    let between = tree.slice(ByteRange(comment.end, place))
    return between.allSatisfy { $0 <= 0x20 } && between.count { $0 == 0x0A } <= 1
  }

  private func isBehind(_ comment: ByteRange, _ node: CSSNode) -> Bool {
    guard
      tree.slice(ByteRange(node.range.end, comment.start)).allSatisfy({
        $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ";")
      })
    else { return false }
    // What another declaration follows may be about that one.
    let next = tree.slice(ByteRange(comment.end, tree.bytes.count)).first { $0 != 0x20 && $0 != 0x09 }
    return next.map { $0 < 0x20 || $0 == UInt8(ascii: "}") } ?? true
  }

  /// The words of a comment without its marks, on one line.
  private static func words(of comment: ByteRange, in tree: CSSTree) -> String {
    tree.text(in: CSSReader.content(ofComment: comment, in: tree)).split(whereSeparator: \.isWhitespace)
      .drop { $0.allSatisfy { $0 == "*" || $0 == "/" } }.joined(separator: " ")
  }

  /// What stands between the marks of a comment.
  package static func content(ofComment range: ByteRange, in tree: CSSTree) -> ByteRange {
    let text = tree.slice(range)
    let isBlock = range.count >= 4 && text.starts(with: "/*".utf8) && text.suffix(2).elementsEqual("*/".utf8)
    return ByteRange(min(range.start + 2, range.end), range.end - (isBlock ? 2 : 0))
  }
}
