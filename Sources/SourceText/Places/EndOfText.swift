extension SourceFile {
  /// Where a text ends that was read from `start` on, which is how a place in a text becomes a place in the file.
  ///
  /// A faulty sequence reads as U+FFFD, three bytes of a text, and counts as the one to three bytes that stand there.
  package func end(of text: some StringProtocol, from start: Int) -> Int {
    guard !lines.isASCII else { return min(start + text.utf8.count, bytes.count) }
    var place = min(start, bytes.count)
    for scalar in text.unicodeScalars {
      place += scalar == "\u{FFFD}" ? replacedLength(at: place) : UTF8.width(scalar)
    }
    return min(place, bytes.count)
  }

  /// The number of bytes that read as one U+FFFD, which may stand there itself.
  private func replacedLength(at place: Int) -> Int {
    guard place < bytes.count else { return 0 }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[place..<min(place + 4, bytes.count)].makeIterator()
    switch parser.parseScalar(from: &rest) {
    case .valid(let scalar): return scalar.count
    case .error(let length): return length
    case .emptyInput: return 0
    }
  }
}
