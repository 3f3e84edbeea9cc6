import SourceText

/// A custom property that inline code calls: `var(--ink)`.
enum CalledProperty {
  /// Where the name stands; `nil` where the code is anything else, or gives a value for where nothing has one.
  static func name(in code: ByteRange, of bytes: [UInt8]) -> ByteRange? {
    guard code.count > 8, bytes.from(code.start, to: code.start + 6).elementsEqual("var(--".utf8),
      bytes[code.end - 1] == UInt8(ascii: ")")
    else { return nil }
    let name = ByteRange(code.start + 4, code.end - 1)
    return bytes[name].dropFirst(2).allSatisfy(\.isNameByte) ? name : nil
  }
}
