import Configuration
import Facts
import FileAccess
import Platform
import SourceText
import WorkspaceIndex

/// The files that a command line names, in the workspace of the projects that they belong to.
struct Selection {
  /// Everything that was read: the files named, and the projects around them.
  var workspace = Workspace(projects: [])
  /// What is reported on: absolute paths, sorted.
  private(set) var paths: [String] = []
  private(set) var messages: [Message] = []
  /// What makes the whole command impossible.
  private(set) var failure: String?
  /// The settings that were read, with what is wrong with them.
  let settings: ProjectSettings

  private let surroundings: Surroundings
  private var input: ResolverInput?
  private var folders: [String] = []
  private var globs: [GlobList] = []
  private var named: Set<String> = []

  /// Reads what the operands name, the working directory if there are none.
  ///
  /// - Parameters:
  ///   - operands: Files, folders and globs as the user wrote them.
  ///   - configuration: The settings file of `--config`; `nil` to look for the nearest one.
  ///   - inputs: The values of `--input`.
  ///   - surroundings: Where relative paths begin.
  init(_ operands: [String], configuration: String?, inputs: [String] = [], in surroundings: Surroundings) {
    self.surroundings = surroundings
    settings = ProjectSettings(in: surroundings)
    let seats = (operands.isEmpty ? ["."] : operands).compactMap { seat(of: $0) }
    let found = files(around: seats, configuration: configuration.map(surroundings.absolute))
    failure = settings.failure
    readInputs(inputs)
    guard failure == nil else { return }
    read(found)
    select(among: found)
  }

  /// Takes one operand in; gives the folder that the search for its project starts from.
  private mutating func seat(of operand: String) -> String? {
    let path = surroundings.absolute(operand)
    switch File.status(of: path)?.kind {
    case .folder:
      folders.append(path)
      return path
    case .file, .other:
      named.insert(path)
      return path.folder
    case nil where operand.contains { "*?[{".contains($0) }:
      let start = path.split(separator: "/", omittingEmptySubsequences: false)
        .prefix { !$0.contains { "*?[{".contains($0) } }.joined(separator: "/")
      let pattern = String(path.dropFirst(start.count).drop { $0 == "/" })
      globs.append(GlobList([pattern], root: start))
      return start.isEmpty ? "/" : start
    case nil:
      messages.append(.failure("`\(operand)` does not exist."))
      return nil
    }
  }

  /// Every file of the projects that the folders belong to; an outer project is searched with those inside.
  private func files(around seats: [String], configuration: String?) -> [String] {
    var searched: [String] = []
    var files: Set<String> = []
    let projects = Set(seats.map { project(of: $0, configuration: configuration) })
    for project in projects.sorted(by: { ($0.root.utf8.count, $0.root) < ($1.root.utf8.count, $1.root) }) {
      let isKnown = searched.contains { project.root == $0 || project.root.hasPrefix($0 == "/" ? "/" : $0 + "/") }
      let hasBeenRead = settings.configurations.contains { $0.root == project.root }
      if isKnown, project.file == nil || hasBeenRead { continue }
      let own = project.file.map { settings.read($0, root: project.root) } ?? settings.assume(root: project.root)
      guard let own else { continue }
      let discovery = FileDiscovery(suffixes: FrontEnd.all.flatMap(\.fileNameSuffixes)) { [settings] path in
        guard configuration == nil, path.folder != project.root else { return nil }
        return settings.read(path, root: path.folder)
      }
      files.formUnion(discovery.files(in: project.root, under: own, hasSettingsFile: project.file != nil).files)
      searched.append(project.root)
    }
    return files.sorted()
  }

  private struct ProjectPlace: Hashable {
    var root: String
    /// The settings file; `nil` for a project without one.
    var file: String?
  }

