import Configuration
import Facts

extension Rule {
  /// Colors of code that do not say what they mean.
  static let packedColorRules: [Rule] = [
    Rule(
      recorded: .transparentColor, .warning, in: .code,
      summary: "A packed color in a snippet of Dart or Kotlin lacks its opacity, so that nothing is seen of it.",
      page: """
        `Color` of Flutter and of Compose takes eight digits, the opacity first: `0xFFF57C00`. Of six digits the \
        opacity is 0, and what is drawn with it is transparent. Looked at are the fences of documents.

        ## Fails

        ```markdown theme.md
        ## Badge

        - Height: 32dp

        ~~~dart
        final warning = Color(0xF57C00);
        ~~~
        ```

        ## Passes

        ```markdown theme.md
        ## Badge

        - Height: 32dp

        ~~~dart
        final warning = Color(0xFFF57C00);
        ~~~
        ```
        """)
  ]
}
