import Facts

/// A `$`-property of a token or a group (Format Module 2025.10, sections 5 and 6).
struct TokenProperty {
  var name: String
  /// One sentence on what it is for.
  var summary: String
  /// What may have it; the file itself counts as a group and has `$schema` besides.
  var holders: Set<Slot.Holder> = [.token, .group, .root]

  static let all = [
    TokenProperty(
      name: "$value", summary: "The value of the token; an object that has one is a token.", holders: [.token]),
    TokenProperty(name: "$type", summary: "The type of the token, or of every token in the group that states none."),
    TokenProperty(name: "$description", summary: "What the token or the group is for, as plain text."),
    TokenProperty(name: "$deprecated", summary: "Whether the token should not be used any more, or why not."),
    TokenProperty(name: "$extensions", summary: "Data of particular tools, under names of their own."),
    TokenProperty(name: "$extends", summary: "The group whose tokens this group takes over.", holders: [.group]),
    TokenProperty(
      name: "$ref", summary: "A JSON pointer to the token or the part of a value that stands here.", holders: [.token]),
    TokenProperty(name: "$root", summary: "The token that has the name of the group itself.", holders: [.group]),
    TokenProperty(name: "$schema", summary: "The JSON schema that the file is checked by.", holders: [.root]),
  ]
}
