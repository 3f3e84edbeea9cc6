import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// A reference names a token that nothing defines.
  static let unresolvedReference = Rule(
    id: "unresolved-reference",
    family: .references,
    severity: .error,
    summary: "A reference names a token that nothing defines.",
    page: """
      A build would stop here, or ship the raw text `{color.brnd}`. References are `{a.b}`, a `$ref` pointer and \
      `$extends`; in a Markdown document `{a.b}` counts too, as soon as the project defines any token. Names are \
      compared exactly: `Color.brand` is not `color.brand`.

      It is an error only where everything was read that could define the name. Where the package depends on another \
      that may define tokens and is not there, such as `@acme/design-tokens`, where a token file is too large or cannot \
      be opened, where the structure of one is broken, where a set or a source is not there that a manifest lists, or a build also merges scripts, the \
      finding is no more than an info that says so. A package whose \
      name says theme or colors counts where a style sheet or a build takes files from it; and none gives a name of a \
      group that the project has.

      Where many references lead below a beginning that nothing in the project begins with, as names of Style Dictionary \
      and Tokens Studio do that a build adds, one info tells of all that stand in a file. Where most references of a file \
      write the key at its top, as in `{global.size.sm}`, one finding tells of all that leave it out, and its fix writes \
      it. Where one key stands around a whole file and all references leave it out, a tool takes it off. Where most leave out the mode, as `{red600}` does for `color.light.red600` and `color.dark.red600`, each of \
      these is meant.

      Where a name of nearly the same spelling exists, the fix takes it. Where only a file defines the name that the \
      resolver of this one does not read, the message says which: add it to a set.

      ## Fails

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "brand": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } },
          "link": { "$value": "{color.brnd}" }
        }
      }
      ```

      ## Passes

      ```json color.tokens.json
      {
        "color": {
          "$type": "color",
          "brand": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.45, 0.47] } },
          "link": { "$value": "{color.brand}" }
        }
      }
      ```
      """,
    reach: .names,
    check: unresolvedReferences)
}

/// For how many names one file gets suggestions: with more mistakes than that, something else is wrong with it.
private let suggestionLimit = 20

private func unresolvedReferences(in file: CheckedFile) -> [Finding] {
  let missing = file.resolvedReferences.filter { file.isUnresolved($0.reference, $0.targets) }
  lazy var keys = ForgottenKeys(file, unresolved: missing.map(\.reference))
  guard missing.isEmpty || !keys.areTakenOff else { return file.unresolvedFiles }
  let unresolved = missing.filter { reference, targets in
    // What the file itself calls so may be out of the sight of its builds, and is there all the same.
    (!targets.isEmpty || !keys.areOfFile(reference.name))
      && (!file.isElsewhere(reference) || keys.meaning(of: reference) != nil)
      && !file.endsInSign(reference.name) && !file.isBelowNameOfFile(reference)
      && (!targets.isEmpty || file.workspace.presence(of: reference, in: file.path) != .unjudged)
      && !file.namesMember(reference.name)
      && !(file.isProse
        && (!file.speaksOfScale(reference) || file.isOfTheme(reference.name) || file.facts.mayBeAbsent(reference.range)
          || file.isRangeOfSteps(reference.name)))
      && file.workspace.leftOutFile(defining: reference.name, for: file.path) == nil
  }
  if file.isProse, !unresolved.isEmpty, file.workspace.visibleDefinitions(from: file.path).isEmpty { return [] }
  guard !unresolved.isEmpty else { return file.unresolvedFiles }
  var report = MissingNames(file)
  var shortened = ShortenedNames(file, keys)
  for (reference, targets) in unresolved where !shortened.take(reference) { report.note(reference, targets) }
  report.foldDoubtful()
  return file.unresolvedFiles + report.findings + shortened.findings
}

/// The findings on references to what is not there, gathered one by one.
private struct MissingNames {
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

  init(_ file: CheckedFile) {
    self.file = file
    unread = file.workspace.unread(for: file.path)
  }

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
      guard asked.count < suggestionLimit else { return nil }
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

extension CheckedFile {
  /// The name that a reference probably means: a group of this file for `$extends`, else a visible token.
  func nearestName(to reference: TokenReference) -> TokenName? {
    // Of two letters or one, every other name is as near as the right one.
    guard reference.name.bytes.count > 2 else { return nil }
    return reference.form == .extends
      ? NearestName.nearest(to: reference.name, among: facts.groups.map(\.name))
      : workspace.nearestName(to: reference.name, visibleFrom: path).flatMap { canStand($0, for: reference) ? $0 : nil }
  }

  /// Whether a token may stand where a reference is: it is not made from the one that refers, nor of a type that cannot
  /// stand there.
  private func canStand(_ name: TokenName, for reference: TokenReference) -> Bool {
    guard let site = workspace.definitions(named: name, visibleFrom: path).first else { return true }
    if workspace.definition(at: site)?.isInWords ?? false { return false }
    // A file with sets and themes of its own is merged with no other; what leaves out its group was written from it.
    if site.path != path, !name.text.hasSuffix(".\(reference.name.text)"),
      let other = workspace[site.path]?.facts, other.resolver != nil, !other.sets.isEmpty
    {
      return false
    }
    let value = workspace.resolved(site)
    if let owner = reference.owner, value.chain.contains(DefinitionSite(path: path, index: owner)) { return false }
    guard let expected = reference.expectedType, let type = value.type else { return true }
    return expected == type
  }

