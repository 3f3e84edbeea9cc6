import Configuration
import Facts
import FileAccess
import FrontEnds
import Platform
import Rules
import SourceText
import WorkspaceIndex

/// The files that a command line names, in the workspace of the projects that they belong to.
struct Selection {
  /// Everything that was read: the files named, and the projects around them.
  var workspace = Workspace(projects: [])
  /// Files that say of themselves that a build made them.
  private(set) var generated: [String] = []
  /// What is reported on: absolute paths, sorted.
  private(set) var paths: [String] = []
  private(set) var messages: [Notice] = []
  /// What is there and was not read, where that is reported as findings; each by its path.
  private(set) var unread: [String: UnreadRemark] = [:]
  /// What makes the whole command impossible.
  private(set) var failure: String?
  /// The settings that were read, with what is wrong with them.
  var settings: SettingsFiles { reading.settings }

  let surroundings: Surroundings
  private var reading: ProjectReading
  private let language: Language?
  private let purpose: Purpose
  private let look: Look
  private var input: ResolverInput?
  private var projects: [Configuration] = []
  private(set) var folders: [String] = []
  private var globs: [(pattern: String, list: GlobList)] = []
  private var named: Set<String> = []
  /// The files that may be read unasked, and those that are left out.
  private(set) var found = FileDiscovery.Found()
  private var namedBaseline: SourceFile?
  /// What standard input holds, under the name that it was given.
  private var standardInput: SourceFile?
  /// What is reported on, for look-ups.
  private var checked: Set<String> = []

  /// What the files are wanted for.
  enum Purpose: Sendable {
    /// To say what is wrong in them: of files that nobody names, only in a design system.
    case check
    /// To show what stands in them.
    case show
  }

  /// How projects are looked at.
  struct Look: Sendable {
    /// Whether no settings file is read.
    var isIsolated = false
    /// Whether all that is passed over is wanted.
    var tellsWhatIsPassedOver = false
  }

  /// Reads what the operands name, the working directory if there are none.
  ///
  /// - Parameters:
  ///   - operands: Files, folders and globs as the user wrote them.
  ///   - configuration: The settings file of `--config`; `nil` to look for the nearest one.
  ///   - language: What the files named are written in, whatever they are called; `nil` to look at them.
  ///   - purpose: What they are wanted for.
  ///   - inputs: The values of `--input`.
  ///   - baseline: The file of `--baseline`, which goes before what the settings say.
  ///   - usesBaseline: Whether what the baselines of the settings list is left out.
  ///   - readsInput: Whether standard input holds the text of the one operand, which is a file, be it there or not.
  ///   - texts: What some settings files are taken to hold, whatever the disk says.
  ///   - look: How the projects are looked at.
  ///   - surroundings: Where relative paths begin.
  init(
    _ operands: [String], configuration: String?, language: Language? = nil, for purpose: Purpose = .show,
    inputs: [String] = [], baseline: String? = nil, usesBaseline: Bool = true, readsInput: Bool = false,
    assuming texts: [SourceFile] = [], look: Look = Look(), in surroundings: Surroundings
  ) {
    self.surroundings = surroundings
    reading = ProjectReading(
      knownRules: Set(Rule.all.map(\.id)), home: surroundings.environment["HOME"], pool: WorkerPool(),
      assuming: texts)
    self.purpose = purpose
    self.look = look
    self.language = language
    if readsInput, let path = operands.first.map(surroundings.absolute) {
      standardInput = SourceFile(path: path, bytes: surroundings.input())
      named.insert(path)
    } else {
      for operand in operands.isEmpty ? ["."] : operands { take(operand) }
    }
    load(configuration: configuration.map(surroundings.absolute))
    if let fault = settings.faults.first { fail(words(for: fault)) }
    readInputs(inputs)
    if !usesBaseline { for index in projects.indices { projects[index].baseline = nil } }
    if let baseline { take(baseline: baseline) }
    guard failure == nil else { return }
    read()
    select(among: found.files)
    checked = Set(paths)
  }

