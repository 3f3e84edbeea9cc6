package import DesignTokens
package import SourceText

/// A place that names a token.
package struct TokenReference: Sendable {
  /// The name that is meant, in the spelling of definitions (`Space.sm` → `space.sm`, `Color("brand")` → `color.brand`).
  package var name: TokenName
  package var form: ReferenceForm
  /// The whole reference as written: with the braces of `{a.b}`, the quotes of a pointer, all of `Color("brand")`.
  package var range: ByteRange
  /// The part that spells the name, which a rename or a nearest-name fix replaces.
  package var nameRange: ByteRange
  /// The type that fits where the reference stands; `nil` where any does or none is known.
  package var expectedType: TokenType?
  /// The index in ``FileFacts/definitions`` of the token whose value holds this reference; `nil` outside of values.
  package var owner: Int?
  /// Whether the reference is the whole value of its owner, so that the owner is an alias.
  package var isWholeValue: Bool
  /// Whether the text itself says that a token is named; what it does not is a word until something defines it.
  ///
  /// It says so by the family in the name, by the property the name is the value of, or by a notation of its own.
  package var isClear = true
  /// The layer that it belongs to: 0 for the file itself, above that the number of a source that a resolver document
  /// holds.
  package var layer = 0
  /// The element of an array that the reference stands for.
  package var element: ByteRange?
  /// Whether the row of a table gives the name a value that is none of a type known here (`transparent`, `none`).
  package var isGivenInRow = false
  /// What few references have, kept aside: a reference is copied and moved by the ten thousands.
  package private(set) var rest = Aside<Rest>()

  package init(
    name: TokenName, alternatives: [TokenName] = [], form: ReferenceForm, range: ByteRange, nameRange: ByteRange,
    expectedType: TokenType? = nil, owner: Int? = nil, isWholeValue: Bool = false, path: [String] = [],
    statedValue: StatedValue? = nil, fallback: StatedValue? = nil
  ) {
    self.name = name
    self.form = form
    self.range = range
    self.nameRange = nameRange
    self.expectedType = expectedType
    self.owner = owner
    self.isWholeValue = isWholeValue
    if !alternatives.isEmpty || !path.isEmpty || statedValue != nil || fallback != nil {
      rest = Aside(Rest(alternatives: alternatives, path: path, statedValue: statedValue, fallback: fallback))
    }
  }

  /// What few of them have.
  package struct Rest: Sendable {
    var alternatives: [TokenName] = []
    var path: [String] = []
    var statedValue: StatedValue?
    var fallback: StatedValue?
    var expected: ExpectedValue?
    var target: PointerTarget?
  }
}

extension TokenReference {
  /// Further names to try, in order, where the text leaves the namespace open; usually empty.
  package var alternatives: [TokenName] {
    get { rest.value?.alternatives ?? [] }
    set { rest.change(from: Rest()) { $0.alternatives = newValue } }
  }

  /// For a pointer, the way inside the token (`["$value", "components", "0"]`); else empty.
  package var path: [String] {
    get { rest.value?.path ?? [] }
    set { rest.change(from: Rest()) { $0.path = newValue } }
  }

  /// The value that the text states beside the name (`` `space.sm` (8px) ``), with its place.
  package var statedValue: StatedValue? {
    get { rest.value?.statedValue }
    set { rest.change(from: Rest()) { $0.statedValue = newValue } }
  }

  /// What stands in place of the token where it has no value: the second argument of `var()`.
  package var fallback: StatedValue? {
    get { rest.value?.fallback }
    set { rest.change(from: Rest()) { $0.fallback = newValue } }
  }

  /// For a pointer, what may stand in its place; `nil` where that is not known.
  package var expected: ExpectedValue? {
    get { rest.value?.expected }
    set { rest.change(from: Rest()) { $0.expected = newValue } }
  }

  /// For a pointer of a token file, what it leads to in its own document; `nil` for every other reference.
  package var target: PointerTarget? {
    get { rest.value?.target }
    set { rest.change(from: Rest()) { $0.target = newValue } }
  }
}

/// How a reference is spelled; the raw values appear in `inspect --format json`.
package enum ReferenceForm: String, Sendable, CaseIterable {
  /// `{a.b}`: certain to be meant as a reference, also in prose.
  case alias
  /// `{"$ref": "#/a/b"}`.
  case pointer
  /// `"$extends": "{a}"`, which names a group.
  case extends
  /// A name in prose, in inline code or a table cell: a candidate only.
  case mention
  /// `var(--a-b)`.
  case customProperty = "custom-property"
  /// `$a-b` of SCSS, `@a-b` of Less.
  case variable
  /// `Space.sm`, `Color.brandPrimary`.
  case member
  /// `Color("brand")`.
  case string
}

/// A value in a text that is said to be another's.
package struct StatedValue: Sendable {
  package var value: TokenValue
  package var range: ByteRange

  package init(value: TokenValue, range: ByteRange) {
    self.value = value
    self.range = range
  }
}
