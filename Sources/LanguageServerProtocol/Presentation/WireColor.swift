package import Syntax

/// A color in sRGB, components and alpha 0…1 (LSP 3.17, Color).
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
