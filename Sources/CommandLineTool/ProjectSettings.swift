import Configuration
import FileAccess
import Platform
import Rules
import SourceText

/// The settings files that were read for one command line, and what is wrong with them.
final class ProjectSettings {
  private(set) var configurations: [Configuration] = []
  private(set) var problems: [ConfigurationProblem] = []
  /// The settings files themselves, by path.
  private(set) var sources: [String: SourceFile] = [:]
  /// Why the first unreadable one cannot be used; such settings fail the whole command.
  private(set) var failure: String?
  private let surroundings: Surroundings

  init(in surroundings: Surroundings) { self.surroundings = surroundings }

  /// The settings that a file holds, for the project at `root`; `nil` where it cannot be used.
  func read(_ path: String, root: String) -> Configuration? {
    guard let source = open(path) else { return nil }
    let reading = ConfigurationReader.read(source, root: root, knownRules: Set(Rule.all.map(\.id))) { self.open($0) }
    problems += reading.problems
    guard reading.isReadable else {
      let first = reading.problems.first { $0.severity == .error }
      let place = first.flatMap { problem in
        sources[problem.path].map { (problem.path, CheckReport.place(of: problem.range.start, in: $0)) }
      }
      let where_ = place.map { "\(surroundings.shown($0.0)):\($0.1.line):\($0.1.column): " } ?? ""
      fail(where_ + (first?.message ?? "The settings cannot be read."))
      return nil
    }
    configurations.append(reading.configuration)
    return reading.configuration
  }

  /// Settings for a folder that has none of its own.
  func assume(root: String) -> Configuration {
    let configuration = Configuration(root: root)
    configurations.append(configuration)
    return configuration
  }

  private func open(_ path: String) -> SourceFile? {
    if let known = sources[path] { return known }
    do throws(SystemError) {
      let source = try FileReading.read(path)
      sources[path] = source
      return source
    } catch {
      fail("The settings file `\(surroundings.shown(path))` cannot be read: \(error.message).")
      return nil
    }
  }

  private func fail(_ message: String) { failure = failure ?? message }
}