  /// The settings alone of the project of a file, which need not be there.
  init(settingsOf file: String, configuration: String?, isIsolated: Bool, in surroundings: Surroundings) {
    self.surroundings = surroundings
    reading = ProjectReading(
      knownRules: Set(Rule.all.map(\.id)), home: surroundings.environment["HOME"], pool: WorkerPool())
    purpose = .show
    language = nil
    look = Look(isIsolated: isIsolated)
    named = [surroundings.absolute(file)]
    load(configuration: configuration.map(surroundings.absolute))
    if let fault = settings.faults.first { fail(words(for: fault)) }
  }

  /// The settings of the innermost project that a path lies in.
  func configuration(forFileAt path: String) -> Configuration {
    projects.filter { path.isAtOrBelow($0.root) }.max { $0.root.utf8.count < $1.root.utf8.count }
      ?? Configuration(root: path.parentFolder ?? "/")
  }

  /// Whether a path is named, lies in a folder that is, or matches a glob.
  func isNamed(_ path: String) -> Bool {
    named.contains(path) || folders.contains(where: path.isAtOrBelow) || globs.contains { $0.list.matches(path) }
  }

  /// Takes one operand in: a file, a folder or a glob.
  private mutating func take(_ operand: String) {
    let path = surroundings.absolute(operand)
    // A list of files may come from whoever made the links.
    if let link = search.linkOut(on: path) { return messages.append(.failure(words(forLink: link, to: operand))) }
    switch File.status(of: path)?.kind {
    case .folder: folders.append(path)
    case .file: named.insert(path)
    case .other: note(UnreadRemark(path, .notRegular))
    case nil where operand.contains { "*?[{".contains($0) }:
      let start = path.split(separator: "/", omittingEmptySubsequences: false)
        .prefix { !$0.contains { "*?[{".contains($0) } }.joined(separator: "/")
      let pattern = String(path.dropFirst(start.count).drop { $0 == "/" })
      globs.append((operand, GlobList([pattern], root: start)))
    case nil: messages.append(.failure("`\(operand)` does not exist."))
    }
  }

  /// Takes note of what was not read: as a finding of a check, else as a sentence.
  private mutating func note(_ remark: UnreadRemark) {
    guard purpose == .check, remark.weight != .note, let path = remark.path else {
      return messages.append(Notice(remark, surroundings.shown))
    }
    if unread[path] == nil { unread[path] = remark }
  }

  private var search: ProjectSearch { ProjectSearch(home: surroundings.environment["HOME"], named: []) }

  private func words(forLink link: String, to operand: String) -> String {
    "`\(operand)` is not read: the link `\(surroundings.shown(link))` leads out of the project."
  }

  /// Every file of the projects of what is named.
  private mutating func load(configuration: String?) {
    if let configuration, let link = search.linkOut(on: configuration) {
      return fail(words(forLink: link, to: surroundings.shown(configuration)))
    }
    let starts = globs.map { $0.list.root.isEmpty ? "/" : $0.list.root }
    var request = WorkspaceLoader.Request(
      folders: folders + starts, files: named.sorted(), settingsFile: configuration)
    request.isIsolated = look.isIsolated
    request.tellsWhatIsPassedOver = look.tellsWhatIsPassedOver
    found = reading.find(request)
    projects = found.configurations
  }

  /// What to say of settings that cannot be used; such settings fail the whole command.
  private func words(for fault: SettingsFiles.Fault) -> String {
    guard let problem = fault.problem else {
      let noun = fault.isBaseline ? "baseline" : "settings file"
      return "The \(noun) `\(surroundings.shown(fault.path))` cannot be read: \(fault.reason)."
    }
    let place = settings.sources[problem.path].map { CheckReport.place(of: problem.range.start, in: $0) }
    let shown = place.map { "\(surroundings.shown(problem.path)):\($0.line):\($0.column): " } ?? ""
    return shown + fault.reason
  }

