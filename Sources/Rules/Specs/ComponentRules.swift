import Configuration
import Facts

extension Rule {
  /// The format of component files.
  static let componentRules: [Rule] = [
    Rule(
      recorded: .invalidComponent, .error, in: .specs,
      summary: "A component file says something that its format does not know.",
      page: """
        A component file holds a `name`, blocks (`parts`, `variants`, `states`, `themes`) and properties. What is \
        misspelled or of the wrong kind says nothing to anybody, and neither does a state, a variant or a part inside \
        another block that the component does not list. The page [ComponentFormat](../ComponentFormat.md) describes \
        the format.

        ## Fails

        ```json button.component.json
        {
          "name": "Button",
          "backgroud": "#0D7377",
          "height": 48,
          "states": { "hover": {}, "disabled": {} },
          "variants": {
            "large": { "states": { "hovr": { "background": "#14A0A5" } } }
          }
        }
        ```

        ## Passes

        ```json button.component.json
        {
          "name": "Button",
          "background": "#0D7377",
          "height": "48px",
          "states": { "hover": {}, "disabled": {} },
          "variants": {
            "large": { "states": { "hover": { "background": "#14A0A5" } } }
          }
        }
        ```
        """)
  ]
}
