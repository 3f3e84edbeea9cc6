import Foundation
import Rules
import SourceText
import TestSupport
import Testing

/// The five component specs that lie beside the package, each a project of its own.
@Suite(.sharedFolder)
struct SpecDocuments {
  @Test(
    arguments: zip(
      ["000-urbannest", "001-usage-monitor", "002-instica", "003-zawaj"],
      [
        ["585:23", "585:40", "740:67", "948:27", "999:13", "1333:13", "1333:27"], ["242:33"], ["254:27"], ["271:25"],
      ]))
  func `spacing is off the grid at these places and no other`(_ name: String, _ places: [String]) {
    #expect(findings(of: "off-grid-spacing", in: name).map(\.place) == places)
  }

  @Test func `text of one state is judged on the background of another part`() {
    let ratios = findings(of: "low-contrast", in: "000-urbannest").map { finding in
      let ratio = finding.message.components(separatedBy: "a contrast of ").last?.prefix { $0 != ":" } ?? ""
      return "\(finding.place.prefix { $0 != ":" }) \(ratio)"
    }
    for expected in ["52 3.18", "145 3.56", "146 2.77", "255 2.61", "260 2.85"] { #expect(ratios.contains(expected)) }
    // The status colors on a tenth of themselves over white, to one percent.
    #expect(ratios.filter { ["694", "695", "696", "697"].contains($0.prefix(3)) }.count == 4)
    #expect(!ratios.contains { $0.hasPrefix("54 ") }, "a disabled state is exempt")
    #expect(!ratios.contains { $0.hasPrefix("147 ") }, "4.83 is enough")
  }

  @Test func `nothing is said of what only looks like a fault`() {
    for (name, lines) in traps() {
      let said = findings(in: name).filter { finding in lines.contains(Int(finding.place.prefix { $0 != ":" }) ?? 0) }
      // White on #EA5455 is 3.56 beside the quoted "20% OFF", which is the trap of that line.
      #expect(said.filter { $0.place != "1331:42" }.isEmpty, "\(name): \(said)")
    }
  }

  private func findings(of rule: String? = nil, in name: String) -> [(place: String, message: String)] {
    guard let bytes = SharedFolder.bytes(of: "specs/\(name).md") else { return [] }
    let workspace = RuleWorkspace([("\(name).md", String(decoding: bytes, as: UTF8.self))])
    return workspace.findings.filter { rule == nil || $0.finding.rule == rule }.map { source, finding in
      let position = source.position(of: finding.range.start, in: .utf16)
      return ("\(position.line + 1):\(position.column + 1)", finding.message)
    }
  }

  /// The lines that the catalogue of the documents lists as traps (1.6), by document.
  private func traps() -> [String: Set<Int>] {
    let catalogue = SharedFolder.bytes(of: "specs/CATALOGUE.md").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let names = SharedFolder.names(in: "specs").filter { $0.hasPrefix("0") }.map { String($0.dropLast(3)) }
    var result: [String: Set<Int>] = [:]
    for line in catalogue.components(separatedBy: "\n") {
      guard let match = line.firstMatch(of: /^- (00\d):([\d, -]+)/),
        let name = names.first(where: { $0.hasPrefix(match.1) })
      else { continue }
      for range in match.2.split(separator: ",") {
        let bounds = range.split(separator: "-").compactMap { Int($0.filter(\.isNumber)) }
        if let first = bounds.first, let last = bounds.last { result[name, default: []].formUnion(first...last) }
      }
    }
    return result
  }
}
