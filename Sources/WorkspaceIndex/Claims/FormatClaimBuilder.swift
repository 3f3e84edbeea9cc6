import Facts
import SourceText

/// Parts the token files of a project into sets that are written alike, and says what each set claims.
struct FormatClaimBuilder {
  /// Files that belong together: a manifest's, or those of a package that show the same.
  private struct Group {
    var files: [Int]
    var format: TokenFormat?
    var reason: String
  }

  private let scopes: Scopes
  private let files: [Int]
  private var groups: [Group] = []
  /// What each package depends on, by its folder.
  private let dependencies: [String: [String]]
  /// And the first numbers of the versions.
  private let majors: [String: [String: Int]]
  /// The folders from each up to that of its package.
  private var chains: [String: [String]] = [:]
  /// The files that settings of Style Dictionary list.
  private var configured: Set<Int> = []

  /// - Parameters:
  ///   - scopes: Where the files of the project lie.
  ///   - files: Its token files, by path.
  init(_ scopes: Scopes, _ files: [Int]) {
    self.scopes = scopes
    self.files = files
    dependencies = scopes.files.records.indices.reduce(into: [:]) { found, file in
      guard let package = scopes.files.records[file]?.content.facts.package else { return }
      found[scopes.files.paths[file].folder, default: []] += package.dependencies
    }
    majors = scopes.files.records.indices.reduce(into: [:]) { found, file in
      guard let package = scopes.files.records[file]?.content.facts.package else { return }
      found[scopes.files.paths[file].folder, default: [:]].merge(package.majors) { max($0, $1) }
    }
  }

  mutating func build() -> FormatClaims {
    noteConfigured()
    var rest = Set(files)
    groupByOwnWord(&rest)
    groupByManifest(&rest)
    groupByScript(&rest)
    groupAlone(&rest)
    groupByFolder(files.filter(rest.contains))
    var claims: [Int: FormatClaim] = [:]
    var sets: [[Int]] = []
    for group in groups where !group.files.isEmpty {
      let (format, reason) = group.format.map { ($0, group.reason) } ?? olderFormat(of: group.files)
      for file in group.files {
        let isReadAsJSON5 = format != .current && isReadByStyleDictionary(file)
        claims[file] = FormatClaim(format: format, reason: reason, set: sets.count, isReadAsJSON5: isReadAsJSON5)
      }
      sets.append(group.files)
    }
    return FormatClaims(claims, sets)
  }

  private mutating func noteConfigured() {
    for manifest in manifests
    where scopes.files.records[manifest]?.content.facts.kind != .resolver
      && !scopes.files.paths[manifest].fileName.hasPrefix("$")
      && scopes.files.records[manifest]?.content.facts.sets.isEmpty == true
    {
      configured.formUnion(ResolverDocuments(scopes.files).sources(ofManifest: manifest))
    }
  }

  /// Whether settings of Style Dictionary list a file, or a package around it depends on that.
  private func isReadByStyleDictionary(_ file: Int) -> Bool {
    if configured.contains(file) { return true }
    var folder = scopes.files.paths[file].folder
    while folder == scopes.files.root || folder.isInside(scopes.files.root) {
      if dependencies[folder]?.contains("style-dictionary") == true { return true }
      if folder == scopes.files.root || folder.isEmpty { return false }
      folder = folder.folder
    }
    return false
  }

  /// Files whose `$schema`, or a resolver document that lists them, is of 2025.10.
  private mutating func groupByOwnWord(_ rest: inout Set<Int>) {
    let stating = files.filter { scopes.files.formatEvidence(of: $0).stated == .current }
    take(stating, .current, "as its `$schema` says", from: &rest)
    let studio = setsOfStudio
    for manifest in manifests where scopes.files.records[manifest]?.content.facts.kind == .resolver {
      let name = scopes.files.paths[manifest].fileName
      take(
        Set(ResolverDocuments(scopes.files).sources(ofManifest: manifest)).subtracting(studio), .current,
        "as `\(name)` lists it", from: &rest)
    }
  }

  /// The sets that Tokens Studio writes beside its themes, as far as they are not of 2025.10: a resolver document says how
  /// they are merged, and not how the plugin writes them.
  private var setsOfStudio: Set<Int> {
    manifests.reduce(into: []) { found, manifest in
      let own = below(manifest)
      let evidence = own.reduce(FormatEvidence()) { $0.adding(scopes.files.formatEvidence(of: $1)) }
      if evidence.isCurrent != true { found.formUnion(own) }
    }
  }

