package import SourceText

/// One property of a component as written.
package struct StatedProperty: Sendable {
  /// The property's name as written (`Background`, `Padding`).
  package var name: String
  /// What it is about; `nil` where its words say nothing that anybody asks for.
  package var kind: PropertyKind?
  /// The state it holds in; `nil` for the default.
  package var state: String?
  /// The variant it holds for; `nil` for all.
  package var variant: String?
  /// The part it belongs to (`Helper Text`, `Track`); `nil` for the component itself.
  package var part: String?
  /// The theme it holds in, as component files can say; `nil` for all.
  package var theme: String?
  /// Whether its color holds for all variants though its group names one: that of the component itself in a first size.
  package var isOfAllVariants = false
  /// The value as written.
  package var value: String
  /// From the name to the end of the value.
  package var range: ByteRange
  package var valueRange: ByteRange
  /// What told it, in words for people; `nil` where the file's format does.
  package var reading: String?

  package init(
    name: String, state: String? = nil, variant: String? = nil, part: String? = nil, value: String,
    range: ByteRange, valueRange: ByteRange
  ) {
    self.name = name
    self.state = state
    self.variant = variant
    self.part = part
    self.value = value
    self.range = range
    self.valueRange = valueRange
  }
}
