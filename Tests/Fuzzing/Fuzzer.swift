#if FUZZER
  import Platform
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// The driver of the fuzzer's runtime, which takes the command line.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  /// The fuzzer: whatever it thinks of, nothing crashes and nothing is found that must never be.
  package enum Fuzzer {
    // How many inputs there were of each depth.
    private static let reading = Atomic<Int>(0)
    private static let findings = Atomic<Int>(0)
    private static let questions = Atomic<Int>(0)

    /// Hands over to the driver; does not come back.
    package static func run() {
      var count = CommandLine.argc
      var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      atexit { Fuzzer.tell() }
      _ = runDriver(&count, &words) { start, count in Fuzzer.take(start, count) }
    }

    private static func take(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
      guard let start, let input = FuzzedInput(Array(UnsafeBufferPointer(start: start, count: count))) else { return 0 }
      switch input.depth {
      case .reading: reading.add(1, ordering: .relaxed)
      case .findings: findings.add(1, ordering: .relaxed)
      case .questions: questions.add(1, ordering: .relaxed)
      }
      let faults = input.faults()
      for fault in faults { StandardError.write(fault + "\n") }
      precondition(faults.isEmpty, "what must never be")
      return 0
    }

    private static func tell() {
      let counts = (
        reading.load(ordering: .relaxed), findings.load(ordering: .relaxed), questions.load(ordering: .relaxed)
      )
      StandardError.write("inputs: \(counts.0) read, \(counts.1) with findings, \(counts.2) with questions too\n")
    }
  }
#endif
