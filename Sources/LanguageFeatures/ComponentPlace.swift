import Facts
import SourceText
import WorkspaceIndex

/// What a place inside a component's description is about.
struct ComponentPlace {
  enum Subject {
    /// The heading.
    case component
    case state(String)
    /// A variant, a part, or what a list describes.
    case named(ComponentNamePlace)
    /// A property by its index in the component.
    case property(Int)
  }

  /// The index in the file's facts.
  var component: Int
  var subject: Subject
  /// What an editor marks.
  var range: ByteRange
}

extension Workspace {
  /// The state, the property or the component that the line of an offset states.
  func componentPlace(at offset: Int, in path: String) -> ComponentPlace? {
    guard let file = self[path], !file.facts.components.isEmpty else { return nil }
    let components = file.facts.components
    let around = components.indices.filter { components[$0].range.touches(offset) }
    guard let index = around.min(by: { components[$0].range.count < components[$1].range.count }) else { return nil }
    let component = components[index]
    if component.nameRange.touches(offset) {
      return ComponentPlace(component: index, subject: .component, range: component.nameRange)
    }
    let line = file.source.lineRange(around: offset)
    let own = component.properties.indices.filter {
      line.start <= component.properties[$0].range.start
        && component.properties[$0].range.start < line.end
    }
    if let place = component.state(at: offset, in: line) {
      let end = own.filter { component.properties[$0].state == place.key }.map { component.properties[$0].range.end }
        .max()
      return ComponentPlace(
        component: index, subject: .state(place.key),
        range: ByteRange(place.value.start, max(end ?? 0, place.value.end)))
    }
    if let named = component.namePlaces.first(where: { $0.range.touches(offset) }) {
      return ComponentPlace(component: index, subject: .named(named), range: named.range)
    }
    guard let property = own.first(where: { component.properties[$0].range.touches(offset) }) else { return nil }
    let range = component.properties[property].range
    if let state = component.properties[property].state {
      return ComponentPlace(component: index, subject: .state(state), range: range)
    }
    return ComponentPlace(component: index, subject: .property(property), range: range)
  }
}

extension ComponentSpec {
  /// The state that a line names: of several the one at the offset, else the last one before it, else the first.
  fileprivate func state(at offset: Int, in line: ByteRange) -> (key: String, value: ByteRange)? {
    let named = statePlaces.filter { line.contains($0.value) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return named.first { $0.value.touches(offset) } ?? named.last { $0.value.start <= offset } ?? named.first
  }
}

extension SourceFile {
  /// The line that holds an offset, its ending left out.
  func lineRange(around offset: Int) -> ByteRange {
    let place = min(max(offset, 0), bytes.count)
    let start = (bytes.from(0, to: place).lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
    let end = bytes.from(place).firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return ByteRange(start, end)
  }
}
