/// A made-up design system of any size, the same in every run: 2,500 tokens to a file, half of them aliases.
struct GeneratedWorkspace {
  /// Paths and texts of the token files, and of one component spec that names some of the tokens.
  let files: [(path: String, text: [UInt8])]
  /// How many tokens there are.
  let tokens: Int

  /// The component spec.
  static let spec = "/made-up/specs/card.md"

  init(tokens: Int, perFile: Int = 2_500) {
    self.tokens = tokens
    var files: [(path: String, text: [UInt8])] = []
    for file in 0..<((tokens + perFile - 1) / perFile) {
      let count = min(perFile, tokens - file * perFile)
      files.append((path: Self.path(file), text: Array(Self.tokenFile(file, count).utf8)))
    }
    files.append((path: Self.spec, text: Array(Self.specText.utf8)))
    self.files = files
  }

  static func path(_ file: Int) -> String { "/made-up/tokens/family\(file).tokens.json" }

  /// Families of groups of ten: colors, aliases of colors, lengths, aliases of lengths; aliases also cross files.
  private static func tokenFile(_ file: Int, _ count: Int) -> String {
    var text = "{\n  \"family\(file)\": {\n"
    let groups = (count + 9) / 10
    for group in 0..<groups {
      let kind = ["palette", "tone", "space", "gap"][group % 4]
      text += "    \"\(kind)\(group / 4)\": {\n      \"$type\": \"\(group % 4 < 2 ? "color" : "dimension")\",\n"
      for step in 0..<min(10, count - group * 10) {
        let last = step == min(10, count - group * 10) - 1
        text += "      \"step\(step + 1)\": { \"$value\": \(value(file, group, step)) }\(last ? "" : ",")\n"
      }
      text += "    }\(group == groups - 1 ? "" : ",")\n"
    }
    return text + "  }\n}\n"
  }

  private static func value(_ file: Int, _ group: Int, _ step: Int) -> String {
    let target = step % 2 == 0 ? file : 0
    switch group % 4 {
    case 0:
      let channels = [group * 37 + step, group * 11 + step * 7, step * 23 + file].map { "0.\(100 + $0 % 900)" }
      return "{ \"colorSpace\": \"srgb\", \"components\": [\(channels.joined(separator: ", "))] }"
    case 1: return "\"{family\(target).palette\(group / 4).step\(step + 1)}\""
    case 2: return "{ \"value\": \((step + 1) * 4), \"unit\": \"px\" }"
    default: return "\"{family\(target).space\(group / 4).step\(step + 1)}\""
    }
  }

  private static let specText = """
    # Card

    - Background: `family0.tone0.step1`
    - Padding: `family0.space0.step4` (16px), 12px horizontal
    - Gap: `family0.gap0.step2`

    """

  /// Style sheets that declare so many custom properties, half of them as others; a small one uses some.
  static func styleSheets(_ tokens: Int, perFile: Int) -> [(path: String, text: [UInt8])] {
    let sheets = (0..<((tokens + perFile - 1) / perFile)).map { file -> (path: String, text: [UInt8]) in
      let lines = (0..<min(perFile, tokens - file * perFile)).map { token in
        let (group, step) = (token / 40, token % 10 + 1)
        let name = { (kind: String) in "--family\(file)-\(kind)\(group)-step\(step)" }
        switch token / 10 % 4 {
        case 0: return "  \(name("palette")): #\(String(0x100000 + token * 17, radix: 16));\n"
        case 1: return "  \(name("tone")): var(\(name("palette")));\n"
        case 2: return "  \(name("space")): \(step * 4)px;\n"
        default: return "  \(name("gap")): var(\(name("space")));\n"
        }
      }
      return ("/made-up/theme\(file).css", Array((":root {\n" + lines.joined() + "}\n").utf8))
    }
    return sheets + [
      ("/made-up/app.css", Array(".card { color: var(--family0-tone0-step1); }\n".utf8)),
      ("/made-up/tincture.json", Array("{}\n".utf8)),
    ]
  }

  /// A guide of so many bytes at least: components with lists, tables of states and fences, each of which agrees with itself.
  static func document(bytes: Int) -> (path: String, text: [UInt8]) {
    let names = ["Button", "Card", "Dialog", "Field", "Menu", "Table", "Badge", "Tab"]
    var text = Array("# Guide\n\nSpacing follows a 4px grid.\n".utf8)
    var number = 0
    while text.count < bytes {
      let name = number < names.count ? names[number] : "\(names[number % names.count]) \(number / names.count)"
      text += Array(section(on: name, number).utf8)
      number += 1
    }
    return ("/made-up/guide.md", text)
  }

