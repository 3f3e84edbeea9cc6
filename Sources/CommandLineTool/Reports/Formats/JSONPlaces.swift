import SourceText
import Syntax

extension JSONWriter {
  /// Writes a stretch as `{"start": {"line", "column"}, "end": …}`: from 1, columns in UTF-16 units, `end` exclusive.
  mutating func member(_ name: String, _ range: ByteRange, in source: SourceFile) {
    member(
      name,
      object: { writer in
        for (name, offset) in [("start", range.start), ("end", range.end)] {
          let place = CheckReport.place(of: offset, in: source)
          writer.member(
            name,
            object: { writer in
              writer.member("line", place.line)
              writer.member("column", place.column)
            })
        }
      })
  }
}
