import DesignTokens

/// The way from a site to the end of its aliases.
struct ChainTail {
  var outcome: ResolvedValue.Outcome
  var type: TypeAlongChain
  /// The sites on the way, the first one included.
  var count: Int
  var last: Site

  /// The way with one more link in front of it.
  func behind(_ link: TypeAlongChain) -> ChainTail {
    var longer = self
    longer.type = link
    longer.type.goOn(with: type)
    longer.count += 1
    return longer
  }
}
