import SourceText

/// The names of all keys of a tree, each stored once: open addressing over the text's own bytes.
///
/// A dictionary of strings would halve the speed of the whole parser.
struct KeyTable: Sendable {
  /// Where a name stands: in the text, or, if it has escapes, in `decoded`.
  private struct Entry {
    var start: UInt32
    var count: UInt32
    var hash: UInt32
    var isDecoded: Bool
  }

  private var entries: ContiguousArray<Entry> = []
  /// Indices of entries plus one; 0 is free.
  ///
  /// The size is a power of two.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 64)
  private var decoded: [UInt8] = []

  /// A tree has room for so many names; all further ones share the last number, and are equal to none.
  static let limit: UInt32 = 1 << 21 - 1

  /// The number of different names.
  var count: Int { entries.count }

  /// The number of the name that stands at a place of the text as it is.
  @inline(__always) mutating func intern(_ start: Int, _ end: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let name = UnsafeBufferPointer(rebasing: text[start..<end])
    let hash = name.hash
    let slot = slot(of: name, hash, in: text)
    if slots[slot] != 0 { return slots[slot] - 1 }
    return add(Entry(start: UInt32(start), count: UInt32(end - start), hash: hash, isDecoded: false), at: slot)
  }

  /// The number of a name that the text spells with escapes.
  mutating func intern(decoded name: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    name.withUnsafeBufferPointer { name in
      let hash = name.hash
      let slot = slot(of: name, hash, in: text)
      if slots[slot] != 0 { return slots[slot] - 1 }
      let start = UInt32(decoded.count)
      decoded.append(contentsOf: name)
      return add(Entry(start: start, count: UInt32(name.count), hash: hash, isDecoded: true), at: slot)
    }
  }

  /// The number of a name, if the tree has it.
  func id(of name: UnsafeBufferPointer<UInt8>, in text: [UInt8]) -> KeyID? {
    text.withUnsafeBufferPointer { text in
      let slot = slot(of: name, name.hash, in: text)
      return slots[slot] == 0 ? nil : KeyID(value: slots[slot] - 1)
    }
  }

  /// Where the name stands, or would.
  @inline(__always)
  private func slot(
    of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0, !holds(entries[Int(slots[slot]) - 1], name, hash, text) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Whether an entry is that of a name.
  @inline(__always)
  private func holds(
    _ entry: Entry, _ name: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard entry.hash == hash, Int(entry.count) == name.count else { return false }
    let place = Int(entry.start)..<Int(entry.start) + name.count
    if entry.isDecoded {
      return decoded.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[place]).isSame(as: name) }
    }
    return UnsafeBufferPointer(rebasing: text[place]).isSame(as: name)
  }

  private mutating func add(_ entry: Entry, at slot: Int) -> UInt32 {
    guard entries.count < KeyTable.limit else { return KeyTable.limit }
    entries.append(entry)
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return UInt32(entries.count - 1)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 4)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }
}

/// The number of a key in its tree; equal names have equal numbers, in one tree.
package struct KeyID: Hashable, Sendable {
  package let value: UInt32

  @inlinable init(value: UInt32) { self.value = value }
}
