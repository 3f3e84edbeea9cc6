package import DesignTokens
package import SourceText

/// A place that gives a token its value.
package struct Definition: Sendable {
  package var name: TokenName
  /// The name as written: a key without its quotes, the text of a code span.
  ///
  /// It is what "go to definition" selects.
  package var nameRange: ByteRange
  /// The whole statement: in JSON from the opening quote of the key to the end of the token.
  package var range: ByteRange
  /// The value as written, quotes included; empty where nothing stands.
  package var valueRange: ByteRange
  /// The type that holds here: the token's own `$type` or the nearest group's.
  ///
  /// `nil` where only an alias can tell.
  package var type: TokenType?
  /// Where the type is stated; `nil` where it is not, or not in this file.
  package var typeRange: ByteRange?
  package var value: TokenValue
  /// The form the value is written in, so that fixes and presentations can keep it.
  package var notation: ValueNotation
  /// The layer that it belongs to: 0 for the file itself, above that the number of a source that a resolver document
  /// holds, or of a set of a file (see ``FileFacts/sets``).
  package var layer = 0
  /// The value of the statement without its name: the object of a token; `range` where there is no such thing.
  package var bodyRange: ByteRange
  /// The type of the nearest group, for a token that takes its own from what it names.
  package var groupType: TokenType?
  /// Whether nothing in this file states the type, so that a group elsewhere must, or it is missing.
  package var lacksType = false
  /// Whether a member beside the value says that a build makes another value of it, in a way that only its own code knows
  /// (`"modify": […]`, `"alpha": 0.4`).
  package var isChangedByBuild = false
  /// Whether the token says itself whether it is deprecated.
  package var statesDeprecation = false
  /// Whether a sentence gives the value in passing (`` `colors.bar` (#94a3b8) is the gray of bars ``), so that it says
  /// nothing of which names there are beside.
  package var isInPassing = false
  /// Whether the name is words for people (`Primary Dark`), which a text need not repeat letter by letter: no rule asks
  /// for the name, or tells of one that is like it.
  package var isInWords = false
  /// Whether the text gives the name of another color in place of a value (`primary = AppColors.Teal`): the value is that
  /// of the other name, of which it says nothing.
  package var isBorrowed = false
  /// What few definitions say, kept aside: a definition is copied and moved by the ten thousands.
  package private(set) var rest = Aside<Rest>()

  package init(
    name: TokenName, nameRange: ByteRange, range: ByteRange, valueRange: ByteRange, type: TokenType?,
    typeRange: ByteRange? = nil, value: TokenValue, description: String? = nil, deprecation: Deprecation? = nil,
    notation: ValueNotation, context: String? = nil
  ) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.valueRange = valueRange
    self.type = type
    self.typeRange = typeRange
    self.value = value
    self.notation = notation
    bodyRange = range
    if description != nil || deprecation != nil || context != nil {
      rest = Aside(Rest(description: description, deprecation: deprecation, context: context))
    }
  }

  /// What few of them have.
  package struct Rest: Sendable {
    var description: String?
    var deprecation: Deprecation?
    var themes: [ThemedValue] = []
    var context: String?
  }
}

extension Definition {
  /// The `$description` or the words beside the value.
  package var description: String? {
    get { rest.value?.description }
    set { rest.change(from: Rest()) { $0.description = newValue } }
  }

  package var deprecation: Deprecation? {
    get { rest.value?.deprecation }
    set { rest.change(from: Rest()) { $0.deprecation = newValue } }
  }

  /// The values that one statement gives for several themes (`Light(…) / Dark(…)`), the first of them also `value`.
  package var themes: [ThemedValue] {
    get { rest.value?.themes ?? [] }
    set { rest.change(from: Rest()) { $0.themes = newValue } }
  }

  /// Where alone the value holds, as a style sheet says it: `dark` in `[data-theme="dark"]` and in
  /// `@media (prefers-color-scheme: dark)`; `nil` where it holds everywhere.
  package var context: String? {
    get { rest.value?.context }
    set { rest.change(from: Rest()) { $0.context = newValue } }
  }
}

/// The value of a token in one theme, as a definition states it beside others.
package struct ThemedValue: Sendable, Hashable {
  /// The theme's name as written (`Light`).
  package var theme: String
  package var value: TokenValue
  package var range: ByteRange

  package init(theme: String, value: TokenValue, range: ByteRange) {
    self.theme = theme
    self.value = value
    self.range = range
  }
}

/// What `$deprecated` says; `reason` is `nil` for a bare `true`.
package struct Deprecation: Hashable, Sendable {
  package var reason: String?

  package init(reason: String?) { self.reason = reason }
}

/// How a value is written down.
package enum ValueNotation: Sendable, Hashable {
  /// A DTCG 2025.10 value (`{"value": 8, "unit": "px"}`).
  case object
  /// The string form of older drafts (`"8px"`, `"#0D7377"`).
  case legacyString
  /// Plain text in prose, a fence or code (`8px`).
  case plain
}

/// A group of tokens in a token file.
package struct TokenGroup: Sendable {
  package var name: TokenName
  package var nameRange: ByteRange
  package var range: ByteRange
  /// The layer that it belongs to: 0 for the file itself, above that the number of a source that a resolver document
  /// holds.
  package var layer = 0
  /// The group without its name: the object.
  package var bodyRange: ByteRange
  /// Its own `$type`, if that is one of the thirteen.
  package var type: TokenType?
  /// Where it states a type, also a wrong one; `nil` where it states none.
  package var typeRange: ByteRange?
  /// The group that it takes in by `$extends` or `$ref`.
  package var extends: GroupExtension?
  /// Whether it says itself whether it is deprecated; what it says is `deprecation`.
  package var statesDeprecation = false
  package var deprecation: Deprecation?
  /// Whether it has a type and nothing else, like a token that lost its value.
  package var isUnfinished = false
  /// Whether its name is a word of the format (`colors` in a `DESIGN.md`), so that no other can stand there.
  package var isKeyword = false

  package init(name: TokenName, nameRange: ByteRange, range: ByteRange) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
    bodyRange = range
  }
}

/// What a group says of the group that it takes in.
package struct GroupExtension: Sendable, Hashable {
  package var target: TokenName
  /// Other readings of the target, if it stands as a pointer with percent signs.
  package var alternatives: [TokenName]
  /// The range of the reference that says so.
  package var range: ByteRange

  package init(target: TokenName, alternatives: [TokenName] = [], range: ByteRange) {
    self.target = target
    self.alternatives = alternatives
    self.range = range
  }
}