  /// Files that say themselves how what they hold is merged, in an older form: whatever lies beside them is written so or
  /// otherwise.
  private mutating func groupAlone(_ rest: inout Set<Int>) {
    for file in files.filter(rest.contains)
    where scopes.files.records[file]?.content.facts.resolver != nil
      && scopes.files.formatEvidence(of: file).isCurrent == false
    {
      groups.append(Group(files: [file], format: nil, reason: ""))
      rest.remove(file)
    }
  }

  /// Files that tools before the format merge: those that several manifests share make one set of all.
  private mutating func groupByManifest(_ rest: inout Set<Int>) {
    var found: [(manifest: Int, files: Set<Int>)] = []
    for manifest in manifests where scopes.files.records[manifest]?.content.facts.kind != .resolver {
      let own = Set(ResolverDocuments(scopes.files).sources(ofManifest: manifest) + below(manifest)).intersection(rest)
      guard !own.isEmpty else { continue }
      var merged = (manifest: manifest, files: own)
      for other in found where !other.files.isDisjoint(with: own) {
        merged = (other.manifest, merged.files.union(other.files))
      }
      found.removeAll { !$0.files.isDisjoint(with: own) }
      found.append(merged)
    }
    for (manifest, own) in found {
      let evidence = own.reduce(FormatEvidence()) { $0.adding(scopes.files.formatEvidence(of: $1)) }
      if evidence.isCurrent == true {
        take(own, .current, FormatClaimBuilder.reason(evidence), from: &rest)
      } else {
        let name = scopes.files.paths[manifest].fileName
        take(own, name.hasPrefix("$") ? .tokensStudio : .styleDictionary, "as `\(name)` merges it", from: &rest)
      }
    }
  }

  /// Files that builds merge as their scripts list them: lists that share a file make one set of all.
  private mutating func groupByScript(_ rest: inout Set<Int>) {
    let mine = files.filter { rest.contains($0) && !scopes.sourceSets[$0].isEmpty }
    // Lists are few: each is known by the first of those that it shares a file with.
    var first: [Int32: Int32] = [:]
    for file in mine {
      let lists = scopes.sourceSets[file].map { first[$0] ?? $0 }
      guard let least = lists.min() else { continue }
      for list in scopes.sourceSets[file] where first[list] == nil { first[list] = least }
      for (list, known) in first where known != least && lists.contains(known) { first[list] = least }
    }
    let found = Dictionary(grouping: mine) { scopes.sourceSets[$0].compactMap { first[$0] }.min() ?? 0 }
    for (_, files) in found.sorted(by: { $0.key < $1.key }) {
      rest.subtract(files)
      let evidence = files.reduce(FormatEvidence()) { $0.adding(scopes.files.formatEvidence(of: $1)) }
      let isCurrent = evidence.isCurrent == true
      groups.append(
        Group(
          files: files.sorted { scopes.files.paths[$0] < scopes.files.paths[$1] }, format: isCurrent ? .current : nil,
          reason: isCurrent ? FormatClaimBuilder.reason(evidence) : ""))
    }
  }

  /// The files around the themes of Tokens Studio, which are its sets, whether a theme chooses them or not.
  private func below(_ manifest: Int) -> [Int] {
    guard scopes.files.paths[manifest].fileName.hasPrefix("$") else { return [] }
    let folder = scopes.files.paths[manifest].folder
    return files.filter { scopes.files.paths[$0].isInside(folder) }
  }

  /// The rest, by what the nearest folder shows that shows anything.
  private mutating func groupByFolder(_ rest: [Int]) {
    var shown: [String: FormatEvidence] = [:]
    for file in rest {
      let evidence = scopes.files.formatEvidence(of: file)
      for folder in folders(around: file) {
        shown[folder] = shown[folder]?.adding(evidence) ?? evidence
      }
    }
    var current: [String: [Int]] = [:]
    var older: [String: [Int]] = [:]
    // Files come by path, so that those of a folder stand together, and are placed alike.
    for files in rest.runs(by: { scopes.files.paths[$0].folder }) {
      let folders = folders(around: files[0])
      let package = folders.last ?? ""
      let isCurrent = folders.lazy.compactMap { shown[$0]?.isCurrent }.first ?? false
      // What a folder says by its name it says of nothing beside it.
      let home = folders.first(where: \.isOfStandard) ?? package
      if isCurrent { current[package, default: []] += files } else { older[home, default: []] += files }
    }
    for (_, files) in current.sorted(by: { $0.key < $1.key }) {
      let evidence = files.reduce(FormatEvidence()) { $0.adding(scopes.files.formatEvidence(of: $1)) }
      groups.append(Group(files: files, format: .current, reason: FormatClaimBuilder.reason(evidence)))
    }
    for (_, files) in older.sorted(by: { $0.key < $1.key }) {
      groups.append(Group(files: files, format: nil, reason: ""))
    }
  }

