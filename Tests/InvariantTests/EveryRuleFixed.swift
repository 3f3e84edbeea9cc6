import Configuration
import DesignTokens
import Facts
import Foundation
import Rules
import SourceText
import TestSupport
import Testing
import WorkspaceIndex

/// What `tincture fix --only RULE` does: every finding of the rule that has one fix is mended at once.
struct EveryRuleFixed {
  /// The samples, and the files of every case of a rule.
  private static let all = Sample.all + ofRules

  private static let ofRules = Case.beside("\(PackageFolder.path)/Tests/RulesTests/RuleCases.swift")
    .filter { !$0.files.isEmpty }.map { Sample($0.heading, texts: $0.files) }

  /// Told or not, for what is not told where the format is not claimed is told once a fix has written what claims it.
  @Test(arguments: all)
  func `what a rule's fixes write together is no error`(sample: Sample) {
    let before = errors(of: sample)
    for (rule, edits) in edits(in: sample).sorted(by: { $0.key < $1.key }) {
      let after = errors(of: sample.applying(edits))
      for (other, count) in after where count > before[other, default: 0] {
        // A token of the first draft states a type where it states any.
        if rule == "legacy-unprefixed-property", other == "missing-type" { continue }
        Issue.record("\(sample.name): more of \(other) once all of \(rule) is mended")
      }
    }
  }

  @Test(arguments: all)
  func `a value written anew is the same value`(sample: Sample) {
    guard let edits = edits(in: sample)["legacy-value"] else { return }
    let mended = sample.applying(edits)
    for path in sample.paths {
      guard let before = sample.workspace[path]?.facts.definitions,
        let after = mended.workspace[path]?.facts.definitions,
        before.map(\.name) == after.map(\.name)
      else {
        Issue.record("\(sample.name): \(path) defines other tokens than before")
        continue
      }
      for index in before.indices {
        let site = DefinitionSite(path: path, index: index)
        let old = worth(sample.workspace.resolved(site))
        let new = worth(mended.workspace.resolved(site))
        #expect(old == new, "\(sample.name): \(path) \(before[index].name)")
      }
    }
  }

  /// The edits of all findings that have one fix, by rule; those that touch each other wait for another run.
  private func edits(in sample: Sample) -> [String: [FileEdit]] {
    var taken: [String: [FileEdit]] = [:]
    for path in sample.paths {
      let told = sample.workspace.findings(in: path)
      if told.contains(where: { $0.rule.hasSuffix("-syntax") }) { continue }
      var last: [String: Int] = [:]
      for finding in (told + sample.workspace.untoldFindings(in: path)).sorted(by: { $0.range < $1.range })
      where finding.fixes.count == 1 {
        let own = finding.fixes[0].edits.sorted { $0.edit.range < $1.edit.range }
        guard own.allSatisfy({ $0.path == path }), let first = own.first, let end = own.last,
          first.edit.range.start > last[finding.rule, default: -1]
        else { continue }
        taken[finding.rule, default: []] += own
        last[finding.rule] = end.edit.range.end
      }
    }
    return taken
  }

  private func errors(of sample: Sample) -> [String: Int] {
    var errors: [String: Int] = [:]
    for path in sample.paths {
      for finding in sample.workspace.findings(in: path) + sample.workspace.untoldFindings(in: path)
      where finding.severity == .error {
        errors[finding.rule, default: 0] += 1
      }
    }
    return errors
  }

  /// What a token is worth, colors to their eighth bit: a string has no more.
  private func worth(_ value: ResolvedValue) -> String? {
    guard case .color(let color)? = value.value else { return value.value?.cssText(as: value.type) }
    return color.hexRGBA
  }
}
