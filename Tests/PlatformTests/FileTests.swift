import Foundation
import Platform
import TestSupport
import Testing

struct FileTests {
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  @Test(arguments: [0, 1, 4095, 300_000])
  func `what is written is what is read`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try File.write(bytes, to: scratch.path + "/a")
    #expect(try File.read(scratch.path + "/a") == bytes)
    #expect(File.status(of: scratch.path + "/a")?.size == Int64(count))
    #expect(Folder.entries(of: scratch.path)?.map(\.name) == ["a"])
  }

  @Test func `a file of unknown size is read to its end`() throws {
    #expect(try !File.read("/proc/self/status").isEmpty)
  }

  @Test func `a file that is written over with as many bytes, its time set back, looks different`() throws {
    let path = scratch.path + "/a"
    let time = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
    func writeOver(_ byte: UInt8) throws {
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.write(contentsOf: [byte])
      try handle.close()
      try FileManager.default.setAttributes(time, ofItemAtPath: path)
    }
    try File.write([1], to: path)
    try writeOver(2)
    var watch = FileWatch()
    watch.watch(path)
    var changes: [String] = []
    // The clock of the system stands still for some milliseconds.
    for _ in 0..<100_000 where changes.isEmpty {
      try writeOver(3)
      changes = watch.changes().map(\.path)
    }
    #expect(changes == [path])
    #expect(watch.changes().isEmpty)
  }

  @Test func `writing keeps the mode and goes through a link`() throws {
    let path = scratch.path + "/a"
    try File.write([1], to: path)
    chmod(path, 0o640)
    symlink(path, scratch.path + "/link")
    try File.write([2], to: scratch.path + "/link")
    #expect(File.status(of: path)?.mode == 0o640)
    #expect(try File.read(path) == [2])
    #expect(Folder.entries(of: scratch.path)?.map(\.kind) == [.file, .link])
  }

  @Test func `a file is replaced only by what is made of it, below its folder, with its mode and owner`() throws {
    let path = scratch.path + "/sub/a"
    try Folder.create(scratch.path + "/sub")
    try File.write([1], to: path)
    chmod(path, 0o604)
    if geteuid() == 0 { #expect(chown(path, 1234, 2345) == 0) }
    try File.replace(path, below: scratch.path, from: [1], with: [2, 3])
    #expect(try File.read(path) == [2, 3])
    #expect(File.status(of: path)?.mode == 0o604)
    var status = stat()
    stat(path, &status)
    #expect(geteuid() != 0 || status.st_uid == 1234 && status.st_gid == 2345)
    #expect(Folder.entries(of: scratch.path + "/sub")?.map(\.name) == ["a"])
    #expect(
      message { try File.replace(path, below: scratch.path, from: [1], with: [4]) }
        == "It has changed since it was read")
    #expect(try File.read(path) == [2, 3])
  }

  @Test func `nothing is written through a link that leads out`() throws {
    let outside = try TemporaryFolder([("b", "secret")])
    symlink(outside.path + "/b", scratch.path + "/b")
    symlink(outside.path, scratch.path + "/sub")
    let bytes = Array("secret".utf8)
    for path in ["b", "sub/b"].map({ scratch.path + "/" + $0 }) {
      #expect(
        message { try File.replace(path, below: scratch.path, from: bytes, with: [1]) }
          == "A link leads out of the project")
      #expect(message { try File.write([1], to: path, from: scratch.path) } == "A link leads out of the folder")
    }
    #expect(throws: SystemError.self) { try File.append([1], to: scratch.path + "/b") }
    #expect(throws: SystemError.self) { try File.create([1], at: scratch.path + "/b") }
    #expect(outside.read("b") == "secret")
    try File.write([1], to: "/dev/null")
    #expect(File.status(of: "/dev/null")?.kind == .other)
  }

  @Test func `a file swapped for a link while it is mended is left alone`() throws {
    let outside = try TemporaryFolder([("a", "old")])
    let path = scratch.path + "/a"
    let bytes = Array("old".utf8)
    // Whoever swaps wins some rounds; no round may write outside.
    let swapper = Thread.start {
      for _ in 0..<2000 {
        unlink(path)
        symlink(outside.path + "/a", path)
        unlink(path)
        try? File.create(bytes, at: path)
      }
    }
    for _ in 0..<2000 { try? File.replace(path, below: scratch.path, from: bytes, with: [1]) }
    swapper?.join()
    #expect(outside.read("a") == "old")
  }

  @Test func `more than may be read is not read`() throws {
    let path = scratch.path + "/big"
    try File.write([1], to: path)
    #expect(truncate(path, 1 << 42) == 0)
    #expect(message { _ = try File.read(path) } == "Larger than 64 MB")
    // A file whose size nobody tells ends there, too.
    #expect(throws: SystemError.self) { try File.read("/proc/self/status", atMost: 8) }
  }

  @Test func `names that are not UTF-8 are counted`() throws {
    try File.write([1], to: scratch.path + "/a")
    let name = (scratch.path + "/caf").utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9), 0]
    close(open(name, O_CREAT | O_WRONLY, 0o600))
    let listing = try Folder.listing(of: scratch.path)
    #expect(listing.entries.map(\.name) == ["a"])
    #expect(listing.nameless.map(\.name) == ["caf\u{FFFD}"])
  }

  /// The words of the error that a call ends with.
  private func message(_ call: () throws -> Void) -> String? {
    do { try call() } catch { return (error as? SystemError)?.message }
    return nil
  }

  @Test func `what cannot be read says why`() {
    #expect { try File.read(scratch.path + "/none") } throws: { ($0 as? SystemError)?.isAbsence == true }
    #expect { try File.read(scratch.path) } throws: { ($0 as? SystemError)?.message == "Is a directory" }
    #expect(File.status(of: scratch.path + "/none") == nil)
    #expect(Folder.entries(of: scratch.path + "/none") == nil)
  }

  @Test func `folders are made with those above them`() throws {
    try Folder.create(scratch.path + "/a/b/c")
    try Folder.create(scratch.path + "/a/b/c")
    #expect(File.status(of: scratch.path + "/a/b/c")?.kind == .folder)
  }

  @Test func `text is added at the end`() throws {
    try File.append([1], to: scratch.path + "/log")
    try File.append([2, 3], to: scratch.path + "/log")
    #expect(try File.read(scratch.path + "/log") == [1, 2, 3])
  }

  @Test func `a watch tells what was changed, made and removed, once`() throws {
    let path = scratch.path + "/a"
    try File.write([1], to: path)
    var watch = FileWatch()
    for name in ["/a", "/b", ""] { watch.watch(scratch.path + name) }
    #expect(watch.changes().isEmpty)
    try File.write([2], to: path)
    #expect(watch.changes().map(\.path).contains(path))
    #expect(watch.changes().isEmpty)
    try File.write([1], to: scratch.path + "/b")
    #expect(watch.changes().map(\.path) == [scratch.path, scratch.path + "/b"])
    try File.remove(path)
    #expect(watch.changes().map { $0.status == nil } == [false, true])
  }
}
