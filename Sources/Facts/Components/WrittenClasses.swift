package import SourceText

/// The classes of a utility framework that the code of a component writes in one text: `"h-10 px-4 text-sm"`.
package struct WrittenClasses: Sendable, Hashable {
  /// What is declared at the outside of the file around the text (`Button`, `buttonVariants`); empty where nothing is.
  package var declaration: String
  /// The keys of the objects around the text, outermost first: `variants`, `size`, `sm`.
  package var keys: [String]
  /// Whether something decides if the element has them: `isWide && "w-full"`.
  package var isConditional: Bool
  /// In the order of the text.
  package var classes: [WrittenClass]
  /// The text without its quotes.
  package var range: ByteRange

  package init(
    declaration: String, keys: [String], isConditional: Bool, classes: [WrittenClass], range: ByteRange
  ) {
    self.declaration = declaration
    self.keys = keys
    self.isConditional = isConditional
    self.classes = classes
    self.range = range
  }
}

/// One of such classes.
package struct WrittenClass: Sendable, Hashable {
  /// Without what says when it holds: `bg-sand-200` of `hover:bg-sand-200`.
  package var name: String
  /// When it holds (`hover`, `md`); empty for always.
  package var condition: String
  /// With what says when it holds; the value of a declaration.
  package var range: ByteRange
  /// The property of a style sheet that it stands for; `nil` for a class that is written.
  package var property: String?

  package init(name: String, condition: String, range: ByteRange) {
    self.name = name
    self.condition = condition
    self.range = range
  }
}

extension WrittenClass {
  /// The class that a word is, as it stands between blanks.
  package init(_ word: String, at range: ByteRange) {
    var depth = 0
    let colon = word.indices.last { index in
      if word[index] == "]" || word[index] == ")" { depth += 1 }
      if word[index] == "[" || word[index] == "(" { depth -= 1 }
      return depth == 0 && word[index] == ":"
    }
    let name = colon.map { word[word.index(after: $0)...] } ?? word[...]
    self.init(name: String(name.filter { $0 != "!" }), condition: colon.map { String(word[..<$0]) } ?? "", range: range)
  }
}
