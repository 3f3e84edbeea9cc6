import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// The findings on references to what is not there, gathered one by one.
struct MissingNames {
  private let file: CheckedFile
  private(set) var findings: [Finding] = []
  /// The names to which the nearest was looked for.
  private var asked: Set<TokenName> = []
  /// Findings that hold only if what was not read gives no such name, by their index.
  private var doubtful: [Int] = []
  /// What may give names and was not read.
  private let unread: [Unread]
  /// The finding that tells of each branch, with how many references name something below it.
  private var branches: [TokenName: (finding: Int, count: Int)] = [:]
  /// The finding that tells of each file that no theme reads, with how many references name something in it.
  private var outOfReach: [String: (finding: Int, count: Int)] = [:]
  /// The finding that tells of what a manifest lists and nobody read, with how many references may name something there.
  private var lost: (finding: Int?, count: Int, sources: [Unread])?

  /// Gathers the findings of one file; none before the first reference is noted.
  init(_ file: CheckedFile) {
    self.file = file
    unread = file.workspace.unread(for: file.path)
  }

  /// Tells of a reference of which nothing, or nothing behind its way, was found.
  mutating func note(_ reference: TokenReference, _ targets: [DefinitionSite]) {
    guard targets.isEmpty else {
      let way = reference.path.joined(separator: "/")
      return findings.append(Finding("`\(reference.name)` has nothing at `\(way)`.", at: reference.range))
    }
    let isUnknown = file.workspace.presence(of: reference, in: file.path) == .unknown
    if let other = file.workspace.fileOutOfReach(defining: reference.name, from: file.path),
      !isUnknown || file.workspace.isMergedByThemesAlone(file.path)
    {
      note(reference, outOfReachIn: other)
    } else if isUnknown {
      noteLost(reference)
    } else if file.facts.isMergedByBuilds, reference.form == .alias,
      let branch = file.workspace.missingBranch(of: reference.name, from: file.path)
    {
      note(reference, below: branch)
    } else {
      noteMissing(reference)
    }
  }

  /// All that one file defines which no theme reads is told once: one cause.
  private mutating func note(_ reference: TokenReference, outOfReachIn other: String) {
    guard file.workspace.isMergedByThemesAlone(file.path) else {
      return add(
        "`\(reference.name)` is defined in `\(other)`, which the resolver does not read.", reference, ceiling: nil)
    }
    guard let told = outOfReach[other] else {
      outOfReach[other] = (findings.count, 1)
      return add(
        "`\(reference.name)` is defined in `\(other)`, which no theme reads beside this file.", reference,
        ceiling: .info)
    }
    outOfReach[other] = (told.finding, told.count + 1)
    findings[told.finding].message =
      "What \(told.count + 1) references of this file name is defined in `\(other)`, "
      + "which no theme reads beside this file."
    findings[told.finding].covers = [
      CoveredFindings(rule: "unresolved-reference", path: file.path, count: told.count)
    ]
  }

  /// All that is missing below a branch is told once: one cause.
  private mutating func note(_ reference: TokenReference, below branch: TokenName) {
    guard let told = branches[branch] else {
      branches[branch] = (findings.count, 1)
      let message =
        "No token is named `\(reference.name)`; whatever gives the names below `\(branch)` is not in the project."
      return add(message, reference, ceiling: .info)
    }
    branches[branch] = (told.finding, told.count + 1)
    findings[told.finding].message =
      "Nothing is named below `\(branch)`, where \(told.count + 1) references of this file lead; whatever gives these names is not in the project."
    findings[told.finding].covers = [
      CoveredFindings(rule: "unresolved-reference", path: file.path, count: told.count)
    ]
  }

  /// All that a source may give which was not read is told once: one cause.
  ///
  /// A resolver document tells of its own.
  private mutating func noteLost(_ reference: TokenReference) {
    guard let told = lost else {
      let sources = file.workspace.sourcesNotRead(besides: reference, in: file.path)
      lost = (sources.isEmpty ? nil : findings.count, 1, sources)
      guard !sources.isEmpty else { return }
      let group = reference.form == .extends ? "group" : "token"
      let finding = Finding("No \(group) is named `\(reference.name)`.", at: reference.range)
      return findings.append(file.uncertain(finding, sources))
    }
    guard let index = told.finding else { return }
    lost?.count += 1
    let many = Finding("\(told.count + 1) references of this file name nothing.", at: findings[index].range)
    findings[index].message = file.uncertain(many, told.sources).message
    findings[index].covers = [CoveredFindings(rule: "unresolved-reference", path: file.path, count: told.count)]
  }

  private mutating func noteMissing(_ reference: TokenReference) {
    var finding = Finding(
      "No \(reference.form == .extends ? "group" : "token") is named `\(reference.name)`.", at: reference.range)
    if let nearest = nearestName(to: reference) {
      finding.message = "\(finding.message.dropLast()); the nearest name is `\(nearest)`."
      finding.fixes = [
        file.fix("Use `\(nearest)`", replacing: reference.nameRange, with: nearest.spelled(as: reference.form))
      ]
    }
    guard mayBeUnread(reference.name) else { return findings.append(finding) }
    doubtful.append(findings.count)
    findings.append(file.uncertain(finding, unread))
  }

  /// Makes one finding of many that something not read may explain: one cause.
  mutating func foldDoubtful() {
    guard doubtful.count > MissingNames.mostDoubtful, let first = doubtful.first else { return }
    let many = Finding("\(doubtful.count) references of this file name nothing.", at: findings[first].range)
    findings[first].message = file.uncertain(many, unread).message
    findings[first].fixes = []
    findings[first].covers = [
      CoveredFindings(rule: "unresolved-reference", path: file.path, count: doubtful.count - 1)
    ]
    let others = Set(doubtful.dropFirst())
    findings = findings.indices.filter { !others.contains($0) }.map { findings[$0] }
    doubtful = []
  }

  /// For how many names one file gets suggestions: with more mistakes than that, something else is wrong with it.
  private static let mostSuggestions = 20

  /// Two names may each be worth a look; three have one cause.
  private static let mostDoubtful = 2

  private mutating func add(_ message: String, _ reference: TokenReference, ceiling: Severity?) {
    var finding = Finding(message, at: reference.range)
    finding.ceiling = ceiling
    findings.append(finding)
  }

  /// The name that a reference probably means, as long as few are asked for; every reference to a name is answered alike.
  private mutating func nearestName(to reference: TokenReference) -> TokenName? {
    if !asked.contains(reference.name) {
      guard asked.count < MissingNames.mostSuggestions else { return nil }
      asked.insert(reference.name)
    }
    return file.nearestName(to: reference).flatMap { mayMean($0, reference) ? $0 : nil }
  }

  /// Whether a reference may mean a name: not one that it goes on from.
  private func mayMean(_ name: TokenName, _ reference: TokenReference) -> Bool {
    !reference.name.bytes.starts(with: name.bytes + [UInt8(ascii: ".")])
  }

  /// Whether something that was not read may give a name: who defines a group defines it whole, so that a package gives
  /// none of a group that the project has.
  private func mayBeUnread(_ name: TokenName) -> Bool {
    guard unread.allSatisfy(\.isPackage) else { return true }
    guard !unread.isEmpty, let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return !unread.isEmpty }
    return file.workspace.visibleNames(below: TokenName(bytes: Array(name.bytes[..<dot])), from: file.path).isEmpty
  }
}

extension Unread {
  fileprivate var isPackage: Bool { if case .package = self { true } else { false } }
}
