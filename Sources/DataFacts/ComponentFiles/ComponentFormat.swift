package import DesignTokens
import Lexicon
package import Syntax

/// The words of component files: the members that they know and the properties that have a meaning of their own.
///
/// Readers, completion and the schema all take them from here.
package enum ComponentFormat {
  /// A member of a component or of a block inside one.
  package struct Member: Sendable {
    package enum Content: Sendable {
      case text, texts
      /// A length such as `44px`.
      case length
      /// The smallest touch target and the smallest contrast.
      case minimums
      /// Blocks by name.
      case blocks
      /// Components by name.
      case components
      /// Whatever tools keep for themselves.
      case anything
    }

    package let name: String
    package let content: Content
    /// One sentence.
    package let summary: String
  }

  /// A property that Tincture knows by name; others are kept as they are.
  package struct Property: Sendable {
    package let name: String
    /// The type of token that fits; `nil` where several do.
    package let type: TokenType?
    package let summary: String
    /// A value as people write it.
    package let example: String

    /// Whether its values are lengths, which need a unit.
    package var isLength: Bool { type == .dimension }
  }

  /// The members that hold blocks by name.
  package enum BlockKind: String, CaseIterable, Sendable { case parts, variants, states, themes }

  /// What the file says of itself, whether it holds one component or several.
  package static let fileMembers = [
    Member(name: "$schema", content: .text, summary: "The address of the schema, for editors."),
    Member(name: "grid", content: .length, summary: "The step that spacing keeps to, such as `4px`."),
    Member(
      name: "minimums", content: .minimums, summary: "What accessibility asks for: `touchTarget` and `contrast`."),
    Member(name: "$extensions", content: .anything, summary: "Data of tools, by the tool's name."),
  ]

  /// What a component says of itself beside what any block says.
  package static let componentMembers = [
    Member(name: "name", content: .text, summary: "What the component is called."),
    Member(name: "aliases", content: .texts, summary: "Other names it goes by."),
    Member(
      name: "extends", content: .text, summary: "The component of the same file that it takes everything over from."),
  ]

  /// What a component, a part, a state, a variant and a theme may all have beside properties.
  package static let blockMembers = [
    Member(name: "description", content: .text, summary: "What it is for, in a sentence or two."),
    Member(name: "parts", content: .blocks, summary: "The parts it consists of, each with its own properties."),
    Member(name: "variants", content: .blocks, summary: "Sizes and kinds, each with what it changes."),
    Member(name: "states", content: .blocks, summary: "States such as `hover`, each with what it changes."),
    Member(name: "themes", content: .blocks, summary: "Themes such as `dark`, each with what it changes."),
  ]

  /// Several components in one file.
  package static let components = Member(
    name: "components", content: .components, summary: "Several components by name, in place of a single one.")

  /// The members of a file whose root is a component.
  package static let rootMembers = fileMembers + componentMembers + blockMembers + [components]

  package static let properties = [
    Property(name: "background", type: .color, summary: "What is painted under everything.", example: "{color.brand}"),
    Property(name: "text", type: .color, summary: "The color of writing.", example: "{color.on-brand}"),
    Property(name: "icon", type: .color, summary: "The color of symbols.", example: "{color.on-brand}"),
    Property(name: "placeholder", type: .color, summary: "The color of a field's placeholder.", example: "#6B7280"),
    Property(name: "color", type: .color, summary: "The color of a part that is text or icon.", example: "#1F2937"),
    Property(
      name: "border", type: nil, summary: "Width, style and color of the edge.", example: "1px solid {color.line}"),
    Property(name: "border-color", type: .color, summary: "The color of the edge.", example: "{color.line}"),
    Property(name: "border-width", type: .dimension, summary: "The width of the edge.", example: "1px"),
    Property(
      name: "outline", type: nil, summary: "Width, style and color of a line around it.",
      example: "2px solid {color.focus}"),
    Property(
      name: "focus-ring", type: nil, summary: "The line that shows the focus.", example: "2px solid {color.focus}"),
    Property(name: "radius", type: .dimension, summary: "How round the corners are.", example: "{radius.md}"),
    Property(name: "padding", type: .dimension, summary: "The room inside, as in CSS.", example: "12px 24px"),
    Property(name: "padding-horizontal", type: .dimension, summary: "The room at both ends.", example: "24px"),
    Property(name: "padding-vertical", type: .dimension, summary: "The room above and below.", example: "12px"),
    Property(name: "margin", type: .dimension, summary: "The room around it.", example: "16px"),
    Property(name: "gap", type: .dimension, summary: "The room between its parts.", example: "{space.sm}"),
    Property(
      name: "inset", type: .dimension, summary: "The distance from the edge of what it lies in.", example: "8px"),
    Property(name: "width", type: .dimension, summary: "How wide it is.", example: "320px"),
    Property(name: "height", type: .dimension, summary: "How tall it is.", example: "48px"),
    Property(name: "min-width", type: .dimension, summary: "How wide it is at least.", example: "64px"),
    Property(name: "min-height", type: .dimension, summary: "How tall it is at least.", example: "44px"),
    Property(name: "max-width", type: .dimension, summary: "How wide it is at most.", example: "560px"),
    Property(name: "max-height", type: .dimension, summary: "How tall it is at most.", example: "90vh"),
    Property(name: "size", type: .dimension, summary: "Width and height.", example: "20px"),
    Property(name: "icon-size", type: .dimension, summary: "Width and height of symbols.", example: "20px"),
    Property(name: "touch-target", type: .dimension, summary: "The area that reacts to a finger.", example: "44px"),
    Property(name: "font", type: .typography, summary: "Family, weight and size of writing.", example: "{type.label}"),
    Property(name: "font-size", type: .dimension, summary: "The size of writing.", example: "16px"),
    Property(name: "font-weight", type: .fontWeight, summary: "The weight of writing.", example: "600"),
    Property(name: "font-family", type: .fontFamily, summary: "The typeface.", example: "{font.sans}"),
    Property(name: "line-height", type: nil, summary: "The height of a line.", example: "24px"),
    Property(name: "letter-spacing", type: .dimension, summary: "The room between letters.", example: "0.5px"),
    Property(name: "shadow", type: .shadow, summary: "What it throws on what lies below.", example: "{shadow.card}"),
    Property(name: "opacity", type: .number, summary: "How much of it shows, from 0 to 1.", example: "0.6"),
    Property(name: "transition", type: .transition, summary: "How it changes.", example: "{motion.fast}"),
    Property(name: "duration", type: .duration, summary: "How long a change takes.", example: "150ms"),
    Property(name: "easing", type: .cubicBezier, summary: "The pace of a change.", example: "{easing.out}"),
  ]

  /// The known property of a name, whatever way its words are joined.
  package static func property(named name: String) -> Property? {
    let words = folded(name)
    return properties.first { folded($0.name) == words }
  }

  /// The type of token that fits a property; `nil` where several do or none is known.
  package static func type(ofProperty name: String) -> TokenType? {
    if let property = property(named: name) { return property.type }
    let words = WrittenName.smallWords(of: name)
    guard let last = words.last else { return nil }
    if ["color", "colour"].contains(last) { return .color }
    return words.reversed().lazy.compactMap { property(named: $0)?.type }.first
  }

  /// The property that a misspelled name was probably meant to be; `nil` for names that only are their own.
  package static func nearest(to name: String) -> String? {
    guard property(named: name) == nil, !WrittenName.words(of: name).contains(where: isKnown) else { return nil }
    // One letter at most: a property of other tools, such as `cursor`, is nobody's mistake.
    return properties.map(\.name).first { NearestName.distance(TokenName($0), TokenName(name.lowercased())) == 1 }
  }

  private static func isKnown(_ word: String) -> Bool {
    let word = word.lowercased()
    return Lexicon.term(of: word) != nil || properties.contains { WrittenName.words(of: $0.name).contains(word) }
  }

  private static func folded(_ name: String) -> String {
    WrittenName.smallWords(of: name).joined(separator: " ")
  }
}

extension DataNode {
  /// The members of a member's object; none where no object stands there.
  package func members(of name: String) -> [DataMember] { self[name].map { Array($0.members) } ?? [] }
}
