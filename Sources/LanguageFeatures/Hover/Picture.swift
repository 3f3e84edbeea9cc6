import DesignTokens
import SourceText

/// A drawing of a value, for clients whose hovers show images.
struct Picture {
  var title: String
  var svg: String

  /// `nil` for a value that has no look.
  init?(of value: TokenValue, type: TokenType?) {
    let drawing: (String, String)? =
      switch value {
      case .color(let color): ("Swatch on light and dark", Self.swatch(color))
      case .dimension(let length): Self.bar(length).map { ("At true size", $0) }
      case .list(let items) where type == .cubicBezier: Self.curve(items).map { ("Easing curve", $0) }
      case .list(let stops) where type == .gradient: Self.gradient(stops).map { ("Gradient", $0) }
      case .list(let layers) where type == .shadow: Self.shadow(layers).map { ("Shadow", $0) }
      case .composite where type == .shadow: Self.shadow([value]).map { ("Shadow", $0) }
      case .composite where type == .typography: Self.sample(value).map { ("Type sample", $0) }
      default: nil
      }
    guard let drawing else { return nil }
    (title, svg) = drawing
  }

  private static func drawing(_ width: Double, _ height: Double, _ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"\(number(height))\">\(body)</svg>"
  }

  private static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ more: String) -> String {
    "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" \(more)/>"
  }

  private static func number(_ value: Double) -> String { NumberText.rounded(value, places: 3) }

  private static func fill(_ color: Color) -> String {
    "fill=\"\(color.hexRGB)\" fill-opacity=\"\(number(color.alpha))\""
  }

  private static func swatch(_ color: Color) -> String {
    drawing(
      96, 24,
      rectangle(0, 0, 48, 24, "fill=\"#fff\"") + rectangle(48, 0, 48, 24, "fill=\"#000\"")
        + rectangle(6, 4, 36, 16, "rx=\"3\" " + fill(color)) + rectangle(54, 4, 36, 16, "rx=\"3\" " + fill(color)))
  }

  private static func bar(_ length: Dimension) -> String? {
    guard let pixels = length.pixels(pointsArePixels: true), pixels > 0, pixels <= 480 else { return nil }
    return drawing(pixels, 12, rectangle(0, 0, pixels, 12, "fill=\"#888\""))
  }

  private static func curve(_ items: [TokenValue]) -> String? {
    let numbers = items.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard numbers.count == 4 else { return nil }
    let points = stride(from: 0, to: 4, by: 2).map {
      "\(number(8 + numbers[$0] * 64)) \(number(88 - numbers[$0 + 1] * 64))"
    }
    return drawing(
      80, 112,
      "<path d=\"M8 88H72M8 88V24\" stroke=\"#888\" stroke-opacity=\".5\" fill=\"none\"/>"
        + "<path d=\"M8 88C\(points[0]) \(points[1]) 72 24\" stroke=\"#888\" stroke-width=\"2\" fill=\"none\"/>")
  }

  private static func gradient(_ stops: [TokenValue]) -> String? {
    let marks = stops.compactMap { stop -> String? in
      guard case .color(let color)? = stop[member: "color"], case .number(let position)? = stop[member: "position"]
      else { return nil }
      return "<stop offset=\"\(number(position))\" stop-color=\"\(color.hexRGB)\""
        + " stop-opacity=\"\(number(color.alpha))\"/>"
    }
    guard marks.count == stops.count, !marks.isEmpty else { return nil }
    return drawing(
      160, 24,
      "<linearGradient id=\"g\">\(marks.joined())</linearGradient>" + rectangle(0, 0, 160, 24, "fill=\"url(#g)\""))
  }

  private static func shadow(_ layers: [TokenValue]) -> String? {
    let drops = layers.compactMap { layer -> String? in
      guard case .color(let color)? = layer[member: "color"], layer[member: "inset"] != .boolean(true) else {
        return nil
      }
      let lengths = ["offsetX", "offsetY", "blur"].map { name -> Double in
        guard case .dimension(let length)? = layer[member: name] else { return 0 }
        return length.pixels(pointsArePixels: true) ?? 0
      }
      return
        "drop-shadow(\(number(lengths[0]))px \(number(lengths[1]))px \(number(lengths[2] / 2))px \(color.legacyText))"
    }
    guard !drops.isEmpty else { return nil }
    return drawing(
      144, 80,
      rectangle(0, 0, 144, 80, "fill=\"#fff\"")
        + rectangle(40, 20, 64, 36, "rx=\"6\" fill=\"#fff\" style=\"filter:\(drops.joined(separator: " "))\""))
  }

  private static func sample(_ value: TokenValue) -> String? {
    guard case .dimension(let length)? = value[member: "fontSize"],
      let size = length.pixels(pointsArePixels: true), size > 0, size <= 96
    else { return nil }
    let family =
      switch value[member: "fontFamily"] {
      case .string(let name)?: name
      case .list(let names)?: names.map(\.cssText).joined(separator: ", ")
      default: "sans-serif"
      }
    let weight = value[member: "fontWeight"]?.cssText ?? "400"
    return drawing(
      size * 6, size * 1.5,
      "<text y=\"\(number(size * 1.1))\" fill=\"#888\" font-size=\"\(number(size))\""
        + " font-family=\"\(family.escapedForXML)\" font-weight=\"\(weight.escapedForXML)\">Hamburg</text>")
  }
}

extension String {
  fileprivate var escapedForXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "<": text += "&lt;"
      case "&": text += "&amp;"
      case "\"": text += "&quot;"
      // XML 1.0, 2.2 has no other control characters, escaped or not.
      default: if !scalar.isActing { text.unicodeScalars.append(scalar) }
      }
    }
  }

  /// A drawing as an address that stands for an image in Markdown.
  var asImageAddress: String { "data:image/svg+xml;base64," + Base64.text(of: utf8) }
}
