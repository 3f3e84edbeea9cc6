import DesignTokens
import Facts
import SourceText

/// The type of a token as its chain is walked.
struct TypeAlongChain {
  private var own: TokenType?
  private var inherited: TokenType?
  /// Whether the alternatives at the end had no type in common, so that nothing before them counts.
  private var isOpen = false

  var type: TokenType? { own ?? inherited }
  /// Whether nothing further on can change the type.
  var isCertain: Bool { own != nil }

  /// Ends the way with what all alternatives are.
  mutating func settle(_ type: TokenType?) {
    own = type
    if type == nil {
      inherited = nil
      isOpen = true
    }
  }

  mutating func pass(_ values: Values, _ site: Site, isLast: Bool) {
    guard own == nil, let content = values.files.content(defining: site) else { return }
    // The list alone, since all that a file says is large to hand over.
    let definitions = content.facts.definitions
    var type = definitions[site.index].type
    if type == nil, definitions[site.index].lacksType { type = values.inheritance.statedType(of: site).type }
    if isLast || definitions.statesType(at: site.index) { own = type }
    if inherited == nil { inherited = type }
  }

  /// Passes everything that another walk passed behind this one.
  mutating func goOn(with rest: TypeAlongChain) {
    guard own == nil else { return }
    own = rest.own
    isOpen = rest.isOpen
    inherited = rest.isOpen ? nil : inherited ?? rest.inherited
  }
}

extension [Definition] {
  /// Whether the token at an index states its type itself; asked of the list, since a definition is large to hand over.
  fileprivate func statesType(at index: Int) -> Bool {
    guard self[index].type != nil, let place = self[index].typeRange else { return false }
    return self[index].range.contains(place)
  }
}
