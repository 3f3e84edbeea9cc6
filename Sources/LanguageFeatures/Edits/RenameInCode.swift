package import DesignTokens
import Lexicon

extension TokenName {
  /// The last segment of the token's name that makes code call it `new` where it calls it `old` now (`--color-brand`).
  ///
  /// `nil` where more than the end of the name in code would change, or where code leaves out that end.
  package func lastSegment(inCode new: String, insteadOf old: String) -> String? {
    let last = SwiftIdentifier.words(of: segments.suffix(1)).map { $0.lowercased() }.joined(separator: "-")
    guard !last.isEmpty, old.hasSuffix("-" + last) else { return nil }
    let beginning = old.dropLast(last.count)
    return new.hasPrefix(beginning) && new.count > beginning.count ? String(new.dropFirst(beginning.count)) : nil
  }
}
