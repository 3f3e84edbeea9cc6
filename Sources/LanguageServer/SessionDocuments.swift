import Facts
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
    let isFar = isStray(path) || !disk.isAwaited && isHomeless(path)
    if isFar { disk.await(path) }
    findings.told[path] = nil
    putDocument(path)
    markStale([path], allReaches)
    findings.stale.foremost = path
    findings.atOnce = true
    if isFar { readDisk() }
  }

  mutating func change(_ changed: DidChangeTextDocumentParams) {
    let path = FileURI.path(fromURI: changed.uri)
    guard documents[path] != nil else { return }
    documents[path]?.apply(changed.changes, in: encoding)
    if let version = changed.version { documents[path]?.version = version }
    findings.stale.foremost = path
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
    findings.told[path] = nil
    if path.hasPrefix("/"), disk.hasBegun {
      // Until the disk has been read, the text stays what it was.
      markStale([path], allReaches)
      readDisk(changed: [path])
    } else {
      remove(path)
    }
  }

  /// Takes the edits of all documents into the workspace.
  mutating func settle() {
    for path in documents.keys.sorted() where documents[path]?.isPending == true { putDocument(path) }
  }

  /// Puts the text of an open document into the workspace, in place of what the disk says.
  mutating func putDocument(_ path: String) {
    guard let document = documents[path] else { return }
    documents[path]?.isPending = false
    if path.hasSuffix("/" + settingsFileName) {
      markStale([path], allReaches)
    } else if let known = workspace[path], known.source.bytes == document.source.bytes,
      document.language == nil || known.frontEnd?.language == document.language
    {
      markStale([path], allReaches)
    } else {
      put(IndexedFile(reading: document.source, as: document.language))
      // What the document has begun to name may lie where nobody looks unasked.
      let named = workspace[path]?.namedFiles ?? []
      if named.contains(where: { workspace[$0] == nil && disk.named[path]?.contains($0) != true }) {
        disk.awaitNamed(by: path)
        readDisk()
      }
    }
  }

  /// Puts a file into the workspace; one that says the same as before changes nothing.
  mutating func put(_ file: IndexedFile) {
    let path = file.source.path
    let known = workspace[path]
    if let known, known.source.bytes == file.source.bytes, known.frontEnd?.language == file.frontEnd?.language {
      return
    }
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
