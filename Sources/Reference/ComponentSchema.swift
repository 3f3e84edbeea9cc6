import DataFacts
import Facts
import Syntax

extension GeneratedFile {
  /// What editors check and complete a component file with.
  static let componentSchema = GeneratedFile(
    path: "Schemas/component.schema.json",
    text: {
      var writer = JSONWriter(indented: true)
      writer.object { writer in
        writer.member("$schema", "http://json-schema.org/draft-07/schema#")
        writer.member("$comment", "Written by `\(command)` from the words of component files.")
        writer.member("title", "Component file")
        writer.member(
          "description", "Components as data: anatomy, variants, states, themes, and the properties each states.")
        writeBlock(ComponentFormat.rootMembers, to: &writer)
        writer.member(
          "anyOf",
          array: { writer in
            for name in ["name", ComponentFormat.components.name] { writer.object { $0.member("required", [name]) } }
          })
        writer.member("definitions", object: writeDefinitions)
      }
      return writer.text + "\n"
    }())

  /// An object with known members, known properties, and properties of any other name.
  private static func writeBlock(_ members: [ComponentFormat.Member], to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member(
      "properties",
      object: { writer in
        for member in members {
          writer.member(
            member.name,
            object: { writer in
              writer.member("description", member.summary)
              write(member.content, to: &writer)
            })
        }
        for property in ComponentFormat.properties {
          writer.member(
            property.name,
            object: { writer in
              writer.member("description", property.summary)
              writer.member("examples", [property.example])
              refer(to: property.isLength ? "length" : "value", &writer)
            })
        }
      })
    writer.member("additionalProperties", object: { refer(to: "value", &$0) })
  }

  private static func write(_ content: ComponentFormat.Member.Content, to writer: inout JSONWriter) {
    switch content {
    case .text: writer.member("type", "string")
    case .texts: writeList(of: "string", to: &writer)
    case .length:
      writer.member("type", "string")
      writer.member("examples", ["4px", "8px"])
    case .minimums: writeMinimums(to: &writer)
    case .blocks: writeMap(of: "block", to: &writer)
    case .components: writeMap(of: "component", to: &writer)
    case .anything: writer.member("type", "object")
    }
  }

  private static func writeList(of type: String, to writer: inout JSONWriter) {
    writer.member("type", "array")
    writer.member("items", object: { $0.member("type", type) })
  }

  private static func writeMap(of definition: String, to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("additionalProperties", object: { refer(to: definition, &$0) })
  }

  private static func writeMinimums(to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member(
      "properties",
      object: { writer in
        writer.member(
          "touchTarget",
          object: { writer in
            writer.member("description", "The smallest touch target.")
            writer.member("type", "string")
            writer.member("examples", ["44px"])
          })
        writer.member(
          "contrast",
          object: { writer in
            writer.member("description", "The smallest contrast of text, where it is more than WCAG asks for.")
            writer.member("type", "number")
            writer.member("minimum", 1)
            writer.member("maximum", 21)
          })
      })
    writer.member("additionalProperties", false)
  }

  /// Draft 7 looks at nothing beside `$ref`, so that it stands in an `allOf`.
  private static func refer(to definition: String, _ writer: inout JSONWriter) {
    writer.member(
      "allOf", array: { writer in writer.object { $0.member("$ref", "#/definitions/\(definition)") } })
  }

  private static func writeDefinitions(to writer: inout JSONWriter) {
    let inner = ComponentFormat.componentMembers.filter { $0.name != "name" }
    writer.member(
      "component", object: { writeBlock(inner + ComponentFormat.blockMembers, to: &$0) })
    writer.member("block", object: { writeBlock(ComponentFormat.blockMembers, to: &$0) })
    writer.member(
      "value",
      object: { writer in
        writer.member(
          "description",
          "A CSS value with tokens in braces, a number, an object of the token format, or several of them.")
        writeAlternatives(numbers: { $0.member("type", "number") }, list: "value", to: &writer)
      })
    writer.member(
      "length",
      object: { writer in
        writer.member("description", "A length with its unit, or a token in braces.")
        writeAlternatives(numbers: { $0.member("const", 0) }, list: "length", to: &writer)
      })
    writer.member("tokenObject", object: writeTokenObject)
  }

  private static func writeAlternatives(
    numbers: (inout JSONWriter) -> Void, list: String, to writer: inout JSONWriter
  ) {
    writer.member(
      "anyOf",
      array: { writer in
        writer.object { $0.member("type", "string") }
        writer.object { numbers(&$0) }
        writer.object { refer(to: "tokenObject", &$0) }
        writer.object { writer in
          writer.member("type", "array")
          writer.member("items", object: { refer(to: list, &$0) })
        }
      })
  }

  private static func writeTokenObject(to writer: inout JSONWriter) {
    writer.member("description", "A value of the Design Tokens Format Module 2025.10.")
    writer.member("type", "object")
    writer.member(
      "anyOf",
      array: { writer in
        for mark in ComponentLiteral.marks { writer.object { $0.member("required", mark.members) } }
      })
  }
}
