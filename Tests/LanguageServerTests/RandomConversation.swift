import Foundation
import TestSupport
import Testing

/// Whatever happens in whatever order, in the end the client has been told what a fresh start would tell it, and every
/// answer on the way is about the text that it was asked about.
///
/// Nothing waits: edits come while checks run, files change while they are read, answers come when others have been
/// asked for. Every other client asks for findings instead of being told, every third watches no files.
struct RandomConversation {
  /// Courses that notice what the first ones do not: a check that runs while what it looks at changes (204), edits that
  /// wait while the project is read (144), a file that says nothing until somebody names it (705, 2332).
  private static let telling = [144, 204, 705, 2332]

  @Test(arguments: 0..<RandomOperations.lanes) func `any order of events ends as a fresh start does`(lane: Int) throws {
    for seed in RandomOperations.seeds(lane: lane, atLeast: 2, each: 120, also: Self.telling) {
      var course = try Course(seed: seed)
      let outcome = course.run()
      #expect(outcome.faults.isEmpty, "seed \(seed): \(outcome.faults.prefix(3)) \(course.account)")
      let differences = outcome.lived.differences(from: outcome.fresh)
      #expect(differences.isEmpty, "seed \(seed): \(differences.joined(separator: "\n"))\n\(course.account)")
    }
  }
}

/// One conversation.
private struct Course {
  private var random: Generator
  private let folder: TemporaryFolder
  private let client: LooseClient
  private let machine: LooseMachine
  private let isPulling: Bool
  private let isWatching: Bool
  private let isBundling: Bool
  private var disk: [String: String] = [:]
  /// Files that have changed and that the client has not told of.
  private var changed: [String] = []
  private var writings = 0
  private var steps: [String] = []

  init(seed: Int) throws {
    var random = Generator(seed: seed)
    folder = try TemporaryFolder()
    isPulling = seed % 2 == 1
    isWatching = seed % 3 > 0
    isBundling = seed % 4 < 2
    for name in RandomTexts.names where Bool.random(using: &random) {
      disk[name] = RandomTexts.text(for: name, &random)
    }
    machine = LooseMachine(random, filesOneByOne: isBundling ? 1 : 16)
    client = LooseClient(machine, in: folder.path, isPulling: isPulling)
    self.random = random
    for (name, text) in disk.sorted(by: { $0.key < $1.key }) { write(name, text) }
  }

  /// What has happened, for whoever looks for the mistake.
  var account: String {
    let texts = disk.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(isPulling ? "pulling" : "told") \(isWatching ? "watching" : "not watching")\n"
      + steps.joined(separator: "\n") + "\n-- disk\n" + texts.joined(separator: "\n") + "\n-- open\n"
      + client.documents.map { "\($0.key): \($0.value.text)" }.sorted().joined(separator: "\n")
  }

  mutating func run() -> (lived: Outcome, fresh: Outcome, faults: [String]) {
    for _ in 0..<40 {
      let name = RandomTexts.names.randomElement(using: &random) ?? ""
      step(name)
      if !isBundling || Int.random(in: 0..<4, using: &random) == 0 { client.send(atOnce: isBundling) }
      for _ in 0..<Int.random(in: 0..<4, using: &random) where machine.work() { client.hear() }
    }
    mend()
    finish(client, machine)
    let lived = Outcome(client, machine, finish)
    let fresh = fresh()
    return (lived, fresh, client.faults + (machine.status.map { ["the server leaves with \($0)"] } ?? []))
  }

  /// A session that finds the disk and the documents as they are in the end.
  private func fresh() -> Outcome {
    let machine = LooseMachine(Generator(seed: 1), filesOneByOne: 16)
    let client = LooseClient(machine, in: folder.path, isPulling: isPulling)
    for (uri, document) in self.client.documents.sorted(by: { $0.key < $1.key }) {
      client.open(String(uri.dropFirst(client.uri("").count)), document.text)
    }
    finish(client, machine)
    return Outcome(client, machine, finish)
  }

