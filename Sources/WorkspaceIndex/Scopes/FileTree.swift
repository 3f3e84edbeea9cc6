/// Where the files of a project lie, as numbers, so that the distance of two files costs a few comparisons.
struct FileTree: Sendable {
  /// The folders around a file, the outermost first.
  struct Place: Sendable, Equatable {
    fileprivate(set) var folders: [UInt32] = []

    /// How many folders two places share.
    func shared(with other: Place) -> Int {
      let count = min(folders.count, other.folders.count)
      var depth = 0
      while depth < count, folders[depth] == other.folders[depth] { depth += 1 }
      return depth
    }

    /// Whether a folder is one of those around the place.
    func isInside(_ folder: UInt32) -> Bool { folders.contains(folder) }

    /// The innermost folder; `nil` outside of all.
    var innermost: UInt32? { folders.last }
  }

  /// One folder inside another, so that a deep one costs its own name and not those of all around it.
  private struct Step: Hashable {
    let parent: UInt32?
    let name: Substring
  }

  private var numbers: [Step: UInt32] = [:]

  /// The place of a file, its folders known from now on.
  mutating func assignPlace(to path: String) -> Place {
    var place = Place()
    for name in FileTree.folders(around: path) {
      let step = Step(parent: place.innermost, name: name)
      let next = UInt32(truncatingIfNeeded: numbers.count)
      let number = numbers[step] ?? next
      if number == next { numbers[step] = next }
      place.folders.append(number)
    }
    return place
  }

  /// The place of a path that need not be a file, as far as its folders hold any.
  func place(of path: String) -> Place {
    var place = Place()
    for name in FileTree.folders(around: path) {
      guard let number = numbers[Step(parent: place.innermost, name: name)] else { break }
      place.folders.append(number)
    }
    return place
  }

  /// The names of the folders that hold a path, the outermost first.
  private static func folders(around path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().filter { !$0.isEmpty }
  }
}
