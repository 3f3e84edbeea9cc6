import DesignTokens

/// What a token is known by in another revision: its name, and for a name that only a document knows that document.
struct TokenKey: Hashable, Comparable, Sendable {
  let name: TokenName
  /// The folder of the project and the document, a line each: keys are copied by the million.
  private let place: String

  /// - Parameters:
  ///   - project: The folder of its project, from the root of the tree.
  ///   - document: The document that alone knows the name, from the root of the tree; empty for what the project knows.
  ///   - name: The name.
  init(project: String, document: String, name: TokenName) {
    self.name = name
    place = "\(project)\n\(document)"
  }

  private init(_ name: TokenName, at place: String) {
    self.name = name
    self.place = place
  }

  /// The folder of its project, from the root of the tree.
  var project: String { String(place.prefix { $0 != "\n" }) }
  /// The document that alone knows the name; empty for what the project knows.
  var document: String { String(place.drop { $0 != "\n" }.dropFirst()) }

  /// The same place with another name.
  func named(_ name: TokenName) -> TokenKey { TokenKey(name, at: place) }

  static func == (left: TokenKey, right: TokenKey) -> Bool { left.name == right.name && left.place == right.place }

  func hash(into hasher: inout Hasher) {
    name.hash(into: &hasher)
    hasher.combine(place.utf8.count)
  }

  static func < (left: TokenKey, right: TokenKey) -> Bool {
    left.place == right.place ? left.name < right.name : left.place < right.place
  }
}
