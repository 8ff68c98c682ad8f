/// Files are replaced as a whole, and nothing is left beside them.

import Foundation
import Testing

@testable import Workspace

@Suite struct AtomicWritingTests {
  private func names(_ tree: TemporaryTree) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tree.path).sorted()
  }

  private func text(_ tree: TemporaryTree, _ file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: join(tree.path, file))), as: UTF8.self)
  }

  @Test func aFileIsMadeAndReplaced() throws {
    let tree = try TemporaryTree()
    for content in ["one", "", String(repeating: "x", count: 1 << 20)] {
      try writeFile(Array(content.utf8), atomicallyTo: join(tree.path, "a"))
      #expect(try text(tree, "a") == content && names(tree) == ["a"])
    }
  }

  @Test func whatKilledRunsLeftGoesAndWhatOthersWriteStays() throws {
    let tree = try TemporaryTree([
      "a": "", ".a.signalbox-999999999": "dead", ".a.signalbox-1": "of a process that runs", ".a.signalbox-x": "",
      ".b.signalbox-999999999": "of another file",
    ])
    try writeFile([65], atomicallyTo: join(tree.path, "a"))
    #expect(try names(tree) == [".a.signalbox-1", ".a.signalbox-x", ".b.signalbox-999999999", "a"])
  }

  @Test func failuresLeaveTheFileAsItWas() throws {
    let tree = try TemporaryTree(["d/": "", "f": "text"])
    for path in ["missing/a", "d", "f/a"] {
      #expect(throws: FileWriteError.self) { try writeFile([65], atomicallyTo: join(tree.path, path)) }
    }
    #expect(try names(tree) == ["d", "f"] && text(tree, "f") == "text")
  }

  @Test func modesAndLinksStay() throws {
    let tree = try TemporaryTree(["real": "x"])
    try tree.link("link", to: "real")
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: join(tree.path, "real"))
    try writeFile([65], atomicallyTo: join(tree.path, "link"))
    #expect(try text(tree, "real") == "A" && names(tree) == ["link", "real"])
    let attributes = try FileManager.default.attributesOfItem(atPath: join(tree.path, "real"))
    #expect(attributes[.posixPermissions] as? Int == 0o604)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: join(tree.path, "link")) == "real")
  }
}
