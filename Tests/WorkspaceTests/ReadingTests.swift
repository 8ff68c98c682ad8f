/// Files that are not what one hopes for: each is reported once, and the run goes on.

import Foundation
import IDE
import SourceText
import Testing

@testable import Workspace

@Suite struct ReadingTests {
  @Test func unreadableFilesAreReportedOnceAndTheOthersRead() throws {
    let tree = try TemporaryTree(["A.swift": "let a = 1"])
    try tree.write("Binary.swift", [1, 0, 2])
    try tree.write("Large.swift", [UInt8](repeating: 32, count: 101))
    try tree.write("Latin.swift", Array("let caf".utf8) + [0xE9] + Array(" = 1".utf8))
    #expect(mkfifo(join(tree.path, "Pipe.swift"), 0o600) == 0)
    let loaded = loadSnapshot(
      of: WorkspaceRoot(path: tree.path, settings: DiscoverySettings(maximumFileSize: 100)))
    #expect(loaded.scan.files.map(\.id.path) == ["A.swift", "Latin.swift"])
    #expect(
      loaded.problems.map { "\($0.path): \($0.message)" } == [
        "Binary.swift: not read: it has NUL bytes, so it is not UTF-8 text", "Large.swift: not read: larger than 0 MiB",
        "Latin.swift: read with repairs: byte 7 is the first that is not valid UTF-8",
      ])
    let latin = try #require(loaded.snapshot.file(FileID("Latin.swift")))
    #expect(String(decoding: latin.text, as: UTF8.self) == "let caf_ = 1")
  }

  @Test(.enabled(if: getuid() != 0)) func forbiddenFilesAndDirectoriesAreReported() throws {
    let tree = try TemporaryTree(["A.swift": "", "Closed.swift": "", "Shut/B.swift": ""])
    chmod(join(tree.path, "Closed.swift"), 0)
    chmod(join(tree.path, "Shut"), 0)
    defer { chmod(join(tree.path, "Shut"), 0o700) }
    #expect(tree.problems() == ["Closed.swift: not read: permission denied", "Shut: not read: permission denied"])
  }

  @Test func aFileThatDisappearedIsAProblem() throws {
    let tree = try TemporaryTree(["A.swift": ""])
    let answer = read([FileID("A.swift"), FileID("Gone.swift")], in: WorkspaceRoot(path: tree.path))
    #expect(answer.files.keys.map(\.path) == ["A.swift"])
    let missing = "not read: no such file or directory"
    #expect(answer.problems == [ScanProblem(path: "Gone.swift", message: missing, effect: .unread)])
  }

  @Test func aRootThatIsMissingIsAProblem() {
    let loaded = loadSnapshot(of: WorkspaceRoot(path: "/nonexistent-directory"))
    let missing = "not read: no such file or directory"
    #expect(loaded.problems == [ScanProblem(path: "", message: missing, effect: .unread)])
  }

  @Test func stampsChangeWithTheFile() throws {
    let tree = try TemporaryTree(["A.swift": "1"])
    let before = scan(WorkspaceRoot(path: tree.path)).files
    #expect(before == scan(WorkspaceRoot(path: tree.path)).files)
    try tree.write("A.swift", Array("22".utf8))
    #expect(before != scan(WorkspaceRoot(path: tree.path)).files)
  }

  @Test func byteOrderMarksAndLineEndsAreKeptOutOfTheWay() {
    #expect(decode([0xEF, 0xBB, 0xBF, 65])?.bytes == [65])
    // The place is one in the file.
    #expect(decode([0xEF, 0xBB, 0xBF, 65, 0xFF])?.firstRepair == 4)
    #expect(decode(Array("a\r\nb\rc".utf8))?.bytes == Array("a\r\nb\rc".utf8))
    #expect(decode([])?.bytes == [])
  }

  @Test func wellFormedTextIsUntouched() {
    let text = Array("caf\u{e9} 👩‍👩‍👧 \u{7ff}\u{800}\u{ffff}\u{10ffff} long enough for words \u{e9}".utf8)
    let decoded = decode(text)
    #expect(decoded?.bytes == text)
    #expect(decoded?.firstRepair == nil)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF, 0xFE],
    ] as [[UInt8]]) func malformedBytesAreReplacedOneByOne(bytes: [UInt8])
  {
    let decoded = decode(Array("0123456789".utf8) + bytes + [65])
    #expect(decoded?.bytes.count == 11 + bytes.count)
    #expect(decoded?.firstRepair == 10)
    #expect(decoded.flatMap { String(bytes: $0.bytes, encoding: .utf8) } != nil)
  }
}
