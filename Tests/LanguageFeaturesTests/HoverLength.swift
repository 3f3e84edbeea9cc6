import Testing

/// A hover fills no screens, whatever a file says and however many files say it.
struct HoverLength {
  private let name = String(repeating: "n", count: 20_000)

  @Test(arguments: [[], ["plain"]] as [Set<String>])
  func `a hover has a length`(options: Set<String>) {
    let description = String(repeating: "`![p](x) ", count: 20_000)
    let chain = (0..<2_000).map { #""t\#($0)": { "$type": "number", "$value": "{t\#($0 + 1)}" }"# }
    let workspace = FeatureWorkspace(
      [
        (
          "a.tokens.json",
          #"{ "\#(name)": { "$type": "number", "$value": "{t0}", "$description": "\#(description)" }, \#(chain.joined(separator: ", ")) }"#
        )
      ]
        + (0..<500).map { ("themes/f\($0).tokens.json", #"{ "\#(name)": { "$type": "number", "$value": \#($0) } }"#) })
    let hover = workspace.hover(at: 4, in: "a.tokens.json", options: options)
    #expect(hover.utf8.count > 1_000)
    #expect(hover.utf8.count < 40_000, "\(hover.utf8.count) bytes")
  }
}