  /// The folders that hold a file up to that of its package, the nearest first.
  private mutating func folders(around file: Int) -> [String] {
    let innermost = scopes.files.paths[file].folder
    if let known = chains[innermost] { return known }
    var folders: [String] = []
    var folder = innermost
    while folder == scopes.files.root || folder.isInside(scopes.files.root) {
      folders.append(folder)
      if folder == scopes.files.root || folder.isEmpty || dependencies[folder] != nil { break }
      folder = folder.folder
    }
    chains[innermost] = folders
    return folders
  }

  /// What files claim that do not claim 2025.10: what most of them are written in.
  private mutating func olderFormat(of files: [Int]) -> (TokenFormat, String) {
    var counts: [TokenDialect: Int] = [:]
    for file in files {
      if let dialect = scopes.files.records[file]?.content.facts.dialect { counts[dialect, default: 0] += 1 }
    }
    let studio = counts[.tokensStudio] ?? 0
    let dictionary = counts[.styleDictionary] ?? 0
    let reason = "as most of its files are written"
    if (studio + dictionary) * 2 > files.count {
      return (studio > dictionary ? .tokensStudio : .styleDictionary, reason)
    }
    if let first = files.first, let folder = folders(around: first).first(where: \.isOfStandard) {
      return (.draft, "as its folder is called `\(folder.fileName)`")
    }
    let package = files.first.flatMap { folders(around: $0).last } ?? ""
    if let major = majors[package]?["style-dictionary"], major > 3, files.allSatisfy(isPrefixed) {
      return (.draft, "as `style-dictionary` \(major) reads it")
    }
    for (name, format) in FormatClaimBuilder.tools {
      guard let tool = dependencies[package]?.first(where: { $0.hasPrefix(name) }) else { continue }
      return (format, "as its package depends on `\(tool)`")
    }
    return (.draft, "as nothing says otherwise")
  }

  /// Whether the values of a file are called as the format calls them: `$value`.
  private func isPrefixed(_ file: Int) -> Bool {
    guard let facts = scopes.files.records[file]?.content.facts, facts.isOfFormat else { return false }
    return !facts.problems.contains { $0.kind == .legacyUnprefixedProperty }
  }

  /// What packages depend on whose tokens are written in a format; what comes first counts.
  private static let tools: [(name: String, format: TokenFormat)] = [
    ("@terrazzo/", .draft), ("@cobalt-ui/", .draft), ("style-dictionary", .styleDictionary),
    ("@tokens-studio/", .tokensStudio),
  ]

  /// Adds a set of those files that are not taken yet.
  private mutating func take(
    _ wanted: some Sequence<Int>, _ format: TokenFormat, _ reason: String, from rest: inout Set<Int>
  ) {
    let files = Set(wanted).intersection(rest)
    rest.subtract(files)
    groups.append(
      Group(files: files.sorted { scopes.files.paths[$0] < scopes.files.paths[$1] }, format: format, reason: reason))
  }

  /// The manifests of the project, by path.
  private var manifests: [Int] {
    scopes.files.records.indices.filter { scopes.files.records[$0]?.content.facts.resolver != nil }
      .sorted { scopes.files.paths[$0] < scopes.files.paths[$1] }
  }

  private static func reason(_ evidence: FormatEvidence) -> String {
    "as \(evidence.current) of \(evidence.current + evidence.older) values are written"
  }
}

extension [Int] {
  /// The elements in their order, those beside each other that have the same mark as one list.
  fileprivate func runs(by mark: (Int) -> String) -> [[Int]] {
    var runs: [[Int]] = []
    var last: String?
    for element in self {
      let own = mark(element)
      if own == last { runs[runs.count - 1].append(element) } else { runs.append([element]) }
      last = own
    }
    return runs
  }
}

extension String {
  /// Whether a folder says by its name that what it holds is in the format.
  fileprivate var isOfStandard: Bool { ["dtcg", "w3c"].contains(fileName.lowercased()) }
}
