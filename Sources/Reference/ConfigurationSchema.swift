import Configuration
import Rules
import Syntax

extension GeneratedFile {
  /// What editors check and complete a `tincture.json` with.
  static let configurationSchema = GeneratedFile(path: "Schemas/tincture.schema.json", text: schemaText)

  /// The schema of `tincture.json` inside the extension for VS Code, which cannot reach out of its folder.
  static let extensionSchema = GeneratedFile(path: "editors/vscode/schemas/tincture.schema.json", text: schemaText)

  private static let schemaText: String = {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member("$schema", "http://json-schema.org/draft-07/schema#")
      writer.member("$comment", "Written by `\(command)` from the catalog of settings.")
      writer.member("title", "tincture.json")
      writer.member("description", "The settings of a project that Tincture checks.")
      writer.member("allowComments", true)
      writer.member("allowTrailingCommas", true)
      write(SettingCatalog.all, required: [], to: &writer)
    }
    return writer.text + "\n"
  }()

  private static func write(_ settings: [Setting], required: [String], to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member(
      "properties",
      object: { writer in
        for setting in settings {
          writer.member(
            setting.key,
            object: { writer in
              describe(setting, to: &writer)
              write(setting.type, to: &writer)
            })
        }
      })
    if !required.isEmpty { writer.member("required", required) }
    writer.member("additionalProperties", false)
  }

  private static func describe(_ setting: Setting, to writer: inout JSONWriter) {
    writer.member("description", setting.summary)
    if !setting.page.isEmpty { writer.member("markdownDescription", "\(setting.summary)\n\n\(setting.page)") }
    if let value = JSONNode(parsing: Array(setting.defaultText.utf8)) { writer.member("default", value) }
    if let value = JSONNode(parsing: Array(setting.example.utf8)) {
      writer.member("examples", array: { $0.value(value) })
    }
  }

  private static func write(_ type: SettingType, to writer: inout JSONWriter) {
    switch type {
    case .string: writer.member("type", "string")
    case .number(let minimum, let isExclusive):
      writer.member("type", "number")
      writer.member(isExclusive ? "exclusiveMinimum" : "minimum", minimum)
    case .choice(let choices):
      writer.member("enum", choices.map(\.value))
      writer.member("enumDescriptions", choices.map(\.summary))
    case .list(let element):
      writer.member("type", "array")
      writer.member("items", object: { write(element, to: &$0) })
    case .object(let members, let required): write(members, required: required, to: &writer)
    case .map(_, let value):
      writer.member("type", "object")
      writer.member("additionalProperties", object: { write(value, to: &$0) })
    case .rules: writeRules(to: &writer)
    case .either(let types):
      writer.member(
        "anyOf",
        array: { writer in
          for type in types { writer.object { write(type, to: &$0) } }
        })
    }
  }

  /// A severity for each rule, or an array of one and options where the rule takes some.
  private static func writeRules(to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member(
      "properties",
      object: { writer in
        for rule in Rule.all where !SettingCatalog.rulesBeyondSettings.contains(rule.id) {
          writer.member(
            rule.id,
            object: { writer in
              writer.member("description", "\(rule.summary) By default: \(rule.severity?.rawValue ?? "off").")
              writer.member(
                "anyOf",
                array: { writer in
                  writer.object(writeSeverity)
                  writer.object(writePartSeverities)
                  writer.object { writeSeverityWithOptions(of: rule.id, to: &$0) }
                })
            })
        }
      })
    writer.member("additionalProperties", false)
  }

  private static func writeSeverity(to writer: inout JSONWriter) {
    writer.member("enum", ["off"] + Severity.allCases.map(\.rawValue))
  }

  /// A severity for each part of what a rule finds.
  private static func writePartSeverities(to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("additionalProperties", object: writeSeverity)
  }

  private static func writeSeverityWithOptions(of id: String, to writer: inout JSONWriter) {
    writer.member("type", "array")
    writer.member(
      "items",
      array: { writer in
        writer.object { writer in
          writer.member(
            "anyOf",
            array: { writer in
              writer.object(writeSeverity)
              writer.object(writePartSeverities)
            })
        }
        writer.object { writer in
          if let options = SettingCatalog.options(ofRule: id) {
            write(options.type, to: &writer)
          } else {
            writer.member("type", "object")
          }
        }
      })
    writer.member("minItems", 1)
    writer.member("maxItems", 2)
  }
}