  private static func section(on name: String, _ number: Int) -> String {
    """

    ## \(name)

    The \(name.lowercased()) stands on `color.surface.raised` and keeps a distance of 16px to what is beside it.
    Use it where people decide something; do not use it for mere decoration.

    - Background: #ffffff
    - Text: #1f2937
    - Padding: \(4 * (number % 6 + 1))px \(8 * (number % 4 + 1))px
    - Radius: `radius.\(number % 5)` (\(2 * (number % 5))px)

    | State | Background | Text | Border |
    |---|---|---|---|
    | Default | #ffffff | #1f2937 | 1px solid #d1d5db |
    | Hover | #f3f4f6 | #111827 | 1px solid #9ca3af |
    | Disabled | #f9fafb | #9ca3af | none |

    ```css
    .part-\(number) { color: var(--text); padding: \(4 * (number % 6 + 1))px; }
    ```

    """
  }

  /// A style sheet with 2,000 uses of tokens, every fourth of them with a fallback that is not what the token is worth.
  static let styleSheet: (path: String, text: [UInt8]) = (
    "/made-up/app.css",
    Array(
      (0..<2_000).map { use in
        let name = "--family0-\(["palette", "tone", "space", "gap"][use % 4])\(use / 4 % 25)-step\(use % 10 + 1)"
        let fallback = use % 8 < 4 ? "" : use % 4 < 2 ? ", red" : ", 3px"
        return ".c\(use) { \(use % 4 < 2 ? "color" : "padding"): var(\(name)\(fallback)); }\n"
      }.joined().utf8)
  )

  /// A resolver document with two modifiers over all token files, and the five files of their contexts.
  var resolver: [(path: String, text: [UInt8])] {
    let contexts = [("theme", ["light", "dark", "contrast"]), ("density", ["normal", "compact"])]
    let bases = files.dropLast().map { "{ \"$ref\": \"\($0.path)\" }" }.joined(separator: ", ")
    var found: [(path: String, text: [UInt8])] = []
    let modifiers = contexts.map { modifier, names in
      let members = names.map { "\"\($0)\": [{ \"$ref\": \"\($0).tokens.json\" }]" }.joined(separator: ", ")
      for name in names { found.append(("/made-up/\(name).tokens.json", Array(Self.contextText(of: modifier).utf8))) }
      return "\"\(modifier)\": { \"contexts\": { \(members) }, \"default\": \"\(names[0])\" }"
    }
    let order = ["#/sets/base", "#/modifiers/theme", "#/modifiers/density"].map { "{ \"$ref\": \"\($0)\" }" }
    let text = """
      { "sets": { "base": { "sources": [\(bases)] } }, "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [\(order.joined(separator: ", "))] }
      """
    return found + [("/made-up/app.resolver.json", Array(text.utf8))]
  }

  /// A hundred tokens of the first file, each the alias of another one.
  private static func contextText(of modifier: String) -> String {
    let (group, other, type) = modifier == "theme" ? ("palette", "tone", "color") : ("space", "gap", "dimension")
    let groups = (0..<10).map { number in
      let steps = (1...10).map { "\"step\($0)\": { \"$value\": \"{family0.\(group)\(number).step\($0)}\" }" }
      return "\"\(other)\(number)\": { \"$type\": \"\(type)\", \(steps.joined(separator: ", ")) }"
    }
    return "{ \"family0\": { \(groups.joined(separator: ", ")) } }"
  }

  /// The same document with every member and element on a line of its own, as most exporters write it.
  static func indented(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var depth = 0
    var isQuoted = false
    func line() -> [UInt8] { [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: depth * 2) }
    for byte in text {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      switch byte {
      case _ where isQuoted: result.append(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        result += [byte] + line()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        result += line() + [byte]
      case UInt8(ascii: ","): result += [byte] + line()
      case UInt8(ascii: ":"): result += [byte, UInt8(ascii: " ")]
      case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
      default: result.append(byte)
      }
    }
    return result
  }

  /// An indented JSON text as YAML without brackets: a line for each member and element.
  static func yaml(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isElement: [Bool] = []
    for line in json.split(separator: UInt8(ascii: "\n")) {
      let content = line.drop { $0 == 0x20 }
      let indent = max(0, line.count - content.count - 2)
      let isInArray = isElement.last ?? false
      if content.last == UInt8(ascii: "{") { isElement.append(false) }
      if content.last == UInt8(ascii: "[") { isElement.append(true) }
      if content.first == UInt8(ascii: "}") || content.first == UInt8(ascii: "]") {
        isElement.removeLast()
        continue
      }
      var text = content[...]
      if text.last == UInt8(ascii: ",") { text = text.dropLast() }
      if text.last == UInt8(ascii: "{") || text.last == UInt8(ascii: "[") {
        text = text.dropLast(text.count > 1 ? 2 : 1)
      }
      guard !text.isEmpty else { continue }
      result += Array(repeating: 0x20, count: indent) + (isInArray ? Array("- ".utf8) : [])
      if text.first == UInt8(ascii: "\""), let end = text.dropFirst().firstIndex(of: UInt8(ascii: "\"")), !isInArray {
        result += text[(text.startIndex + 1)..<end] + text[(end + 1)...]
      } else {
        result += text
      }
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }
}
