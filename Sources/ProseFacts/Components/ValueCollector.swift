import DesignTokens
import Facts
import Lexicon
import SourceText

/// Takes in every text of a document once, and keeps the colors and lengths it finds.
struct ValueCollector {
  let file: SourceFile
  let names: ColorNames
  var colors: [LiteralColor] = []
  var dimensions: [LiteralDimension] = []
  var statements: [DocumentStatement] = []
  /// The pairs of colors that sentences state, of no component yet.
  var pairs: [ColorPair] = []
  /// Where in the document the text at hand stands.
  var context = RefusedText.Context()
  /// The lengths in running text: the indices of those that name no property of their own.
  var running: [Int] = []

  init(_ file: SourceFile, names: ColorNames) {
    self.file = file
    self.names = names
  }

  /// Reads a text; each text of the document comes here exactly once.
  mutating func read(_ range: ByteRange, as setting: LengthSetting = .prose) -> TextValues {
    let value = TextValues(file, range, as: setting)
    for found in value.colors { colors.append(LiteralColor(color: found.color, range: found.range)) }
    let text = RefusedText(file: file, range: range, pieces: value.pieces, setting: setting, context: context)
    for (length, refusal) in zip(value.lengths, text.reasons(for: value.lengths)) {
      if !setting.isValue { running.append(dimensions.count) }
      var dimension = LiteralDimension(
        dimension: length.dimension, role: refusal == nil ? length.role : .other, range: length.range)
      dimension.side = length.side
      dimension.reading = refusal ?? (length.pattern.isEmpty ? nil : length.pattern)
      dimensions.append(dimension)
    }
    if !setting.isValue, !context.isQuiet,
      let statement = StatementReader.statement(
        in: value.pieces, of: file, isUnderTarget: context.isUnderTarget, at: range)
    {
      statements.append(statement)
    }
    if !setting.isHeading, !context.isExempt {
      var stated = SentencePairs(names: names).pairs(in: value.pieces, value.lengths)
      // `Text: White with Silver placeholder` has two colors of writing.
      if setting.slot?.isForeground ?? false {
        stated.removeAll { $0.background.range.start < $0.foreground.range.start }
      }
      if !stated.isEmpty, text.isAsked { pairs += stated }
    }
    return value
  }

  /// Reads a text whose values nobody else asks for.
  ///
  /// One that is quiet, because it is refused or past, is no statement, and nothing is asked of its values.
  mutating func collect(_ range: ByteRange, as setting: LengthSetting = .prose, isQuiet: Bool = false) {
    let wasQuiet = context.isQuiet
    context.isQuiet = wasQuiet || isQuiet
    _ = read(range, as: setting)
    context.isQuiet = wasQuiet
  }

  /// The one color that a stretch states.
  func paint(_ pieces: ArraySlice<TextPiece>) -> ColorReading? { ColorReading(pieces, names: names) }
}
