import DesignTokens
import Facts
import FrontEnds
import SourceText
import TestSupport
import Testing

/// What must be understood of real documents, from the catalogue beside them; skipped where they are absent.
@Suite(.sharedFolder) struct `Real documents` {
  private struct Document {
    let file: SourceFile
    let facts: FileFacts

    init(_ name: String) throws {
      let bytes = try #require(SharedFolder.bytes(of: "specs/\(name)"))
      file = SourceFile(path: "/\(name)", bytes: bytes)
      facts = try #require(FrontEnd.reading(name)).facts(file)
    }

    func place(_ range: ByteRange) -> String {
      let start = file.position(of: range.start, in: .utf16)
      return "\(start.line + 1):\(start.column + 1)"
    }

    /// Spacing off a grid of four, as `place value role`.
    var offGrid: [String] {
      facts.dimensions.filter { dimension in
        [.padding, .margin, .gap, .inset].contains(dimension.role)
          && ["px", "pt", "dp", ""].contains(dimension.dimension.unit)
          && dimension.dimension.value.remainder(dividingBy: 4) != 0
      }.map { "\(place($0.range)) \($0.dimension.cssText) \($0.role.rawValue)" }
    }

    func lengths(on line: Int) -> [String] {
      facts.dimensions.filter { file.position(of: $0.range.start, in: .utf16).line == line - 1 }
        .map { "\(place($0.range)) \($0.dimension.cssText) \($0.role.rawValue)" }
    }

    /// Pairs of known colors as `line ratio`, those that pass left out, with a mark for the exempt.
    var lowPairs: [String] {
      facts.pairs.compactMap { pair in
        guard case .literal(let front) = pair.foreground.source, case .literal(var back) = pair.background.source else {
          return nil
        }
        if case .literal(let below) = pair.backdrop?.source { back = back.composited(over: below) }
        let ratio = front.composited(over: back).contrast(with: back)
        let required = pair.use == .graphic ? 3 : 4.5
        guard ratio < required else { return nil }
        let line = file.position(of: pair.range.start, in: .utf16).line + 1
        return "\(line) \(Double(Int(ratio * 100 + 0.5)) / 100)\(pair.isExempt ? " exempt" : "")"
      }
    }

    func component(_ name: String) throws -> ComponentSpec {
      try #require(facts.components.first { $0.name == name || $0.aliases.contains(name) })
    }

    func values(_ component: String, _ property: String) throws -> [String] {
      try self.component(component).properties.filter { $0.name == property }.map {
        let conditions = [$0.part, $0.variant, $0.state].compactMap { $0 }
        return ([$0.value] + conditions).joined(separator: " | ")
      }
    }
  }

