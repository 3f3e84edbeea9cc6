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

extension IndexedFile {
  /// The paths of style sheets in the text that name a folder, each with a slash in front: `/apps/admin/theme.css`; found
  /// when somebody first asks.
  package var namedSheetPaths: [String] { content.sheetsWritten.lazy.filter(\.isPath).map(\.name) }
}

extension IndexedFile.Content {
  /// The style sheets that the text names; found when somebody first asks.
  var sheetsWritten: [SheetWritten] {
    sheetNames.value {
      source.bytes.split { byte in byte <= 0x20 || "`\"'()[]<>,;:*|".utf8.contains(byte) }.compactMap { word in
        guard word.suffix(3).elementsEqual("css".utf8) else { return nil }
        let path = word.drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
        return SheetWritten(
          name: "/" + String(decoding: path, as: UTF8.self), isPath: path.contains(UInt8(ascii: "/")))
      }
    }
  }
}

/// The name of a style sheet in a text.
struct SheetWritten: Sendable {
  /// With a slash in front.
  let name: String
  /// Whether it names a folder.
  let isPath: Bool
}
