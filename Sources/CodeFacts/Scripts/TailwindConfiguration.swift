import DesignTokens
import Facts
import SourceText

/// Reads the configuration of Tailwind, version 3: the colors that its classes have.
enum TailwindConfiguration {
  /// Whether a script is one by its name: `tailwind.config.ts`.
  static func isName(_ name: String) -> Bool { name.hasPrefix("tailwind.config.") }

  /// The colors in the order of their names; those that are spread or come of a preset are not among them.
  static func colors(in file: SourceFile) -> [UtilityColor] {
    ConstantReader.allConstants(in: file.bytes).compactMap { constant in
      guard let start = constant.path.lastIndex(of: "colors") else { return nil }
      let name = constant.path[(start + 1)...].filter { $0 != "DEFAULT" }.joined(separator: "-")
      return name.isEmpty ? nil : UtilityColor(name: name, source: source(of: constant, in: file))
    }
  }

  private static func source(of constant: CodeConstant, in file: SourceFile) -> UtilityColor.Source {
    if case .color(let color) = constant.value { return .color(color) }
    // `hsl(var(--primary) / <alpha-value>)`
    let parts = file.text(in: constant.valueRange).split(separator: "(")
    guard let inner = zip(parts, parts.dropFirst()).first(where: { $0.0.hasSuffix("var") })?.1 else { return .unknown }
    let name = inner.drop { $0 == " " }.prefix { $0 == "-" || $0 == "_" || $0.isLetter || $0.isNumber }
    return name.hasPrefix("--") ? .property(TokenName(String(name))) : .unknown
  }
}
