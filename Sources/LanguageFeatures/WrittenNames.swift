import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// Names in documents that no reader takes for references, because nothing is asked of them.
extension Workspace {
  /// What a document names at an offset by a word that is no reference: a custom property anywhere in its text (`padding:
  /// var(--space-md);`, a bare cell, a fence), or one in marks without what stands before it (`primary-700` for
  /// `--color-primary-700`); only what is given a value.
  func writtenSubject(at offset: Int, in path: String) -> SubjectAtCursor? {
    guard let file = self[path], file.facts.voice == .prose else { return nil }
    let word = file.source.value(at: offset)
    guard word.count > 2, let name = name(written: file.source.text(in: word), at: word, in: file) else { return nil }
    let reference = TokenReference(name: name, form: .customProperty, range: word, nameRange: word)
    return SubjectAtCursor(kind: .reference(reference), range: word)
  }

  private func name(written: String, at word: ByteRange, in file: IndexedFile) -> TokenName? {
    let path = file.source.path
    if written.hasPrefix("--") { return isGivenValue(TokenName(written), from: path) ? TokenName(written) : nil }
    let (before, behind) = (file.source.bytes.at(word.start - 1), file.source.bytes.at(word.end))
    guard before == behind, "`\"'".utf8.contains(before), written.contains("-"), !written.contains(".") else {
      return nil
    }
    return ["--color-", "--"].map { TokenName($0 + written) }.first { isGivenValue($0, from: path) }
  }

  private func isGivenValue(_ name: TokenName, from path: String) -> Bool {
    !definitions(named: name, visibleFrom: path).isEmpty || !localDeclarations(named: name, visibleFrom: path).isEmpty
      || !definitionsInDocuments(named: name, visibleFrom: path).isEmpty
  }

  /// The definitions that a reference means; of a name in code that nothing else gives a value to those in the other
  /// documents of the project.
  func sites(meantBy reference: TokenReference, in path: String) -> [DefinitionSite] {
    let sites = definitions(of: reference, in: path)
    guard sites.isEmpty, reference.name.isCodeName,
      localDeclarations(named: reference.name, visibleFrom: path).isEmpty
    else { return sites }
    return definitionsInDocuments(named: reference.name, visibleFrom: path)
  }

  /// Where the fences of a document hold a name in code that no reader looks for there: in data, in markup.
  func placesInFences(of name: TokenName, in path: String) -> [ByteRange] {
    guard name.isCustomProperty, let file = self[path], file.facts.voice == .prose else { return [] }
    let read = Set(
      file.facts.references.map(\.nameRange.start) + file.facts.definitions.map(\.nameRange.start)
        + file.facts.locals.map(\.nameRange.start))
    return file.facts.fences.map(\.range).flatMap { fence in
      var found: [ByteRange] = []
      var index = fence.start
      while index + name.bytes.count <= fence.end {
        let place = ByteRange(index, index + name.bytes.count)
        index += 1
        guard file.source.bytes[place.start] == name.bytes[0], !read.contains(place.start),
          file.source.bytes[place].elementsEqual(name.bytes), file.source.value(at: place.start) == place
        else { continue }
        found.append(place)
      }
      return found
    }
  }
}

// Rows of a document that give a token a value for a further theme.
extension Workspace {
  /// The value that the row of a reference gives its token, where the definition stands in another row of its document:
  /// that of the theme of the row, else the one color behind the name that the row begins with.
  func rowValue(of reference: TokenReference, for site: DefinitionSite, in path: String) -> ThemedValue? {
    guard site.path == path, let definition = definition(at: site), let file = self[path],
      case let line = file.source.lineRange(around: reference.range.start), !line.contains(definition.nameRange)
    else { return nil }
    if definition.themes.count > 1 {
      return definition.themes.first {
        if case .alias = $0.value { return false }
        return line.contains($0.range)
      }
    }
    guard file.facts.voice == .prose, case .color(let known) = definition.value, isFirst(reference, in: line, of: file)
    else { return nil }
    let colors = file.facts.colors.filter { line.contains($0.range) }
    guard let own = colors.first, colors.count == 1, own.range.start > reference.range.end,
      own.color.hexText != known.hexText
    else { return nil }
    return ThemedValue(theme: "", value: .color(own.color), range: own.range)
  }

  /// Whether nothing but marks stands in front of a reference in its line.
  private func isFirst(_ reference: TokenReference, in line: ByteRange, of file: IndexedFile) -> Bool {
    file.source.bytes.from(line.start, to: reference.range.start).allSatisfy {
      $0 < 0x80 && !$0.isASCIILetter && !$0.isASCIIDigit
    }
  }

  /// Where such rows name the token.
  func furtherRows(of site: DefinitionSite) -> [TokenReference] {
    guard let definition = definition(at: site), definition.themes.count > 1, let facts = self[site.path]?.facts else {
      return []
    }
    return facts.references.filter {
      $0.name == definition.name && rowValue(of: $0, for: site, in: site.path) != nil
    }
  }

  /// What uses the token that a site defines, also where style sheets declare what a document gives a value to; what gives
  /// it a value for another theme does not.
  func uses(of site: DefinitionSite) -> Set<FilePlace> {
    let rows = Set(furtherRows(of: site).map(\.range))
    let sites =
      [site] + (definition(at: site).flatMap { sitesInCode(of: $0.name, besides: site).first }.map { [$0] } ?? [])
    let found = sites.flatMap(references).compactMap { use in
      self[use.path].map { FilePlace(path: use.path, range: $0.facts.references[use.index].range) }
    }
    let unread = definition(at: site).map { placesInFences(of: $0.name, in: site.path) } ?? []
    return Set(
      found.filter { $0.path != site.path || !rows.contains($0.range) }
        + unread.map { FilePlace(path: site.path, range: $0) })
  }

  /// Where style sheets declare what a document gives a value to, as seen from it.
  func sitesInCode(of name: TokenName, besides site: DefinitionSite) -> [DefinitionSite] {
    guard name.isCodeName, let file = self[site.path], file.facts.voice == .prose else { return [] }
    return definitions(named: name, visibleFrom: file.source.path.folder + "/").filter {
      $0.path != site.path && self[$0.path]?.facts.isStyleSheet == true
    }
  }
}
