import DesignTokens

/// What completion, hovers and contrast ask of a color, for spaces near to sRGB and far from it.
enum ColorBenchmark {
  static func run() {
    Report.title("Colors, nanoseconds each")
    Report.row("", "hex", "OKLCH text", "contrast", "nearest")
    for space in [ColorSpace.srgb, .hsl, .displayP3, .oklch, .prophotoRGB] {
      let colors = (0..<500).map { index in
        Color(.srgb, Double(index % 10) / 9, Double(index % 23) / 22, Double(index % 7) / 6).converted(to: space)
      }
      Report.row(
        space.rawValue, each(colors) { $0.hexRGB.utf8.count }, each(colors) { $0.oklchText.utf8.count },
        each(colors) { Int($0.contrast(with: .white)) },
        each(Array(colors.prefix(20))) { $0.nearest(passing: 4.5, against: .white) == nil ? 0 : 1 })
    }
    let outside = (0..<100).map { Color(.oklch, 0.3 + Double($0 % 6) / 10, 0.35, Double($0) * 3.5) }
    Report.row(
      "oklch, outside sRGB", each(outside) { $0.hexRGB.utf8.count }, each(outside) { $0.oklchText.utf8.count },
      each(outside) { Int($0.contrast(with: .white)) },
      each(Array(outside.prefix(20))) { $0.nearest(passing: 4.5, against: .white) == nil ? 0 : 1 })
    let texts = ["#0d7377", "rgb(13 115 119 / 0.3)", "oklch(0.52 0.09 196)", "rebeccapurple", "chevron"]
    for text in texts {
      let bytes = Array(text.utf8)
      let reading = Measurement.of(50) { _ in
        (0..<1_000).reduce(0) { sum, _ in sum + (Color(css: bytes[...]) == nil ? 0 : 1) }
      }
      Report.row("read `\(text)`", Report.rounded(reading.median * 1e6))
    }
  }

  private static func each(_ colors: [Color], _ body: (Color) -> Int) -> String {
    let all = Measurement.of(20) { _ in colors.reduce(0) { $0 &+ body($1) } }
    return Report.rounded(all.median * 1e9 / Double(colors.count))
  }
}
