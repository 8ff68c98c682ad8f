/// Which texts are held against an earlier run, and which are not.

import Foundation
import SourceText
import Testing

@testable import Workspace

@Suite struct ReadingRecordTests {
  private let tree: TemporaryTree
  private let file = FileID("App/Main.swift")
  private let text = Array("struct Main {}".utf8)

  init() throws { tree = try TemporaryTree() }

  private func record(of root: String = "/root") throws -> ReadingRecord {
    try #require(ReadingRecord(of: root, in: tree.path))
  }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: tree.path)) ?? [] }

  /// What the records say now stays behind, as if the process had died here.
  private func die(_ word: String = "") throws {
    for name in names {
      var bytes = try Data(contentsOf: URL(filePath: tree.path + "/" + name))
      bytes.replaceSubrange(0..<word.utf8.count, with: word.utf8)
      try bytes.write(to: URL(filePath: tree.path + "/" + name + "dead"))
    }
  }

  @Test func aTextThatFailedARunIsSkippedOnce() throws {
    do {
      let record = try record()
      record.begin(file, text)
      try die("failed\n")
    }
    #expect(try record().takeSuspects() == [SuspectText(file, text)])
    #expect(try record().takeSuspects() == [])
    #expect(names.isEmpty)
  }

  @Test func twoDeathsInARowWithoutAWordCount() throws {
    for _ in 0..<2 {
      let record = try record()
      #expect(record.takeSuspects() == [])
      record.begin(file, text)
      try die()
    }
    #expect(try record().takeSuspects() == [SuspectText(file, text)])
    #expect(try record().takeSuspects() == [])
  }

  @Test func aTextThatWasReadInBetweenIsBeyondDoubt() throws {
    do {
      let record = try record()
      record.begin(file, text)
      try die()
    }
    do {
      let record = try record()
      #expect(record.takeSuspects() == [])
      record.begin(file, text)
      record.end(file)
      record.begin(file, text)
      try die()
    }
    #expect(try record().takeSuspects() == [])
  }

  @Test func whatWasReadOrChangedIsNotHeld() throws {
    do {
      let record = try record()
      record.begin(file, text)
      record.begin(FileID("Other.swift"), text)
      record.end(file)
      record.begin(FileID("S.swift"), text)
      try die("failed\n")
    }
    let suspects = try record().takeSuspects()
    #expect(suspects == [SuspectText(FileID("Other.swift"), text), SuspectText(FileID("S.swift"), text)])
    #expect(!suspects.contains(SuspectText(FileID("Other.swift"), text + [0])))
  }

  @Test func aProcessThatWasToEndSaysNothing() throws {
    do {
      let record = try record()
      record.begin(file, text)
      try die("ended\n")
    }
    let second = try record()
    #expect(second.takeSuspects() == [])
    second.begin(file, text)
    try die()
    #expect(try record().takeSuspects() == [])
  }

  /// Two servers on one folder, and others on others.
  @Test func recordsDoNotDisturbEachOther() throws {
    let first = try record()
    first.begin(file, text)
    do {
      let second = try record()
      #expect(second.takeSuspects() == [])
      second.begin(file, text)
      #expect(try record(of: "/elsewhere").takeSuspects() == [])
      #expect(names.count == 2)
    }
    #expect(names.count == 1)
    first.begin(FileID("B.swift"), text)
    first.end(file)
    try die("failed\n")
    #expect(try record(of: "/elsewhere").takeSuspects() == [])
    #expect(try record().takeSuspects() == [SuspectText(FileID("B.swift"), text)])
  }

  @Test func oneFileServesAWholeSession() throws {
    let record = try record()
    let before = names
    for number in 0..<50 {
      record.begin(FileID("\(number).swift"), text)
      record.end(FileID("\(number).swift"))
    }
    #expect(names == before && names.count == 1)
    try die("failed\n")
    #expect(try self.record().takeSuspects() == [])
    record.discard()
    #expect(names.isEmpty)
  }

  @Test func everyByteOfATextCounts() {
    let texts = ["", "a", "ab", "ba", "abcdefgh", "abcdefgi", "bbcdefgh", "abcdefgha", "\0", "\0\0"]
    #expect(Set(texts.map { SuspectText(file, Array($0.utf8)) }).count == texts.count)
  }
}
