import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// A token of one revision: the places that give it its value.
struct DesignToken: Sendable {
  /// By path and offset; of a token that a group takes in from another one the places there.
  var sites: [DefinitionSite] = []
  /// What stands there, as written.
  var written: [Written] = []
  /// Where that is, in step with it: the path from the root of the tree, with the set within the file.
  var places: [String] = []

  /// Adds a place that gives it its value.
  mutating func add(_ site: DefinitionSite, at place: String, _ value: Written) {
    sites.append(site)
    written.append(value)
    places.append(place)
  }

  /// The name that it is an alias of wherever it stands.
  var aliasedName: TokenName? {
    written.first?.value.aliasedName.flatMap { name in
      written.allSatisfy { $0.value.aliasedName == name } ? name : nil
    }
  }

  /// What stands at some of the places.
  func part(at some: Set<String>) -> DesignToken {
    var part = DesignToken()
    for index in places.indices where some.contains(places[index]) {
      part.add(sites[index], at: places[index], written[index])
    }
    return part
  }

  /// A value as written, with what decides how it is read.
  struct Written: Hashable, Sendable {
    var value: TokenValue
    var type: TokenType?
    var themes: [ThemedValue]
    var context: String?

    init(_ definition: Definition) {
      value = definition.value
      type = definition.type
      // Where a theme stands in the text says nothing of what it is.
      themes = definition.themes.map { ThemedValue(theme: $0.theme, value: $0.value, range: ByteRange(0, 0)) }
      context = definition.context
    }
  }
}
