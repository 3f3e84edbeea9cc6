import Platform

/// The running program: what stands around it, and where its results go.
package enum Process {
  /// Runs the command line of this process and ends it with the status of the command.
  ///
  /// A reader that goes away early, as `head` does, is no mistake.
  package static func run() -> Never {
    CrashNote.install()
    Environment.ignoreBrokenPipes()
    let variables = ["HOME", "NO_COLOR", "TERM"].compactMap { name in Environment.variable(name).map { (name, $0) } }
    let surroundings = Surroundings(
      workingDirectory: Folder.working, environment: Dictionary(uniqueKeysWithValues: variables),
      isTerminal: Environment.isOutputTerminal)
    let outcome = Program.run(Environment.arguments, in: surroundings)
    StandardOutput.write(outcome.output)
    StandardError.write(outcome.messages)
    Environment.exit(outcome.status.rawValue)
  }
}