  private func project(of folder: String, configuration: String?) -> ProjectPlace {
    let here = surroundings.workingDirectory
    let isHere = folder == here || folder.hasPrefix(here == "/" ? "/" : here + "/")
    if let configuration {
      let home = configuration.folder
      let root = folder == home || folder.hasPrefix(home + "/") ? home : isHere ? here : folder
      return ProjectPlace(root: root, file: configuration)
    }
    if let nearest = ProjectFile.nearest(to: folder) { return ProjectPlace(root: nearest.folder, file: nearest) }
    return ProjectPlace(root: isHere ? here : folder, file: nil)
  }

  /// Understands the values of `--input`: `theme=dark`, a JSON object, or a file that holds one.
  private mutating func readInputs(_ inputs: [String]) {
    guard !inputs.isEmpty else { return }
    var all = ResolverInput()
    for text in inputs {
      if text.first(where: { !$0.isWhitespace }) == "{" {
        guard let object = ResolverInput(json: Array(text.utf8)) else {
          return fail("`--input` is no JSON object: \(text)")
        }
        all.add(object)
      } else if !all.add(text) {
        guard let file = try? FileReading.read(surroundings.absolute(text)),
          let object = ResolverInput(json: file.bytes)
        else {
          return fail("`--input` wants `modifier=context`, a JSON object or a file that holds one, not `\(text)`.")
        }
        all.add(object)
      }
    }
    input = all
  }

  private mutating func fail(_ message: String) { failure = failure ?? message }

  private mutating func read(_ found: [String]) {
    workspace = Workspace(
      projects: settings.configurations.map { configuration in
        var configuration = configuration
        configuration.input = input
        return configuration
      })
    // A settings file is judged as one, not as a token file.
    for path in named.sorted() where !found.contains(path) && !path.hasSuffix("/\(ProjectFile.name)") {
      do throws(SystemError) {
        _ = workspace.put(IndexedFile(reading: try FileReading.read(path)))
      } catch {
        messages.append(.failure("`\(surroundings.shown(path))` cannot be read: \(error.message)."))
      }
    }
    workspace.put(FileReading.map(found, on: WorkerPool()) { IndexedFile(reading: $0) })
    readSupport()
  }

  /// Reads what the files name although nobody chose it, such as tokens of a package; it is not reported on.
  private mutating func readSupport() {
    let known = workspace.files
    var files: [IndexedFile] = []
    let namers = Workspace.support(
      of: known.values.map { ($0.source.path, $0.namedFiles) }.sorted { $0.0 > $1.0 }, chosen: { known[$0] != nil }
    ) { path in
      guard let source = FileReading.readNamed(path) else { return [] }
      let file = IndexedFile(reading: source)
      files.append(file)
      return file.namedFiles
    }
    guard !files.isEmpty else { return }
    workspace.adopt(namers)
    workspace.put(files)
  }

  private mutating func select(among found: [String]) {
    let wanted = found.filter { path in
      if named.contains(path) { return true }
      guard
        folders.contains(where: { path.hasPrefix($0 == "/" ? "/" : $0 + "/") })
          || globs.contains(where: { $0.matches(path) })
      else { return false }
      // Unmarked files are other people's business unless somebody names them.
      return workspace[path].map { $0.facts.kind != .unmarked } ?? false
    }
    for path in named where found.contains(path) && workspace[path] == nil {
      messages.append(.failure("`\(surroundings.shown(path))` cannot be read."))
    }
    paths = Set(wanted).union(named).filter { workspace[$0] != nil }.sorted()
    let hasSettingsFile = named.contains { $0.hasSuffix("/\(ProjectFile.name)") }
    if paths.isEmpty, !hasSettingsFile, !messages.contains(where: \.isFailure) {
      messages.append(.failure("No token file, spec or style sheet was found to check."))
    }
  }

  /// Writes a report into a file; gives what to say if that fails.
  func write(_ bytes: [UInt8], to path: String) -> Message? {
    do throws(SystemError) {
      try File.write(bytes, to: path)
      return nil
    } catch {
      return .failure("`\(surroundings.shown(path))` cannot be written: \(error.message).")
    }
  }
}

extension String {
  /// The folder that holds the file at this absolute path.
  fileprivate var folder: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }
}
