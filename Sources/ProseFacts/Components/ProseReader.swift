import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Reads what a Markdown document says in prose, lists, tables and drawn trees: components, colors, lengths, pairs.
package enum ProseReader {
  /// Adds the facts of a document, in which names stand for colors.
  ///
  /// Of fences only outlines, and plain text that states properties, are read here. A section becomes a component where
  /// it states at least one property, state or variant; sections such as `States` under a component's heading belong to
  /// the component.
  /// Returns whether the document only tells of lengths, as manuals and articles do.
  package static func read(
    _ file: SourceFile, _ tree: MarkdownTree, naming colors: ColorNames, into facts: inout FileFacts
  ) -> Bool {
    var reader = ComponentReader(ValueCollector(file, names: colors))
    var drafts: [ComponentDraft] = []
    let sections = SectionReader.sections(of: file, tree)
    var readings: [SectionReading] = []
    let names = sections.map { WrittenName(file, SystemHeading.title($0.name, in: file)) }
    let ofStates = parents(of: sections, names) { name in
      StateNames.isDefault(name.text) && name.says(.stateGroup)
    }
    let written = sections.map { WrittenName(file, $0.name) }
    let withStates = parents(of: sections, written) { ItemGroup($0) == .states }
    for (index, section) in sections.enumerated() {
      let name = names[index]
      var setting = LengthSetting.prose
      setting.isHeading = true
      _ = reader.collector.read(section.name, as: setting)
      let above = section.parent > 0 ? readings[section.parent] : nil
      let place =
        above.map {
          SectionPlace(
            name, written: written[index], section, below: drafts[$0.draft],
            isAmongStates: ofStates.contains(section.parent), isBesideStates: withStates.contains(section.parent),
            in: file)
        } ?? SectionPlace()
      let isOfSystem = place.control == nil && SectionPlace.isGeneral(name, written: written[index])
      var reading = SectionReading(name, written: written[index], section, below: above)
      if !place.isInner {
        // `<Modal>` is a component wherever it stands.
        reading.isGeneral =
          isOfSystem
          || reading.isGeneral && sections[section.parent].level > 1 && !name.text.hasPrefix("<")
        reading.draft = drafts.count
        var draft = ComponentDraft(place.control ?? name, in: file, section: section, isGeneral: reading.isGeneral)
        draft.isListed = above?.isListed ?? false
        draft.isSection = isOfSystem || place.control == nil && SystemHeading.isOfSeveral(name)
        draft.isRecord = reading.isQuiet || reading.isOfLogo || laysColors(section.name, in: file)
        drafts.append(draft)
      }
      readings.append(reading)
      reader.collector.context.isQuiet = reading.isQuiet
      let isPart = place.isInner || place.control != nil
      reader.read(section.blocks, into: &drafts[reading.draft], under: isPart ? name : nil, isState: place.isState)
    }
    let isTold =
      isTale(drafts, hasQuiet: readings.contains(where: \.isQuiet)) && facts.statements.isEmpty
      && facts.definitions.isEmpty
      && !reader.collector.statements.contains(where: \.asksForSomething)
    drafts += listed(by: reader, besides: drafts)
    finish(drafts, reader.collector, isTold: isTold, &facts)
    return isTold
  }

  /// The sections that hold one of a kind of name.
  private static func parents(
    of sections: [DocumentSection], _ names: [WrittenName], where isOne: (WrittenName) -> Bool
  ) -> Set<Int> {
    Set(zip(sections, names).filter { isOne($1) }.map(\.0.parent))
  }

  /// What rows of tables describe: what a section of its own describes is not described again.
  private static func listed(by reader: ComponentReader, besides drafts: [ComponentDraft]) -> [ComponentDraft] {
    let named = Set(drafts.filter(\.isComponent).flatMap { [$0.spec.name] + $0.spec.aliases }.map { $0.lowercased() })
    return reader.listed.filter { !named.contains($0.spec.name.lowercased()) }
  }

  /// Whether a heading lays one color on another, and names no component: `Blue (#0071CE) on white`.
  private static func laysColors(_ heading: ByteRange, in file: SourceFile) -> Bool {
    let pieces = PieceLexer.pieces(of: file, in: heading, expectsColor: true)
    return pieces.contains { $0.color != nil } && pieces.contains { $0.isWord && $0.means(.laying) }
  }

  /// Whether a document specifies nothing and is laid out as a manual or as an article: then running text and code tell
  /// of lengths and ask for none.
  private static func isTale(_ drafts: [ComponentDraft], hasQuiet: Bool) -> Bool {
    guard !drafts.contains(where: { $0.evidence > 0 && !$0.isRecord }) else { return false }
    return hasQuiet || drafts.contains { $0.level == 1 && $0.name.words.count > 4 }
  }

  private static func finish(
    _ drafts: [ComponentDraft], _ collector: ValueCollector, isTold: Bool, _ facts: inout FileFacts
  ) {
    var collector = collector
    let components = drafts.filter(\.isComponent).map(\.withOneSpelling)
    if isTold {
      for index in collector.running { collector.dimensions[index].role = .other }
      for index in facts.dimensions.indices { facts.dimensions[index].role = .other }
    }
    facts.colors = (facts.colors + collector.colors).sorted { $0.range < $1.range }
    facts.dimensions = (facts.dimensions + collector.dimensions).sorted { $0.range < $1.range }
    facts.statements += collector.statements
    var componentOfName: [String: Int] = [:]
    for (index, component) in components.enumerated() {
      for name in [component.spec.name] + component.spec.aliases where componentOfName[name.lowercased()] == nil {
        componentOfName[name.lowercased()] = index
      }
    }
    for (index, component) in components.enumerated() {
      var spec = component.spec
      spec.base = component.base
      spec.parts = component.namedParts
      spec.isSection = component.isOnlySection
      spec.isGeneral = component.isSection
      spec.listsComponents = component.isSection && SystemHeading.isOfComponents(component.name)
      spec.nameKinds()
      facts.components.append(spec)
      let base = component.base.flatMap { componentOfName[$0.lowercased()] }
      facts.pairs += PairReader.pairs(of: component, inheriting: base == index ? nil : base.map { components[$0] })
    }
    facts.pairs += inSentences(
      collector.pairs, besides: facts.pairs, of: facts.components, in: collector.file)
    let stated = Set(facts.pairs.map(\.foreground.range.start))
    facts.pairs += components.flatMap(PageWriting.pairs).filter { !stated.contains($0.foreground.range.start) }
    facts.pairs.sort { $0.range < $1.range }
  }
}

