import Configuration
import DesignTokens
import Facts
import SourceText

/// The files under one `tincture.json` and the names they give and use; nothing resolves beyond it.
struct Project: Sendable {
  private let settings: Settings

  /// The paths by number; a number stays with its path for good, so that sites can be packed.
  private(set) var paths: [String] = []
  private var numbers: [String: Int] = [:]
  /// Where each of them lies.
  private(set) var locations: [FileTree.Place] = []
  private(set) var tree = FileTree()
  /// The packages that the project is made of.
  var packages = Packages()
  /// What builds merge, as scripts say it.
  var sourceSets = SourceSets([], root: "")
  /// What is known of each file; `nil` for one that was removed.
  private(set) var records: [FileRecord?] = []

  var definitions = ScopedIndex()
  /// What documents give values to, which other documents go by where nothing else defines it.
  var told = NameIndex()
  var groups = ScopedIndex()
  /// References by each name they may mean, in every file of the project.
  var references = NameIndex()
  /// Files by the names whose worth they are judged by although they need not refer to them; indices mean nothing.
  var judged = NameIndex()
  /// The names that the whole project knows, sorted bytewise.
  var names = SortedNames()
  /// The groups that take in others.
  var extensions = GroupExtensions()
  /// The names that code has for tokens, and those that it declares itself.
  var codeNames = CodeNames()
  /// The names that style sheets declare for the whole project, sorted bytewise.
  var declaredNames = SortedNames()
  /// What is known of cycles; begun afresh with every change.
  var cycleMemory = CycleMemory()
  /// What is known of long ways of aliases; begun afresh with every change.
  var chainMemory = ChainMemory()
  /// What is known of names that code declares over and over; begun afresh with every change.
  var codeNameMemory = CodeNameMemory()
  /// What is known of names that many layers give; begun afresh with every change.
  var layeredMemory = LayeredMemory()
  /// What is known of the keys that references leave out; begun afresh with every change.
  var setKeyMemory = SetKeyMemory()
  /// What is known of branches that nothing gives; begun afresh with every change.
  var branchMemory = BranchMemory()
  /// What is known of inheritance; begun afresh with every change.
  var inheritance = InheritanceMemory()
  /// What was counted of custom properties; begun afresh with every change.
  var familyMemory = CodeFamilyMemory()
  /// What is known of spacing scales; begun afresh with every change.
  var spacingMemory = SpacingMemory()

  /// What marks the project as a design system.
  private(set) var marks = DesignMarks()
  /// The files of which names may be lost.
  private(set) var brokenFiles: Set<Int> = []
  /// What the notes on sets of files cover; begun afresh with every change.
  var formatNotes = FormatNotes()
  /// What each token file claims to be written in.
  private(set) var formatClaims = FormatClaims.none

  /// The ways in which the token files are put together.
  private(set) var permutations = Permutations.none

  init(_ configuration: Configuration) {
    settings = Settings(configuration)
    if !settings.themes.isEmpty { permutations = buildPermutations() }
  }

  var configuration: Configuration { settings.configuration }
  var root: String { settings.configuration.root }
  var themes: [Theme] { settings.themes }
  var pairs: [(foreground: TokenName, background: TokenName)] { settings.pairs }
  var backdrop: TokenName? { settings.backdrop }
  /// What the names of the grid's scale begin with.
  var scalePrefix: [UInt8]? { settings.scalePrefix }

  /// What never changes, in one object, because a project is copied for many a question.
  private final class Settings: Sendable {
    let configuration: Configuration
    let tokenGlobs: GlobList
    let themes: [Theme]
    /// The pairs that the settings name.
    let pairs: [(foreground: TokenName, background: TokenName)]
    let backdrop: TokenName?
    let scalePrefix: [UInt8]?

    init(_ configuration: Configuration) {
      self.configuration = configuration
      tokenGlobs = GlobList(configuration.tokens, root: configuration.root)
      pairs = configuration.contrast.pairs.map { (TokenName($0.foreground), TokenName($0.background)) }
      backdrop = configuration.contrast.backdrop.map { TokenName($0) }
      scalePrefix = configuration.grid.scale.map { Array($0.utf8) + [UInt8(ascii: ".")] }
      themes = configuration.themes.map { Theme($0, root: configuration.root) }
    }
  }

  /// The number of a file that is part of the project.
  func number(of path: String) -> Int? { numbers[path].flatMap { records[$0] == nil ? nil : $0 } }

