import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

/// The colors that version 3 of Tailwind gives the names of its classes where a project gives none.
///
/// Those of version 4 are others: its `red-500` is `#fb2c36`.
enum TailwindPalette {
  /// The color of a hue and a step: `red-600`; `nil` for other names.
  static func color(_ name: Substring) -> Color? {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let step = steps.firstIndex(of: String(parts[1])) else { return nil }
    return table.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let word = line.prefix { $0 != UInt8(ascii: " ") }
        guard word.elementsEqual(parts[0].utf8) else { continue }
        let hex = line.dropFirst(word.count + 1 + step * 6).prefix(6)
        return Color(css: "#" + String(decoding: hex, as: UTF8.self))
      }
      return nil
    }
  }

  private static let steps = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]

  private static let table: StaticString = """
    slate f8fafcf1f5f9e2e8f0cbd5e194a3b864748b4755693341551e293b0f172a020617
    gray f9fafbf3f4f6e5e7ebd1d5db9ca3af6b72804b55633741511f2937111827030712
    zinc fafafaf4f4f5e4e4e7d4d4d8a1a1aa71717a52525b3f3f4627272a18181b09090b
    neutral fafafaf5f5f5e5e5e5d4d4d4a3a3a37373735252524040402626261717170a0a0a
    stone fafaf9f5f5f4e7e5e4d6d3d1a8a29e78716c57534e44403c2925241c19170c0a09
    red fef2f2fee2e2fecacafca5a5f87171ef4444dc2626b91c1c991b1b7f1d1d450a0a
    orange fff7edffedd5fed7aafdba74fb923cf97316ea580cc2410c9a34127c2d12431407
    amber fffbebfef3c7fde68afcd34dfbbf24f59e0bd97706b4530992400e78350f451a03
    yellow fefce8fef9c3fef08afde047facc15eab308ca8a04a16207854d0e713f12422006
    lime f7fee7ecfccbd9f99dbef264a3e63584cc1665a30d4d7c0f3f62123653141a2e05
    green f0fdf4dcfce7bbf7d086efac4ade8022c55e16a34a15803d16653414532d052e16
    emerald ecfdf5d1fae5a7f3d06ee7b734d39910b981059669047857065f46064e3b022c22
    teal f0fdfaccfbf199f6e45eead42dd4bf14b8a60d94880f766e115e59134e4a042f2e
    cyan ecfeffcffafea5f3fc67e8f922d3ee06b6d40891b20e7490155e75164e63083344
    sky f0f9ffe0f2febae6fd7dd3fc38bdf80ea5e90284c70369a10759850c4a6e082f49
    blue eff6ffdbeafebfdbfe93c5fd60a5fa3b82f62563eb1d4ed81e40af1e3a8a172554
    indigo eef2ffe0e7ffc7d2fea5b4fc818cf86366f14f46e54338ca3730a3312e811e1b4b
    violet f5f3ffede9feddd6fec4b5fda78bfa8b5cf67c3aed6d28d95b21b64c1d952e1065
    purple faf5fff3e8ffe9d5ffd8b4fec084fca855f79333ea7e22ce6b21a8581c873b0764
    fuchsia fdf4fffae8fff5d0fef0abfce879f9d946efc026d3a21caf86198f701a754a044e
    pink fdf2f8fce7f3fbcfe8f9a8d4f472b6ec4899db2777be185d9d174d831843500724
    rose fff1f2ffe4e6fecdd3fda4affb7185f43f5ee11d48be123c9f12398813374c0519
    """
}

extension CheckedFile {
  /// A pair with what its classes are worth by the configuration of Tailwind; `nil` where that says nothing of one.
  func configured(_ pair: ColorPair) -> ColorPair? {
    var pair = pair
    guard let foreground = configured(pair.foreground), let background = configured(pair.background) else { return nil }
    pair.foreground = foreground
    pair.background = background
    return pair
  }

  private func configured(_ side: PairColor) -> PairColor? {
    guard case .token(let name, let opacity) = side.source, name.text.hasPrefix("--color-"), isClass(side.range),
      let source = workspace.utilityColor(named: String(name.text.dropFirst("--color-".count)), visibleFrom: path)
    else { return side }
    var side = side
    switch source {
    case .color(var color):
      color.alpha *= opacity
      side.source = .literal(color)
    case .property(let property): side.source = .token(property, opacity: opacity)
    // Of the names that Tailwind has by itself a configuration need not speak; others the document may give a value.
    case .unknown:
      let isOwn = sites(named: name).contains { $0.path == path }
      return isOwn || tailwindColor(name, at: side.range) != nil ? side : nil
    }
    return side
  }

  /// Whether a color is written as a class for it: `bg-primary`, `hover:text-ink/80`.
  private func isClass(_ range: ByteRange) -> Bool {
    let plain = source.text(in: range).split(separator: ":").last ?? ""
    return UtilityLength.paints.contains(where: plain.hasPrefix)
  }

  /// The color of a class (`bg-red-600`, `hover:text-white`) that Tailwind itself gives, where the project has none of
  /// that name anywhere; of the name of a class in prose, and of the custom property that an element's class stands for.
  ///
  /// A configuration in a script is the sign of version 3; version 4 is set up in style sheets.
  func tailwindColor(_ name: TokenName, at range: ByteRange? = nil) -> Color? {
    if range != nil, !name.text.hasPrefix("--color-") { return nil }
    let text = range.map { source.text(in: $0) } ?? name.text
    let plain = text.split(separator: ":").last ?? ""
    guard let dash = plain.firstIndex(of: "-"), ["bg", "text"].contains(plain[..<dash]) else { return nil }
    let step = plain[plain.index(after: dash)...]
    if step == "white" { return .white }
    if step == "black" { return .black }
    let themes = workspace.themesInCode(visibleFrom: path)
    guard let color = TailwindPalette.color(step),
      themes.contains(where: { $0.path.fileName.hasPrefix("tailwind.config.") })
    else { return nil }
    let words = step.split(separator: "-").map(String.init)
    let dotted = words.joined(separator: ".")
    let isOwn =
      ["--color-" + step, String(step), dotted, "color." + dotted].contains { !sites(named: TokenName($0)).isEmpty }
      || themes.contains { !$0.constants(named: ConstantName(words)).isEmpty }
    return isOwn ? nil : color
  }

  /// Whether a document gives one of several custom properties a value and leaves another to the project: then nobody
  /// knows whether they go together.
  func isOfTwoSheets(_ names: [TokenName]) -> Bool {
    let files = names.filter { $0.text.hasPrefix("--color-") }.map { name in sites(named: name).map { $0.path == path }
    }
    return Set(files.filter { !$0.isEmpty }.map { $0.contains(true) }).count > 1
  }
}
