import Syntax

/// The shape of a JSON value, from which a schema is written (JSON Schema, draft 7, which editors understand).
indirect enum JSONShape: Sendable {
  case string(String)
  case integer(minimum: Int, String)
  case number(String)
  case boolean(String)
  /// Whatever it is.
  case any(String)
  /// One of some words.
  case choice([String], String)
  case list(JSONShape, String)
  case object([Member], String)
  /// An object whose keys are open.
  case map(JSONShape, String)
  /// The shape or `null`.
  case optional(JSONShape)
  /// One of several shapes.
  case either([JSONShape], String)
  /// A shape that the schema defines once, by name.
  case named(String)

  /// A member of an object; it must be there unless it says otherwise.
  struct Member: Sendable {
    var name: String
    var shape: JSONShape
    var isRequired: Bool

    init(_ name: String, _ shape: JSONShape, isRequired: Bool = true) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
    }
  }

  /// Writes the members of the schema's object.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let words): JSONShape.write("string", words, to: &writer)
    case .number(let words): JSONShape.write("number", words, to: &writer)
    case .boolean(let words): JSONShape.write("boolean", words, to: &writer)
    case .any(let words): writer.member("description", words)
    case .integer(let minimum, let words):
      JSONShape.write("integer", words, to: &writer)
      writer.member("minimum", minimum)
    case .choice(let choices, let words):
      JSONShape.write("string", words, to: &writer)
      writer.member("enum", choices)
    case .list(let element, let words):
      JSONShape.write("array", words, to: &writer)
      writer.member("items", object: { element.write(to: &$0) })
    case .object(let members, let words):
      JSONShape.write("object", words, to: &writer)
      JSONShape.write(members, to: &writer)
    case .map(let value, let words):
      JSONShape.write("object", words, to: &writer)
      writer.member("additionalProperties", object: { value.write(to: &$0) })
    case .optional(let shape):
      JSONShape.either([shape, nil], to: &writer)
    case .either(let shapes, let words):
      if !words.isEmpty { writer.member("description", words) }
      JSONShape.either(shapes, to: &writer)
    case .named(let name): writer.member("$ref", "#/definitions/\(name)")
    }
  }

  private static func write(_ type: String, _ words: String, to writer: inout JSONWriter) {
    if !words.isEmpty { writer.member("description", words) }
    writer.member("type", type)
  }

  private static func write(_ members: [Member], to writer: inout JSONWriter) {
    writer.member(
      "properties",
      object: { writer in
        for member in members { writer.member(member.name, object: { member.shape.write(to: &$0) }) }
      })
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.member("required", required) }
  }

  private static func either(_ shapes: [JSONShape?], to writer: inout JSONWriter) {
    writer.member(
      "anyOf",
      array: { writer in
        for shape in shapes {
          writer.object { if let shape { shape.write(to: &$0) } else { $0.member("type", "null") } }
        }
      })
  }
}
