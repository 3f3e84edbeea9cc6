import Configuration
import Facts
import SourceText

extension Rule {
  /// A document says that a list has another number of items than it has.
  static let countDrift = Rule(
    id: "count-drift",
    family: .specs,
    severity: .info,
    summary: "A text says how many items the list below it has, and it has another number.",
    page: """
      *Five sizes* above a list of four: one was dropped, or the sentence was forgotten. Whoever builds from the \
      document cannot know which.

      Only what is certain is told: a number and the noun that it counts, in a heading or at the end of a sentence, \
      right above a list or a table. Nothing is told where the text leaves the number open (*at least*, *such as*, *up \
      to*), where an item stands for several (*Hover / Focus*, *400–500*), where the list goes on further below, or \
      where the items inside of items or the columns of the table are as many as the text says.

      ## Fails

      ```markdown avatar.md
      # Avatar

      - Padding: 8px

      The avatar comes in five sizes:

      - Small: 24px
      - Medium: 32px
      - Large: 48px
      - Huge: 64px
      ```

      ## Passes

      ```markdown avatar.md
      # Avatar

      - Padding: 8px

      The avatar comes in four sizes:

      - Small: 24px
      - Medium: 32px
      - Large: 48px
      - Huge: 64px
      ```
      """,
    reach: .file,
    check: driftingCounts)
}

private func driftingCounts(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .specification || file.facts.kind == .design else { return [] }
  return file.facts.counts.filter { $0.stated != $0.actual && $0.isPlausible }.map { count in
    Finding(
      "The text says `\(file.source.text(in: count.range))`, and there are \(count.actual) below.", at: count.range,
      related: [file.place("The \(count.actual) stand here.", count.listRange)])
  }
}

extension ListCount {
  /// Whether the text may mean this list: what is far from the number is another one.
  fileprivate var isPlausible: Bool { abs(actual - stated) <= max(1, stated / 2) }
}
