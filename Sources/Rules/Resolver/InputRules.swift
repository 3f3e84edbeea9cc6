import Configuration
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// Resolver Module 2025.10, section 5: what somebody chooses, with `--input`.
  static let inputRules: [Rule] = [
    Rule(
      input: "input-unknown-modifier",
      "An input names a modifier that the resolver document does not have.",
      "Names are compared without case, as the module advises; the nearest one stands in the message.",
      fails: #"{ "theme": "dark", "tone": "warm" }"#, passes: #"{ "Theme": "DARK" }"#
    ) { input, modifiers in
      input.entries.filter { entry in !modifiers.contains { $0.isCalled(entry.modifier) } }.map { entry in
        let names = modifiers.map { "`\($0.name)`" }.joined(separator: ", ")
        return InputFault(entry.modifier, "There is no modifier `\(entry.modifier)`; the document has \(names).")
      }
    },
    Rule(
      input: "input-unknown-context",
      "An input chooses a context that the modifier does not have.",
      "Names are compared without case, as the module advises.",
      fails: #"{ "theme": "blue" }"#, passes: #"{ "theme": "Dark" }"#
    ) { input, modifiers in
      input.entries.compactMap { entry in
        guard let modifier = modifiers.first(where: { $0.isCalled(entry.modifier) }), let context = entry.context,
          !modifier.contexts.contains(where: { $0.name.lowercased() == context.lowercased() })
        else { return nil }
        let names = modifier.contexts.map { "`\($0.name)`" }.joined(separator: ", ")
        return InputFault(
          entry.modifier, "`\(modifier.name)` has no context `\(context)`; it has \(names).", at: modifier.nameRange)
      }
    },
    Rule(
      input: "input-missing-modifier",
      "An input says nothing of a modifier that has no default.",
      "Nothing can be resolved then; every modifier without a `default` must be chosen.",
      fails: #"{}"#, passes: #"{ "theme": "light" }"#
    ) { input, modifiers in
      modifiers.filter { modifier in
        modifier.defaultContext == nil && !input.entries.contains { modifier.isCalled($0.modifier) }
      }.map { modifier in
        let names = modifier.contexts.map { "`\($0.name)`" }.joined(separator: ", ")
        return InputFault(
          modifier.name, "`\(modifier.name)` has no default and must be chosen: \(names).", at: modifier.nameRange)
      }
    },
    Rule(
      input: "input-not-string",
      "A context in an input is not a string.",
      "Contexts are names, also those that look like something else: `\"true\"`, not `true`.",
      fails: #"{ "theme": true }"#, passes: #"{ "theme": "dark" }"#
    ) { input, modifiers in
      input.entries.filter { entry in
        entry.context == nil && modifiers.contains { $0.isCalled(entry.modifier) }
      }.map { entry in
        InputFault(
          entry.modifier, "The context of `\(entry.modifier)` must be a string.",
          at: modifiers.first { $0.isCalled(entry.modifier) }?.nameRange)
      }
    },
  ]
}

/// Something wrong with one entry of an input.
private struct InputFault {
  var key: String
  var message: String
  /// The modifier in the document; its beginning where there is none.
  var range: ByteRange

  init(_ key: String, _ message: String, at range: ByteRange? = nil) {
    self.key = key
    self.message = message
    self.range = range ?? ByteRange(at: 0)
  }
}

extension Rule {
  /// A rule of inputs; its examples are inputs for a document with one modifier `theme`, `light` or `dark`.
  private init(
    input id: String, _ summary: String, _ reason: String, fails: String, passes: String,
    check: @escaping @Sendable (ResolverInput, [ResolverDocument.Modifier]) -> [InputFault]
  ) {
    let document = """
      ```json example.resolver.json
      {
        "version": "2025.10",
        "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] } }]
      }
      ```
      """
    self.init(
      id: id, family: .resolver, severity: .error, summary: summary,
      page: """
        An input is given with `--input`: `--input theme=dark`, a JSON object, or a file that holds one (Resolver \
        Module 2025.10, section 5). All its faults are told at once; the pointer of the finding is the key of the \
        input. \(reason)

        ## Fails

        \(document)

        ```json input.json
        \(fails)
        ```

        ## Passes

        \(document)

        ```json input.json
        \(passes)
        ```
        """,
      reach: .file
    ) { file in
      // Without modifiers there is nothing to choose, and no input is looked at.
      guard let input = file.configuration.input, let modifiers = file.facts.resolver?.modifiers, !modifiers.isEmpty
      else { return [] }
      return check(input, modifiers).map { fault in
        var finding = Finding(fault.message, at: fault.range)
        finding.inputPointer = "/" + fault.key.asPointerStep
        return finding
      }
    }
  }
}

extension ResolverDocument.Modifier {
  fileprivate func isCalled(_ other: String) -> Bool { name.lowercased() == other.lowercased() }
}

extension String {
  /// A name as a step of a pointer (RFC 6901, section 3).
  fileprivate var asPointerStep: String {
    reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
  }
}
