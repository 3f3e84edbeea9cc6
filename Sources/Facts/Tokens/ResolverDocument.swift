package import DesignTokens
package import SourceText

/// What a resolver document says (Resolver Module 2025.10): which tokens are merged in which order, and what of that a
/// reader may choose.
///
/// References inside the document are followed already; other files are for the workspace to find.
package struct ResolverDocument: Sendable {
  /// Where tokens come from.
  package struct Source: Sendable {
    package enum Content: Hashable, Sendable {
      /// Tokens written out in this document: the layer that definitions bear, and the group in it that stands for the
      /// whole; an empty name is all of it.
      case inline(layer: Int, group: TokenName)
      /// Another file as the reference spells it, relative to the document, and the steps of the pointer behind `#`.
      case file(String, pointer: [String])
      /// All files whose path below the document's folder matches a pattern, as tools before the format list them.
      case matching(String)
      /// A reference that leads nowhere, or that was faulty: what it should give cannot be known.
      case unknown
    }

    package var content: Content
    /// The string of the `$ref`, or the tokens themselves.
    package var range: ByteRange
    /// How late it is merged, wherever it stands, for tools that order all sources of a project; `nil` for the place in
    /// the document.
    package var rank: Int?
    /// What of its first names is replaced as a whole by what stands beside the reference.
    package var hidden: [TokenName] = []

    package init(_ content: Content, at range: ByteRange) {
      self.content = content
      self.range = range
    }
  }

  /// One of the things that a modifier may be.
  package struct Context: Sendable {
    package var name: String
    package var nameRange: ByteRange
    package var range: ByteRange
    /// In the order of merging; a source that comes twice stands where it comes last.
    package var sources: [Source]
    /// The only context of another modifier that it is chosen with, by the indices of that modifier and of the context;
    /// `nil` where any may stand beside it.
    ///
    /// No context of that modifier has a partner itself.
    package var partner: (modifier: Int, context: Int)?

    package init(name: String, nameRange: ByteRange, range: ByteRange, sources: [Source]) {
      self.name = name
      self.nameRange = nameRange
      self.range = range
      self.sources = sources
    }
  }

  /// Something that a reader may choose.
  package struct Modifier: Sendable {
    package var name: String
    package var nameRange: ByteRange
    package var contexts: [Context]
    /// The index of the default context; `nil` where none is stated, or none of that name exists.
    package var defaultContext: Int?
    /// The context that is shown unless somebody chooses: the default, else the first.
    package var shownContext: Int { defaultContext ?? 0 }

    package init(name: String, nameRange: ByteRange, contexts: [Context], defaultContext: Int? = nil) {
      self.name = name
      self.nameRange = nameRange
      self.contexts = contexts
      self.defaultContext = defaultContext
    }
  }

  /// One item of the `resolutionOrder`.
  package enum Step: Sendable {
    case sources([Source])
    /// The index in ``ResolverDocument/modifiers``.
    case modifier(Int)
    /// A part of another file, which must be a set or a modifier.
    case elsewhere(Source)
  }

  /// A `$ref` of the document itself, as opposed to those of its tokens.
  package struct Link: Sendable {
    package enum Target: Hashable, Sendable {
      /// A part of this document: all of it, its name, and what it is.
      case part(ByteRange, nameRange: ByteRange, name: String, kind: PartKind)
      /// Another file as the reference spells it, and the steps of the pointer behind `#`.
      case file(String, pointer: [String])
    }

    package enum PartKind: String, Sendable { case set, modifier, tokens }

    /// The string of the `$ref`.
    package var range: ByteRange
    package var target: Target
    /// Whether it stands in the `resolutionOrder`, where a set or a modifier must come of it.
    package var isOrderItem: Bool

    package init(range: ByteRange, target: Target, isOrderItem: Bool) {
      self.range = range
      self.target = target
      self.isOrderItem = isOrderItem
    }
  }

  package var order: [Step] = []
  /// The modifiers that the order names, each once.
  package var modifiers: [Modifier] = []
  package var links: [Link] = []
  /// Whether it only orders the sets of its own file, as a file of Tokens Studio does: other files may define what those
  /// leave open.
  package var isOpen = false

  package init() {}
}
