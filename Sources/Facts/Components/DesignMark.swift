import DesignTokens

/// What a file shows of the project that it belongs to.
package enum DesignMark: Sendable {
  /// Nothing: an ordinary README, the settings of a tool, code without tokens.
  case none
  /// Code that gives names to values: a design system for code, while documents beside it may be about anything.
  case namesInCode
  /// A token file, or a document that specifies components.
  case designSystem
}

extension FileFacts {
  /// Whether the file marks its project as a design system.
  ///
  /// A document does so with two components that have stated properties, since one heading with a length below it stands
  /// in many a README, with three colors that it names, be it as code does, with two scales, with two pairs, or with
  /// heights of what is pressed beside the least that it asks for; a `DESIGN.md` with the tokens in its data, and a
  /// component file as it is.
  package var designMark: DesignMark {
    if resolver != nil { return .designSystem }
    switch kind {
    case .tokens, .resolver: return .designSystem
    case .specification where language != .markdown: return components.isEmpty ? .none : .designSystem
    case .design where !dataRanges.isEmpty && !definitions.isEmpty: return .designSystem
    case .specification, .design:
      let isSystem =
        components.lazy.filter { !$0.properties.isEmpty }.prefix(2).count == 2 || pairs.count > 1
        || definitions.lazy.filter { $0.type == .color && !$0.isInPassing }.prefix(3).count == 3 || listsTwoScales
        || namesColors || statesTargets
      return isSystem ? .designSystem : .none
    case .code: return definitions.isEmpty ? .none : .namesInCode
    case .unmarked: return .none
    }
  }

  /// Whether a document says how high things are that are pressed, and how high they are to be at least.
  private var statesTargets: Bool {
    statements.contains { if case .pressedHeight = $0.subject { true } else { false } }
      && statements.contains { if case .touchTarget = $0.subject { true } else { false } }
  }

  /// Whether a document gives values to three names each of two families: spacing and radius, spacing and typography.
  private var listsTwoScales: Bool {
    var counts: [Substring: Int] = [:]
    for definition in definitions where definition.isInWords && !definition.isInPassing {
      counts[definition.name.text.prefix { $0 != "." }, default: 0] += 1
    }
    return counts.values.count { $0 > 2 } > 1
  }
}

extension FileFacts {
  /// Whether a document gives three names a color each, outside of code that shows how something is set.
  package var namesColors: Bool { Set(statedConstants.lazy.filter(\.isColorOfText).map(\.paths)).count > 2 }
}

extension StatedConstant {
  fileprivate var isColorOfText: Bool { if case .color = value { snippet == nil } else { false } }
}
