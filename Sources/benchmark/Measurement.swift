import Platform

/// Times of one thing done many times, in seconds, sorted: of the processor, unless they say otherwise.
struct Measurement {
  private let times: [Double]

  var median: Double { times[times.count / 2] }
  var ninetieth: Double { times[min(times.count - 1, times.count * 9 / 10)] }
  var least: Double { times[0] }

  /// Does a thing so many times, at least once; the first time is not counted, since caches are cold.
  static func of(_ rounds: Int, _ body: (Int) -> Int) -> Measurement {
    of(rounds, by: { Clock.processorTime }, body)
  }

  /// The same by the clock on the wall, for what other processes do.
  static func ofWallTime(_ rounds: Int, _ body: (Int) -> Int) -> Measurement {
    of(rounds, by: { Clock.now }, body)
  }

  private static func of(_ rounds: Int, by clock: () -> Int64, _ body: (Int) -> Int) -> Measurement {
    var used = body(0)
    let times = (1...max(rounds, 1)).map { round in
      let start = clock()
      used &+= body(round)
      return Double(clock() - start) / 1e9
    }
    // The results are looked at, so that the work cannot be left out.
    if used == .min { StandardError.write(" ") }
    return Measurement(times: times.sorted())
  }
}

/// Text in columns.
enum Report {
  static func title(_ text: String) { StandardOutput.write("\n\(text)\n") }

  /// The first cell to the left, the others to the right.
  static func row(_ cells: String...) {
    let padded = cells.enumerated().map { index, cell in
      let blanks = String(repeating: " ", count: max(0, (index == 0 ? 36 : 14) - cell.count))
      return index == 0 ? cell + blanks : blanks + cell
    }
    StandardOutput.write(padded.joined() + "\n")
  }

  /// A time in the unit that suits it.
  static func time(_ seconds: Double) -> String {
    if seconds < 1e-3 { return rounded(seconds * 1e6) + " µs" }
    return seconds < 1 ? rounded(seconds * 1e3) + " ms" : rounded(seconds) + " s"
  }

  /// Three figures at most.
  static func rounded(_ value: Double) -> String {
    let scale: Double = value < 10 ? 100 : value < 100 ? 10 : 1
    let text = String((value * scale).rounded() / scale)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
