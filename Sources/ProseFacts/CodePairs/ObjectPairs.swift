import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the pairs of colors that the theme of a component in Dart or Kotlin states.
///
/// ```
/// backgroundColor: teal (#0D7377),
/// foregroundColor: white,
/// hintStyle: TextStyle(color: ink (#9E9E9E)),
/// ```
///
/// A ground with an opacity is none that anybody could name here; of a transparent one the page lies below.
package final class ObjectPairs {
  private let file: SourceFile
  private let tree: MarkdownTree
  private let names: ColorNames
  private let palette: PaletteColors
  private let facts: FileFacts
  private let colors: CodeColors

  private init(
    _ file: SourceFile, _ tree: MarkdownTree, _ names: ColorNames, _ palette: PaletteColors, _ facts: FileFacts
  ) {
    colors = CodeColors(file, tree)
    self.file = file
    self.tree = tree
    self.names = names
    self.palette = palette
    self.facts = facts
  }

  /// The pairs in the order of the text; none of what is refused or disabled.
  package static func pairs(
    of file: SourceFile, _ tree: MarkdownTree, naming names: ColorNames, on palette: PaletteColors, _ facts: FileFacts
  ) -> [ColorPair] {
    let reader = ObjectPairs(file, tree, names, palette, facts)
    return tree.blocks.filter { $0.kind == .fence && CodeColors.isCode($0, in: tree) }.flatMap(reader.pairs)
  }

  private func pairs(in fence: MarkdownBlock) -> [ColorPair] {
    let objects = CodeObject.all(in: tree.lines(of: fence), of: file, tree)
    let drawn = isOfWidgets(fence) ? drawn(objects) : []
    return drawn + objects.indices.flatMap { pairsOfState($0, objects) }
      + objects.indices.flatMap { index -> [ColorPair] in
        let object = objects[index]
        guard !isUse(object), let ground = ground(of: object) else { return [] }
        let styles = objects.filter { $0.outer == index && isStyle($0) }
        let own = object.entries.filter { isWriting($0.key) }
        let inner = styles.flatMap { style in style.entries.filter { file.text(in: $0.key) == "color" } }
        let size = size(of: object, styles)
        return (own + inner).compactMap { entry in
          guard !isExempt(object, entry), !facts.isRefused(entry.value), let color = color(of: entry.value),
            !ground.isOneOfSeveral || isSeen(color, on: ground)
          else { return nil }
          return ColorPair(
            component: facts.components.owner(of: entry.value)?.name, state: nil, foreground: color, background: ground,
            use: isDrawn(object, entry) ? .graphic : size, range: color.range)
        }
      }
  }

  /// What the object of a state or of a placeholder states of one side, with the other side that the object around it
  /// has: `pressed: { backgroundColor: teal }`.
  private func pairsOfState(_ index: Int, _ objects: [CodeObject]) -> [ColorPair] {
    let object = objects[index]
    guard let name = object.name.map({ WrittenName(file, $0) }), let outer = object.outer.map({ objects[$0] }),
      case let isHint = name.words == ["placeholder"], isHint || StateNames.isState(name, certainly: false),
      !isUse(object), !isUse(outer)
    else { return [] }
    let own = object.entries.filter { isWriting($0.key) }
    let isGround = object.entries.contains { WrittenName(file, $0.key).slot == .background }
    let written = isGround ? outer.entries.filter { isWriting($0.key) } : own
    guard own.isEmpty == isGround, written.count == 1, let ground = ground(of: isGround ? object : outer),
      !ground.isOneOfSeveral, !isExempt(object, written[0]), let color = color(of: written[0].value),
      !facts.isRefused(ground.range), !facts.isRefused(color.range)
    else { return [] }
    let isIcon = WrittenName(file, written[0].key).slot == .icon
    var pair = ColorPair(
      component: facts.components.owner(of: color.range)?.name, state: isHint ? nil : name.text.lowercased(),
      foreground: color, background: ground, use: isIcon ? .graphic : size(of: outer, []),
      range: isGround ? ground.range : color.range)
    pair.part = isHint ? name.text.lowercased() : nil
    return [pair]
  }

  /// Whether a fence holds Dart, where `color` is that of a box; elsewhere it may be that of the writing in it.
  private func isOfWidgets(_ fence: MarkdownBlock) -> Bool {
    tree.languageWritten(in: fence) == .dart
  }

  /// What is written on painted boxes, each of the component in whose section it stands.
  private func drawn(_ objects: [CodeObject]) -> [ColorPair] {
    WidgetPairs(file: file, objects: objects) { [self] in color(of: $0) }.pairs().filter { !facts.isRefused($0.range) }
      .map { pair in
        var pair = pair
        pair.component = facts.components.owner(of: pair.range)?.name
        return pair
      }
  }

  /// Whether an object is set where something is used (`<Card style={{ … }}>`), or says what contrast its colors have.
  private func isUse(_ object: CodeObject) -> Bool {
    let names = object.around + [object.name].compactMap { $0 }
    let isSet = names.contains { file.text(in: $0) == "style" && file.bytes.at($0.end) == UInt8(ascii: "=") }
    return isSet || object.entries.contains { file.text(in: $0.value).hasSuffix(":1") }
  }

  /// The only ground that an object states: `backgroundColor`, and the color that a contrast color is for (`main`).
  private func ground(of object: CodeObject) -> PairColor? {
    let isTone =
      object.entries.contains { Self.contrasts.contains(file.text(in: $0.key)) } && !isSaidToHaveGround(object)
    let grounds = object.entries.filter { entry in
      let key = file.text(in: entry.key)
      return WrittenName(file, entry.key).slot == .background || key == "fillColor" || isTone && key == "main"
    }
    guard grounds.count == 1 else { return nil }
    let text = file.text(in: grounds[0].value).lowercased()
    guard text.hasSuffix("transparent") else { return color(of: grounds[0].value) }
    return palette.ground(called: "background", in: nil).map { page in
      var ground = PairColor(.literal(page), at: grounds[0].value)
      // What is transparent has no color that could be another one.
      ground.isOneOfSeveral = true
      return ground
    }
  }

  /// Whether the comment behind another color of a tone calls it the background: `light: '#1E4620', // Background`.
  private func isSaidToHaveGround(_ object: CodeObject) -> Bool {
    object.entries.contains { entry in
      let comment = MarkdownBytes.line(from: entry.value.end, in: file.bytes)
      return !Self.contrasts.contains(file.text(in: entry.key)) && comment.count < 120
        && WrittenName.smallWords(of: file.text(in: comment)).contains { Lexicon.term(of: $0)?.slot == .background }
    }
  }

  /// Whether somebody may have meant a color to be seen on the page, and not on a picture.
  private func isSeen(_ color: PairColor, on ground: PairColor) -> Bool {
    guard case .literal(let front) = color.source, case .literal(let below) = ground.source else { return false }
    return front.contrast(with: below) > 1.5
  }

  /// Whether a name is that of what is written or drawn on the ground of its object.
  private func isWriting(_ key: ByteRange) -> Bool {
    let name = WrittenName(file, key)
    if Self.contrasts.contains(file.text(in: key)) || file.text(in: key) == "color" { return true }
    // `selectedItemColor` is of the label and the icon of an item.
    if name.isColor, name.words.contains("item") { return true }
    return (name.isColor || name.text.lowercased().hasPrefix("foreground"))
      && (name.slot == .text || name.slot == .icon || name.text.lowercased().hasPrefix("foreground"))
  }

  /// Whether what has a color is no writing: an icon, or all of a control without any, such as the track of a scrollbar.
  private func isDrawn(_ object: CodeObject, _ entry: CodeObject.Entry) -> Bool {
    if WrittenName(file, entry.key).slot == .icon { return true }
    let key = file.text(in: entry.key).lowercased()
    guard key == "color" || key.hasPrefix("foreground") else { return false }
    return object.path(in: file).contains { name in
      WrittenName.smallWords(of: name).contains { $0.means(.bareControl) || $0 == "track" || $0 == "scrollbar" }
    }
  }

  /// What a tone calls the color of what is written on it: `{ main: '#2B8CFF', contrastText: '#FFFFFF' }`.
  private static let contrasts: Set<String> = ["contrast", "contrastText", "contrastColor"]

  private func isStyle(_ object: CodeObject) -> Bool {
    object.name.map { file.text(in: $0).lowercased().hasSuffix("style") } ?? false
  }

  private func isExempt(_ object: CodeObject, _ entry: CodeObject.Entry) -> Bool {
    (object.path(in: file) + [file.text(in: entry.key)]).contains { name in
      WrittenName.smallWords(of: name).contains { $0.means(.disabledState) }
    }
  }

  /// The color that a value gives; `nil` for one of several, with an opacity, or that is worked out.
  private func color(of value: ByteRange) -> PairColor? {
    let text = file.text(in: value)
    guard value.count < 80, !text.lowercased().holds("opacity"), !text.holds("alpha"), !text.holds("?"),
      !text.holds("%"), !text.holds(".with")
    else { return nil }
    let reader = CodeValueReader(bytes: file.bytes, end: value.end)
    if let written = reader.next(from: value.start) {
      guard case .color(let color) = written.value, color.alpha == 1, reader.next(from: written.range.end) == nil else {
        return nil
      }
      return PairColor(.literal(color), at: written.range)
    }
    if CodeColors.reference(at: value.start, value.end, in: file) == value, let known = colors.color(of: value) {
      return PairColor(.literal(known), at: value)
    }
    let name = text.split(separator: ".").last.map(String.init) ?? ""
    if name.lowercased() == "white" || name.lowercased() == "black" {
      return Color(css: name.lowercased()).map { PairColor(.literal($0), at: value) }
    }
    return names.token(of: name).map { PairColor(.token($0, opacity: 1), at: value) }
  }

  /// The size of the writing in px and its weight, where the object or a style in it states these.
  private func size(of object: CodeObject, _ styles: [CodeObject]) -> PairUse {
    let named = object.entries.filter { file.text(in: $0.key).lowercased().hasSuffix("style") }
    let inner = styles.flatMap { style in
      style.entries.filter { WrittenName(file, $0.key).role == .fontSize || isWeight($0.key) }
    }
    let pieces = (named + inner).flatMap { PieceLexer.pieces(of: file, in: $0.value) }
    let size = pieces.lazy.compactMap { $0.length?.pixels(pointsArePixels: true) }.first { (8...120).contains($0) }
    return .text(size: size, isBold: pieces.contains { ($0.senses.weight ?? 0) >= 700 })
  }

  private func isWeight(_ key: ByteRange) -> Bool { file.text(in: key) == "fontWeight" }
}
