package import DesignTokens

/// What a configuration of Tailwind gives the classes of one color (`bg-primary-foreground`).
package struct UtilityColor: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    case color(Color)
    /// The custom property that has the color, or its channels: `--primary` of `hsl(var(--primary))`.
    case property(TokenName)
    /// What nobody can read here: a call, a name of the script.
    case unknown
  }

  /// What stands in the class behind its kind: `primary-foreground`, and `primary` for the `DEFAULT` of a group.
  package var name: String
  package var source: Source

  package init(name: String, source: Source) {
    self.name = name
    self.source = source
  }
}
