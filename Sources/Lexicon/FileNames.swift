/// The names of files, which have the shape of names with dots.
package enum FileNames {
  /// Whether inline code names a file (`ContentView.swift`).
  package static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    guard parts.count > 1, let suffix = parts.last else { return false }
    return suffixes.contains(suffix.lowercased())
  }

  private static let suffixes: Set<String> = [
    "swift", "js", "ts", "tsx", "jsx", "json", "css", "scss", "html", "kt", "java", "dart", "vue", "svelte", "yaml",
    "yml", "png", "svg", "xml", "py", "go", "rs",
  ]
}
