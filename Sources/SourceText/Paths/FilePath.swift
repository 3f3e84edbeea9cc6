// Paths are texts: an absolute one begins with a slash, and none ends in one but the root of the disk.
extension String {
  /// The last part of a path.
  package var fileName: String { lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? self }

  /// The path of the folder that holds the file, as something that a slash and a name can follow; empty for what lies at
  /// the root of the disk, and where there is none.
  package var folder: String { lastSlash.map { String(self[..<$0]) } ?? "" }

  /// The folder that holds the file or folder at this absolute path, as something that can be opened; `nil` for the root.
  package var parentFolder: String? {
    guard self != "/", let slash = lastSlash else { return nil }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path of what has this name in a folder.
  package func path(in folder: String) -> String { folder == "/" ? "/" + self : folder + "/" + self }

  /// Whether a path lies in a folder or below it; in one without a name everything does.
  package func isInside(_ folder: String) -> Bool {
    guard utf8.count > folder.utf8.count, begins(with: folder) else { return folder.isEmpty }
    return folder.isEmpty || utf8[utf8.index(startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
  }

  /// Whether the bytes of a text begin with those of another one.
  private func begins(with other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        UnsafeBufferPointer(rebasing: own.prefix(other.count)).isSame(as: other)
      }
    }
    return (isSame ?? nil) ?? utf8.starts(with: other.utf8)
  }

  /// The path below a folder; the whole path where it is not inside.
  package func below(_ folder: String) -> String {
    isInside(folder) && !folder.isEmpty
      ? String(self[utf8.index(startIndex, offsetBy: folder.utf8.count + 1)...]) : self
  }

  /// Whether this absolute path lies below a folder that can be opened.
  package func isBelow(_ folder: String) -> Bool {
    folder.isEmpty ? utf8.first == UInt8(ascii: "/") : folder == "/" || isInside(folder)
  }

  /// Whether this absolute path is a folder or lies below it.
  package func isAtOrBelow(_ folder: String) -> Bool { self == folder || isBelow(folder) }

  /// An absolute path for this one, counted from a folder; `.` and `..` are followed.
  package func resolved(against folder: String) -> String {
    var parts = hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// This absolute path as a file in a folder would write it; empty for the folder itself.
  package func relative(to folder: String) -> String {
    if !folder.isEmpty, isInside(folder) {
      let rest = below(folder)
      if !rest.hasEmptyStep { return rest }
    }
    let steps = steps
    let base = folder.steps
    let shared = zip(steps, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + steps.dropFirst(shared).map { String($0) })
      .joined(separator: "/")
  }

  /// Whether nothing stands in front of a slash, or behind the last.
  private var hasEmptyStep: Bool {
    var last = UInt8(ascii: "/")
    for byte in utf8 {
      if byte == UInt8(ascii: "/"), last == byte { return true }
      last = byte
    }
    return last == UInt8(ascii: "/")
  }

  /// What stands between the slashes of a path.
  package var steps: [Substring] { pieces(between: "/") }

  /// What stands between the separators, as far as it is anything; `split` walks a text character by character, which
  /// costs seven times as much.
  package func pieces(between separator: Unicode.Scalar) -> [Substring] {
    let separator = UInt8(ascii: separator)
    let places = utf8.withContiguousStorageIfAvailable { bytes in
      var places: [(start: Int, end: Int)] = []
      var start = 0
      for index in 0...bytes.count where index == bytes.count || bytes[index] == separator {
        if start < index { places.append((start, index)) }
        start = index + 1
      }
      return places
    }
    guard let places else { return utf8.split(separator: separator).map { Substring($0) } }
    return places.map { place in
      self[utf8.index(startIndex, offsetBy: place.start)..<utf8.index(startIndex, offsetBy: place.end)]
    }
  }

  /// Whether a text is one of what stands between the separators.
  package func holdsPiece(_ piece: String, between separator: Unicode.Scalar) -> Bool {
    let separator = UInt8(ascii: separator)
    var start = utf8.startIndex
    while true {
      let end = utf8[start...].firstIndex(of: separator) ?? utf8.endIndex
      if utf8[start..<end].elementsEqual(piece.utf8) { return true }
      guard end < utf8.endIndex else { return false }
      start = utf8.index(after: end)
    }
  }

  /// The first of what stands between the slashes of a path.
  package var firstStep: Substring? {
    guard let start = utf8.firstIndex(where: { $0 != UInt8(ascii: "/") }) else { return nil }
    return self[start..<(utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? endIndex)]
  }

  /// Whether the bytes of a text come before those of another one.
  package func precedes(bytewise other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        var index = 0
        let count = min(own.count, other.count)
        while index < count, own[index] == other[index] { index += 1 }
        return index < count ? own[index] < other[index] : own.count < other.count
      }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  private var lastSlash: String.Index? {
    let place = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) }
    guard let place else { return utf8.lastIndex(of: UInt8(ascii: "/")) }
    return place.map { utf8.index(startIndex, offsetBy: $0) }
  }
}

extension Sequence<String> {
  /// The texts in order, each once; what is in order already, as paths from a walk are, is only looked through.
  package var inOrder: [String] {
    var texts: [String] = []
    texts.reserveCapacity(underestimatedCount)
    for text in sorted() where texts.last != text { texts.append(text) }
    return texts
  }
}
