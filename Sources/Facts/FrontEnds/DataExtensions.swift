import Syntax

/// The names that tools have for their data in a file in JSON or YAML.
enum DataExtensions {
  static func names(in tree: DataTree) -> [String] {
    var names: Set<String> = []
    for member in tree.members(named: "$extensions") { names.formUnion(member.value.members.map(\.key)) }
    return names.sorted()
  }
}
