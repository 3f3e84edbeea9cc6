extension Problem {
  /// What is wrong: each raw value is the id of the rule that has the severity and the page (a test compares both).
  package enum Kind: String, Sendable, CaseIterable {
    case caseOnlyDifference = "case-only-difference"
    case circularReference = "circular-reference"
    case conflictingProperties = "conflicting-properties"
    case cssSyntax = "css-syntax"
    case curlyReferenceNotAllowed = "curly-reference-not-allowed"
    case designMdDuplicateSection = "design-md-duplicate-section"
    case designMdDuplicateToken = "design-md-duplicate-token"
    case designMdInvalidValue = "design-md-invalid-value"
    case designMdMissingPrimary = "design-md-missing-primary"
    case designMdMissingScale = "design-md-missing-scale"
    case designMdMissingTypography = "design-md-missing-typography"
    case designMdSectionName = "design-md-section-name"
    case designMdSectionOrder = "design-md-section-order"
    case designMdUnknownKey = "design-md-unknown-key"
    case designMdUnknownProperty = "design-md-unknown-property"
    case designMdUnknownSection = "design-md-unknown-section"
    case duplicateKey = "duplicate-key"
    case duplicateName = "duplicate-name"
    case emptyArray = "empty-array"
    case emptyContexts = "empty-contexts"
    case emptyName = "empty-name"
    case emptyValue = "empty-value"
    case externalReference = "external-reference"
    case forbiddenResolverReference = "forbidden-resolver-reference"
    case gradientPositionClamped = "gradient-position-clamped"
    case indirectPointer = "indirect-pointer"
    case invalidBorder = "invalid-border"
    case invalidColor = "invalid-color"
    case invalidComponent = "invalid-component"
    case invalidCubicBezier = "invalid-cubic-bezier"
    case invalidDefaultContext = "invalid-default-context"
    case invalidDimension = "invalid-dimension"
    case invalidDocument = "invalid-document"
    case invalidDuration = "invalid-duration"
    case invalidFontFamily = "invalid-font-family"
    case invalidFontWeight = "invalid-font-weight"
    case invalidGradient = "invalid-gradient"
    case invalidGroupName = "invalid-group-name"
    case invalidNode = "invalid-node"
    case invalidNumber = "invalid-number"
    case invalidPropertyType = "invalid-property-type"
    case invalidPropertyValue = "invalid-property-value"
    case invalidReferenceSyntax = "invalid-reference-syntax"
    case invalidReferenceTarget = "invalid-reference-target"
    case invalidRootToken = "invalid-root-token"
    case invalidShadow = "invalid-shadow"
    case invalidStrokeStyle = "invalid-stroke-style"
    case invalidTokenName = "invalid-token-name"
    case invalidTransition = "invalid-transition"
    case invalidTypography = "invalid-typography"
    case invalidUnit = "invalid-unit"
    case jsonExtension = "json-extension"
    case jsonSyntax = "json-syntax"
    case legacyType = "legacy-type"
    case legacyUnprefixedProperty = "legacy-unprefixed-property"
    case legacyValue = "legacy-value"
    case misplacedProperty = "misplaced-property"
    case missingProperty = "missing-property"
    case negativeLength = "negative-length"
    case nonstandardPointer = "nonstandard-pointer"
    case referenceSiblings = "reference-siblings"
    case schemaMismatch = "schema-mismatch"
    case singleContext = "single-context"
    case suspiciousFontFamily = "suspicious-font-family"
    case tokenWithChildren = "token-with-children"
    case transparentColor = "transparent-color"
    case unknownColorSpace = "unknown-color-space"
    case unknownProperty = "unknown-property"
    case unknownSubValue = "unknown-sub-value"
    case unknownType = "unknown-type"
    case unresolvedReference = "unresolved-reference"
    case unsupportedVersion = "unsupported-version"
    case valueOutOfRange = "value-out-of-range"
    case wrongEncoding = "wrong-encoding"
    case yamlSyntax = "yaml-syntax"
  }
}

extension Problem.Kind {
  /// Whether the text is not what its language demands, so that what the rest of it means is a guess.
  package var isSyntax: Bool {
    switch self {
    case .cssSyntax, .jsonSyntax, .yamlSyntax: true
    default: false
    }
  }

  /// Whether the text itself, or a reference in it, cannot be read, so that a repair unasked would build on a guess.
  package var leavesDoubt: Bool { isSyntax || self == .invalidReferenceSyntax }

  /// Whether it finds fault with how a key or a scalar is spelled, rather than with what it says.
  package var isSpelling: Bool {
    switch self {
    case .jsonExtension, .jsonSyntax, .yamlSyntax: true
    default: false
    }
  }

  /// Whether it is about a form that older drafts and other tools write.
  package var isLegacy: Bool {
    switch self {
    case .legacyType, .legacyUnprefixedProperty, .legacyValue: true
    default: false
    }
  }
}
