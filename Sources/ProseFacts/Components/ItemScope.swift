import Lexicon
import SourceText

/// Where an item stands inside a component's description.
struct ItemScope {
  enum Kind { case properties, states, variants, prose }

  var kind: Kind = .properties
  /// The part of the component; 0 for the component itself.
  var part = 0
  var state: String?
  var variant: String?
  /// The variant that a list right below is about: what its label names beside a sentence.
  var listVariant: String?
  /// Whether the group is the component itself in its first size (`Large Button:`), so that its colors hold for all.
  var isOwn = false
  /// What the group says about the values in it (`Padding:`, `Background:`).
  var setting: LengthSetting?
  /// The name of a group such as `Design` or `Layout` in a fence, whose items may be plain words.
  var group: WrittenName?
  /// What a group of sizes calls itself, without the component's own name: `Sizes` of `Button sizes`.
  var sizes: String?
  /// The group's name when it lists colors for the component (`Status colors`).
  var colorGroup: String?
  /// What a remark names in front of the background that it states (`Active tab white bg, purple text`).
  var subject = ""
  /// What a remark in the row of a token says that the token is for (`Alert outline text`), without what it paints.
  var owner = ""
  /// Whether a line names a ground of its own without saying so (`Badge: small circle, #5C7A1F, white text`), so that
  /// its writing lies on nothing that is stated elsewhere.
  var isOnOwnGround = false
  /// Whether what stands here describes writing, so that a size is that of its letters.
  var isOfWriting = false
  /// The fence, list or table.
  var block = 0
  var isFence = false
  /// Whether a label or a fence says that properties follow, so that unknown names are properties too.
  var isDeclared = false

  /// The scope in a state, where it is in none.
  func of(_ state: String?) -> ItemScope {
    var scope = self
    scope.state = scope.state ?? state
    return scope
  }

  /// The scope in the state that a name mentions beside other words (`hover background`), where it is in none.
  func inState(of name: WrittenName) -> ItemScope {
    var scope = self
    if state == nil, name.words.count > 1 { scope.state = name.state }
    return scope
  }
}
