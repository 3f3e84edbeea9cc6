import Facts
import FrontEnds
import SourceText
import TestSupport
import Testing

@Suite struct `Every front end` {
  /// The texts that are mutilated: those of the case files, by the front end that reads them.
  static let texts = Case.beside().flatMap(\.files).filter { FrontEnd.reading($0.path) != nil }

  @Test(arguments: texts.map { $0.path + "\n" + $0.text })
  func `reads every prefix and every deletion of a text`(named: String) throws {
    let parts = named.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let path = "/" + parts[0]
    let bytes = Array(parts[1].utf8)
    let frontEnd = try #require(FrontEnd.reading(path))
    for index in stride(from: 0, through: bytes.count, by: 3) {
      check(SourceFile(path: path, bytes: Array(bytes[..<index])), frontEnd, at: index)
      guard index < bytes.count else { continue }
      let rest = Array(bytes[..<index] + bytes[(index + 1)...])
      check(SourceFile(path: path, bytes: rest), frontEnd, at: index)
    }
  }

  @Test func `reads every text that is shown anywhere`() {
    for (path, text) in ShownTexts.all {
      guard let frontEnd = FrontEnd.reading(path) else { continue }
      let file = SourceFile(path: "/" + path, text: text)
      check(file, frontEnd, at: file.bytes.count)
    }
  }

  @Test(arguments: ["a.md", "a.swift", "a.css", "a.scss", "a.less"])
  func `reads hostile texts in a moment`(path: String) throws {
    let pieces = [
      "- `space.sm` (8px) ", "`a.b` (", "#fff (", "#0D7377 (brandPrimary) ", "{a.b} ", "Shadow Level 1 (", "s",
      "| `a.b` ",
      "Color(", ".white.opacity(", "Color(red: 0, green: 0, blue: 0) /* #ffffff */ ", "Space.sm", "`", "<!-- ",
      "f(.a ? ",
      "```swift\n.padding(8)\n```\n", "- a\n  ", "a { --b: ", "var(--a, ", "$a: (b: ", "@a: @b; ", "a:is(", "#{$a} ",
      "@{a}",
      ":root { --a: 1px } ", "**a:** `lg` ", "0 2px ",
    ]
    let frontEnd = try #require(FrontEnd.reading(path))
    for piece in pieces {
      let file = SourceFile(path: "/" + path, text: String(repeating: piece, count: 20_000 / piece.utf8.count))
      let facts = frontEnd.facts(file)
      #expect(ranges(of: facts).allSatisfy { $0.end <= file.bytes.count })
      #expect(frontEnd.stretches(file, file.bytes.count / 2).allSatisfy { $0.touches(file.bytes.count / 2) })
      if let slot = frontEnd.slot(file, facts, file.bytes.count) { #expect(slot.replaced.end <= file.bytes.count) }
    }
  }

  @Test(arguments: ["theme.swift", "theme.dart", "theme.kt", "theme.ts", "Theme.cs"])
  func `reads colors around one another without end`(path: String) {
    guard let frontEnd = FrontEnd.reading("/" + path) else { return }
    for piece in ["Color(", "new ", "Color(light: ", "Color(UIColor { t in t.userInterfaceStyle == .dark ? "] {
      let nested = String(repeating: piece, count: 20_000)
      let text = "enum AppColors {\n  static let ink = Color(hex: 0x112233)\n  static let sea = \(nested)\n}\n"
      let file = SourceFile(path: "/" + path, text: text)
      #expect(ranges(of: frontEnd.facts(file)).allSatisfy { $0.end <= file.bytes.count })
    }
  }

  private func check(_ file: SourceFile, _ frontEnd: FrontEnd, at offset: Int) {
    let facts = frontEnd.facts(file)
    let end = file.bytes.count
    #expect(ranges(of: facts).allSatisfy { $0.end <= end }, "a range beyond the text at \(offset)")
    #expect(facts.references.allSatisfy { $0.range.contains($0.nameRange) })
    #expect(facts.definitions.allSatisfy { $0.range.contains($0.nameRange) })
    #expect(facts.dimensions.allSatisfy { $0.range.contains($0.numberRange) })
    #expect(
      facts.components.flatMap(\.properties).allSatisfy { $0.range.contains($0.valueRange) },
      "\(String(decoding: file.bytes.prefix(500), as: UTF8.self))")
    let owners = facts.references.map(\.owner) + facts.colors.map(\.owner) + facts.dimensions.map(\.owner)
    #expect(owners.allSatisfy { $0.map(facts.definitions.indices.contains) ?? true })
    if let slot = frontEnd.slot(file, facts, offset) {
      #expect(slot.replaced.touches(offset) && slot.replaced.end <= end)
      #expect(file.text(in: ByteRange(slot.replaced.start, offset)) == slot.prefix)
    }
    let stretches = frontEnd.stretches(file, offset)
    #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $1.contains($0) })
    #expect(frontEnd.outline(file, facts).allSatisfy { $0.range.end <= end && $0.range.contains($0.nameRange) })
  }

  private func ranges(of facts: FileFacts) -> [ByteRange] {
    facts.definitions.flatMap { [$0.range, $0.valueRange] } + facts.references.map(\.range) + facts.colors.map(\.range)
      + facts.dimensions.map(\.range) + facts.suppressions.flatMap { [$0.range, $0.scope] }
      + facts.problems.map(\.range) + facts.groups.map(\.range)
      + facts.components.flatMap { [$0.range] + $0.properties.flatMap { [$0.range, $0.valueRange] } }
      + facts.pairs.flatMap { [$0.range, $0.foreground.range, $0.background.range] }
  }
}
