import Foundation
import SourceText
import TestSupport
import Testing

/// The compiler's own parser, so that code that was written is code; without a compiler nothing is asked of it.
enum SwiftParser {
  static func expectParsed(_ sources: [SourceFile], _ what: String) {
    let texts = Set(sources.filter { $0.path.hasSuffix(".swift") }.map(\.text)).sorted()
    guard !texts.isEmpty, let compiler,
      let folder = try? TemporaryFolder(
        texts.enumerated().map { ("File\($0.offset).swift", $0.element) })
    else { return }
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: compiler)
    process.arguments = ["-frontend", "-parse"] + texts.indices.map { "\(folder.path)/File\($0).swift" }
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(what): \(said)")
  }

  private static let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
    .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}
