/// An edit changes the meaning of no more names than it must, since everything that relies on one is worked out again.

import Extraction
import Facts
import SourceText
import Testing

@testable import Semantics

@Suite struct ChangedNamesTests {
  private static let before = "import A\nlet a = 1\nfunc f() {}\nfunc f(x: Int) {}\nstruct S { struct T {} }\nrun()"

  private static func changed(_ older: String, _ newer: String) -> Set<String> {
    func facts(_ text: String) -> FileFacts { extractFacts(from: Array(text.utf8), bodies: .all) }
    return FileNames.changedNames(in: FileID("a.swift"), from: facts(older), to: facts(newer))
  }

  @Test(
    arguments: [
      ("func f() {}", "func f() { g() }", []),
      ("run()", "run(1)\nif true { struct Local {} }", []),
      ("run()", "run()\n}", ["S", "T"]),
      ("let a = 1", "// a\n\nlet a =   1", []),
      ("let a = 1", "let a = 2", ["a"]),
      ("let a = 1", "let a = 1, b = 1", ["a", "b"]),
      ("let a = 1\n", "", ["a"]),
      ("func f() {}\nfunc f(x: Int) {}", "func f(x: Int) {}\nfunc f() {}", ["f"]),
      ("func f() {}", "func f() {}\ntypealias U = S", ["U", "S"]),
      ("struct T {}", "struct T: P {}", ["S", "T"]),
      ("struct S", "extension V.W {}\nstruct S", ["V", "W"]),
    ])
  func ofTheDeclarationsThatChanged(_ part: String, _ other: String, _ names: [String]) {
    #expect(Self.changed(Self.before, Self.before.replacing(part, with: other)) == Set(names))
  }

  /// They may see other types, or be in other builds.
  @Test(
    arguments: [
      ("import A", "import B"), ("let a = 1", "#if DEBUG\nlet a = 1\n#endif"),
      ("struct S", "#if DEBUG\n#endif\nstruct S"),
      ("func f() {}", "infix operator ^^\nfunc f() {}"),
    ])
  func ofAllWhereTheirSurroundingsChanged(_ part: String, _ other: String) {
    #expect(Self.changed(Self.before, Self.before.replacing(part, with: other)).isSuperset(of: ["a", "f", "S", "T"]))
  }

  @Test func whatMovesOutOfItsBuild() {
    let inside = "#if DEBUG\nlet a = 1\nlet b = 1\n#endif\nlet c = 1"
    let outside = "#if DEBUG\nlet a = 1\n#endif\nlet b = 1\nlet c = 1"
    #expect(Self.changed(inside, outside).contains("b"))
  }

  @Test func ofAllWhereTheFileIsNew() {
    let facts = extractFacts(from: Array(Self.before.utf8), bodies: .all)
    #expect(FileNames.changedNames(in: FileID("a.swift"), from: nil, to: facts) == ["a", "f", "S", "T"])
    #expect(FileNames.changedNames(in: FileID("a.swift"), from: facts, to: nil) == ["a", "f", "S", "T"])
  }
}
