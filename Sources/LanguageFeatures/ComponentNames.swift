import Configuration
import Facts
import SourceText
import WorkspaceIndex

/// Finds the names of components in prose, hierarchies and code.
///
/// A name of one ordinary word counts only where it can hardly be anything else: in a code span, before the parenthesis
/// of a call, behind "Same as". Names of several words or in camel case count wherever they stand alone.
struct ComponentNames {
  /// A component and the file that describes it.
  struct Site: Hashable {
    var path: String
    var index: Int
  }

  let workspace: Workspace

  /// The component whose name stands at an offset, and where; its own heading counts as well.
  func component(at offset: Int, in path: String) -> (site: Site, range: ByteRange)? {
    guard let file = workspace[path], let line = lineRange(around: offset, in: file.source) else { return nil }
    var best: (site: Site, range: ByteRange)?
    // A heading is about what stands below it, whatever another document calls so.
    let isHeading = file.facts.voice == .prose && file.source.bytes.at(line.start) == UInt8(ascii: "#")
    // What the document itself calls a part is no component of another one.
    let named = Set(file.facts.components.flatMap(\.namePlaces).map { $0.name.lowercased() })
    for (site, component) in components(visibleFrom: path)
    where site.path == path || !isHeading && !named.contains(component.name.lowercased()) {
      for name in [component.name] + component.aliases {
        for range in places(of: name, in: line, of: file.source) where range.touches(offset) {
          if best.map({ range.count > $0.range.count }) ?? true { best = (site, range) }
        }
      }
    }
    return best
  }

  /// Every place in the documents and the code of the project that names a component.
  func places(of site: Site) -> [FilePlace] {
    guard let component = workspace[site.path]?.facts.components[site.index] else { return [] }
    let root = workspace.configuration(for: site.path).root
    var found: [FilePlace] = []
    for (path, file) in workspace.files where workspace.configuration(for: path).root == root {
      guard file.facts.voice == .prose || file.facts.voice == .code && !file.facts.isStyleSheet else { continue }
      for name in [component.name] + component.aliases {
        found += places(of: name, in: file.source.wholeRange, of: file.source)
          .filter { self.component(at: $0.start, in: path)?.site == site && $0 != component.nameRange }
          .map { FilePlace(path: path, range: $0) }
      }
    }
    return Set(found).sorted { ($0.path, $0.range) < ($1.path, $1.range) }
  }

  /// The components of the document itself first, then those of the other documents of the project.
  private func components(visibleFrom path: String) -> [(site: Site, component: ComponentSpec)] {
    func all(_ file: IndexedFile) -> [(site: Site, component: ComponentSpec)] {
      file.facts.components.enumerated().filter { !$0.element.isSection }
        .map { (Site(path: file.source.path, index: $0.offset), $0.element) }
    }
    let own = workspace[path].map(all) ?? []
    let root = workspace.configuration(for: path).root
    let others = workspace.files.values.filter {
      $0.source.path != path && !$0.facts.components.isEmpty
        && workspace.configuration(for: $0.source.path).root == root
    }
    return own + others.sorted { $0.source.path < $1.source.path }.flatMap(all)
  }

  /// Where a name stands by itself inside a stretch; one of several words or in camel case in any of its spellings:
  /// `PostCard`, `post card`, `Post-Cards`.
  private func places(of name: String, in range: ByteRange, of source: SourceFile) -> [ByteRange] {
    let isSpecial = name.contains(" ") || name.dropFirst().contains(where: \.isUppercase)
    let isSpoken = isSpecial && workspace[source.path]?.facts.voice == .prose
    let wanted = Array(name.utf8)
    guard let first = wanted.first, wanted.count > 2 else { return [] }
    let letters = wanted.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    var found: [ByteRange] = []
    var index = range.start
    while index + letters.count <= range.end {
      let byte = source.bytes[index]
      guard byte == first || byte ^ first == 0x20,
        let end = isSpoken
          ? spokenEnd(of: letters, at: index, before: range.end, in: source)
          : source.bytes.from(index, to: index + wanted.count).elementsEqual(wanted) ? index + wanted.count : nil
      else {
        index += 1
        continue
      }
      let place = ByteRange(index, end)
      index = place.end
      if isAlone(place, in: source), isSpecial || isMarked(place, in: source) { found.append(place) }
    }
    return found
  }

  /// Where the spelling of a name that begins at an offset ends: in other case, with a blank or a hyphen between words,
  /// with the `s` of a plural; `nil` where something else stands there.
  private func spokenEnd(of letters: [UInt8], at start: Int, before end: Int, in source: SourceFile) -> Int? {
    var index = start
    for (count, letter) in letters.enumerated() {
      if count > 0, index < end, [0x20, 0x2D].contains(source.bytes[index]) { index += 1 }
      guard index < end else { return nil }
      let byte = source.bytes[index]
      guard byte == letter || (byte ^ letter == 0x20 && (byte | 0x20) &- 0x61 < 26) else { return nil }
      index += 1
    }
    if index < end, source.bytes[index] == UInt8(ascii: "s"), letters.last != UInt8(ascii: "s") { index += 1 }
    return index
  }

  private func isAlone(_ place: ByteRange, in source: SourceFile) -> Bool {
    func isWord(_ index: Int) -> Bool {
      source.bytes.indices.contains(index) && source.bytes[index].isWordByte
    }
    return !isWord(place.start - 1) && !isWord(place.end)
  }

  /// `` `Card` ``, `Card(`, `Same as Card`, in a DESIGN.md `{components.card}`.
  private func isMarked(_ place: ByteRange, in source: SourceFile) -> Bool {
    let bytes = source.bytes
    let before = place.start > 0 ? bytes.at(place.start - 1) : 0
    let behind = place.end < bytes.count ? bytes.at(place.end) : 0
    if before == UInt8(ascii: "`"), behind == UInt8(ascii: "`") { return true }
    if behind == UInt8(ascii: "}"), before == UInt8(ascii: "."), workspace[source.path]?.facts.kind == .design {
      return true
    }
    if behind == UInt8(ascii: "("), before != UInt8(ascii: ".") { return true }
    return bytes.from(max(0, place.start - 8), to: place.start).elementsEqual("Same as ".utf8)
      || workspace[source.path]?.facts.components.contains { $0.nameRange == place } ?? false
  }

  private func lineRange(around offset: Int, in source: SourceFile) -> ByteRange? {
    guard offset <= source.bytes.count else { return nil }
    let start = (source.bytes.from(0, to: offset).lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
    let end = source.bytes.from(offset).firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    return ByteRange(start, end)
  }
}
