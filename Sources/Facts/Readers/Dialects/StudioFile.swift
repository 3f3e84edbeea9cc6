import Syntax

/// What Tokens Studio writes beside the tokens of a file.
enum StudioFile {
  /// Whether a file holds themes or the order of its sets, so that its first-level keys are sets.
  static func hasThemes(_ root: DataNode) -> Bool {
    root["$themes"]?.kind == .sequence || root["$metadata"]?["tokenSetOrder"]?.kind == .sequence
  }
}
