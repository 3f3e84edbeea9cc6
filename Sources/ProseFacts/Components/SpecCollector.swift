import DesignTokens
import Facts
import Lexicon
import SourceText

/// Takes in every text of a document once, and keeps the colours and lengths it finds.
struct SpecCollector {
  let file: SourceFile
  /// The names of tokens as the file's references give them, by the start of what spells them.
  let names: [Int: TokenName]
  var colors: [LiteralColor] = []
  var dimensions: [LiteralDimension] = []
  var statements: [DocumentStatement] = []
  /// The words of the label or heading that the text at hand stands under.
  var label: [String] = []
  /// Whether the section tells of what was, or documents code, so that its lengths are asked of nobody.
  var isQuiet = false
  /// Whether the text at hand is a long paragraph, which tells of lengths and asks for none.
  var isStory = false
  /// The lengths in running text: the indices of those that name no property of their own.
  var running: [Int] = []

  init(_ file: SourceFile, references: [TokenReference]) {
    self.file = file
    var names: [Int: TokenName] = [:]
    for reference in references {
      names[reference.range.start] = reference.name
      names[reference.nameRange.start] = reference.name
    }
    self.names = names
  }

  /// Reads a text; each text of the document comes here exactly once.
  mutating func read(_ range: ByteRange, as setting: SpecSetting = .prose) -> SpecValue {
    let value = SpecValue(file, range, as: setting)
    for found in value.colors { colors.append(LiteralColor(color: found.color, range: found.range)) }
    let isRecord = setting.isValue && label.last == "changelog"
    let refused =
      setting.isValue || value.lengths.isEmpty
      ? nil : SpecAdvice.refused(value.pieces, range, in: file, under: label)
    let sums = value.lengths.isEmpty ? [] : SpecAdvice.sums(value.pieces, of: file)
    for length in value.lengths {
      let putAside = reasonToPutAside(length, of: value, as: setting, besides: sums, refused, isRecord: isRecord)
      if !setting.isValue { running.append(dimensions.count) }
      var dimension = LiteralDimension(
        dimension: length.dimension, role: putAside == nil ? length.role : .other, range: length.range)
      dimension.reading = putAside ?? (length.pattern.isEmpty ? nil : length.pattern)
      dimensions.append(dimension)
    }
    if !setting.isValue, !isQuiet, let statement = StatementReader.statement(in: value.pieces, under: label, at: range)
    {
      statements.append(statement)
    }
    return value
  }

  /// Why nobody asks for a length that a text mentions; `nil` where somebody does.
  private func reasonToPutAside(
    _ length: SpecLength, of value: SpecValue, as setting: SpecSetting, besides sums: [Range<Int>], _ refused: [Bool]?,
    isRecord: Bool
  ) -> String? {
    if isQuiet { return "under a heading where nothing is asked for" }
    if isStory { return "in a long paragraph" }
    if setting.isHeading { return "in a heading" }
    if sums.contains(where: { $0.contains(length.index) }) { return "part of a sum" }
    if length.role == .gap, label.last?.means(.drawing) ?? false { return "in something drawn" }
    if refused?[length.index] ?? isRecord { return "what is not asked for, or was" }
    if SpecAdvice.isPast(length.index, in: value.pieces, of: file) { return "what was" }
    return SpecAdvice.isOffset(length.index, in: value.pieces, of: file) ? "an offset" : nil
  }

  /// The one colour that a stretch states.
  func paint(_ pieces: ArraySlice<SpecPiece>) -> (value: SpecPaint.Value, range: ByteRange, ground: PairColor?)? {
    SpecPaintReader(pieces: pieces, names: names).read()
  }
}
