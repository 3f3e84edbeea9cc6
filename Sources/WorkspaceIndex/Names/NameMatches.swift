import DesignTokens

extension VisibleTokens {
  /// The names that match what has been typed, as indices into ``names``.
  ///
  /// First those that begin as typed, then those with a segment that does, then those that hold it anywhere; each in
  /// the order of names. Upper and lower case of ASCII count as equal; nothing typed matches all.
  package func indices(matching typed: String) -> [Int] {
    typed.isEmpty ? Array(names.indices) : sorted.memory.flat(sorted.all).ranked(typed.utf8.map(FlatNames.folded))
  }
}

/// Many names in one stretch of bytes, ASCII in lower case, so that all can be searched through in a millisecond.
struct FlatNames: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends; the next begins there.
  private var ends: [UInt32] = []

  /// What stands between the words of a name.
  private let endOfWord: UInt8

  init(_ names: [TokenName], endOfWord: UInt8 = UInt8(ascii: ".")) {
    self.endOfWord = endOfWord
    ends.reserveCapacity(names.count)
    for name in names {
      bytes += name.bytes
      ends.append(UInt32(bytes.count))
    }
    for index in bytes.indices { bytes[index] = Self.folded(bytes[index]) }
  }

  static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// The indices of the names that hold the typed bytes, best first.
  func ranked(_ typed: [UInt8]) -> [Int] {
    var found: [[Int]] = [[], [], []]
    var name = 0
    var best: Int?
    func close() {
      if let best { found[best].append(name) }
      best = nil
    }
    for place in places(of: typed) {
      while place >= ends[name] {
        close()
        name += 1
      }
      guard place + typed.count <= ends[name] else { continue }
      let start = name == 0 ? 0 : Int(ends[name - 1])
      let rank = place == start ? 0 : bytes[place - 1] == endOfWord ? 1 : 2
      best = min(best ?? rank, rank)
    }
    close()
    return found[0] + found[1] + found[2]
  }

  /// The indices of the names that hold the typed bytes in their order, whatever stands between them.
  func holdingLetters(of typed: [UInt8]) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      typed.withUnsafeBufferPointer { typed in
        var place = 0
        for name in ends.indices {
          let end = Int(ends[name])
          var next = 0
          while place < end, next < typed.count {
            if bytes[place] == typed[next] { next += 1 }
            place += 1
          }
          if next == typed.count { found.append(name) }
          place = end
        }
      }
    }
    return found
  }

  /// Where the typed bytes stand, also across the borders of names.
  private func places(of typed: [UInt8]) -> [Int] {
    var places: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      typed.withUnsafeBufferPointer { typed in
        // How far the next place lies at least, by the byte under the last of those typed (Horspool).
        var steps = [Int](repeating: typed.count, count: 256)
        for index in typed.indices.dropLast() { steps[Int(typed[index])] = typed.count - 1 - index }
        var place = 0
        let last = bytes.count - typed.count
        while place <= last {
          let ending = bytes[place + typed.count - 1]
          if ending == typed[typed.count - 1] {
            var length = 0
            while length < typed.count, bytes[place + length] == typed[length] { length += 1 }
            if length == typed.count { places.append(place) }
          }
          place += steps[Int(ending)]
        }
      }
    }
    return places
  }
}
