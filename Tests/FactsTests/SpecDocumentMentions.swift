import DesignTokens
import Facts
import FrontEnds
import SourceText
import TestSupport
import Testing

@Suite(.sharedFolder) struct `Mentions in real documents` {
  private func facts(of name: String) throws -> (SourceFile, FileFacts) {
    let file = SourceFile(path: "/\(name)", bytes: try #require(SharedFolder.bytes(of: "specs/\(name)")))
    return (file, try #require(FrontEnd.reading(name)).facts(file))
  }

  private func named(_ facts: FileFacts, in file: SourceFile) -> [String] {
    facts.definitions.map { "\(FactText.place($0.nameRange, in: file)) \($0.name) \($0.value.cssText)" }
  }

  @Test func `a document that explains its components by token names`() throws {
    let (file, facts) = try facts(of: "002-instica.md")
    #expect(facts.kind == .specification)
    #expect(facts.references.count == 59)
    #expect(facts.references.count { $0.form == .mention } == 42)
    #expect(facts.references.count { $0.form == .member } == 3)
    #expect(facts.references.count { $0.form == .string } == 14)
    #expect(
      named(facts, in: file) == [
        "17:43-51 space.sm 8px", "55:31-39 space.md 12px", "77:13-21 space.xl 24px", "156:46-55 radius.md 12px",
      ])
    let member = try #require(facts.references.first { $0.form == .member })
    #expect(FactText.place(member.range, in: file) == "191:20-28")
    #expect(member.name.text == "space.sm")
  }

  @Test func `a document whose names get their family from the property`() throws {
    let (file, facts) = try facts(of: "001-usage-monitor.md")
    #expect(facts.references.count == 26)
    #expect(
      named(facts, in: file) == [
        "95:19-21 radius.lg 16px", "96:13-15 space.lg 24px", "127:19-21 radius.xl 20px", "244:19-21 radius.sm 8px",
        "334:19-21 radius.md 12px", "335:13-15 space.sm 8px",
      ])
  }

  @Test func `a document that names its values in parentheses`() throws {
    let (file, facts) = try facts(of: "000-urbannest.md")
    #expect(
      named(facts, in: file).map { $0.prefix { $0 != "(" } } == [
        "45:25-37 brandPrimary #0d7377", "47:12-19 Level 1 0px 2px 4px rgb", "224:12-19 Level 3 0px 8px 16px rgb",
      ])
    #expect(facts.references.count { $0.name.text.hasPrefix("Level") } == 14)
    #expect(facts.references.allSatisfy { $0.form == .member || $0.name.text.hasPrefix("Level") })
    let brand = try #require(facts.references.first { $0.name.text == "brandPrimary" })
    #expect(FactText.place(brand.range, in: file) == "96:54-72")
  }

  @Test func `a document that lists its tokens in fences`() throws {
    let (file, facts) = try facts(of: "004-studyai.md")
    let families = Dictionary(grouping: facts.definitions) { $0.name.text.prefix { $0 != "." } }.mapValues(\.count)
    #expect(
      families == [
        "color": 26, "typography": 16, "spacing": 14, "radius": 11, "shadow": 5, "icon": 15, "duration": 1,
      ])
    #expect(facts.colors.count == 66)
    #expect(facts.references.count { $0.isClear } == 0, "SwiftUI's names, haptics and variables are no tokens")
    let rainbow = try #require(facts.definitions.first { $0.name.text == "color.rainbowRed" })
    #expect(rainbow.themes.map(\.theme) == ["Light", "Dark"])
    #expect(named(facts, in: file).contains("142:1-3 radius.lg 16pt"))
    #expect(named(facts, in: file).contains("122:1-3 spacing.lg 16pt"))
  }

  @Test func `a document that uses only the system's names has no reference`() throws {
    let (_, facts) = try facts(of: "003-zawaj.md")
    #expect(facts.references.map(\.name.text) == [])
  }
}
