import DesignTokens
import Testing

@testable import WorkspaceIndex

/// Chains of aliases are worked out once for all of their links, or these tests would not end in any bearable time.
@Suite struct LongChains {
  @Test func `each link of a chain of 10,000 knows its worth, its length and its end`() {
    let count = 10_000
    let lines = (0..<count).map { "t\($0) = {t\($0 + 1)}" } + ["t\(count) : number = 3"]
    let workspace = Workspace([Sketch.file("/w/a.json", lines.joined(separator: "\n"))])
    for index in 0..<count {
      let site = DefinitionSite(path: "/w/a.json", index: index)
      let resolved = workspace.resolved(site)
      #expect(resolved.value == .number(3) && resolved.type == .number && resolved.count == count - index + 1)
      #expect(resolved.chain.count == min(64, count - index + 1) && resolved.last?.index == count)
      #expect(workspace.alternatives(at: site).isEmpty)
    }
  }

  @Test func `a chain over thousands of files is walked once, whichever file asks`() {
    let count = 2_000
    let files = (0..<count).map { Sketch.file("/w/f\($0).json", "t\($0) = {t\($0 + 1)}") }
    let workspace = Workspace(files + [Sketch.file("/w/end.json", "t\(count) = 3")])
    for index in 0..<count {
      let resolved = workspace.resolved(DefinitionSite(path: "/w/f\(index).json", index: 0))
      #expect(resolved.value == .number(3) && resolved.count == count - index + 1)
    }
  }

  @Test func `values in values are worked out once`() {
    let count = 400
    let lines = (0..<count).map { "t\($0) = [ {t\($0 + 1)} ]" } + ["t\(count) = 3"]
    let workspace = Workspace([Sketch.file("/w/a.json", lines.joined(separator: "\n"))])
    for index in stride(from: 0, to: count, by: 7) {
      #expect(workspace.worth("t\(index)", from: "/w/a.json") == "3")
    }
  }

  @Test func `each link that leads into a circle is circular, and so is each that is part of it`() {
    let count = 10_000
    let lines = (0..<count).map { "t\($0) = {t\($0 + 1)}" } + ["t\(count) = {t\(count / 2)}"]
    let workspace = Workspace([Sketch.file("/w/a.json", lines.joined(separator: "\n"))])
    for index in 0...count {
      let site = DefinitionSite(path: "/w/a.json", index: index)
      #expect(workspace.resolved(site).outcome == .circular)
      #expect(workspace.resolved(site).count == (count / 2 + 1) + max(0, count / 2 - index))
      #expect(workspace.cycle(through: site).count == (index < count / 2 ? 0 : count / 2 + 1))
    }
  }
}
