import Configuration
import DesignTokens
import Facts

/// The names that files give themselves, as a reader finds them: what is merged last, else what is nearest, also where a
/// reference leaves out the key of a set or begins with a folder.
struct StatedNames: Sendable {
  var layered: LayeredNames
  /// The names that the whole project knows, sorted bytewise.
  private(set) var knownNames = SortedNames()
  /// The names that style sheets declare for the whole project, sorted bytewise.
  private(set) var declaredNames = SortedNames()
  /// What is known of the keys that references leave out.
  private(set) var setKeyMemory = SetKeyMemory()
  /// What is known of the groups of modes that references leave out.
  private(set) var modeMemory = ModeMemory()

  init(_ configuration: Configuration) { layered = LayeredNames(configuration) }

  var scopes: Scopes { _read { yield layered.scopes } }
  var files: ProjectFiles { _read { yield layered.scopes.files } }
  var permutations: Permutations { _read { yield layered.layers.permutations } }

  /// Begins everything afresh that is worked out when somebody asks.
  mutating func forgetAnswers() {
    layered.forgetAnswers()
    setKeyMemory = SetKeyMemory()
    modeMemory = ModeMemory()
  }

  /// Sorts the names of all files, once they have been put in.
  mutating func sortNames() {
    var (known, declared) = ([TokenName](), [TokenName]())
    for record in files.records {
      guard let record, record.scope == .project else { continue }
      for index in record.content.facts.definitions.indices {
        let name = record.content.facts.definitions[index].name
        if name.isCodeName { declared.append(name) } else { known.append(name) }
      }
    }
    knownNames.replace(with: known)
    declaredNames.replace(with: declared)
  }

  /// Whether anything has the name of a token, and not one of code.
  var hasTokens: Bool { !knownNames.isEmpty || layered.definitions.hasLocalNames }

  /// Puts names into the sorted ones that came, and takes out those that went.
  mutating func sortIn(_ changes: NameChanges) {
    let cameOrWent = changes.cameOrWent.filter { $0.scope == .project }.map(\.name)
    let known = cameOrWent.filter { layered.definitions.project.contains($0) }
    let gone = cameOrWent.filter { !layered.definitions.project.contains($0) }
    knownNames.apply(added: known.filter { !$0.isCodeName }, removed: Set(gone.filter { !$0.isCodeName }))
    declaredNames.apply(added: known.filter(\.isCodeName), removed: Set(gone.filter(\.isCodeName)))
  }
}
