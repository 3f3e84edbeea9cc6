import Facts
import SourceText

/// Where comments that silence rules can stand in languages that have comments.
struct CommentPlaces {
  /// What opens a comment, and what closes it.
  let opening: String
  let closing: String

  static let block = CommentPlaces(opening: "/* ", closing: " */")
  static let slashes = CommentPlaces(opening: "// ", closing: "")
  static let hash = CommentPlaces(opening: "# ", closing: "")
  static let expression = CommentPlaces(opening: "{/* ", closing: " */}")
  static let markup = CommentPlaces(opening: "<!-- ", closing: " -->")

  /// The line before that of an offset, then the end of that line.
  func places(in file: SourceFile, at offset: Int) -> [SuppressionPlace] {
    [above(offset, in: file), behind(offset, in: file)]
  }

  /// A line of its own, indented as the one of an offset is.
  func above(_ offset: Int, in file: SourceFile) -> SuppressionPlace {
    let line = line(of: offset, in: file)
    let indentation = file.text(in: line).prefix { $0 == " " || $0 == "\t" }
    let next = min(line.end, file.bytes.count)
    let ending = file.bytes[next...].first == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return SuppressionPlace(
      .nextLine, at: ByteRange(at: line.start), prefix: indentation + opening, suffix: closing + ending)
  }

  /// The end of the line of an offset.
  func behind(_ offset: Int, in file: SourceFile) -> SuppressionPlace {
    let line = line(of: offset, in: file)
    let blanks = file.bytes[line].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return SuppressionPlace(.line, at: ByteRange(at: line.end - blanks), prefix: " " + opening, suffix: closing)
  }

  private func line(of offset: Int, in file: SourceFile) -> ByteRange {
    let line = file.line(around: offset)
    return ByteRange(min(max(line.start, file.contentStart), line.end), line.end)
  }
}