  /// Takes a baseline for all projects; one that is not there is empty, and is there once it is written.
  private mutating func take(baseline file: String) {
    let path = surroundings.absolute(file)
    var baseline = Baseline(path: path, [])
    if File.isThere(path) {
      let source: SourceFile
      do throws(SystemError) {
        source = try FileReading.read(path)
      } catch {
        return fail("The baseline `\(file)` cannot be read: \(error.message).")
      }
      let (read, problem) = BaselineFile.read(source)
      if let problem {
        let place = CheckReport.place(of: problem.range.start, in: source)
        return fail("\(surroundings.shown(path)):\(place.line):\(place.column): \(problem.message)")
      }
      baseline = read ?? baseline
      namedBaseline = source
    }
    for index in projects.indices { projects[index].baseline = baseline }
  }

  /// The baselines of the projects, each once.
  var baselines: [Baseline] {
    var seen: Set<String> = []
    return projects.compactMap(\.baseline).filter { seen.insert($0.path).inserted }
  }

  /// Whether the settings of a project name a baseline.
  var hasBaselineSetting: Bool { projects.contains { $0.baselineFile != nil } }

  /// The baseline of the project of a file.
  func baseline(forFileAt path: String) -> Baseline? { workspace.configuration(for: path).baseline }

  /// The text of a baseline as it was read; `nil` for one that is not there.
  func baselineSource(of baseline: Baseline) -> SourceFile? {
    namedBaseline?.path == baseline.path ? namedBaseline : settings.sources[baseline.path]
  }

