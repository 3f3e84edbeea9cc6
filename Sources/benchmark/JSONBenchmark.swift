import Syntax

/// Parses JSON with interned keys, and adds up the same bytes beside it; the ratio says how the parser does.
enum JSONBenchmark {
  static func run() {
    Report.title("JSON, keys interned")
    Report.row("", "MB", "MB/s", "× byte sum")
    for tokens in [1_000, 10_000, 50_000] {
      let compact = GeneratedWorkspace(tokens: tokens, perFile: tokens).files[0].text
      for (layout, bytes) in [("a token a line", compact), ("indented", GeneratedWorkspace.indented(compact))] {
        let rounds = min(200, max(5, 50_000_000 / bytes.count))
        let parsing = Measurement.of(rounds) { _ in DataTree.reading(json: bytes).tree.count }
        let adding = Measurement.of(rounds) { _ in sum(bytes) }
        let megabytes = Double(bytes.count) / 1e6
        Report.row(
          "\(tokens) tokens, \(layout)", Report.rounded(megabytes), Report.rounded(megabytes / parsing.median),
          Report.rounded(parsing.median / adding.median))
      }
    }
  }

  /// A pass that looks at each byte once.
  private static func sum(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { $0.reduce(into: 0) { $0 &+= Int($1) } }
  }
}
