import DesignTokens
import Facts

/// The ways of saying which color something has, in the order in which they are tried: the first that fits counts.
extension ColorPattern {
  /// All of them in their order.
  package static let catalog = [several, vague, group, groupAndColor, laid, many, one]

  static let several = ColorPattern(
    "several colors, each of them seen",
    reads: [
      "Gradient from #0D7377 to #14A0A5": "#0d7377ff and #14a0a5ff",
      "#0D7377 → #14A0A5 gradient": "#0d7377ff and #14a0a5ff", "#0D7377 gradient": "#0d7377ff",
    ],
    leaves: ["#0D7377, #14A0A5", "gradient over #0D7377 and #14A0A5"]
  ) { place in
    place.isVague ? place.stops.map { .stops($0) } : nil
  }

  static let vague = ColorPattern(
    "color that is not said",
    reads: ["subtle gradient": "not said", "`.ultraThinMaterial`": "not said"], leaves: ["#0D7377"]
  ) { place in
    place.isVague ? .unknown : nil
  }

  static let group = ColorPattern(
    "color of a group",
    reads: ["Status color": "each status color", "Status color at 15%": "each status color at 15%"],
    leaves: ["Text color"]
  ) { place in
    place.found.isEmpty ? place.group.map { .group($0, opacity: place.opacity ?? 1) } : nil
  }

  static let groupAndColor = ColorPattern(
    "color of a group beside a color", reads: ["Status color, #FFFFFF": "not said"], leaves: ["Status color"]
  ) { place in
    place.group == nil ? nil : .unknown
  }

  static let laid = ColorPattern(
    "color on another",
    reads: ["White on #0D7377": "#ffffffff on #0d7377ff", "#28C76F at 10% over White": "#28c76f1a on #ffffffff"],
    leaves: ["White and #0D7377"], isOfOne: true, on: \.ground
  ) { place in
    place.ground == nil ? nil : place.found.first.map { place.faded($0.value) }
  }

  static let many = ColorPattern(
    "several colors of which it is one", reads: ["#0D7377, #14A0A5": "not said"], leaves: ["White (#FFFFFF)"]
  ) { place in
    let isNotation = place.found.count == 2 && place.found[0].depth < place.found[1].depth
    return place.found.count > 1 && !isNotation ? .unknown : nil
  }

  static let one = ColorPattern(
    "one color",
    reads: [
      "#0D7377": "#0d7377ff", "White (#FFFFFF)": "#ffffffff", "#FAFAFA (White)": "#fafafaff",
      "`color.brand`": "{color.brand}",
      "{color.brand} at 80%": "{color.brand} at 80%", "White with 0.5 opacity": "#ffffff80", "transparent": "nothing",
    ],
    leaves: ["`space.md`"], isOfOne: true
  ) { place in
    place.found.isEmpty ? nil : place.faded(place.stated.value)
  }
}