  /// Lets everything happen that follows from what was said, and time go by until nothing more does.
  private func finish(_ client: LooseClient, _ machine: LooseMachine) {
    for pause in [0, 200, 2_000, 2_000, 200] {
      client.send()
      machine.pass(pause)
      while machine.work() {
        client.hear()
        client.send()
      }
      client.hear()
      client.send()
    }
  }

  /// Makes what is broken whole again.
  private mutating func mend() {
    for (name, text) in disk.sorted(by: { $0.key < $1.key }) where RandomTexts.isBroken(text) || name.isCutShort(text) {
      write(name, RandomTexts.whole)
    }
    for (uri, document) in client.documents.sorted(by: { $0.key < $1.key }) {
      let name = String(uri.dropFirst(client.uri("").count))
      if RandomTexts.isBroken(document.text) || name.isCutShort(document.text) {
        client.change(name, to: RandomTexts.whole)
      }
    }
    tellOfChanges()
  }

  /// One thing that a user, an editor or a disk does.
  private mutating func step(_ name: String) {
    let text = RandomTexts.text(for: name, &random)
    let isOpen = client.documents[client.uri(name)] != nil
    let chance = Int.random(in: 0..<20, using: &random)
    steps.append("\(chance) \(name) \(text.debugDescription)")
    switch chance {
    case 0..<4: isOpen ? client.change(name, to: text) : client.open(name, text)
    case 4..<7: client.change(name, to: chance == 4 ? nil : text)
    case 7: if isOpen { save(name) }
    case 8: client.close(name)
    case 9..<12: write(name, text)
    case 12: remove(name)
    case 13: tellOfChanges()
    case 14: client.pull(name)
    case 15: askSomething(name)
    case 16: client.say("$/cancelRequest", #"{"id":\#(askSomething(name) - Int.random(in: 0..<4, using: &random))}"#)
    case 17:
      let images = Bool.random(using: &random)
      client.say("workspace/didChangeConfiguration", #"{"settings":{"tincture":{"hover":{"images":\#(images)}}}}"#)
    default:
      client.send(atOnce: isBundling)
      machine.pass([1, 40, 150, 2_000].randomElement(using: &random) ?? 0)
      client.hear()
    }
  }

  @discardableResult private mutating func askSomething(_ name: String) -> Int {
    let method = Outcome.methods.randomElement(using: &random) ?? ""
    let line = Int.random(in: 0..<4, using: &random)
    return client.ask(method, in: name, line: line, column: Int.random(in: 0..<30, using: &random))
  }

  private mutating func save(_ name: String) {
    write(name, client.documents[client.uri(name)]?.text ?? "")
    client.say("textDocument/didSave", #"{"textDocument":{"uri":"\#(client.uri(name))"}}"#)
  }

  private mutating func write(_ name: String, _ text: String) {
    disk[name] = text
    changed.append(name)
    writings += 1
    try? folder.write(text, to: name)
    // A file system's clock is coarse; that two writings within one tick are told apart is not what is tried here.
    try? FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000 + Double(writings))],
      ofItemAtPath: "\(folder.path)/\(name)")
  }

  private mutating func remove(_ name: String) {
    disk[name] = nil
    changed.append(name)
    folder.remove(name)
  }

  /// A client that watches says which files have changed; another one is silent.
  private mutating func tellOfChanges() {
    let names = Set(changed).sorted()
    changed = []
    guard isWatching, !names.isEmpty else { return }
    let changes = names.map { #"{"uri":"\#(client.uri($0))","type":2}"# }
    client.say("workspace/didChangeWatchedFiles", #"{"changes":[\#(changes.joined(separator: ","))]}"#)
  }
}

extension String {
  /// Whether a text for a file of this name ends in the middle of an object.
  fileprivate func isCutShort(_ text: String) -> Bool { hasSuffix(".component.json") && text.hasSuffix(", ") }
}
