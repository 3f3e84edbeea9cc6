package import DesignTokens
import Facts
package import Lexicon
import SourceText

/// The spacing scale that is nearest to a file: groups of tokens such as `space`, whose values spacing may have.
package struct SpacingScale: Sendable, Equatable {
  /// The group; of several at one distance the first by name.
  package let name: TokenName
  /// The steps of all scales at that distance in px, ascending, without 0.
  package let steps: [Double]
}

extension Workspace {
  /// The scale of the tokens that lie nearest to a file and that it can use, its own first.
  ///
  /// `nil` where nobody gives one of four steps or more: fewer are no scale but a few tokens.
  package func spacingScale(nearestTo path: String) -> SpacingScale? {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return nil }
    let project = projects[number]
    if let own = project.spacingScale(of: [file]) { return own }
    // The farther files are worked out only where the nearer give no scale.
    let below = project.answers.spacing.folders { project.files.withStepsByFolder }
    var folder = path.folder
    var inner: String?
    while true {
      let near = (below[folder] ?? []).filter { other in
        other != file && !(inner.map(project.files.paths[other].isInside) ?? false)
          && project.givesSteps(other, to: file)
      }
      if let scale = project.spacingScale(of: near) { return scale }
      guard !folder.isEmpty else { return nil }
      (folder, inner) = (folder.folder, folder)
    }
  }
}

extension Project {
  /// The scale of some files that are equally near.
  fileprivate func spacingScale(of near: [Int]) -> SpacingScale? {
    guard !near.isEmpty else { return nil }
    return answers.spacing.scale(of: near) { workedOutScale(of: near) }
  }

  private func workedOutScale(of near: [Int]) -> SpacingScale? {
    var scales: [TokenName: [Double]] = [:]
    for file in near {
      let own = answers.spacing.scales(of: file) { values.scales(of: file) }
      let namesakes = own.reduce(into: [ArraySlice<UInt8>: Int]()) { $0[$1.name.lastSegment, default: 0] += 1 }
      for scale in own where namesakes[scale.name.lastSegment, default: 0] < 3 {
        scales[scale.name, default: []] += scale.steps
      }
    }
    // What three components call their spacing is no scale; nor are a few tokens: one group has its steps.
    let whole = scales.filter { $0.value.count >= 4 && Set($0.value).count >= 4 && $0.value.areMostlyWhole }
    return whole.keys.min().map { SpacingScale(name: $0, steps: Set(whole.values.joined()).sorted()) }
  }

  /// Whether a file's steps are for another file as well.
  fileprivate func givesSteps(_ file: Int, to reader: Int) -> Bool {
    guard let record = files.records[file] else { return false }
    return scopes.sees(record.scope, from: reader) && !files.isOfTool(file, besides: files.paths[reader])
      && !picks(record, from: reader) && isMerged(file, with: reader)
      && (!files.isDocument(file) || !files.isDocument(reader) || names(reader, stepsOf: record))
  }

  /// Whether a document names a token of a scale that another one lists: else it may well have lengths of its own.
  private func names(_ reader: Int, stepsOf record: FileRecord) -> Bool {
    guard let facts = files.records[reader]?.content.facts else { return false }
    let definitions = record.content.facts.definitions
    let steps = Set(record.steps.lazy.map { definitions[$0.index].name })
    return facts.references.contains { reference in
      steps.contains(reference.name) || reference.alternatives.contains(where: steps.contains)
    }
  }

  /// Whether some resolver reads both of two files, or knows nothing of one.
  private func isMerged(_ file: Int, with other: Int) -> Bool {
    let masks = [file, other].map { names.layered.reader($0).mask }
    return masks.contains(0) || masks[0] & masks[1] != 0
  }

  /// Whether all steps of a file are names for tokens, some of which another file defines: roles that pick from a ramp say
  /// nothing of the steps of the ramp.
  private func picks(_ record: FileRecord, from ramp: Int) -> Bool {
    let definitions = record.content.facts.definitions
    var isOfRamp = false
    for step in record.steps {
      guard case .alias(let target) = definitions[step.index].value else { return false }
      isOfRamp = isOfRamp || names.layered.definitions.project[target].contains { $0.file == ramp }
    }
    return isOfRamp
  }
}

extension Workspace {
  /// How much spacing of the other documents in a file's folder stands on the usual steps.
  package func spacingTallies(beside path: String) -> [SpacingTally] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    let project = projects[number]
    let known = project.answers.spacing.tallies { project.files.folderTallies }
    return (known[path.folder] ?? []).filter { $0.file != file }.map(\.tally)
  }
}

/// The steps that one file gives under one group.
struct FileScale {
  var name: TokenName
  var steps: [Double]
}

