import Facts
import Lexicon
import SourceText

/// What a section is to the component that is read above it.
struct SectionPlace {
  /// The control that it describes though its heading does not say so alone: that of `Button states`.
  private(set) var control: WrittenName?
  /// Whether it is one of the states of the component above it.
  private(set) var isState = false
  /// Whether it is no component but speaks of the one above it.
  private(set) var isInner = false

  /// What a section is below a component, beside a default state (`isAmongStates`) or a list of states (`isBesideStates`).
  ///
  /// `written` is its heading with the number of a chapter, which is in its own right what it is called, but for a state.
  init(
    _ name: WrittenName, written: WrittenName, _ section: DocumentSection, below owner: ComponentDraft,
    isAmongStates: Bool,
    isBesideStates: Bool, in file: SourceFile
  ) {
    control = Self.control(ofStates: written, below: owner, in: file)
    isState = control == nil && isAmongStates && Self.isStateAmong(name, of: owner)
    isInner =
      control == nil
      && (isState || Self.belongs(written, to: owner) || ItemGroup(name) == .state && Self.belongs(name, to: owner)
        || Self.isOfBox(name, section, of: owner, in: file) || isBesideStates && Self.isOfTitle(written, owner))
  }

  /// What a section is that has nothing above it.
  init() {}

  /// Whether a heading speaks of the system as a whole.
  static func isGeneral(_ name: WrittenName, written: WrittenName) -> Bool {
    switch ItemGroup(written) {
    case .prose, .properties, .description, .variants, .states: true
    case .other, .state, .theme: SystemHeading.isGeneral(name)
    }
  }

  /// Whether a heading is no component but speaks of the one above it: `States`, `Variants`, `Hover`.
  private static func belongs(_ name: WrittenName, to owner: ComponentDraft) -> Bool {
    switch ItemGroup(name) {
    // `State colors` are those of a component only where one is described.
    case .states where SystemHeading.speaksOfColors(name): owner.level > 1 && !owner.isGeneral
    case .states, .variants: owner.level > 0
    case .state: owner.level > 1
    case .properties, .prose, .theme, .description: owner.level > 1 && !owner.isGeneral
    case .other: owner.level > 1 && !owner.isGeneral && name.senses.last?.contains(.sizeGroup) ?? false
    }
  }

  /// Whether a heading beside that of a default state is a state as well, whatever it is called: `Right answer`.
  private static func isStateAmong(_ name: WrittenName, of owner: ComponentDraft) -> Bool {
    switch ItemGroup(name) {
    case .state, .states, .other:
      owner.level > 1 && !owner.isSection && name.term == nil && ControlKind.named(name.text) == nil
    default: false
    }
  }

  /// Whether a heading names a measure of the component above it, and sides, properties or the sizes of a control stand
  /// below: `Padding`.
  private static func isOfBox(
    _ name: WrittenName, _ section: DocumentSection, of owner: ComponentDraft, in file: SourceFile
  ) -> Bool {
    guard owner.level > 1, !owner.isGeneral, !owner.isSection, name.isPropertyGroup, name.otherWords.isEmpty else {
      return false
    }
    let items: [DocumentItem] = section.blocks.flatMap { block -> [DocumentItem] in
      if case .items(let items, isFence: false) = block { return items }
      return []
    }
    let isControl = [.size, .height].contains(name.role) && owner.isControl
    return !items.isEmpty
      && items.allSatisfy { item in
        guard let name = item.name.map({ WrittenName(file, $0) }) else { return false }
        return name.isSide || name.term != nil && name.otherWords.isEmpty || isControl && owner.isSize(name)
      }
  }

  /// The control whose states a heading lists (`Button States`), where what stands above is no control.
  private static func control(ofStates name: WrittenName, below owner: ComponentDraft, in file: SourceFile)
    -> WrittenName?
  {
    let isList = owner.name.senses.last?.contains(.componentList) ?? false
    guard isList || owner.isGeneral || owner.level < 2, ItemGroup(name) == .states, name.words.count > 1 else {
      return nil
    }
    let control = name.stateText
    guard ControlKind.named(control) != nil, ControlKind.named(owner.spec.name) == nil else { return nil }
    return WrittenName(file, ByteRange(name.range.start, name.range.start + control.utf8.count))
  }

  /// Whether a group of properties belongs to the component that a whole document is about: `Metrics` beside `States`.
  private static func isOfTitle(_ name: WrittenName, _ owner: ComponentDraft) -> Bool {
    owner.level == 1 && !owner.isGeneral && ItemGroup(name) == .properties
  }
}