  /// The number of a path, a new one if it is not known yet.
  mutating func assignNumber(to path: String) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = paths.count
    paths.append(path)
    locations.append(tree.assignPlace(to: path))
    records.append(nil)
    return paths.count - 1
  }

  mutating func setRecord(_ record: FileRecord?, of number: Int) {
    marks.exchange(records[number]?.mark, for: record?.mark)
    if record?.content.missesNames == true { brokenFiles.insert(number) } else { brokenFiles.remove(number) }
    records[number] = record
  }

  mutating func setUnresolved(_ hasUnresolved: Bool?, of number: Int) { records[number]?.hasUnresolved = hasUnresolved }

  /// A record for a file's content under the settings of this project.
  func record(of content: IndexedFile.Content, number: Int) -> FileRecord {
    let path = content.source.path
    return FileRecord(
      content: content, scope: scope(of: content.facts.kind, path: path, number: number),
      places: places(ofFileAt: path, number: number), localScopes: localScopes(ofFileAt: path, number),
      isBorrowed: isBorrowed(path))
  }

  /// The scopes below the project's that a file can see, nearest first.
  func localScopes(ofFileAt path: String, _ number: Int?) -> [Scope] {
    var scopes: [Scope] = number.map { [.document($0)] } ?? []
    let root = self.root
    var folder = path.folder
    while folder == root || folder.isInside(root) {
      scopes.append(.folder(folder))
      if folder == root || folder.isEmpty { break }
      folder = folder.folder
    }
    return scopes
  }

  private func places(ofFileAt path: String, number: Int) -> FilePlaces? {
    guard permutations.isDeclared else { return permutations.files[number] }
    var placement = Placement(group: TokenName(""), permutations: permutations.all.count)
    for theme in permutations.all.indices {
      if let rank = themes[theme].rank(of: path) { placement.take(rank, in: theme) }
    }
    return placement.mask == 0 ? nil : FilePlaces(layers: [[placement]])
  }

  /// Reads the resolver documents again; whether anything is put together in another way than before.
  mutating func renewPermutations() -> Bool {
    let new = buildPermutations()
    guard !new.isSame(as: permutations) else { return false }
    permutations = new
    forgetAnswers()
    for file in records.indices {
      let places = places(ofFileAt: paths[file], number: file)
      records[file]?.places = places
    }
    return true
  }

  /// Looks again at what the token files claim; those that claim something else than before.
  mutating func renewFormatClaims() -> [Int] {
    let old = formatClaims
    formatClaims = buildFormatClaims()
    return formatClaims.changes(from: old)
  }

  private func scope(of kind: FileKind, path: String, number: Int) -> Scope {
    if settings.tokenGlobs.matches(path) { return .project }
    switch kind {
    case .tokens, .resolver, .code: return .project
    case .design where ("/" + path.lowercased()).hasSuffix("/design.md"): return .folder(path.folder)
    case .design, .specification, .unmarked: return .document(number)
    }
  }

  /// Whether a file can see the names of a scope.
  func sees(_ scope: Scope, from file: Int) -> Bool {
    switch scope {
    case .project: true
    case .folder(let folder): paths[file].isInside(folder)
    case .document(let document): document == file || isDocument(file)
    }
  }

  /// Whether a file is a text for people.
  func isDocument(_ file: Int) -> Bool { records[file]?.content.facts.voice == .prose }
}

/// What a project knows of one of its files.
struct FileRecord: Sendable {
  let content: IndexedFile.Content
  /// Where the file's definitions are known.
  let scope: Scope
  /// Where the file takes part in the permutations of the project; `nil` where it is part of none.
  var places: FilePlaces?
  /// The scopes below the project's that the file can see, nearest first.
  let localScopes: [Scope]
  /// Whether a reference of the file means nothing that is defined; `nil` until somebody asks.
  var hasUnresolved: Bool?
  /// Whether a token of the file has its type from another file, if from anywhere.
  let lacksTypes: Bool
  /// What the file shows of the project.
  let mark: DesignMark
  /// The definitions that are steps of a spacing scale, with the group that is the scale.
  ///
  /// In data a group says that tokens belong together; the first word of a flat name does not.
  let steps: [(index: Int, scale: TokenName)]
  /// How much of a document's spacing stands on the usual steps, for the documents beside it.
  let tally: SpacingTally?

  /// What belongs to others does not mark the project.
  init(
    content: IndexedFile.Content, scope: Scope, places: FilePlaces?, localScopes: [Scope], isBorrowed: Bool = false
  ) {
    self.content = content
    self.scope = scope
    self.places = places
    self.localScopes = localScopes
    mark = isBorrowed ? .none : content.facts.designMark
    lacksTypes = content.facts.definitions.indices.contains { content.facts.definitions[$0].lacksType }
    let isData = [.tokens, .resolver].contains(content.facts.kind)
    steps = content.facts.definitions.indices.compactMap { index in
      let scale = SpacingNames.scale(of: content.facts.definitions[index].name)
      return scale.flatMap { $0.isFlat && isData ? nil : (index, $0.group) }
    }
    tally = content.facts.kind == .specification ? content.facts.spacingTally : nil
  }
}

extension FileRecord {
  /// The names that a document gives values to for itself, by the index of their definitions.
  var told: [TokenName] {
    guard case .document = scope, content.facts.kind == .specification, content.facts.voice == .prose else {
      return []
    }
    return content.facts.definitions.map(\.name)
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// The path of the folder that holds the file, without a slash at its end; empty where there is none.
  var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// Whether a path lies in a folder or below it.
  func isInside(_ folder: String) -> Bool {
    let path = utf8
    let folder = folder.utf8
    guard path.count > folder.count, path.starts(with: folder) else { return folder.isEmpty }
    return folder.isEmpty || path[path.index(path.startIndex, offsetBy: folder.count)] == UInt8(ascii: "/")
  }
}
