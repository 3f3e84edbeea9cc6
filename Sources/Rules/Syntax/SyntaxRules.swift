import Configuration
import Facts

extension Rule {
  /// What the parsers record: RFC 8259 for JSON (Format Module 2025.10, section 4.1).
  static let syntaxRules: [Rule] = [
    Rule(
      recorded: .jsonSyntax, .error, in: .syntax,
      summary: "The text is not JSON.",
      page: """
        Something is missing or stands where it cannot: a comma, a bracket, a quote, a value. Reading goes on behind \
        the fault, so that the rest of the file is still understood; but other tools will refuse all of it.

        ## Fails

        ```json size.tokens.json
        { "size": { "$type": "dimension" "$value": { "value": 8, "unit": "px" } } }
        ```

        ## Passes

        ```json size.tokens.json
        { "size": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
        ```
        """),
    Rule(
      recorded: .jsonExtension, .error, in: .syntax,
      summary: "The text uses a form that JSON does not have, such as a comment or a trailing comma.",
      page: """
        Comments, trailing commas, single quotes and bare keys belong to JSONC and JSON5. They are read as meant, but \
        a token file must be plain JSON (Format Module 2025.10, section 4.1). Files named `.jsonc` or `.json5` may use \
        them, and so may those before the format that Style Dictionary reads, as its settings or a package around them \
        say: it takes every file for JSON5.

        ## Fails

        ```json size.tokens.json
        { "size": { "$type": "dimension", "$value": { "value": 8, "unit": "px" }, } }
        ```

        ## Passes

        ```json size.tokens.json
        { "size": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
        ```
        """),
    Rule(
      recorded: .cssSyntax, .error, in: .syntax,
      summary: "A comment, a string or a block of a style sheet is not closed.",
      page: """
        What follows belongs to it and is lost, without a word from the browser. Everything else that a style sheet \
        may have wrong harms one declaration and is left to other tools.

        ## Fails

        ```css tokens.css
        :root {
          --space-md: 12px;
          --space-lg: 24px;

        .card { padding: 12px }
        ```

        ## Passes

        ```css tokens.css
        :root {
          --space-md: 12px;
          --space-lg: 24px;
        }

        .card { padding: 12px }
        ```
        """),
    Rule(
      recorded: .yamlSyntax, .error, in: .syntax,
      summary: "The text is not YAML, or means something else there than it seems to.",
      page: """
        Tabs that indent, lines that are indented by chance, a quote or a bracket that is never closed, \
        `key: value: more`, an alias without its anchor (YAML 1.2.2). Reading goes on in the next line, so that the \
        rest of the file is still understood; but other tools will refuse all of it.

        Two things are YAML and never meant: `{color.brand}` without quotes is a mapping, and behind a blank `#0d7377` \
        without quotes is a comment.

        ## Fails

        ```yaml size.tokens.yaml
        size:
          $type: dimension
          $description: Note: the smallest
          $value: { value: 8, unit: px }
        ```

        ### A reference without quotes

        ```yaml size.tokens.yaml
        small:
          $type: number
          $value: 8
        large:
          $type: number
          $value: {small}
        ```

        ## Passes

        ```yaml size.tokens.yaml
        small:
          $type: number
          $description: "Note: the smallest"
          $value: 8
        large:
          $type: number
          $value: "{small}"
        ```
        """),
    Rule(
      recorded: .duplicateKey, .warning, in: .syntax,
      summary: "An object has two members of one name.",
      page: """
        Which of the two counts is left open by RFC 8259; Tincture, like most readers, takes the last. The other one \
        is dead, whatever it says.

        ## Fails

        ```json size.tokens.json
        {
          "size": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
          "size": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } }
        }
        ```

        ## Passes

        ```json size.tokens.json
        {
          "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
          "large": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } }
        }
        ```
        """),
  ]
}
