import Facts
import FrontEnds
import LanguageServerProtocol
import SourceText
import WorkspaceIndex

/// Open documents: they stand before the disk, and edits wait until somebody asks or until it is quiet.
extension Session {
  mutating func open(_ opened: DidOpenTextDocumentParams) {
    let document = Document(opened)
    let path = document.source.path
    documents[path] = document
    // Its project may lie where nobody has looked.
    let isFar = isOutside(path) || !disk.isAwaited && isHomeless(path)
    if isFar { disk.await(path) }
    findings.told[path] = nil
    pull.answers[path] = nil
    unsettled.insert(path)
    hasOpened = true
    markStale([path], allReaches)
    findings.stale.focused = path
    findings.atOnce = true
    if isFar { readDisk() }
  }

  mutating func change(_ changed: DidChangeTextDocumentParams) {
    let path = FileURI.path(fromURI: changed.uri)
    guard documents[path] != nil else { return }
    documents[path]?.apply(changed.changes, in: encoding)
    unsettled.insert(path)
    if let version = changed.version { documents[path]?.version = version }
    findings.stale.focused = path
    giveUpCheck(of: path)
    waitForQuiet(size: documents[path]?.source.bytes.count ?? 0)
  }

  mutating func saved(_ uri: String) {
    let path = FileURI.path(fromURI: uri)
    settle()
    findings.isQuiet = true
    readDisk(changed: [path])
  }

  mutating func close(_ uri: String) {
    let path = FileURI.path(fromURI: uri)
    guard documents.removeValue(forKey: path) != nil else { return }
    unsettled.remove(path)
    findings.told[path] = nil
    if path.hasPrefix("/"), disk.hasBegun {
      // Until the disk has been read, the text stays what it was.
      markStale([path], allReaches)
      readDisk(changed: [path])
    } else {
      remove(path)
    }
  }

  /// Takes what was opened and what is to be read from the disk together, once for all that has just happened.
  mutating func catchUp() {
    if hasOpened { settle() }
    askDisk()
  }

  /// Takes the edits of all documents into the workspace.
  mutating func settle() {
    hasOpened = false
    let paths = unsettled.sorted()
    unsettled = []
    putDocuments(paths)
  }

  /// Puts the texts of open documents into the workspace, in place of what the disk says.
  mutating func putDocuments(_ paths: [String]) {
    var news: [Document] = []
    for path in paths {
      if isKnown(path) {
        markStale([path], allReaches)
      } else if let document = documents[path] {
        news.append(document)
      }
    }
    let paths = news.map(\.source.path)
    let named = paths.map { workspace[$0]?.namedFiles }
    put(news.map(read))
    if named != paths.map({ workspace[$0]?.namedFiles }) { followNames() }
  }

  private func read(_ document: Document) -> IndexedFile {
    let file = IndexedFile(reading: document.source, as: document.language)
    return workspace.leadsOut(document.source.path) ? file.strayed() : file
  }

  /// Whether the workspace has, or need not have, the text of an open document.
  private func isKnown(_ path: String) -> Bool {
    guard let document = documents[path], !path.hasSuffix("/" + settingsFileName) else { return true }
    guard let known = workspace[path], known.source.bytes == document.source.bytes,
      known.isStray == workspace.leadsOut(path)
    else { return false }
    return document.language == nil || known.frontEnd?.language == document.language
  }

  /// Asks for what open documents name and nobody has looked for, which may lie where nobody looks unasked; and for the
  /// disk without what is there only because they named it.
  mutating func followNames() {
    let strangers = documents.keys.filter { path in
      namedFiles(in: path).contains { workspace[$0] == nil && disk.named[path]?.contains($0) != true }
    }
    for path in strangers { disk.awaitNamed(by: path) }
    // What is being read now is looked at when it comes.
    if !strangers.isEmpty || !disk.isReading && documents.keys.contains(where: forsakesFiles) { readDisk() }
  }

  /// Whether a file is there for others alone that a document named when the disk was read and names no more.
  private func forsakesFiles(_ path: String) -> Bool {
    let before = (disk.namers[path] ?? []).filter { disk.support[$0] != nil }
    return !before.isEmpty && !Set(before).isSubset(of: namedFiles(in: path))
  }

  /// The files that an open document names.
  func namedFiles(in path: String) -> [String] { workspace[path]?.namedFiles ?? [] }

  /// Puts files into the workspace; those that say the same as before change nothing.
  mutating func put(_ files: [IndexedFile]) {
    let news = files.filter { file in
      guard let known = workspace[file.source.path] else { return true }
      return known.source.bytes != file.source.bytes || known.frontEnd?.language != file.frontEnd?.language
        || known.isStray != file.isStray
    }
    if news.count > options.filesOneByOne {
      workspace.put(news.map { $0.keepingNames(of: workspace[$0.source.path]) })
      markStale(workspace.files.keys.sorted(by: >), allReaches)
      findings.isWorkspaceStale = true
    } else {
      for file in news { put(file) }
    }
  }

  private mutating func put(_ file: IndexedFile) {
    let path = file.source.path
    let known = workspace[path]
    let change = workspace.put(file.keepingNames(of: known))
    if let known { follow(known.source, to: file.source) }
    markStale(change, of: path)
  }

  mutating func remove(_ path: String) {
    let known = workspace[path]
    let stale = workspace.remove(path)
    if let known {
      follow(known.source, to: nil)
      markStale(stale, of: path)
    }
    withdraw(path)
  }
}
