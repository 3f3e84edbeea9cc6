import Platform
import SourceText

/// A repository of git, asked by plumbing that runs nothing of the repository: no hook, filter, textconv, monitor, pager
/// or transport, and that writes nothing.
struct GitRepository {
  /// Why a revision cannot be read, as a sentence.
  struct Failure: Error {
    var message: String
  }

  /// A file of a tree or of the index.
  struct Entry: Sendable {
    /// From the root of the repository.
    var path: String
    var object: String
    /// Whether it is a link, whose text is the path of another file.
    var isLink = false
    /// Whether it is a module: the folder of another repository, of which this one knows the commit alone.
    var isModule = false
  }

  /// The folder of its files: absolute, links resolved, without a slash at the end.
  let root: String
  private let program: String
  private let environment: [String: String]

  /// Whatever the settings of a repository say, git does these things only for who asks.
  private static let precautions = [
    "--no-optional-locks", "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
    "protocol.allow=never",
  ]

  /// The repository around a folder.
  init(around folder: String, in surroundings: Surroundings) throws(Failure) {
    guard let program = ChildProcess.find("git", in: surroundings.environment["PATH"] ?? "") else {
      throw Failure(
        message: "There is no program `git` in the folders of `PATH`, which a comparison of revisions needs.")
    }
    self.program = program
    var environment = [
      "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
      // What the settings of a repository say of one transport wins over what is said of all; this wins over both.
      "GIT_ALLOW_PROTOCOL": "",
    ]
    for name in ["HOME", "PATH", "XDG_CONFIG_HOME"] { environment[name] = surroundings.environment[name] }
    let real = File.realPath(folder) ?? folder
    let result = try? ChildProcess.run(
      program, GitRepository.precautions + ["-C", real, "rev-parse", "--show-toplevel"], environment: environment)
    let top = String(decoding: result?.output ?? [], as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    guard result?.status == 0, top.hasPrefix("/"), real.isAtOrBelow(top) else {
      throw Failure(message: "`\(surroundings.shown(folder))` is in no repository of git that can be read.")
    }
    root = top
    // The hook of a commit of some files alone sees these in an index of their own, which git names from the root.
    environment["GIT_INDEX_FILE"] = surroundings.environment["GIT_INDEX_FILE"]?.resolved(against: top)
    self.environment = environment
  }

  private func ask(_ words: [String], input: [UInt8] = []) -> [UInt8]? {
    let arguments = GitRepository.precautions + ["-C", root] + words
    guard let result = try? ChildProcess.run(program, arguments, environment: environment, input: input),
      result.status == 0
    else { return nil }
    return result.output
  }

  private func line(_ words: [String]) -> String? {
    ask(words).flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) }
  }

  /// The commit of a revision; with three dots behind it (`main...`) the one where the history of what is checked out
  /// left it.
  func commit(of revision: String) throws(Failure) -> String {
    let name = revision.hasSuffix("...") ? String(revision.dropLast(3)) : revision
    guard let commit = line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]) else {
      let isShallow = line(["rev-parse", "--is-shallow-repository"]) == "true"
      let hint = isShallow ? " This clone is shallow and has only the last ones: fetch more of its history." : ""
      throw Failure(message: "There is no revision `\(name)` here.\(hint)")
    }
    guard let start = name == revision ? commit : line(["merge-base", commit, "HEAD"]) else {
      throw Failure(message: "What is checked out and `\(name)` have no revision in common in what is fetched here.")
    }
    return start
  }

  /// The files of a revision.
  func files(of revision: String) throws(Failure) -> [Entry] {
    guard let output = ask(["ls-tree", "-r", "-z", "--full-tree", try commit(of: revision)]) else {
      throw Failure(message: "The files of `\(revision)` cannot be read.")
    }
    // Mode, kind, object, a tab and the path.
    return entries(output) { $0.count == 3 ? $0[2] : nil }
  }

  /// Whether anything has been committed.
  var hasHead: Bool { line(["rev-parse", "--verify", "--quiet", "HEAD"]) != nil }

  /// The files as they are staged; of a conflict ours.
  func stagedFiles() throws(Failure) -> [Entry] {
    guard let output = ask(["ls-files", "--stage", "-z"]) else {
      throw Failure(message: "What is staged cannot be read.")
    }
    // Mode, object, stage, a tab and the path.
    return entries(output) { $0.count == 3 && ($0[2] == "0" || $0[2] == "2") ? $0[1] : nil }
  }

  /// Files, links and modules, without paths that lead elsewhere.
  private func entries(_ output: [UInt8], _ object: ([Substring]) -> Substring?) -> [Entry] {
    output.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      guard let mode = words.first, mode.hasPrefix("100") || ["120000", "160000"].contains(mode),
        let object = object(words), path.isPlainPath
      else { return nil }
      return Entry(path: path, object: String(object), isLink: mode == "120000", isModule: mode == "160000")
    }
  }

  /// The sizes of some objects, in step; `nil` for one that is not here, as in a clone that leaves out large files.
  func sizes(of objects: [String]) throws(Failure) -> [Int?] {
    let output = ask(["cat-file", "--batch-check"], input: list(objects)) ?? []
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard lines.count == objects.count else { throw GitRepository.incomplete }
    return lines.map { $0.split(separator: " ").last.flatMap { Int($0) } }
  }

  /// What is said where a file that matters is not here.
  static let incomplete = Failure(
    message: "Some files of the repository cannot be read: their objects are damaged, or were never fetched.")

  /// The bytes of some objects, in step.
  func contents(of objects: [String]) throws(Failure) -> [[UInt8]] {
    let output = ask(["cat-file", "--batch"], input: list(objects)) ?? []
    var contents: [[UInt8]] = []
    var next = output.startIndex
    // A line that ends with the size, then as many bytes, and a line feed.
    while let end = output[next...].firstIndex(of: 0x0A) {
      let head = String(decoding: output[next..<end], as: UTF8.self).split(separator: " ")
      guard let size = head.last.flatMap({ Int($0) }), size >= 0, end + size < output.count else { break }
      contents.append(Array(output[(end + 1)..<(end + 1 + size)]))
      next = end + size + 2
      guard next <= output.count else { break }
    }
    guard contents.count == objects.count else { throw GitRepository.incomplete }
    return contents
  }

  private func list(_ objects: [String]) -> [UInt8] { Array(objects.map { "\($0)\n" }.joined().utf8) }
}

extension String {
  /// Whether each step of a path is a name, and none is where git keeps its own.
  fileprivate var isPlainPath: Bool {
    split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && $0.lowercased() != ".git"
    }
  }
}
