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
