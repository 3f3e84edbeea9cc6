/// Which classes of an element are utilities: each says one thing, so that what none says is not there.
package enum UtilityNames {
  /// Whether each word of a list of classes is a utility, with whatever states, widths and signs stand before it.
  package static func areAll(_ classes: some StringProtocol) -> Bool {
    classes.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      let plain = word.split(separator: ":").last ?? ""
      let name = plain.drop { "-!".contains($0) }.prefix { $0 != "-" && $0 != "[" && $0 != "/" }
      return name.isEmpty || all.contains(String(name))
    }
  }

  private static let all = Set(
    """
    align animate antialiased aspect backdrop basis bg block border bottom break capitalize col container content \
    cursor delay divide duration ease end fill flex font from gap grid group grow h hidden inline inset isolate italic \
    items justify leading left line list lowercase m max mb min ml mr mt mx my object opacity order origin outline \
    overflow p pb peer pl place pointer pr pt px py relative right ring rotate rounded row scale select self shadow \
    shrink size space sr start static sticky stroke table text to top tracking transform transition translate truncate \
    underline uppercase via visible w whitespace z tabular normal no resize appearance will touch scroll snap
    """.split(separator: " ").map(String.init))
}
