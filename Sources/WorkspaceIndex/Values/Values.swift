import Configuration
import DesignTokens
import Facts

/// What tokens are worth: functions of a look-up of names, and what was found by them.
struct Values: Sendable {
  var names: NameLookup
  /// What is known of cycles.
  private(set) var cycleMemory = CycleMemory()
  /// What is known of long ways of aliases.
  private(set) var chainMemory = ChainMemory()

  init(_ configuration: Configuration) { names = NameLookup(configuration) }

  var inheritance: Inheritance { _read { yield names.inheritance } }
  var stated: StatedNames { _read { yield names.inheritance.stated } }
  var layered: LayeredNames { _read { yield names.inheritance.stated.layered } }
  var scopes: Scopes { _read { yield names.inheritance.stated.layered.scopes } }
  var files: ProjectFiles { _read { yield names.inheritance.stated.layered.scopes.files } }
  var permutations: Permutations { _read { yield names.inheritance.stated.layered.layers.permutations } }

  /// Begins everything afresh that is worked out when somebody asks.
  mutating func forgetAnswers() {
    names.forgetAnswers()
    cycleMemory = CycleMemory()
    chainMemory = ChainMemory()
  }
}
