package import Configuration
import Facts
import SourceText

extension IndexedFile {
  /// The files that this one needs to be understood, as absolute paths: sources of a resolver document, and what its
  /// pointers lead into.
  ///
  /// Some may not exist, and some may be of a language that is not read.
  package var namedFiles: [String] {
    var names = facts.outsidePointers.map(\.file)
    if let document = facts.resolver {
      for link in document.links {
        if case .file(let name, _) = link.target { names.append(name) }
      }
      for source in document.allSources {
        if case .file(let name, _) = source.content { names.append(name) }
      }
    }
    let folder = source.path.folder
    return names.filter { !$0.utf8.contains(UInt8(ascii: ":")) }
      .map { ProjectFiles.path($0, relativeTo: folder) }
  }
}

extension ResolverDocument {
  /// Every source, wherever it stands: those of the modifiers, then those of the order.
  var allSources: [Source] {
    var all = modifiers.flatMap(\.contexts).flatMap(\.sources)
    for step in order {
      if case .sources(let sources) = step { all += sources }
    }
    return all
  }
}

extension Workspace {
  /// The files beyond the chosen ones that these name, directly or through one another, each with a file that names it.
  ///
  /// - Parameters:
  ///   - start: Files with the absolute paths that they name.
  ///   - chosen: Whether a path is part of the workspace anyway.
  ///   - projects: The settings that say where a file of a project may lead.
  ///   - open: Looks at a file that a project may name, links not yet followed, and gives what it names in its turn; nothing for one that is not there.
  /// - Returns: By path, a file among the first that leads to it.
  package static func support(
    of start: [(namer: String, paths: [String])], chosen: (String) -> Bool, in projects: [Configuration],
    open: (String, Configuration) -> [String]
  ) -> [String: String] {
    var namers: [String: String] = [:]
    var pending = start
    let projects = projects.sorted { $0.root.utf8.count > $1.root.utf8.count }
    while let (namer, paths) = pending.popLast() {
      let project = projects.first { namer.isInside($0.root) } ?? Configuration(root: namer.folder)
      for path in paths where namers[path] == nil && !chosen(path) && project.mayRead(path, from: namer) {
        namers[path] = namer
        pending.append((namer, open(path, project)))
      }
    }
    return namers
  }

  /// Says that files belong to the projects of those that name them, should no declared project hold them.
  package mutating func adopt(_ namers: [String: String]) {
    for (path, namer) in namers where files[path] == nil {
      adopted[path] = namer
    }
  }
}

extension IndexedFile.Content {
  /// The style sheets that the text names; found when somebody first asks.
  var writtenSheets: WrittenSheets { sheetNames.value { WrittenSheets(in: source.bytes) } }
}

/// The names of style sheets in a text, each with a slash in front.
struct WrittenSheets: Sendable {
  /// Those that name a folder: `/admin/theme.css`.
  private var paths: Set<String> = []
  private var names: Set<String> = []

  init(in bytes: [UInt8]) {
    for word in bytes.split(whereSeparator: { $0 <= 0x20 || "`\"'()[]<>,;:*|".utf8.contains($0) })
    where word.suffix(3).elementsEqual("css".utf8) {
      let path = word.drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
      let name = "/" + String(decoding: path, as: UTF8.self)
      if path.contains(UInt8(ascii: "/")) { paths.insert(name) } else { names.insert(name) }
    }
  }

  /// Whether the text names a file by its path, as far as it says that.
  func give(pathOf path: String) -> Bool { !paths.isEmpty && path.endsAtSlashes.contains(where: paths.contains) }

  /// Whether the text names a file at all.
  func speak(of path: String) -> Bool {
    path.endsAtSlashes.contains { paths.contains($0) || names.contains($0) }
  }
}

extension String {
  /// What a path ends with, from each slash on: `/a.css` and `/b/a.css` of `/b/a.css`.
  fileprivate var endsAtSlashes: some Sequence<String> {
    indices.reversed().lazy.filter { self[$0] == "/" }.map { String(self[$0...]) }
  }
}
