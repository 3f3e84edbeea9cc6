package import DesignTokens
import Facts

extension Workspace {
  /// What a name begins with, where many references of the project begin so and nothing in it does: whatever gives the
  /// names below was not read, such as what a build writes.
  ///
  /// `nil` for every other name.
  ///
  /// One such name is misspelled; three and more come from somewhere. What differs from a group by two letters at most
  /// is that group's name, misspelled.
  package func missingBranch(of name: TokenName, from path: String) -> TokenName? {
    guard let number = projectNumber(of: path), let branch = name.branch else { return nil }
    let project = projects[number]
    return project.answers.branches.isMissing(branch, in: project.inheritance) ? branch : nil
  }
}

extension TokenName {
  /// What all names of a family begin with: the first two words of three or more; `nil` for shorter names.
  fileprivate var branch: TokenName? {
    guard let first = bytes.firstIndex(of: UInt8(ascii: ".")),
      let second = bytes[(first + 1)...].firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    return TokenName(bytes: Array(bytes[..<second]))
  }
}

extension Inheritance {
  /// The branches that three or more names begin with which tokens of other tools refer to, and of which nothing exists.
  fileprivate var missingBranches: Set<TokenName> {
    var names: [TokenName: Set<TokenName>] = [:]
    for record in files.records where record?.content.facts.isMergedByBuilds == true {
      for reference in record?.content.facts.references ?? [] where reference.form == .alias {
        guard let branch = reference.name.branch else { continue }
        names[branch, default: []].insert(reference.name)
      }
    }
    let many = names.filter { $0.value.count >= 3 && allNames.inside($0.key).isEmpty }.map(\.key)
    guard !many.isEmpty else { return [] }
    let known = Set(allNames.all.compactMap(\.branch))
    return Set(
      many.filter { branch in
        !known.contains {
          abs($0.bytes.count - branch.bytes.count) <= 2 && NearestName.distance($0, branch) <= 2
        }
      })
  }
}

/// The branches that are missing in a project, the packages that it imports files of, and what its scripts write; begun
/// afresh with every change.
struct BranchMemory: Sendable {
  private let missing = Once<Set<TokenName>>()

  private let imported = Once<Set<String>>()

  private let written = Once<Set<String>>()

  func written(_ find: () -> Set<String>) -> Set<String> { written.value(find) }

  func imports(_ find: () -> Set<String>) -> Set<String> { imported.value(find) }

  func isMissing(_ branch: TokenName, in inheritance: Inheritance) -> Bool {
    missing.value { inheritance.missingBranches }.contains(branch)
  }
}
