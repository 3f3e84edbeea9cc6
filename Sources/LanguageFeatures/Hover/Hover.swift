import Configuration
import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let hover = Feature(
    title: "Hover",
    page: """
      On a token's name, wherever it stands: its type and value, the way there through aliases, where it is defined and \
      how often it is used; for a color its notations and its contrast, for a length its place on the grid. Where \
      themes differ, a line for each. On a color or a length that is written out, the same for that value.
      """)
}

/// What is known of the thing under the cursor.
package struct Hover: Sendable {
  package var markdown: String
  /// What `markdown` says without markup, for clients that show plain text.
  package var plainText: String
  package var range: ByteRange

  package init(markdown: String, plainText: String, range: ByteRange) {
    self.markdown = markdown
    self.plainText = plainText
    self.range = range
  }
}

extension Workspace {
  /// Explains the token, value, rule name or property at an offset; with pictures where the client shows images.
  package func hover(at offset: Int, in path: String, images: Bool = false) -> Hover? {
    guard
      let subject = subject(at: offset, in: path) ?? subjectBehindMark(at: offset, in: path)
        ?? writtenSubject(at: offset, in: path)
    else {
      return componentHover(at: offset, in: path) ?? fenceHover(at: offset, in: path, images: images)
        ?? classHover(at: offset, in: path) ?? keywordHover(at: offset, in: path)
    }
    let text =
      switch subject.kind {
      case .reference(let reference): hoverText(on: reference, in: path, images: images)
      case .definition(let index):
        hoverText(onTokenAt: DefinitionSite(path: path, index: index), visibleFrom: path, images: images)
      case .link(let link): hoverText(on: link, in: path)
      case .outside(let pointer): hoverText(on: pointer, in: path, images: images)
      case .group(let group): hoverText(onGroup: group.name, visibleFrom: path)
      case .color(let color): hoverText(on: color, in: path, images: images)
      case .dimension(let length): hoverText(on: length, in: path, images: images)
      }
    return Hover(markdown: text.markdown, plainText: text.plainText, range: subject.range)
  }

  /// What begins behind the mark of inline code at an offset.
  private func subjectBehindMark(at offset: Int, in path: String) -> SubjectAtCursor? {
    guard let file = self[path], file.facts.voice == .prose, file.source.bytes.at(offset) == UInt8(ascii: "`"),
      let subject = subject(at: offset + 1, in: path), subject.range.start == offset + 1
    else { return nil }
    return subject
  }

  private func componentHover(at offset: Int, in path: String) -> Hover? {
    if let (site, range) = ComponentNames(workspace: self).component(at: offset, in: path), let file = self[site.path] {
      let place = ComponentPlace(
        component: site.index, subject: .component, range: file.facts.components[site.index].nameRange)
      var text = hoverText(on: place, in: site.path)
      if site.path != path {
        text?.item(.text("Described in "), .code(self.place(of: file.facts.components[site.index].nameRange, in: file)))
      }
      return text.map { Hover(markdown: $0.markdown, plainText: $0.plainText, range: range) }
    }
    guard let place = componentPlace(at: offset, in: path), let text = hoverText(on: place, in: path) else {
      return nil
    }
    return Hover(markdown: text.markdown, plainText: text.plainText, range: place.range)
  }

  /// One line for each token of another name that a reference may mean as well, as in another mode.
  private func add(others sites: [DefinitionSite], than name: TokenName, to text: inout HoverText) {
    for site in sites {
      guard let other = definition(at: site)?.name, other != name, !other.isCodeName else { continue }
      let worth = resolved(site)
      let value = worth.value.map { [HoverText.Span.text(" · "), .code($0.shortText(as: worth.type))] } ?? []
      text.item([.text("Or "), .code(other.text)] + value)
    }
  }

  func hoverText(on reference: TokenReference, in path: String, images: Bool) -> HoverText {
    let sites = sites(meantBy: reference, in: path)
    if reference.name.isCodeName, disagree(sites), definitions(of: reference, in: path).isEmpty {
      return hoverText(onCodeName: reference.name, givenAt: sites, visibleFrom: path)
    }
    if let site = holding(sites, reference.name, visibleFrom: path) {
      let name = definition(at: site)?.name
      // Only a name in a group can be inherited; one without leaves something out.
      let isInherited =
        name != nil && name != reference.name && !reference.name.isCodeName
        && reference.name.bytes.contains(UInt8(ascii: ".")) && !reference.alternatives.contains { $0 == name }
      var text = hoverText(
        onTokenAt: site, as: isInherited ? reference.name : nil, showing: rowValue(of: reference, for: site, in: path),
        visibleFrom: path, images: images)
      if !isInherited, let name { add(others: sites, than: name, to: &text) }
      return text
    }
    if isGroup(reference.name, visibleFrom: path) { return hoverText(onGroup: reference.name, visibleFrom: path) }
    if reference.name.isCodeName { return hoverText(onCodeName: reference.name, visibleFrom: path) }
    var text = HoverText()
    text.paragraph(.strong(reference.name.text), .text(" · unknown"))
    if let nearest = nearestName(to: reference.name, visibleFrom: path) {
      text.paragraph(.text("Nothing defines this name; the nearest one is "), .code(nearest.text), .text("."))
    } else {
      text.paragraph(.text("Nothing defines this name."))
    }
    return text
  }

  /// Of the places that declare a name in code the one whose value holds, as the rules have it too; else the first.
  private func holding(_ sites: [DefinitionSite], _ name: TokenName, visibleFrom path: String) -> DefinitionSite? {
    guard sites.count > 1, name.isCodeName else { return sites.first }
    let values = values(of: name, visibleFrom: path)
    guard values.count == 1, let held = values[0].value.chain.first, sites.contains(held) else { return sites.first }
    return held
  }

  private func disagree(_ sites: [DefinitionSite]) -> Bool {
    guard let first = sites.first.map({ resolved($0).outcome }) else { return false }
    return sites.contains { resolved($0).outcome != first }
  }

  private func hoverText(onGroup name: TokenName, visibleFrom path: String) -> HoverText {
    var text = HoverText()
    text.paragraph(.strong(name.text), .text(" · group"))
    let count = visibleNames(below: name, from: path).count
    text.item(.text(count == 1 ? "1 token" : "\(count) tokens"))
    for site in groups(named: name, visibleFrom: path) {
      guard let file = self[site.path] else { continue }
      text.item(.text("Defined in "), .code(place(of: file.facts.groups[site.index].nameRange, in: file)))
    }
    return text
  }

  /// A place as `path:line`, the path relative to the project.
  func place(of range: ByteRange, in file: IndexedFile) -> String {
    let path = file.source.path
    let relative = GlobList.path(path, relativeTo: configuration(for: path).root).map { String($0) } ?? path
    return "\(relative):\(file.source.position(of: range.start, in: .utf8).line + 1)"
  }
}
