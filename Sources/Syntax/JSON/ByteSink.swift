/// Bytes that grow at their end: room is made for many at once, and whatever is written goes straight there.
struct ByteSink: Sendable {
  private var room: [UInt8] = []
  /// How many bytes have been written.
  private(set) var count = 0

  /// What has been written.
  var bytes: [UInt8] { Array(room[..<count]) }

  /// Lets somebody write behind what is there, so many bytes at most; he tells how many it were.
  @inline(__always) mutating func write(upTo limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    if room.count - count < limit { grow(for: limit) }
    let start = count
    count += room.withUnsafeMutableBufferPointer { $0.baseAddress.map { body($0 + start) } ?? 0 }
  }

  @inline(__always) mutating func append(_ byte: UInt8) {
    write(upTo: 1) {
      $0.pointee = byte
      return 1
    }
  }

  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    write(upTo: bytes.count) {
      $0.update(from: start, count: bytes.count)
      return bytes.count
    }
  }

  mutating func append(contentsOf bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append(contentsOf: $0) } }

  mutating func append(contentsOf text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  mutating func append(contentsOf other: ByteSink) {
    other.room.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<other.count])) }
  }

  /// Makes room for so many bytes that are to come, once for all of them.
  mutating func makeRoom(for more: Int) { if room.count - count < more { grow(for: more) } }

  /// Moves out what has been written; nothing is left, and nothing is copied.
  mutating func taken() -> [UInt8] {
    room.removeLast(room.count - count)
    count = 0
    var taken: [UInt8] = []
    swap(&taken, &room)
    return taken
  }

  private mutating func grow(for more: Int) {
    room.append(contentsOf: repeatElement(0, count: max(room.count, more, 256)))
  }
}
