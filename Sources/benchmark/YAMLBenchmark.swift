import Syntax

/// Parses YAML, indented and in brackets, beside the same values in JSON.
enum YAMLBenchmark {
  static func run() {
    Report.title("YAML")
    Report.row("", "MB", "MB/s", "JSON MB/s")
    for tokens in [1_000, 10_000, 50_000] {
      let json = GeneratedWorkspace.indented(GeneratedWorkspace(tokens: tokens, perFile: tokens).files[0].text)
      let reference = speed(of: json) { DataTree.reading(json: $0).tree.count }
      for (layout, bytes) in [("indented", GeneratedWorkspace.yaml(json)), ("in brackets", json)] {
        let speed = speed(of: bytes) { DataTree.reading(yaml: $0).tree.count }
        Report.row(
          "\(tokens) tokens, \(layout)", Report.rounded(Double(bytes.count) / 1e6), Report.rounded(speed),
          Report.rounded(reference))
      }
    }
  }

  /// Megabytes a second.
  private static func speed(of bytes: [UInt8], _ read: ([UInt8]) -> Int) -> Double {
    let rounds = min(200, max(5, 50_000_000 / bytes.count))
    let parsing = Measurement.of(rounds) { _ in read(bytes) }
    return Double(bytes.count) / 1e6 / parsing.median
  }
}
