package import DesignTokens
package import Facts
import Synchronization

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
    guard let number = projectNumber(of: path), let file = projects[number].number(of: path) else { return nil }
    let project = projects[number]
    let known = project.spacingMemory.scales { project.fileScales }
    let visible = known.filter { project.records[$0.file].map { project.sees($0.scope, from: file) } ?? false }
    guard !visible.isEmpty else { return nil }
    let reach = visible.map { $0.file == file ? Int.max : $0.folder.sharedFolders(with: path.folder) }
    for distance in Set(reach).sorted(by: >) {
      let nearest = zip(visible, reach).filter { $0.1 == distance }.map(\.0)
      let steps = Set(nearest.flatMap(\.steps)).sorted()
      if steps.count >= 4, let name = nearest.map(\.name).min() { return SpacingScale(name: name, steps: steps) }
    }
    return nil
  }
}

extension Workspace {
  /// How much spacing of the other documents in a file's folder stands on the usual steps.
  package func spacingTallies(beside path: String) -> [SpacingTally] {
    guard let number = projectNumber(of: path), let file = projects[number].number(of: path) else { return [] }
    let project = projects[number]
    let known = project.spacingMemory.tallies { project.folderTallies }
    return (known[path.folder] ?? []).filter { $0.file != file }.map(\.tally)
  }
}

/// The steps that one file gives under one group.
struct FileScale {
  var file: Int
  var folder: String
  var name: TokenName
  var steps: [Double]
}

/// What is known of the scales of a project; begun afresh with every change.
final class SpacingMemory: Sendable {
  private let known = Mutex<[FileScale]?>(nil)
  private let folders = Mutex<[String: [(file: Int, tally: SpacingTally)]]?>(nil)

  func scales(_ find: () -> [FileScale]) -> [FileScale] {
    if let scales = known.withLock({ $0 }) { return scales }
    let found = find()
    known.withLock { $0 = found }
    return found
  }

  func tallies(_ find: () -> [String: [(file: Int, tally: SpacingTally)]]) -> [String: [(
    file: Int, tally: SpacingTally
  )]] {
    if let tallies = folders.withLock({ $0 }) { return tallies }
    let found = find()
    folders.withLock { $0 = found }
    return found
  }
}

extension Project {
  /// The scales of all files, by path and name.
  fileprivate var fileScales: [FileScale] {
    records.indices.sorted { paths[$0] < paths[$1] }.flatMap { file -> [FileScale] in
      guard let record = records[file], !record.steps.isEmpty else { return [] }
      var steps: [TokenName: Set<Double>] = [:]
      let pointsArePixels = record.content.facts.language != .css
      for step in record.steps {
        guard let length = length(of: Site(file: file, index: step.index)),
          let pixels = length.pixels(pointsArePixels: pointsArePixels), pixels > 0
        else { continue }
        steps[step.scale, default: []].insert(pixels)
      }
      return steps.keys.sorted().map { name in
        FileScale(file: file, folder: paths[file].folder, name: name, steps: (steps[name] ?? []).sorted())
      }
    }
  }
}

extension Project {
  /// The length that a token is worth, also where nothing says what type it has; `nil` for all others.
  private func length(of site: Site) -> Dimension? {
    switch resolved(site, theme: nil).value {
    case .dimension(let length): length
    case .string(let text): Dimension(parsing: text).flatMap { $0.unit.isEmpty ? nil : $0 }
    default: nil
    }
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

extension String {
  /// How many folders two folders have in common, from the root downward.
  fileprivate func sharedFolders(with other: String) -> Int {
    zip(split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
