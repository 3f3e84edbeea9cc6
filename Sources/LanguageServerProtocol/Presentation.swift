package import Syntax

/// A text in the markup that the client shows (LSP 3.17, MarkupContent).
package struct MarkupContent: WireObject {
  package var isMarkdown: Bool
  package var value: String

  package init(isMarkdown: Bool, value: String) {
    self.isMarkdown = isMarkdown
    self.value = value
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", isMarkdown ? "markdown" : "plaintext")
    writer.member("value", value)
  }
}

/// The answer to `textDocument/hover` (LSP 3.17, Hover).
package struct HoverResult: WireObject {
  package var contents: MarkupContent
  package var range: PositionRange

  package init(contents: MarkupContent, range: PositionRange) {
    self.contents = contents
    self.range = range
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("contents", contents)
    writer.member("range", range)
  }
}

/// A colour in sRGB, components and alpha 0…1 (LSP 3.17, Color).
package struct WireColor: WireObject, WireReadable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init?(_ node: JSONNode) {
    guard let red = node["red"]?.double, let green = node["green"]?.double, let blue = node["blue"]?.double else {
      return nil
    }
    self.init(red: red, green: green, blue: blue, alpha: node["alpha"]?.double ?? 1)
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("red", red)
    writer.member("green", green)
    writer.member("blue", blue)
    writer.member("alpha", alpha)
  }
}

/// A colour and where it stands (LSP 3.17, ColorInformation).
package struct ColorInformation: WireObject {
  package var range: PositionRange
  package var color: WireColor

  package init(range: PositionRange, color: WireColor) {
    self.range = range
    self.color = color
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("color", color)
  }
}

/// The parameters of `textDocument/colorPresentation` (LSP 3.17, ColorPresentationParams).
package struct ColorPresentationParams: Sendable, WireReadable {
  package var uri: String
  package var color: WireColor
  package var range: PositionRange

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let color = node["color"].flatMap(WireColor.init),
      let range = node["range"].flatMap(PositionRange.init)
    else { return nil }
    self.uri = uri
    self.color = color
    self.range = range
  }
}

/// A way to write a colour (LSP 3.17, ColorPresentation).
package struct WireColorPresentation: WireObject {
  package var label: String
  package var edit: WireTextEdit

  package init(label: String, edit: WireTextEdit) {
    self.label = label
    self.edit = edit
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("label", label)
    writer.member("textEdit", edit)
  }
}
