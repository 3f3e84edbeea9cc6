import SourceText

/// Reads the value of a property, or prose, from a stretch of a file.
enum SpecValueReader {
  /// Reads a stretch; what is unclear is left out, nothing fails.
  static func read(_ file: SourceFile, _ range: ByteRange, as setting: SpecSetting) -> SpecValue {
    let expectsColor = setting.isValue && setting.slot != nil
    let pieces = SpecLexer.pieces(of: file, in: range, expectsColor: expectsColor)
    return SpecValue(range: range, pieces: pieces, lengths: SpecRoleReader.lengths(of: pieces, in: setting))
  }
}
