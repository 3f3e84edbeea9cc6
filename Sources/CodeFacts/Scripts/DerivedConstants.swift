import DesignTokens
import Facts
import SourceText

/// The constants of a text that have no value of their own: called after another one (`error: brandError`), worked out, or
/// spread from another object (`...shared`).
struct DerivedConstants {
  private var names: [ByteRange: Derived] = [:]
  private var spreads: [(source: String, path: [String])] = []

  private struct Derived {
    var path: [String]
    /// The words of the name that it has its value from; empty for what is worked out.
    var source: [String]
    var valueRange: ByteRange
  }

  /// Notes a name that stands at a place and has its value from another one, of which all words are there.
  mutating func add(_ path: [String], at nameRange: ByteRange, from source: [String], _ valueRange: ByteRange) {
    names[nameRange] = Derived(path: path, source: source, valueRange: valueRange)
  }

  /// Forgets a name for which a value has been found.
  mutating func forget(_ nameRange: ByteRange) { names[nameRange] = nil }

  /// Notes that an object takes over what another one has; what holds in one theme (`...light`) is none of the rest.
  mutating func spread(_ source: String, into path: [String]) {
    if !["light", "dark"].contains(source.lowercased()) { spreads.append((source, path)) }
  }

  /// Some constants with those that have their values from them; one without a value of a name that has somewhere a value
  /// which nobody can read here.
  func resolved(among constants: [CodeConstant]) -> [CodeConstant] {
    guard !names.isEmpty || !spreads.isEmpty else { return constants }
    let named = Dictionary(grouping: constants, by: { $0.path.last ?? "" })
    var found = constants
    var unknown: Set<[String]> = []
    for (range, name) in names {
      let sources = Self.sources(of: name, among: named)
      let isKnown = Set(sources.map(\.value)).count == 1
      let value = isKnown ? sources[0].value : .unreadable
      if !isKnown { unknown.insert(name.path) }
      found.append(CodeConstant(path: name.path, value: value, nameRange: range, valueRange: name.valueRange))
    }
    return (found.filter { $0.value == .unreadable || !unknown.contains($0.path) } + spread(from: found))
      .sorted { $0.nameRange < $1.nameRange }
  }

  /// The constants that a name may be called after: those of the object that it names, else all of its last word.
  private static func sources(of name: Derived, among named: [String: [CodeConstant]]) -> [CodeConstant] {
    let sources = name.source.last.flatMap { named[$0] } ?? []
    let exact = name.source.count < 2 ? [] : sources.filter { $0.path.suffix(2) == name.source.suffix(2) }
    if !exact.isEmpty { return exact.filter { $0.path != name.path } }
    // A name that is called after itself stands in two objects, of which nobody knows the one that is meant.
    return name.source.last == name.path.last ? [] : sources
  }

  /// More spread objects are of no theme.
  private static let most = 64

  /// What objects have from others, unless they give it themselves.
  private func spread(from constants: [CodeConstant]) -> [CodeConstant] {
    guard !spreads.isEmpty, spreads.count <= Self.most else { return [] }
    let own = Set(constants.map(\.path))
    let members = Dictionary(grouping: constants, by: { $0.path.first ?? "" })
    return spreads.flatMap { source, path in
      (members[source] ?? []).compactMap { member in
        let copy = path + member.path.dropFirst()
        guard member.path.count > 1, !own.contains(copy) else { return nil }
        return CodeConstant(
          path: copy, value: member.value, nameRange: member.nameRange, valueRange: member.valueRange)
      }
    }
  }
}
