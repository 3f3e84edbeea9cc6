import SwiftUI

/// The steps of the spacing scale; the same names as in tokens/primitives.tokens.json.
enum Space {
  static let xs: CGFloat = 4
  static let sm: CGFloat = 8
  static let md: CGFloat = 12
  static let lg: CGFloat = 16
  static let xl: CGFloat = 24
}

enum Radius {
  static let md: CGFloat = 12
}
