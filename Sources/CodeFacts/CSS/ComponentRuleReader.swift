package import Facts
package import SourceText
package import Syntax

extension CSSTree {
  /// The tree of a file in the dialect of its name.
  package convenience init(of file: SourceFile) {
    let name = file.name.lowercased()
    self.init(
      parsing: file.bytes, in: ByteRange(file.contentStart, file.bytes.count),
      as: name.hasSuffix(".scss") ? .scss : name.hasSuffix(".less") ? .less : .css)
  }
}

/// Reads what a style sheet declares for each class, as utility classes would say it: `height: 40px` is `h-[40px]`.
///
/// What holds in a state or together with another class is left out; what holds under a condition, or inside of something
/// else, is kept as conditional.
package struct ComponentRuleReader {
  private let tree: CSSTree
  private var found: [WrittenClasses] = []

  /// A text for each rule and each class that it is for, in the order of the style sheet; the class is its declaration.
  package static func texts(in file: SourceFile) -> [WrittenClasses] {
    guard file.bytes.count <= longestFile else { return [] }
    var reader = ComponentRuleReader(tree: CSSTree(of: file))
    for index in reader.tree.nodes.indices where reader.tree.nodes[index].kind == .declaration { reader.read(index) }
    return reader.found
  }

  /// In bytes.
  private static let longestFile = 1 << 19

  private init(tree: CSSTree) { self.tree = tree }

  private mutating func read(_ index: Int) {
    let declaration = tree.nodes[index]
    guard let (rule, isConditional) = rule(around: declaration),
      case let classes = classes(of: declaration), !classes.isEmpty
    else { return }
    for selector in tree.text(in: rule.content).split(separator: ",") {
      guard let (name, isInside) = Self.subject(of: selector, below: parentClass(of: rule)) else { continue }
      add(classes, to: name, isConditional: isConditional || isInside, rule.content)
    }
  }

  private mutating func add(_ classes: [WrittenClass], to name: String, isConditional: Bool, _ rule: ByteRange) {
    // A rule for several classes stands behind itself once for each.
    if let last = found.indices.suffix(8).last(where: { found[$0].range == rule && found[$0].declaration == name }),
      found[last].isConditional == isConditional
    {
      found[last].classes += classes
    } else {
      found.append(
        WrittenClasses(declaration: name, keys: [], isConditional: isConditional, classes: classes, range: rule))
    }
  }

  /// The rule that a declaration belongs to, and whether it holds under a condition; `nil` outside of every rule.
  private func rule(around declaration: CSSNode) -> (CSSNode, isConditional: Bool)? {
    var rule: CSSNode?
    var isConditional = false
    var parent = declaration.parent
    while parent >= 0 {
      let node = tree.nodes[parent]
      if node.kind == .rule { rule = rule ?? node }
      if node.kind == .atRule, !tree.text(in: node.name).lowercased().hasSuffix("layer") { isConditional = true }
      parent = node.parent
    }
    return rule.map { ($0, isConditional) }
  }

  /// The class of the rule that another one stands in, empty where that is for anything else; `nil` where it stands in none.
  private func parentClass(of rule: CSSNode) -> String? {
    var parent = rule.parent
    while parent >= 0 {
      let node = tree.nodes[parent]
      if node.kind == .rule {
        let name = Self.subject(of: tree.text(in: node.content)[...], below: parentClass(of: node))
        return name.flatMap { $0.isInside ? nil : $0.name } ?? ""
      }
      parent = node.parent
    }
    return nil
  }

  /// The class that a selector is for, and whether it must be inside of something else; `nil` for states, for elements and
  /// for several classes at once.
  private static func subject(of selector: Substring, below parent: String?) -> (name: String, isInside: Bool)? {
    let parts = selector.split { $0.isWhitespace || ">+~".contains($0) }
    guard let last = parts.last else { return nil }
    if last.hasPrefix("&"), parts.count == 1, let parent, !parent.isEmpty {
      let rest = last.dropFirst()
      return isName(rest) && "-_".contains(rest.first ?? " ") ? (parent + rest, false) : nil
    }
    guard last.first == ".", isName(last.dropFirst()) else { return nil }
    return (String(last.dropFirst()), parts.count > 1 || parent != nil)
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isNameByte }
  }

  /// A declaration in the words of utility classes; none for what no such class says in one word.
  private func classes(of declaration: CSSNode) -> [WrittenClass] {
    let property = tree.text(in: declaration.name).lowercased()
    let values = tree.text(in: declaration.content).split { $0.isWhitespace }.map(String.init)
    func written(_ kind: String, _ value: String) -> WrittenClass {
      var written = WrittenClass("\(kind)-[\(value)]", at: declaration.content)
      (written.name, written.condition) = ("\(kind)-[\(value)]", "")
      written.property = property
      return written
    }
    guard let first = values.first else { return [] }
    if property == "padding" {
      guard values.count < 4 || values[1] == values[3], values.count < 3 || values[0] == values[2], values.count < 5
      else {
        return [written("py", Self.unknown), written("px", Self.unknown)]
      }
      return values.count == 1 ? [written("p", first)] : [written("py", first), written("px", values[1])]
    }
    guard let kind = Self.kinds[property] else {
      // One side says that the sides differ.
      return property.hasPrefix("padding-") ? [written("py", Self.unknown), written("px", Self.unknown)] : []
    }
    return [written(kind, (property == "font-size" ? "length:" : "") + (values.count == 1 ? first : Self.unknown))]
  }

  /// What stands for a value of several words, so that none of them is taken for all.
  private static let unknown = "?"

  private static let kinds = [
    "height": "h", "width": "w", "gap": "gap", "border-radius": "rounded", "font-size": "text", "background": "bg",
    "background-color": "bg", "color": "text",
  ]
}
