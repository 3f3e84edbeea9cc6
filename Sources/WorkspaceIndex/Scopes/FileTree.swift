import SourceText

/// Where the files of a project lie, as numbers, so that the distance of two files costs a few comparisons.
///
/// The folders on the way to that of the project are counted, not kept: projects may lie in one another hundreds deep.
struct FileTree: Sendable {
  /// The folders around a file, the outermost first.
  struct Place: Sendable, Equatable {
    /// How many of them are on the way to the folder of the project, or that folder; their numbers count from 0.
    fileprivate let outer: Int
    /// The numbers of the others.
    fileprivate(set) var inner: [UInt32] = []

    fileprivate init(outer: Int) { self.outer = outer }

    /// How many folders are around it.
    var depth: Int { outer + inner.count }

    /// How many folders two places share.
    func shared(with other: Place) -> Int {
      guard outer == other.outer else { return min(outer, other.outer) }
      let count = min(inner.count, other.inner.count)
      var depth = 0
      while depth < count, inner[depth] == other.inner[depth] { depth += 1 }
      return outer + depth
    }

    /// How many folders are around a folder that is around the place; `nil` for one that is not.
    func depth(of folder: UInt32) -> Int? {
      folder < outer ? Int(folder) : inner.firstIndex(of: folder).map { outer + $0 }
    }

    /// The innermost folder; `nil` outside of all.
    var innermost: UInt32? { inner.last ?? (outer == 0 ? nil : UInt32(truncatingIfNeeded: outer - 1)) }

    /// The innermost folder of which something holds.
    func innermost(where holds: (UInt32) -> Bool) -> UInt32? {
      inner.last(where: holds) ?? (0..<UInt32(truncatingIfNeeded: outer)).last(where: holds)
    }
  }

  /// One folder inside another, so that a deep one costs its own name and not those of all around it.
  private struct Step: Hashable {
    let parent: UInt32?
    let name: Substring
  }

  private let root: String
  /// How many folders lead to that of the project, itself included.
  private let rootDepth: Int
  private var numbers: [Step: UInt32] = [:]
  /// The folder of the file that came last: files come folder by folder.
  private var latest: (folder: String, place: Place)?

  init(root: String) {
    self.root = root
    rootDepth = root.steps.count
  }

  /// The place of a file, its folders known from now on.
  mutating func assignPlace(to path: String) -> Place {
    let folder = path.folder
    if let latest, latest.folder == folder { return latest.place }
    let start = beginning(of: path)
    var place = start.place
    for name in start.names {
      let step = Step(parent: place.innermost, name: name)
      let next = UInt32(truncatingIfNeeded: rootDepth + numbers.count)
      let number = numbers[step] ?? next
      if number == next { numbers[step] = next }
      place.inner.append(number)
    }
    latest = (folder, place)
    return place
  }

  /// The place of a path that need not be a file, as far as its folders hold any.
  func place(of path: String) -> Place {
    let start = beginning(of: path)
    var place = start.place
    for name in start.names {
      guard let number = numbers[Step(parent: place.innermost, name: name)] else { break }
      place.inner.append(number)
    }
    return place
  }

  /// The place where the way to a file leaves that to the project, or goes on behind it, and the folders from there.
  private func beginning(of path: String) -> (place: Place, names: ArraySlice<Substring>) {
    if path.isInside(root) { return (Place(outer: rootDepth), FileTree.folders(around: path.below(root))) }
    let names = FileTree.folders(around: path)
    let shared = zip(names, root.steps).prefix { $0 == $1 }.count
    return (Place(outer: shared), names.dropFirst(shared))
  }

  /// The names of the folders that hold a path, the outermost first; what ends in a slash is a folder that holds.
  private static func folders(around path: String) -> ArraySlice<Substring> {
    path.steps.dropLast(path.utf8.last == UInt8(ascii: "/") ? 0 : 1)
  }
}
