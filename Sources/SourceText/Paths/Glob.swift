/// A pattern for paths: `*` and `?` inside one part, `**` over several, `{a,b}` and `[a-z]`.
///
/// A path is matched in time proportional to its length times the pattern's, whatever the pattern. A pattern that
/// cannot be read as one (an open brace or bracket) matches its own characters.
package struct Glob: Sendable, Hashable {
  /// The pattern as the user wrote it.
  package let pattern: String
  private let positions: [Position]
  /// The positions that may come first.
  private let first: [Int32]
  /// What the path must end with; most paths fail here already.
  private let ending: [UInt8]
  private let matchesEmpty: Bool
  /// Whether the last part has no wildcard, so that it may name a folder.
  private let namesFolder: Bool

  /// A pattern of the settings, relative to their folder.
  ///
  /// A leading `./` or `/` is dropped. A pattern with no other slash is looked for in every folder, as `.gitignore`
  /// does; one whose last part has no wildcard also stands for everything in a folder of that name.
  package init(_ pattern: String) {
    var relative = pattern[...]
    var isAnchored = false
    while relative.hasPrefix("./") || relative.hasPrefix("/") {
      isAnchored = true
      relative = relative.drop { $0 == "." }.drop { $0 == "/" }
    }
    while relative.hasSuffix("/") { relative = relative.dropLast() }
    isAnchored = isAnchored || relative.contains("/")
    let below = relative.hasSuffix("/**") ? relative.dropLast(3) : relative
    let last = below.split(separator: "/").last ?? ""
    let namesFolder = !last.isEmpty && !last.contains { "*?{}[".contains($0) }
    if namesFolder { relative = below }
    self.init(
      of: pattern, reading: isAnchored ? relative : "**/" + relative, hasBraces: true, namesFolder: namesFolder)
  }

  /// A pattern that must match a whole path as it stands, without braces: what one line of a `.gitignore` says.
  package init(exactly pattern: String) {
    self.init(of: pattern, reading: pattern[...], hasBraces: false, namesFolder: false)
  }

  private init(of pattern: String, reading text: Substring, hasBraces: Bool, namesFolder: Bool) {
    var reader = GlobReader(text, hasBraces: hasBraces)
    let whole = reader.pattern()
    self.pattern = pattern
    self.namesFolder = namesFolder
    positions = reader.positions
    first = whole.first
    matchesEmpty = whole.isOptional
    let literals = text.utf8.reversed().prefix { !"*?{}[],\\/".utf8.contains($0) }
    ending = namesFolder || text.utf8.contains(UInt8(ascii: "\\")) ? [] : Array(literals.reversed())
  }

  /// Whether the pattern matches a path relative to its folder, written with `/`.
  package func matches(_ path: some StringProtocol) -> Bool {
    guard path.utf8.count >= ending.count, path.utf8.suffix(ending.count).elementsEqual(ending) else { return false }
    var current = first
    var next: [Int32] = []
    var marks = [Int32](repeating: -1, count: positions.count)
    var isAccepted = matchesEmpty
    var step: Int32 = 0
    for scalar in path.unicodeScalars {
      if isAccepted, namesFolder, scalar == "/" { return true }
      isAccepted = false
      next.removeAll(keepingCapacity: true)
      for index in current where positions[Int(index)].matcher.matches(scalar) {
        isAccepted = isAccepted || positions[Int(index)].isLast
        for follower in positions[Int(index)].followers where marks[Int(follower)] != step {
          marks[Int(follower)] = step
          next.append(follower)
        }
      }
      swap(&current, &next)
      step += 1
      if current.isEmpty, !isAccepted { return false }
    }
    return isAccepted
  }

  /// One character of the pattern, with those that may come next (Glushkov's construction).
  struct Position: Sendable, Hashable {
    var matcher: Matcher
    var followers: [Int32] = []
    var isLast = false
  }

  enum Matcher: Sendable, Hashable {
    case character(Unicode.Scalar)
    case anyInPart
    case any
    case oneOf([ClosedRange<Unicode.Scalar>], negated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .character(let expected): scalar == expected
      case .anyInPart: scalar != "/"
      case .any: true
      case .oneOf(let ranges, let negated): scalar != "/" && ranges.contains { $0.contains(scalar) } != negated
      }
    }
  }
}

/// Patterns of the settings together with the folder they are relative to.
package struct GlobList: Sendable, Hashable {
  /// The folder, without a slash at the end.
  package let root: String
  /// The patterns that count from each folder: those that begin with `../` from one around ``root``.
  private let parts: [Part]

  private struct Part: Hashable {
    var folder: String
    var globs: [Glob]
  }

  package init(_ patterns: [String], root: String) {
    self.root = root
    parts = Dictionary(grouping: patterns.map { Self.placed($0, in: root) }, by: \.folder)
      .map { Part(folder: $0.key, globs: $0.value.map(\.glob)) }.sorted { $0.folder < $1.folder }
  }

  private static func placed(_ pattern: String, in root: String) -> (folder: String, glob: Glob) {
    var folder = root[...]
    var rest = pattern[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    while rest.hasPrefix("../") {
      rest = rest.dropFirst(3)
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    // What is left counts from its folder alone.
    return folder.count == root.count ? (root, Glob(pattern)) : (String(folder), Glob("./" + rest))
  }

  /// Whether no pattern is given.
  package var isEmpty: Bool { parts.isEmpty }

  /// The first pattern that matches an absolute path, as the user wrote it but for the way to a folder around the root.
  package func pattern(matching path: String) -> String? {
    for part in parts {
      guard let relative = GlobList.path(path, relativeTo: part.folder) else { continue }
      if let glob = part.globs.first(where: { $0.matches(relative) }) { return glob.pattern }
    }
    return nil
  }

  /// Whether any pattern matches an absolute path; a path outside of the folders matches none.
  package func matches(_ path: String) -> Bool {
    parts.contains { part in
      guard let relative = GlobList.path(path, relativeTo: part.folder) else { return false }
      return part.globs.contains { $0.matches(relative) }
    }
  }

  /// The part of a path below a folder; `nil` where it is not below it.
  package static func path(_ path: String, relativeTo folder: String) -> Substring? {
    let folder = folder == "/" ? "" : folder
    guard path.utf8.count > folder.utf8.count, path.utf8.starts(with: folder.utf8) else { return nil }
    let border = path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)
    return path.utf8[border] == UInt8(ascii: "/") ? path[path.utf8.index(after: border)...] : nil
  }
}
