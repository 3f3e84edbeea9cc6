import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

/// The numbered steps that a style sheet declares for the whole page, by what stands in front of their numbers.
///
/// Who writes a ramp down and takes another step of it in the same file has forgotten that one.
struct DeclaredSteps {
  private var steps: [ArraySlice<UInt8>: Set<Int>] = [:]

  /// Of a ramp with fewer steps nobody can tell whether the file has all that there are.
  private static let fewest = 5

  init(of file: CheckedFile) {
    for definition in file.facts.definitions {
      guard definition.name.isCodeName, let (ramp, step) = definition.name.numberedStep else { continue }
      steps[ramp, default: []].insert(step)
    }
    steps = steps.filter { $0.value.count >= Self.fewest }
  }

  /// How many other steps stand where a name should; `nil` for a name that is no step of a ramp here, and for a step that a
  /// framework may have whose ramp is only set anew: those of Tailwind, Bootstrap and others are hundreds, those of Radix
  /// and Mantine no more than a dozen.
  func others(of name: TokenName) -> (ramp: String, count: Int)? {
    guard let (ramp, step) = name.numberedStep, let known = steps[ramp], !known.contains(step) else { return nil }
    let isHundred = step == 50 || step == 950 || step.isMultiple(of: 100)
    guard !isHundred, known.contains(where: { $0 > Self.dozen }) else { return nil }
    return (String(decoding: ramp, as: UTF8.self), known.count)
  }

  private static let dozen = 12
}

extension TokenName {
  /// The number that a custom property ends with, and what stands in front of that; `nil` for no number, and for one with
  /// a zero in front.
  fileprivate var numberedStep: (ramp: ArraySlice<UInt8>, step: Int)? {
    guard let hyphen = bytes.lastIndex(of: UInt8(ascii: "-")), hyphen > 2 else { return nil }
    let digits = bytes[(hyphen + 1)...]
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isASCIIDigit),
      digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)).map { (bytes[...hyphen], $0) }
  }
}
