/// The same numbers for the same seed (xorshift64).
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
