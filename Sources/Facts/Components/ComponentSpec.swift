package import SourceText

/// A component as a document describes it: its variants, states and parts, and the properties each states.
package struct ComponentSpec: Sendable {
  package var name: String
  /// Other names in the heading (`Tag/Chip`, `Floating Action Button (FAB)`).
  package var aliases: [String] = []
  /// The name in its heading.
  package var nameRange: ByteRange
  /// From the heading to the end of its section.
  package var range: ByteRange
  /// Its parts, each behind the part it belongs to.
  package var parts: [ComponentPart] = []
  package var variants: [String] = []
  package var states: [String] = []
  /// Where the name of each state stands for the first time.
  package var statePlaces: [String: ByteRange] = [:]
  /// What told each state, by its name, in words for people; nothing where the file's format does.
  package var stateReadings: [String: String] = [:]
  /// The state that another takes its values from (`Pressed: same as hover, plus …`), by the name of the other.
  package var stateBases: [String: String] = [:]
  package var properties: [StatedProperty] = []
  /// Where the names of its variants and parts, and of what it lists, stand.
  package var namePlaces: [ComponentNamePlace] = []
  /// Whether nothing says that its heading names a component: what stands below belongs to the names there, and to it
  /// only what has none.
  package var isSection = false
  /// Whether its heading says that it names none but many of them, or what they are measured in (`Components`,
  /// `Typography`).
  package var isGeneral = false
  /// Whether what such a section lists are components: `Components`.
  package var listsComponents = false
  /// What its names say it is; `nil` for what is not pressed as a whole.
  package var control: ControlKind?
  /// The component that this one takes over from (`Same as Primary Button but:`), as the text names it.
  package var base: String?
  /// What `**Purpose:**` or the first paragraph says.
  package var description: String?

  package init(name: String, nameRange: ByteRange, range: ByteRange) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
  }
}

/// A place in the description of a component that names something of it.
package struct ComponentNamePlace: Sendable, Hashable {
  package enum Kind: Sendable {
    case variant, part
    /// What a list describes: nobody says what it is.
    case listed
    /// A property with several values, each of which holds for something else.
    case property
  }

  package var kind: Kind
  /// The name as ``StatedProperty/variant``, ``StatedProperty/part`` or ``StatedProperty/name`` has it.
  package var name: String
  package var range: ByteRange

  package init(_ kind: Kind, _ name: String, at range: ByteRange) {
    self.kind = kind
    self.name = name
    self.range = range
  }
}

/// A part of a component: `Track`, `Helper Text`.
package struct ComponentPart: Sendable, Hashable {
  package var name: String
  /// The index of the part it belongs to in ``ComponentSpec/parts``; `nil` for the component itself.
  package var parent: Int?
  /// Whether a document describes it apart from the component's background, so that nobody says what it stands on.
  package var isApart = false

  package init(name: String, parent: Int?, isApart: Bool = false) {
    self.name = name
    self.parent = parent
    self.isApart = isApart
  }
}

extension [ComponentSpec] {
  /// Of components in the order of their places the innermost in whose section a place stands.
  package func owner(of place: ByteRange) -> ComponentSpec? {
    let behind = partitioningIndex { $0.range.start > place.start }
    // Around a place there are as many sections as headings have levels; before it there may be thousands.
    return self[..<behind].suffix(32).last { $0.range.contains(place) }
  }
}
