package import Facts
import Lexicon
package import SourceText

/// Finds what could begin an item of a component's list, as the document's other components begin theirs.
package struct HabitSlot {
  private let file: SourceFile
  private let facts: FileFacts
  /// The text of the item that has been typed, from its first character.
  private let typed: ByteRange

  /// The slot in a list, a drawn tree or a list of states, before any colon; `nil` elsewhere.
  package static func slot(in file: SourceFile, at offset: Int, _ facts: FileFacts) -> Slot? {
    guard let typed = itemText(before: offset, in: file) else { return nil }
    let habit = HabitSlot(file: file, facts: facts, typed: typed)
    let names = habit.isUnderStates() ? habit.states() : habit.properties()
    guard !names.isEmpty else { return nil }
    var slot = Slot(kind: .words([]), replaced: typed, prefix: file.text(in: typed))
    slot.literals = names
    return slot
  }

  /// What stands behind the mark of an item up to an offset at the end of its line; `nil` where no mark stands, or
  /// more than a name.
  private static func itemText(before offset: Int, in file: SourceFile) -> ByteRange? {
    let bytes = file.bytes
    let line = file.line(around: offset)
    let text = TreeLine(file, ByteRange(line.start, offset)).text
    guard text.start > line.start, text.count <= 40 || text.isEmpty else { return nil }
    let mark = bytes.from(line.start, to: min(text.start, offset)).last { $0 > UInt8(ascii: " ") }
    guard let mark, mark >= 0x80 || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*"),
      bytes.from(offset, to: line.end).allSatisfy({ $0 <= UInt8(ascii: " ") }),
      !bytes[text].contains(UInt8(ascii: ":"))
    else { return nil }
    return ByteRange(min(text.start, offset), offset)
  }

  /// Whether the nearest label or heading above opens a list of states.
  private func isUnderStates() -> Bool {
    var line = file.lines.line(at: typed.start)
    while line > 0 {
      line -= 1
      let text = file.text(in: file.range(ofLine: line)).filter { !$0.isNewline }
      let isHeading = text.hasPrefix("#")
      let words = WrittenName.smallWords(of: text)
      guard isHeading || text.hasSuffix(":") || text.hasSuffix(":**"), let last = words.last else { continue }
      return last.means(.stateGroup)
    }
    return false
  }

  private var own: ComponentSpec? {
    facts.components.last { $0.range.start <= typed.start && typed.start <= $0.range.end }
  }

  /// The states of the other components, those that most of them have first.
  private func states() -> [Slot.Literal] {
    let known = Set((own?.states ?? []).map { $0.lowercased() })
    var found: [(name: String, count: Int, place: ByteRange)] = []
    for component in facts.components where component.nameRange != own?.nameRange {
      for state in component.states where !known.contains(state.lowercased()) {
        guard let place = component.statePlaces[state] else { continue }
        count(state, at: place, in: &found)
      }
    }
    return literals(found)
  }

  private func properties() -> [Slot.Literal] {
    let known = Set((own?.properties ?? []).filter { $0.part == nil && $0.state == nil }.map { $0.name.lowercased() })
    var found: [(name: String, count: Int, place: ByteRange)] = []
    for component in facts.components where component.nameRange != own?.nameRange {
      for property in component.properties
      where property.state == nil && property.variant == nil && property.part == nil
        && property.range.start < property.valueRange.start && !known.contains(property.name.lowercased())
      {
        count(property.name, at: ByteRange(property.range.start, property.valueRange.start), in: &found)
      }
    }
    return literals(found)
  }

  private func count(
    _ name: String, at place: ByteRange, in found: inout [(name: String, count: Int, place: ByteRange)]
  ) {
    if let index = found.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
      found[index].count += 1
    } else if found.count < 64 {
      found.append((name, 1, place))
    }
  }

  /// The names with the marks that stand around them where they were written first: `**Height:** `.
  private func literals(
    _ found: [(name: String, count: Int, place: ByteRange)]
  ) -> [Slot.Literal] {
    let bytes = file.bytes
    return found.sorted { ($1.count, $0.place.start) < ($0.count, $1.place.start) }.map { entry in
      var start = entry.place.start
      while start >= 2, bytes[start - 1] == UInt8(ascii: "*"), bytes[start - 2] == UInt8(ascii: "*") { start -= 2 }
      var stop = entry.place.start
      let line = file.line(around: stop)
      while stop < line.end, bytes[stop] != UInt8(ascii: ":") { stop += 1 }
      if stop < line.end { stop += 1 }
      while stop < line.end, bytes[stop] == UInt8(ascii: "*") { stop += 1 }
      let text = stop - start <= 48 ? file.text(in: ByteRange(start, stop)) + " " : entry.name + ": "
      let times = entry.count == 1 ? "in one component" : "in \(entry.count) components"
      return Slot.Literal(entry.name, times, text: text, replaced: typed)
    }
  }
}
