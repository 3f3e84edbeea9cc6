import DesignTokens

/// Looks for the nearest of many names, for a name of one word of 64 bits and for a longer one.
enum NameBenchmark {
  static func run() {
    Report.title("Nearest name")
    Report.row("", "median", "p90", "ns a name")
    for count in [1_000, 10_000, 50_000] {
      let names = (0..<count).map { TokenName("family\($0 / 2_500).palette\($0 / 40 % 60).step\($0 % 40 + 1)") }
      let long = TokenName("a.group.with.a.name.longer.than.any.that.somebody.would.type.gladly.every.day.stp")
      for (title, wanted) in [("", TokenName("family1.palete7.step3")), (", 80 bytes", long)] {
        let search = Measurement.of(30) { _ in NearestName.nearest(to: wanted, among: names)?.bytes.count ?? 0 }
        Report.row(
          "\(count) names\(title)", Report.time(search.median), Report.time(search.ninetieth),
          Report.rounded(search.median * 1e9 / Double(count)))
      }
    }
  }
}
