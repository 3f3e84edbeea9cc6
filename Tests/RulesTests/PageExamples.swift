import Foundation
import Rules
import Testing

/// Every rule's page is run: what it shows as failing must be found, what it shows as passing must not.
///
/// What the rules of the token format show is read as files that claim it.
struct PageExamples {
  @Test(arguments: Rule.all)
  func `a page's examples do what they say`(_ rule: Rule) {
    let page = RulePage(rule)
    #expect(!page.failing.isEmpty || page.showsCommands, "\(rule.id) shows nothing that fails")
    #expect(!page.passing.isEmpty, "\(rule.id) shows nothing that passes")
    for example in page.failing {
      let rules = RuleWorkspace(example + settings(for: rule)).findings.map(\.finding.rule)
      #expect(!rules.isEmpty && rules.allSatisfy { $0 == rule.id }, "\(rule.id) fails with \(rules)")
    }
    for example in page.passing {
      let rules = RuleWorkspace(example + settings(for: rule)).findings.map(\.finding.rule)
      #expect(!rules.contains(rule.id), "\(rule.id) finds itself in what passes")
    }
  }

  private func settings(for rule: Rule) -> RulePage.Files {
    rule.isOfFormat ? [("tincture.json", "{ \"format\": \"dtcg-2025.10\" }")] : []
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}

/// The examples of a page: the files of each section, where a level-3 heading begins another example.
struct RulePage {
  typealias Files = [(path: String, text: String)]
  private(set) var failing: [Files] = []
  private(set) var passing: [Files] = []
  /// Whether it shows what happens in a shell, where files alone cannot; the tests of commands try that.
  private(set) var showsCommands = false

  init(_ rule: Rule) {
    var section = ""
    var fence: (path: String, lines: [String])?
    for line in rule.page.components(separatedBy: "\n") {
      if let open = fence {
        if line == "```", open.path == "```console" {
          showsCommands = true
          fence = nil
        } else if line == "```" {
          add((open.path, open.lines.joined(separator: "\n") + "\n"), to: section)
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        fence = (line.split(separator: " ").last.map(String.init) ?? "", [])
      } else if line.hasPrefix("## ") || line.hasPrefix("### ") {
        section = line.hasPrefix("## ") ? String(line.dropFirst(3)) : section
        begin(section)
      }
    }
    failing.removeAll(where: \.isEmpty)
    passing.removeAll(where: \.isEmpty)
  }

  private mutating func begin(_ section: String) {
    if section == "Fails" { failing.append([]) }
    if section == "Passes" { passing.append([]) }
  }

  private mutating func add(_ file: (path: String, text: String), to section: String) {
    if section == "Fails", !failing.isEmpty { failing[failing.count - 1].append(file) }
    if section == "Passes", !passing.isEmpty { passing[passing.count - 1].append(file) }
  }
}
