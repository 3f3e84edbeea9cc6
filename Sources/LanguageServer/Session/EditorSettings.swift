import Syntax

/// What a user may set in the editor: how things are shown, never what is found, so that editor and CI agree.
package struct EditorSettings: Hashable, Sendable {
  /// Whether hovers hold pictures, for clients that show `data:` images.
  var showsImages = false

  init() {}

  /// Lays settings over these: the members of `tincture.*`, or of `initializationOptions`.
  ///
  /// Returns the names that mean nothing here, sorted.
  mutating func merge(_ node: JSONNode?) -> [String] {
    if let images = node?["hover"]?["images"]?.boolean { showsImages = images }
    return (node?.members ?? []).map(\.key).filter { !EditorSettings.known.contains($0) }.sorted()
  }

  /// The names that this server or the editors' own extensions read.
  private static let known: Set<String> = ["hover", "trace", "server", "path", "enable"]
}
