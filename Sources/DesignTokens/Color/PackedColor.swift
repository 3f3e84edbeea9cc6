extension Color {
  /// The color of eight hexadecimal digits with the opacity in front, as code for phones packs it: `800D7377`; `nil` for
  /// any other text.
  package init?(packed digits: some StringProtocol) {
    guard digits.utf8.count == 8 else { return nil }
    self.init(css: "#\(digits.dropFirst(2))\(digits.prefix(2))")
  }
}
