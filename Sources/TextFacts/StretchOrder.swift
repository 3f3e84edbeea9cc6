package import SourceText

/// Brings stretches into the order that selection asks for.
package enum StretchOrder {
  /// The stretches that touch an offset, innermost first, each inside the next, no two equal, none empty.
  package static func nested(_ stretches: [ByteRange], around offset: Int) -> [ByteRange] {
    let touching = stretches.filter { !$0.isEmpty && $0.touches(offset) }
      .sorted { ($0.count, $0.start) < ($1.count, $1.start) }
    return touching.reduce(into: []) { found, stretch in
      guard let last = found.last else { return found.append(stretch) }
      if stretch != last, stretch.contains(last) { found.append(stretch) }
    }
  }
}
