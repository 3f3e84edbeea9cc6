import DataFacts
import Syntax

/// A block of a component file while it is put together: properties, and further blocks by name.
struct ComponentBlockText {
  /// One step from a block to one inside it.
  struct Step {
    var kind: ComponentFormat.BlockKind
    var name: String

    init(_ kind: ComponentFormat.BlockKind, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  private struct Named {
    var name: String
    var block: ComponentBlockText
  }

  private var properties: [(name: String, values: [String])] = []
  private var blocks: [ComponentFormat.BlockKind: [Named]] = [:]

  /// Lists a block without saying anything of it.
  mutating func declare(_ way: [Step]) { reach(way[...]) { _ in } }

  /// Adds a property to the block at the end of a way; a second value of one name stands beside the first.
  mutating func add(_ name: String, _ value: String, at way: ArraySlice<Step>) {
    reach(way) { block in
      if let index = block.properties.firstIndex(where: { $0.name == name }) {
        if !block.properties[index].values.contains(value) { block.properties[index].values.append(value) }
      } else {
        block.properties.append((name, [value]))
      }
    }
  }

  private mutating func reach(_ way: ArraySlice<Step>, _ change: (inout ComponentBlockText) -> Void) {
    guard let step = way.first else { return change(&self) }
    let index: Int
    if let known = blocks[step.kind]?.firstIndex(where: { $0.name == step.name }) {
      index = known
    } else {
      index = blocks[step.kind]?.count ?? 0
      blocks[step.kind, default: []].append(Named(name: step.name, block: ComponentBlockText()))
    }
    blocks[step.kind]?[index].block.reach(way.dropFirst(), change)
  }

  /// Writes the members of the block's object.
  func writeMembers(to writer: inout JSONWriter) {
    for (name, values) in properties {
      if values.count == 1, let value = values.first {
        writer.member(name, value)
      } else {
        writer.member(name, values)
      }
    }
    for kind in ComponentFormat.BlockKind.allCases {
      guard let named = blocks[kind], !named.isEmpty else { continue }
      writer.member(
        kind.rawValue,
        object: { writer in
          for entry in named {
            if let line = entry.block.line {
              writer.member(entry.name, raw: Array(line.utf8))
            } else {
              writer.member(entry.name, object: { entry.block.writeMembers(to: &$0) })
            }
          }
        })
    }
  }

  /// The block in one line where it is short and flat; else `nil`.
  private var line: String? {
    guard blocks.isEmpty, properties.allSatisfy({ $0.values.count == 1 }) else { return nil }
    if properties.isEmpty { return "{}" }
    let members = properties.map { name, values in "\(JSONWriter.quoted(name)): \(JSONWriter.quoted(values[0]))" }
    let line = "{ \(members.joined(separator: ", ")) }"
    return line.utf8.count <= 80 ? line : nil
  }
}