  @Test func `UrbanNest has its components`() throws {
    let document = try Document("000-urbannest.md")
    #expect(document.facts.components.count == 41)
    #expect(document.facts.colors.count == 217)
    let primary = try document.component("Primary Button")
    #expect(primary.variants == ["Large", "Medium", "Small"])
    #expect(primary.states == ["Default", "Hover", "Pressed", "Disabled", "Loading"])
    #expect(primary.description == "Main call-to-action buttons")
    #expect(try document.component("Destructive Button").base == "Primary Button")
    #expect(try document.component("Toggle Switch").states == ["Off", "On", "Disabled"])
    #expect(try document.component("FAB").name == "Floating Action Button")
    #expect(try document.component("Tag/Chip").variants == ["Default", "Selectable", "Removable", "With icon"])
    #expect(try document.component("Snackbar").name == "Toast / Snackbar")
    #expect(
      try document.values("Secondary Button", "Height") == ["48pt | Large", "40pt | Medium", "32pt | Small"])
    #expect(try document.values("Secondary Button", "Border").first == "2pt solid #0D7377")
    #expect(try document.values("Checkbox", "Touch Target") == ["44x44pt minimum (invisible padding)"])
    #expect(try document.values("Primary Button", "Text").first == "Inter SemiBold 16pt, White | Large")
    #expect(try document.values("Toggle Switch", "Width") == ["51pt | Track"])
    #expect(try document.values("Toggle Switch", "Height") == ["31pt | Track"])
    #expect(try document.values("Phone Input", "Flag") == ["20x20pt emoji | Country Code Picker"])
    #expect(try document.values("Phone Input", "Keyboard") == ["Number pad | Phone Input"])
  }

  @Test func `UrbanNest has seven lengths off the grid`() throws {
    let document = try Document("000-urbannest.md")
    #expect(
      document.offGrid == [
        "585:23 2pt inset", "585:40 2pt inset", "740:67 2pt margin", "948:27 6pt padding", "999:13 6pt padding",
        "1333:13 2pt padding", "1333:27 6pt padding",
      ])
    #expect(document.lengths(on: 42) == ["42:13 16pt padding", "42:28 24pt padding"])
    #expect(document.lengths(on: 192) == ["192:7 40pt size", "192:10 40pt size"])
    #expect(document.lengths(on: 766) == ["766:48 11pt font-size"])
    #expect(document.lengths(on: 1331) == ["1331:36 10pt font-size"])
    let statements = document.facts.statements.map(\.subject)
    #expect(statements == [.touchTarget(minimum: 44), .touchTarget(minimum: 44)])
  }

  @Test func `UrbanNest has its pairs`() throws {
    let document = try Document("000-urbannest.md")
    let low = document.lowPairs
    for expected in ["52 3.18", "54 2.16 exempt", "145 3.56", "146 2.77", "255 2.61", "260 2.85", "947 3.56"] {
      #expect(low.contains(expected))
    }
    #expect(low.filter { (694...697).map(String.init).contains($0.prefix(3).description) }.count == 4)
    #expect(!low.contains { $0.hasPrefix("147 ") })
    let quiet = document.facts.pairs.filter {
      ["Secondary Button", "Stat Card", "Status Badge"].contains($0.component)
    }
    #expect(quiet.isEmpty)
  }

  @Test func `Instica has its tables and rules`() throws {
    let document = try Document("002-instica.md")
    #expect(document.offGrid == ["254:27 14 padding"])
    #expect(document.facts.colors.count == 5)
    let buttons = try document.component("Buttons")
    #expect(buttons.variants == ["Primary", "Secondary", "Destructive"])
    #expect(buttons.states == ["Disabled", "Loading", "Hover", "Focus", "Active"])
    #expect(try document.values("Buttons", "Height") == ["48px (mobile) / 44px (desktop)."])
    #expect(document.lengths(on: 162) == ["162:12 16px padding", "162:37 12px padding"])
    #expect(document.lengths(on: 166) == ["166:25 48pt size", "166:28 48pt size"])
    #expect(document.lengths(on: 54) == ["54:7 48px size", "54:12 64px size"])
    #expect(
      try document.values("Input Fields", "Stroke") == [
        "1px `color.border` | Default", "2px `color.brand` | Focused", "2px `color.error` | Error",
        "1px `color.borderMuted` | Disabled",
      ])
    #expect(document.lowPairs.isEmpty)
    #expect(document.facts.statements.isEmpty)
  }

  @Test func `the other three are understood as far as prose goes`() throws {
    let monitor = try Document("001-usage-monitor.md")
    #expect(monitor.facts.components.count == 11)
    #expect(monitor.facts.colors.isEmpty)
    #expect(monitor.offGrid == ["242:33 10px padding"])
    #expect(try monitor.component("ModelCard").states == ["Collapsed", "Expanded"])
    #expect(try monitor.values("CircularProgressView", "size") == ["120x120"])
    #expect(monitor.lowPairs.isEmpty)

    let zawaj = try Document("003-zawaj.md")
    #expect(zawaj.facts.colors.count == 14)
    #expect(zawaj.offGrid.map { $0.prefix(6) } == ["271:25"])
    #expect(zawaj.lengths(on: 50) == ["50:39 40pt font-size"])
    #expect(zawaj.lengths(on: 459) == ["459:16 25pt radius"])
    #expect(try zawaj.values("GlassmorphicButton", "Height") == ["50pt"])
    #expect(zawaj.facts.pairs.isEmpty)

    let study = try Document("004-studyai.md")
    #expect(study.offGrid == ["118:6 2pt gap", "545:5 6pt gap", "578:5 10px padding", "578:22 5px padding"])
    #expect(
      study.facts.components.filter { study.file.position(of: $0.nameRange.start, in: .utf8).line < 632 }.count == 18)
    #expect(try study.component("WeChatStyleVoiceInput").states == ["Idle", "Recording", "Canceling"])
    #expect(
      study.facts.statements.map(\.subject) == [.touchTarget(minimum: 44), .grid(base: 4), .touchTarget(minimum: 44)])
    #expect(study.facts.pairs.isEmpty)
  }
}
