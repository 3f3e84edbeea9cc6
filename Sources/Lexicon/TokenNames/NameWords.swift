import SourceText

/// The words of a part of a name as they stand, one after another; they end at marks, at capitals and at numbers.
struct NameWords: Sequence, IteratorProtocol {
  private let name: ArraySlice<UInt8>
  private var position: Int
  /// The words of a name with other letters than those of ASCII, the next one last.
  private var wide: [ArraySlice<UInt8>]?

  init(_ name: ArraySlice<UInt8>) {
    self.name = name
    position = name.startIndex
    guard name.contains(where: { $0 >= 0x80 }) else { return }
    wide = Self.words(beyondASCII: String(decoding: name, as: UTF8.self)).reversed().map { Array($0.utf8)[...] }
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard wide == nil else { return wide?.popLast() }
    while position < name.endIndex, !Self.isPart(name[position]) { position += 1 }
    guard position < name.endIndex else { return nil }
    let start = position
    var isNumber = name[start].isASCIIDigit
    position += 1
    while position < name.endIndex, case let byte = name[position], Self.isPart(byte) {
      if byte &- 0x41 < 26 || byte.isASCIIDigit && !isNumber { break }
      isNumber = byte.isASCIIDigit
      position += 1
    }
    return name[start..<position]
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }

  private static func words(beyondASCII name: String) -> [String] {
    var words: [String] = []
    let scalars = name.unicodeScalars
    var start: String.Index?
    var isNumber = false
    func end(at index: String.Index) {
      if let from = start { words.append(name[from..<index].lowercased()) }
      start = nil
    }
    for index in scalars.indices {
      let scalar = scalars[index]
      let digit = scalar.isDigit
      let isPart = digit || scalar.isLetter
      if !isPart || scalar.isCapital || digit && !isNumber { end(at: index) }
      if isPart, start == nil { start = index }
      if isPart { isNumber = digit }
    }
    end(at: scalars.endIndex)
    return words
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