/// What is known of the scales of a project; begun afresh with every change.
struct SpacingMemory: Sendable {
  private let folders = Once<[String: [Int]]>()
  private let known = Memo<Int, [FileScale]>()
  private let together = Memo<[Int], SpacingScale?>()
  private let tallies = Once<[String: [(file: Int, tally: SpacingTally)]]>()

  /// The files that may give steps, by each folder that they lie below.
  func folders(_ find: () -> [String: [Int]]) -> [String: [Int]] { folders.value(find) }

  func scales(of file: Int, _ find: () -> [FileScale]) -> [FileScale] {
    known.value(for: file, find)
  }

  /// The scale that some files give together.
  func scale(of files: [Int], _ find: () -> SpacingScale?) -> SpacingScale? {
    together.value(for: files, find)
  }

  func tallies(_ find: () -> [String: [(file: Int, tally: SpacingTally)]]) -> [String: [(
    file: Int, tally: SpacingTally
  )]] {
    tallies.value(find)
  }
}

extension Values {
  /// The scales of one file, by name.
  fileprivate func scales(of file: Int) -> [FileScale] {
    guard let record = files.records[file] else { return [] }
    // Neighbors nearly always are steps of one scale.
    var runs: [FileScale] = []
    let (definitions, pointsArePixels) = (record.content.facts.definitions, record.content.facts.pointsArePixels)
    for step in record.steps {
      // A step of another scale stands for that one.
      if case .alias(let target) = definitions[step.index].value,
        let other = SpacingNames.scale(of: target), other.group != step.scale
      {
        continue
      }
      guard let length = length(of: Site(file: file, index: step.index), definitions),
        let pixels = length.pixels(pointsArePixels: pointsArePixels), pixels > 0
      else { continue }
      if runs.last?.name == step.scale {
        runs[runs.count - 1].steps.append(pixels)
      } else {
        runs.append(FileScale(name: step.scale, steps: [pixels]))
      }
    }
    return Dictionary(grouping: runs, by: \.name)
      .map { FileScale(name: $0.key, steps: Set($0.value.flatMap(\.steps)).sorted()) }.sorted { $0.name < $1.name }
  }
}

extension [Double] {
  /// Whether at least half of some steps are whole pixels: others have a unit that a build gives them (`{space.md}rem`),
  /// or come of a formula.
  fileprivate var areMostlyWhole: Bool { filter { $0 == $0.rounded() }.count * 2 >= count }
}

extension TokenName {
  /// What stands behind the last dot.
  fileprivate var lastSegment: ArraySlice<UInt8> {
    bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes[($0 + 1)...] } ?? bytes[...]
  }
}

extension Values {
  /// The length that a token is worth, also where nothing says what type it has; `nil` for all others.
  private func length(of site: Site, _ definitions: [Definition]) -> Dimension? {
    // Nearly every step is a length that is written out.
    if case .dimension(let length) = definitions[site.index].value, !definitions[site.index].isChangedByBuild,
      !definitions[site.index].lacksType
    {
      return length
    }
    let written = value(at: site)
    // What is written out, as nearly every step is, need not be followed.
    let isLiteral = !written.hasReferences && !files.isChangedByBuild(site)
    switch isLiteral ? written : resolved(site, theme: nil).value {
    case .dimension(let length): return length
    case .string(let text): return Dimension(parsing: text).flatMap { $0.unit.isEmpty ? nil : $0 }
    default: return nil
    }
  }
}

extension ProjectFiles {
  /// Whether a document is a tool's (`.agents/skills`), by folders that a file lies outside of.
  fileprivate func isOfTool(_ document: Int, besides path: String) -> Bool {
    guard isDocument(document) else { return false }
    let folders = paths[document].folder.split(separator: "/")
    let common = zip(folders, path.folder.split(separator: "/")).prefix { $0 == $1 }.count
    return FileNames.areOfTool(folders.dropFirst(common))
  }

  /// The files that may give steps of a scale, by each folder that they lie below, however deep.
  fileprivate var withStepsByFolder: [String: [Int]] {
    var found: [String: [Int]] = [:]
    for file in records.indices where !(records[file]?.steps.isEmpty ?? true) {
      var folder = paths[file].folder
      while !folder.isEmpty {
        found[folder, default: []].append(file)
        folder = folder.folder
      }
      found["", default: []].append(file)
    }
    return found
  }

  fileprivate var folderTallies: [String: [(file: Int, tally: SpacingTally)]] {
    var found: [String: [(file: Int, tally: SpacingTally)]] = [:]
    for (file, record) in records.enumerated() {
      if let tally = record?.tally { found[paths[file].folder, default: []].append((file, tally)) }
    }
    return found
  }

  /// The documents in the folder of a file, whose habits count together.
  func documents(beside file: Int) -> [Int] {
    let folder = paths[file].folder
    return records.indices.filter { $0 != file && records[$0]?.tally != nil && paths[$0].folder == folder }
  }
}
