import Facts
import SourceText

extension Rule {
  /// Every rule, sorted by id.
  package static let all: [Rule] = (designRules + recordedRules).sorted { $0.id < $1.id }

  /// The rules with a file of their own, one line each.
  static let designRules: [Rule] = [
    .circularExtends,
    .circularReference,
    .configuration,
    .contradictingValue,
    .countDrift,
    .deprecatedReference,
    .duplicateDefinition,
    .duplicateValue,
    .extendsConflict,
    .gradientPositionClamped,
    .groupTypeConflict,
    .hardCodedValue,
    .hexMismatch,
    .incompleteToken,
    .fallbackDrift,
    .indirectPointer,
    .invalidReferenceTarget,
    .lowContrast,
    .mergeConflict,
    .missingInTheme,
    .missingState,
    .missingType,
    .namingStyle,
    .nearDuplicateColor,
    .nestedArrayReference,
    .offGridSpacing,
    .offPaletteColor,
    .offScaleValue,
    .olderFormat,
    .referenceTypeMismatch,
    .smallText,
    .smallTouchTarget,
    .tooManyPermutations,
    .undefinedMention,
    .unresolvedInContext,
    .unknownCssToken,
    .unreadFile,
    .outdatedBaseline,
    .unresolvedReference,
    .unexplainedSuppression,
    .unusedSuppression,
    .unusedToken,
    .valueDrift,
    .valueOutOfRange,
    .wrongContrastClaim,
    .wrongEncoding,
  ]

  /// The rules that the readers record while they read; a table for each section of the specification.
  static let recordedRules: [Rule] =
    syntaxRules + documentRules + nameRules + typeRules + legacyRules + referenceRules + valueRules + colorRules
    + compositeRules + resolverRules + inputRules + componentRules + packedColorRules
    + designSectionRules + designTokenRules

  /// The rule with an id.
  package static func named(_ id: String) -> Rule? { byID[id] }

  /// The rule of what readers record; each kind has one.
  static func that(reports kind: Problem.Kind) -> Rule? { byID[kind.rawValue] }

  /// The rules with a check of their own that look so far, sorted by id.
  static func checking(_ reach: Reach) -> [Rule] { byReach[reach] ?? [] }

  private static let byReach = Dictionary(grouping: all.filter { $0.check != nil }, by: \.reach)

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
