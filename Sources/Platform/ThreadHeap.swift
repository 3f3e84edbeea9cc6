#if canImport(Glibc)
  import Glibc
#endif

/// Where the memory of a thread comes from.
enum ThreadHeap {
  /// In bytes; the largest block that the library takes from a heap (`mallopt(3)`, 32 MiB on 64 bits), nearly.
  private static let readyBytes = 31 << 20

  /// Lets the calling thread's heap grow without a call of the system for each page.
  ///
  /// The GNU C library makes the pages of a thread's heap usable one by one, and no other thread may get new ones
  /// meanwhile: of a check of many small files it was a tenth. What was usable once remains so, and a page that nobody
  /// writes to costs nothing. Other libraries need no help.
  static func prepare() {
    #if canImport(Glibc)
      // A first block of that size is mapped apart; by its release the library learns to take the next from the heap.
      for _ in 0..<2 { giveBack(malloc(readyBytes)) }
    #endif
  }

  #if canImport(Glibc)
    /// Apart, because the compiler leaves out a block that it sees come and go.
    @inline(never)
    private static func giveBack(_ block: UnsafeMutableRawPointer?) { free(block) }
  #endif
}
