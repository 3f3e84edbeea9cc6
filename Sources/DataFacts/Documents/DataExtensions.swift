package import Syntax

/// The names that tools have for their data in a file in JSON or YAML.
package enum DataExtensions {
  /// The names of the tools that keep data of their own in the file, in the order of the text.
  package static func names(in tree: DataTree) -> [String] {
    var names: Set<String> = []
    for member in tree.members(named: "$extensions") { names.formUnion(member.value.members.map(\.key)) }
    return names.sorted()
  }
}
