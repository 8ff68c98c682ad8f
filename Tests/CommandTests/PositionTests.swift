/// `FILE:LINE:COL`, and roots.

import Foundation
import IDE
import SourceText
import Testing
import Workspace

@testable import signalbox

@Suite struct PositionTests {
  @Test func theFileMayContainColons() {
    let position = SourcePosition(argument: "a:b:3:4")
    #expect(position?.file == "a:b" && position?.line == 3 && position?.column == 4)
  }

  @Test(arguments: ["", "a", "a:1", "a:1:", "a:x:1", "a:0:1", "a:1:0", ":1:1", "a:1:-1", "a:99999999999999999999:1"])
  func whatIsNoPosition(argument: String) {
    #expect(SourcePosition(argument: argument) == nil)
  }

  private func offset(_ position: String, _ text: String, _ encoding: ColumnEncoding = .utf8) throws -> Int {
    try #require(SourcePosition(argument: position)).offset(in: SourceFile(text: Array(text.utf8)), encoding)
  }

  @Test func columnsCountBytesOrUnits() throws {
    #expect(try offset("f:2:5", "a\n👍b") == 6)
    #expect(try offset("f:2:3", "a\n👍b", .utf16) == 6)
    #expect(try offset("f:2:6", "a\n👍b\n") == 7)
  }

  @Test(arguments: [
    ("f:3:1", "'f' has 2 lines, there is no line 3"), ("f:1:3", "line 1 of 'f' ends at column 2, there is no column 3"),
  ]) func outsideTheFile(position: String, message: String) {
    let failure = #expect(throws: CommandFailure.self) { try offset(position, "a\nb") }
    #expect(failure?.message == message)
    #expect(failure?.status == 2)
  }

  @Test(arguments: [
    ("abc", 3), ("寿司", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("❤️", 2), ("ｶ", 1), ("Ａ", 2), ("", 0),
  ]) func widths(text: String, cells: Int) {
    #expect(displayWidth(text) == cells)
  }
}
