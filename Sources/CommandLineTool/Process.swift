import Platform

/// The running program: what stands around it, and where its results go.
package enum Process {
  /// Runs the command line of this process and ends it with the status of the command.
  ///
  /// A reader that goes away early, as `head` does, is no mistake.
  package static func run() -> Never {
    CrashNote.install()
    Environment.ignoreBrokenPipes()
    Environment.holdStandardStreams()
    let variables = Surroundings.variables.compactMap { name in Environment.variable(name).map { (name, $0) } }
    let folder = Folder.working
    // An editor names its folders itself.
    guard let workingDirectory = folder ?? (Environment.arguments.first == "lsp" ? "/" : nil) else {
      StandardError.write("tincture: The working directory does not exist any more.\n")
      Environment.exit(Outcome.Status.failure.rawValue)
    }
    var surroundings = Surroundings(
      workingDirectory: workingDirectory, environment: Dictionary(uniqueKeysWithValues: variables),
      isTerminal: Environment.isOutputTerminal)
    surroundings.input = { StandardInput.readAll() }
    surroundings.show = { outcome in
      guard StandardOutput.write(outcome.output) else { return false }
      StandardError.write(outcome.messages)
      return true
    }
    surroundings.wait = {
      Clock.sleep(milliseconds: 200)
      return true
    }
    if Environment.isErrorTerminal, surroundings.environment["TERM"] != "dumb" {
      surroundings.progress = { StandardError.write("\r\u{1B}[K" + $0) }
    }
    let outcome = Program.run(Environment.arguments, in: surroundings)
    var status = outcome.status
    var messages = outcome.messages
    do throws(SystemError) {
      try StandardOutput.put(outcome.output)
    } catch {
      if !error.isBrokenPipe {
        status = .failure
        messages += "tincture: The results cannot be written: \(error.message).\n"
      }
    }
    StandardError.write(messages)
    Environment.exit(status.rawValue)
  }
}
