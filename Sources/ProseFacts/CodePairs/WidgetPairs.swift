import DesignTokens
import Facts
import SourceText
import Syntax

/// Finds what is written on a painted box in a tree of widgets.
///
/// ```
/// Container(
///   decoration: BoxDecoration(color: teal),
///   child: Text('Pay', style: TextStyle(color: Colors.white)),
/// )
/// ```
///
/// The nearest box that is painted lies below; nothing is known where that is painted with more than one color.
struct WidgetPairs {
  let file: SourceFile
  let objects: [CodeObject]
  /// The color that a value gives; `nil` for one of several, with an opacity, or that is worked out.
  let color: (ByteRange) -> PairColor?

  /// What is deeper than this the reader of objects keeps together with what is around it.
  private static let deepest = 14

  func pairs() -> [ColorPair] {
    objects.indices.flatMap { index -> [ColorPair] in
      let style = objects[index]
      guard style.around.count < Self.deepest, isStyle(style), let outer = style.outer,
        let ground = ground(around: outer),
        let written = style.entries.first(where: { file.text(in: $0.key) == "color" })
      else { return [] }
      let use = use(of: style)
      return sides(of: written.value, on: ground.value).compactMap { front, below in
        guard let foreground = color(front), let background = color(below),
          foreground.source.literal?.contrast(with: background.source.literal ?? .white) ?? 2 > 1.05
        else { return nil }
        return ColorPair(
          component: nil, state: nil, foreground: foreground, background: background, use: use, range: foreground.range)
      }
    }
  }

  private func isStyle(_ object: CodeObject) -> Bool {
    guard let name = object.name.map({ file.text(in: $0) }) else { return false }
    return name == "style" || name.hasSuffix("Style")
  }

  /// The color that the nearest painted box around an object has.
  private func ground(around object: Int) -> CodeObject.Entry? {
    var next: Int? = object
    var steps = 0
    while let index = next, steps < Self.deepest {
      steps += 1
      let inner = objects.filter { $0.outer == index && $0.name.map { file.text(in: $0) } == "decoration" }
      let paints = (inner.first ?? objects[index]).entries.filter { file.text(in: $0.key) == "color" }
      if let paint = paints.first, !file.text(in: paint.value).hasSuffix("transparent") {
        return paints.count == 1 && inner.count < 2 ? paint : nil
      }
      if inner.contains(where: isOfSeveral) || objects[index].entries.contains(where: isOther) { return nil }
      next = objects[index].outer
    }
    return nil
  }

  /// Whether a box is painted with a gradient or a picture.
  private func isOfSeveral(_ box: CodeObject) -> Bool {
    box.entries.contains(where: isOther)
      || objects.contains { inner in
        inner.name.map { ["gradient", "image"].contains(file.text(in: $0)) } ?? false
          && inner.around.last == box.name && inner.outer.map { objects[$0].name == box.name } ?? false
      }
  }

  private func isOther(_ entry: CodeObject.Entry) -> Bool {
    ["gradient", "image", "backgroundColor", "decoration"].contains(file.text(in: entry.key))
  }

  /// Both colors; of two that depend on the same condition those of each answer.
  private func sides(of front: ByteRange, on ground: ByteRange) -> [(ByteRange, ByteRange)] {
    guard let left = answers(in: front), let right = answers(in: ground) else { return [(front, ground)] }
    guard file.text(in: left.condition) == file.text(in: right.condition) else { return [] }
    return [(left.yes, right.yes), (left.no, right.no)]
  }

  /// `isSelected ? teal : white`.
  private func answers(in value: ByteRange) -> (condition: ByteRange, yes: ByteRange, no: ByteRange)? {
    guard let mark = file.bytes[value].firstIndex(of: UInt8(ascii: "?")),
      let colon = file.bytes[(mark + 1)..<value.end].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    func trimmed(_ start: Int, _ end: Int) -> ByteRange { MarkdownBytes.trimmed(ByteRange(start, end), in: file.bytes) }
    return (trimmed(value.start, mark), trimmed(mark + 1, colon), trimmed(colon + 1, value.end))
  }

  /// The size that the style states; of one that changes another style nobody knows that, and it may be large.
  private func use(of style: CodeObject) -> PairUse {
    let size = style.entries.first { file.text(in: $0.key) == "fontSize" }
      .flatMap { Double(file.text(in: $0.value)) }
    let isBold = style.entries.contains { entry in
      file.text(in: entry.key) == "fontWeight"
        && ["bold", "w700", "w800", "w900"].contains { weight in
          file.text(in: entry.value).hasSuffix(weight)
        }
    }
    let line = style.name.map { file.line(around: $0.start) }
    let isKnown = line.map { file.text(in: $0).holds("TextStyle(") } ?? false
    return .text(size: size ?? (isKnown ? nil : 24), isBold: isBold)
  }
}

extension PairColor.Source {
  fileprivate var literal: Color? { if case .literal(let color) = self { color } else { nil } }
}