  /// Whether what is found in a file, or is not, is all that there is: it was looked at whole, or lies in a folder that
  /// was and is not there any more.
  func judges(_ path: String) -> Bool {
    guard input == nil, unread[path] == nil else { return false }
    return workspace[path] != nil ? checked.contains(path) : folders.contains(where: path.isAtOrBelow)
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

  private mutating func read() {
    var circumstances = ProjectReading.Circumstances()
    circumstances.taken = named
    // A settings file is judged as one, not as a token file.
    circumstances.given = named.sorted().filter { !$0.hasSuffix("/\(ProjectFile.name)") }.compactMap { readNamed($0) }
    let result = reading.read(found, circumstances)
    for remark in reading.remarks() + found.remarks(besides: named) { note(remark) }
    let chosen = result.chosen.subtracting(found.files)
    found.leftOut.removeAll { chosen.contains($0.path) }
    found.files = (found.files.filter(result.chosen.contains) + chosen).inOrder
    let projects = projects.map { configuration in
      var configuration = configuration
      configuration.input = input
      return configuration
    }
    workspace = result.workspace(
      of: projects, result.files, found, adopting: result.support)
  }

  /// What is wrong with the settings, what they name and is not there included.
  var settingsProblems: [ConfigurationProblem] {
    settings.problems + found.idle.map { $0.problem() } + projects.flatMap { workspace.problems(inSettings: $0) }
  }

  /// What was left out, and why: a line for each folder that says so by its name.
  var wordsForLeftOut: [String] {
    let mine = found.leftOut.filter { file in
      folders.contains(where: file.path.isAtOrBelow) || globs.contains { $0.list.matches(file.path) }
    }
    let stray = found.strayLinks.filter { link in folders.contains(where: link.isAtOrBelow) }
    let made = generated.map { "Left out `\(surroundings.shown($0))`: a build made it, as it shows or a script says." }
    return made
      + stray.map {
        "Left out `\(surroundings.shown($0))`: a link out of the project; `read` does not list its folder."
      }
      + Dictionary(grouping: mine, by: \.place).sorted { $0.key < $1.key }.map { place, files in
        let shown = surroundings.shown(place)
        let count = files.count == 1 ? "1 file" : "\(files.count) files"
        let what = files[0].path == place ? "`\(shown)`" : "\(count) in `\(shown)`"
        return "Left out \(what): \(files[0].reason.rawValue)."
      }
  }

  /// The text of a file that was named, in the language that the user says, else that its content shows where its name
  /// does not.
  private mutating func readNamed(_ path: String) -> (source: SourceFile, language: Language?)? {
    do throws(SystemError) {
      let source =
        standardInput?.path == path ? standardInput ?? SourceFile(path: path, bytes: []) : try FileReading.read(path)
      let language = language ?? (FrontEnd.reading(path) == nil ? ShownLanguage.language(of: source) : nil)
      guard language == nil, FrontEnd.reading(path) == nil else { return (source, language) }
      let shown = surroundings.shown(path)
      messages.append(
        .failure("`\(shown)` is in no language that Tincture reads; `--language` says which one it is meant to be."))
    } catch {
      note(UnreadRemark(path, error))
    }
    return nil
  }

  private mutating func select(among found: [String]) {
    let candidates = found.filter { path in
      folders.contains(where: path.isAtOrBelow) || globs.contains { $0.list.matches(path) }
    }
    // Unmarked files are other people's business unless somebody names them, and generated ones a build's.
    let wanted = candidates.filter { path in
      guard workspace[path]?.mayBeAskedAbout ?? false else { return false }
      guard workspace.isGenerated(path), !workspace.isNamedBySettings(path) else { return true }
      if !named.contains(path) { generated.append(path) }
      return false
    }
    let spoken = wanted.filter { purpose == .show || workspace.speaks(of: $0) }
    paths = (spoken + named.filter { workspace[$0] != nil }).inOrder
    for (pattern, list) in globs where !found.contains(where: list.matches) {
      messages.append(.failure("`\(pattern)` matches no file that Tincture reads."))
    }
    if spoken.count < wanted.count { messages.append(.note(words(forSilenceAbout: wanted.count - spoken.count))) }
    let hasSettingsFile = named.contains { $0.hasSuffix("/\(ProjectFile.name)") }
    let isTold = !unread.isEmpty || messages.contains { $0.status > .clean }
    guard paths.isEmpty, wanted.isEmpty, !hasSettingsFile, !isTold else { return }
    // A document in which nothing was recognized is still what somebody wants checked where there is nothing else.
    paths = candidates.filter { workspace[$0].map { $0.facts.language == .markdown } ?? false }
    if paths.isEmpty { messages.append(.note("There is no token file, spec or style sheet to check.")) }
  }

  private func words(forSilenceAbout count: Int) -> String {
    """
    \(count) file\(count == 1 ? " was" : "s were") not checked, because nothing marks a design system: no \
    `tincture.json`, no token file, no document that specifies two components or three colors. A file that is named is \
    always checked.
    """
  }

  /// Whether a file is reported on.
  func isChecked(_ path: String) -> Bool { checked.contains(path) }

  /// Writes a report into a file for somebody who stands somewhere, and makes the folders on the way to it; gives what to
  /// say if that fails.
  func write(_ bytes: [UInt8], to path: String, from surroundings: Surroundings) -> Notice? {
    do throws(SystemError) {
      if let folder = path.parentFolder { try Folder.create(folder, below: surroundings.workingDirectory) }
      try File.write(bytes, to: path, from: surroundings.workingDirectory)
      return nil
    } catch {
      return .failure("`\(surroundings.shown(path))` cannot be written: \(error.message).")
    }
  }

  /// Writes what has become of a file of a project; gives what to say if that fails.
  func replace(_ old: SourceFile, with new: SourceFile) -> Notice? {
    let path = old.path
    let root = projects.map(\.root).filter(path.isAtOrBelow).max { $0.utf8.count < $1.utf8.count }
    do throws(SystemError) {
      try File.replace(path, below: root ?? path.parentFolder ?? "/", from: old.bytes, with: new.bytes)
      return nil
    } catch {
      return .failure("`\(surroundings.shown(path))` cannot be written: \(error.message).")
    }
  }

  /// Whether a file may be written: those that a project only reads may not.
  func mayMend(_ path: String) -> Bool {
    workspace[path] != nil && (named.contains(path) || found.borrowed[path] == nil)
  }
}
