import DesignTokens
import Facts
import SourceText
import Syntax
import WorkspaceIndex

extension Inspection {
  /// The inspection as JSON, indented; its shape is a promise, written down in `Schemas/inspect.schema.json`.
  var json: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member("path", shownPath)
      writer.member("language", file.facts.language.rawValue)
      writer.member("dialect", orNull: file.facts.dialect?.rawValue)
      let claim = workspace.formatClaim(of: file.source.path)
      writer.member("format", orNull: claim?.format.rawValue)
      writer.member("formatReason", orNull: claim?.reason)
      if let counts = workspace.permutationCount(ofResolverAt: file.source.path) {
        writer.member(
          "permutations",
          object: { writer in
            writer.member("total", counts.total)
            writer.member("judged", counts.judged)
          })
      }
      list("tokens", file.facts.definitions, to: &writer, write)
      list("references", references, to: &writer, write)
      list("colors", file.facts.colors, to: &writer, write)
      list("dimensions", file.facts.dimensions, to: &writer, write)
      list("components", file.facts.components, to: &writer, write)
      list("pairs", pairs, to: &writer, write)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func list<Element>(
    _ name: String, _ elements: [Element], to writer: inout JSONWriter, _ write: (Element, inout JSONWriter) -> Void
  ) {
    writer.member(
      name,
      array: { writer in
        for element in elements { writer.object { write(element, &$0) } }
      })
  }

  private func write(_ definition: Definition, to writer: inout JSONWriter) {
    writer.member("name", definition.name.text)
    writer.member("type", orNull: definition.type?.rawValue)
    writer.member("value", definition.value.cssText(as: definition.type))
    writer.member("range", definition.range, in: file.source)
    writer.member("nameRange", definition.nameRange, in: file.source)
  }

  private func write(
    _ element: (reference: TokenReference, definition: DefinitionSite?), to writer: inout JSONWriter
  ) {
    writer.member("name", element.reference.name.text)
    writer.member("form", element.reference.form.rawValue)
    writer.member("range", element.reference.range, in: file.source)
    guard let site = element.definition, let definition = workspace.definition(at: site),
      let source = workspace[site.path]?.source
    else { return writer.memberNull("definition") }
    writer.member(
      "definition",
      object: { writer in
        writer.member("path", surroundings.shown(site.path))
        writer.member("range", definition.nameRange, in: source)
      })
    let alternatives = workspace.alternatives(of: element.reference, in: file.source.path)
    if !alternatives.isEmpty { list("alternatives", alternatives, to: &writer, write) }
  }

  private func write(_ site: DefinitionSite, to writer: inout JSONWriter) {
    guard let definition = workspace.definition(at: site), let source = workspace[site.path]?.source else { return }
    writer.member("path", surroundings.shown(site.path))
    writer.member("range", definition.nameRange, in: source)
  }

  private func write(_ color: LiteralColor, to writer: inout JSONWriter) {
    writer.member("text", file.source.text(in: color.range))
    writer.member("hex", color.color.hexRGBA)
    writer.member("range", color.range, in: file.source)
  }

  private func write(_ literal: LiteralDimension, to writer: inout JSONWriter) {
    writer.member("text", file.source.text(in: literal.range))
    writer.member("value", literal.dimension.value)
    writer.member("unit", orNull: literal.dimension.unit.isEmpty ? nil : literal.dimension.unit)
    writer.member("role", literal.role.rawValue)
    writer.member("range", literal.range, in: file.source)
  }

  private func write(_ component: ComponentSpec, to writer: inout JSONWriter) {
    writer.member("name", component.name)
    writer.member("range", component.range, in: file.source)
    writer.member("variants", component.variants)
    writer.member("states", component.states)
    list("properties", component.properties, to: &writer, write)
  }

  private func write(_ property: StatedProperty, to writer: inout JSONWriter) {
    writer.member("name", property.name)
    writer.member("state", orNull: property.state)
    writer.member("variant", orNull: property.variant)
    writer.member("part", orNull: property.part)
    if let theme = property.theme { writer.member("theme", theme) }
    writer.member("value", property.value)
    writer.member("range", property.range, in: file.source)
  }

  private func write(_ pair: MeasuredPair, to writer: inout JSONWriter) {
    writer.member("component", orNull: pair.pair.component)
    writer.member("state", orNull: pair.pair.state)
    if let variant = pair.pair.variant { writer.member("variant", variant) }
    if let theme = pair.pair.theme { writer.member("theme", theme) }
    writer.member("foreground", pair.foreground.hexRGBA)
    writer.member("background", pair.background.hexRGBA)
    writer.member("ratio", (pair.ratio * 100).rounded() / 100)
    writer.member("required", pair.required)
    writer.member("range", pair.pair.range, in: file.source)
  }
}
