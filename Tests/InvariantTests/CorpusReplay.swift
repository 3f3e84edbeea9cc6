import Facts
import Foundation
import FrontEnds
import Fuzzing
import TestSupport
import Testing

/// What the fuzzer has kept: inputs that between them take every way through the code that it has found.
struct CorpusReplay {
  private static let folder = "\(PackageFolder.path)/Tests/Fuzzing/Corpus"

  @Test func `what the fuzzer has kept shows nothing that must never be`() {
    var replay = Replay()
    let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] == "1"
    replay.replay([Self.folder], step: isExhaustive ? 1 : 5)
    #expect(replay.count > 20)
    for fault in replay.faults { Issue.record("\(fault)") }
  }

  @Test func `the corpus is small enough to lie beside the code`() {
    let files = Replay.files(at: Self.folder)
    let bytes = files.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count ?? 0) }
    #expect(files.count <= 600 && bytes <= 1_000_000, "\(files.count) files, \(bytes) bytes")
  }

  @Test func `every language is fuzzed`() {
    let names = FuzzedKind.all.compactMap { if case .file(let name) = $0 { name } else { nil } }
    for frontEnd in FrontEnd.all {
      #expect(names.contains { FrontEnd.reading($0)?.language == frontEnd.language }, "\(frontEnd.language)")
    }
    for letter in UInt8.min...UInt8.max { #expect(FuzzedInput([letter, 0, 0, 0]) != nil) }
    for kind in FuzzedKind.all { #expect(FuzzedInput([kind.letter, 0, 0, 0])?.kind == kind) }
  }
}
