package import DesignTokens
package import SourceText

/// A place where something can be written, also in broken text: what it is, what it replaces, and what fits.
package struct Slot: Sendable {
  package enum Kind: Sendable, Hashable {
    /// The name of a token, in the given form, of the given type if one is known.
    case tokenName(ReferenceForm, type: TokenType?)
    /// A `$`-property of a token or a group; those in `present` stand there already.
    case property(present: [String])
    /// The value of `$type`.
    case typeName
    /// The unit of a dimension or a duration.
    case unit(TokenType)
    case colorSpace
    /// A name in `$extensions`; those in `present` stand there already.
    case extensionName(present: [String])
    /// One of some words: the names of members, properties, states.
    case words([Word])
  }

  /// A word that fits, with a sentence about it; often empty.
  package struct Word: Sendable, Hashable {
    package var text: String
    package var summary: String
    /// For a name, the value to write behind it, as a snippet (`${1:0}`); often empty.
    package var value: String

    package init(_ text: String, _ summary: String, value: String = "") {
      self.text = text
      self.summary = summary
      self.value = value
    }
  }

  /// A piece of text that fits beside what ``kind`` says.
  package struct Literal: Sendable, Hashable {
    package var label: String
    package var summary: String
    /// A snippet (LSP 3.17): `${1:0}` is a place to fill in, everything else stands for itself.
    package var text: String
    package var replaced: ByteRange

    package init(_ label: String, _ summary: String, text: String, replaced: ByteRange) {
      self.label = label
      self.summary = summary
      self.text = text
      self.replaced = replaced
    }
  }

  /// What an object is that a `$`-property belongs to.
  package enum Holder: Sendable { case token, group, root }

  package var kind: Kind
  /// What an accepted item replaces: the whole reference or word, braces excluded.
  package var replaced: ByteRange
  /// What has been typed before the cursor inside `replaced`.
  package var prefix: String
  /// Text that must follow an item so that the result is well formed, such as the closing brace; often empty.
  package var suffix: String
  /// Text that must stand before an item, such as an opening brace; often empty.
  package var lead: String
  /// The first part of every name that fits where the text already says it another way; it is not written again.
  ///
  /// `space` behind `Space.`, `color` inside `Color("`; `nil` where whole names are written.
  package var namespace: String?
  /// Pieces of text that fit as well, which stand before everything else.
  package var literals: [Literal] = []
  /// For a `$`-property what it would belong to; `nil` where that is open yet.
  package var holder: Holder?
  /// Further types that fit beside that of the kind, such as a gradient where a color would do.
  package var otherTypes: [TokenType] = []

  /// Whether the token files of the project fit as well, as paths relative to the file.
  package var offersTokenFiles = false

  package init(
    kind: Kind, replaced: ByteRange, prefix: String, lead: String = "", suffix: String = "", namespace: String? = nil
  ) {
    self.kind = kind
    self.replaced = replaced
    self.prefix = prefix
    self.lead = lead
    self.namespace = namespace
    self.suffix = suffix
  }
}
