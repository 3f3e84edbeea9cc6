package import Facts
import SourceText

extension StatedProperty {
  /// Whether it is stated for the state that holds where nothing else is said (`Default`, `Rest`).
  package var isOfDefaultState: Bool { state.map(StateNames.isDefault) ?? false }
}

extension StatedProperty {
  /// Whether its value describes writing (`18px / SemiBold`), whatever the name (`Button Large` among text styles).
  package var isTextStyle: Bool {
    let words = value.split { !$0.isLetter && $0 != "-" }.map { $0.lowercased() }
    return words.contains { Lexicon.weight(of: $0) != nil || $0 == "line-height" || $0 == "semi-bold" }
  }
}

extension StatedProperty {
  /// Whether its name says that its length plays a part: `Corner radius` a radius.
  package func isCalled(after role: DimensionRole) -> Bool { name.lowercased().holds(role.rawValue) }
}
