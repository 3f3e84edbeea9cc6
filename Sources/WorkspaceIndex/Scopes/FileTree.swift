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

  private var numbers: [String: UInt32] = [:]

  /// The place of a file, its folders known from now on.
  mutating func assignPlace(to path: String) -> Place {
    var place = Place()
    for folder in FileTree.folders(around: path) {
      let next = UInt32(truncatingIfNeeded: numbers.count)
      let number = numbers[folder] ?? next
      if number == next { numbers[folder] = next }
      place.folders.append(number)
    }
    return place
  }

  /// The place of a path that need not be a file, as far as its folders hold any.
  func place(of path: String) -> Place {
    var place = Place()
    for folder in FileTree.folders(around: path) {
      guard let number = numbers[folder] else { break }
      place.folders.append(number)
    }
    return place
  }

  /// The folders that hold a path, the outermost first.
  private static func folders(around path: String) -> [String] {
    var folders: [String] = []
    var folder = path.folder
    while !folder.isEmpty {
      folders.append(folder)
      folder = folder.folder
    }
    return folders.reversed()
  }
}