extension ProseReader {
  /// What stands further behind the start of its line has no label there, in bytes.
  private static let longestLabel = 240

  /// The pairs of sentences that no component states by itself, each of the component in whose section it stands.
  private static func inSentences(
    _ pairs: [ColorPair], besides known: [ColorPair], of components: [ComponentSpec], in file: SourceFile
  ) -> [ColorPair] {
    let places = Set(known.flatMap { [$0.foreground.range.start, $0.background.range.start] })
    return pairs.filter { !places.contains($0.foreground.range.start) && !places.contains($0.background.range.start) }
      .map { pair in
        var pair = pair
        pair.component = pair.component ?? components.owner(of: pair.range)?.name
        // `Disabled: background …, color …`: the label of the line counts as well.
        let start = min(pair.foreground.range.start, pair.background.range.start)
        let line = file.line(around: start).start
        let label = ByteRange(line, start - line <= longestLabel ? start : line)
        pair.isExempt = pair.isExempt || StateNames.isExempt(file.text(in: label))
        return pair
      }
  }
}

extension ComponentDraft {
  /// The draft with every state spelled as in the list of states (`48pt (hover)` means `Hover`).
  var withOneSpelling: ComponentDraft {
    var draft = self
    var spellings: [String: String] = [:]
    for state in spec.states { spellings[state.lowercased()] = state }
    for index in draft.spec.properties.indices {
      guard let state = draft.spec.properties[index].state else { continue }
      draft.spec.properties[index].state = spellings[state.lowercased()] ?? state
    }
    for index in draft.paints.indices {
      guard let state = draft.paints[index].state else { continue }
      draft.paints[index].state = spellings[state.lowercased()] ?? state
    }
    draft.spec.stateBases = draft.spec.stateBases.compactMapValues { name in
      let words = WrittenName.smallWords(of: name)
      return words.lazy.compactMap { spellings[$0] }.first ?? spellings[name.lowercased()]
    }
    draft.takeOverPaints()
    return draft
  }

  /// Gives a state that changes colors those of the state that it is like, where it changes them not.
  private mutating func takeOverPaints() {
    for (state, base) in spec.stateBases.sorted(by: { $0.key < $1.key }) where state != base {
      let own = paints.filter { $0.state == state }
      guard !own.isEmpty else { continue }
      for var paint in paints.filter({ $0.state == base })
      where !own.contains(where: { $0.slot == paint.slot && $0.part == paint.part && $0.variant == paint.variant }) {
        paint.state = state
        paints.append(paint)
      }
    }
  }
}

/// What a section is, by its heading and those that hold it.
private struct SectionReading {
  /// The index of the component whose section it is, or a part of.
  var draft: Int
  /// Whether it speaks of the whole system, and of no component.
  var isGeneral: Bool
  /// Whether nothing is asked for in it.
  let isQuiet: Bool
  let isOfLogo: Bool
  /// Whether it lists components.
  let isListed: Bool

  /// A section below another one, whose component and system it shares as long as it has none of its own.
  init(_ name: WrittenName, written: WrittenName, _ section: DocumentSection, below above: SectionReading?) {
    draft = above?.draft ?? 0
    isGeneral = above?.isGeneral ?? false
    isQuiet = Self.isTale(name, of: section) || SystemHeading.isQuiet(written) || above?.isQuiet ?? false
    isOfLogo =
      name.words.count < 5 && name.words.contains(where: StateNames.isLogo) || above?.isOfLogo ?? false
    isListed = SystemHeading.isOfComponents(name) || above?.isListed ?? false
  }

  /// Whether the title of a document announces an explanation: `Why colors drift`.
  private static func isTale(_ name: WrittenName, of section: DocumentSection) -> Bool {
    section.level == 1 && ["why", "how"].contains(name.words.first)
  }
}