  /// References of a resolver document to files and parts of files that are not there.
  fileprivate var unresolvedFiles: [Finding] {
    (facts.resolver?.links ?? []).compactMap { link in
      guard case .file(let name, let pointer) = link.target else { return nil }
      switch workspace.resolverFile(link, in: path) {
      case .missing: return Finding("There is no file `\(name)`.", at: link.range)
      case .outside:
        var finding = Finding(
          "`\(name)` lies outside of the project and is not read; list its folder in `read` of `tincture.json`.",
          at: link.range)
        finding.ceiling = .info
        return finding
      case .missingPart:
        return Finding("`\(name)` has nothing at `/\(pointer.joined(separator: "/"))`.", at: link.range)
      case .file, .unfit, .unknown, nil: return nil
      }
    }
  }

  /// Whether a document that is no `DESIGN.md` may only speak of how names are written (`{token.path}`): nothing begins
  /// as the name does, and no name is near.
  private func isTold(_ reference: TokenReference) -> Bool {
    isProse && facts.kind != .design && !workspace.hasNamespace(of: reference.name, visibleFrom: path)
      && nearestName(to: reference) == nil
  }

  /// Whether a reference is meant as one for certain and names neither a token nor, as far as that is its fault, a group.
  fileprivate func isUnresolved(_ reference: TokenReference, _ targets: [DefinitionSite]) -> Bool {
    switch reference.form {
    case .alias, .pointer, .extends: break
    case .mention, .customProperty, .variable, .member, .string: return false
    }
    switch reference.target {
    case .token, .group, .enclosing, .inValue, .elsewhere: return false
    case .nothing where !targets.isEmpty: return workspace.leadsSomewhere(reference, in: path) == false
    case .nothing, nil: break
    }
    guard let site = targets.first else {
      // The document is a group, too.
      if reference.form == .extends, reference.name.bytes.isEmpty { return false }
      // Braces of a DESIGN.md may hold anything, as long as they begin like none of its sections.
      return (reference.isClear || facts.kind != .design && facts.kind != .tokens) && !mayBeInherited(reference.name)
        && !([reference.name] + reference.alternatives).contains(where: isGroupInReach)
    }
    return !reference.path.dropFirst().isEmpty
      && workspace.definition(at: site)?.value.endsBefore(reference.path) == true
  }
}

extension CheckedFile {
  /// Whether a name lies in a group of this file that extends what is not there: that may have held it.
  private func mayBeInherited(_ name: TokenName) -> Bool {
    workspace.groups(around: name, in: path).contains { index in
      guard let target = facts.groups[index].extends?.target else { return false }
      return !target.bytes.isEmpty && !workspace.isGroup(target, visibleFrom: path)
    }
  }

  /// Whether a name goes on from a token to what stands beside its value (`size.step.unit`), as references of Style
  /// Dictionary may; `value` itself only texts write out for any format.
  func namesMember(_ name: TokenName) -> Bool {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let key = String(decoding: name.bytes[(dot + 1)...], as: UTF8.self)
    let token = TokenName(bytes: Array(name.bytes[..<dot]))
    return workspace.definitions(named: token, visibleFrom: path).contains { site in
      guard let other = workspace[site.path], let definition = workspace.definition(at: site) else { return false }
      if key == "value" { return isProse }
      return other.facts.isMergedByBuilds && other.source.text(in: definition.bodyRange).hasMember(key)
    }
  }

  /// Whether a name begins with the folder, the file or the set of what it goes on to name (`base.ink` for `ink` in
  /// `base/`), as builds with Style Dictionary and Tokens Studio may have it.
  private func namesFolder(_ name: TokenName) -> Bool {
    guard let first = name.segments.first, name.segments.count > 1 else { return false }
    let inner = TokenName(name.segments.dropFirst().joined(separator: "."))
    return workspace.definitions(named: inner, visibleFrom: path).contains { site in
      guard facts.sets.isEmpty else {
        let (sets, layer) = (workspace[site.path]?.facts.sets ?? [], workspace.definition(at: site)?.layer ?? 0)
        return sets.indices.contains(layer - 1) && sets[layer - 1].name == first
      }
      return site.path.split(separator: "/").contains {
        $0 == first || $0.split(separator: ".").first.map { $0 == first } ?? false
      }
    }
  }

  /// Whether a token may stand in a file that cannot be read, such as one in JavaScript: Style Dictionary and Tokens
  /// Studio put several together, and nothing here begins as the name does.
  fileprivate func isElsewhere(_ reference: TokenReference) -> Bool {
    guard facts.isMergedByBuilds, reference.name.bytes.contains(UInt8(ascii: ".")) else { return false }
    return facts.sets.isEmpty && !workspace.hasNamespace(of: reference.name, visibleFrom: path)
      || namesFolder(reference.name)
  }
}

extension TokenValue {
  /// Whether a pointer's way certainly leads to nothing in this value; what an alias stands for is not looked into.
  fileprivate func endsBefore(_ path: [String]) -> Bool {
    guard path.first == "$value" else { return false }
    var value = self
    for (position, step) in path.enumerated().dropFirst() {
      switch value {
      case .list(let items):
        guard let index = Int(step), String(index) == step, items.indices.contains(index) else { return true }
        value = items[index]
      case .composite(let members):
        guard let member = members.last(where: { $0.name == step }) else { return false }
        value = member.value
      case .color:
        guard step == "components", position + 1 < path.count else { return false }
        return !["0", "1", "2"].contains(path[position + 1])
      case .dimension, .duration: return !["value", "unit"].contains(step)
      case .number, .boolean, .string: return true
      case .alias, .pointer, .expression, .unreadable: return false
      }
    }
    return false
  }
}
