/// The fixture language itself: what all other tests rely on.

import SourceText
import TestSupport
import Testing

@Suite struct FixtureLanguageTests {
  @Test func caretsLabelTheCodeLineAbove() {
    let fixture = Fixture(
      """
      let größe = router.gone, router.lost
      //                 ^^^^ unknown-route
      //                              ^^^^ warning no-op-transition
      """)
    #expect(
      fixture.renderedMarks == """
        Main.swift:1:20-24 unknown-route
        Main.swift:1:33-37 warning no-op-transition
        """)
    #expect(fixture.marks.map(\.code) == ["unknown-route", "no-op-transition"])
    #expect(fixture.marks.compactMap(fixture.location).map(\.range) == [TextRange(19, 23), TextRange(32, 36)])
  }

  @Test func headersOpenFilesAndDirectivesStayOutside() {
    let fixture = Fixture(
      """
      // Shows two files.
      // rejected
      // resolved: A.b, C.d
      //- /App/A.swift
      a
      //- /B.swift
      bcd
      // ^ hint unused-route
      """)
    #expect(fixture.files.map(\.id.path) == ["App/A.swift", "B.swift"])
    #expect(fixture.files.map(\.text) == ["a\n", "bcd\n// ^ hint unused-route"])
    #expect(fixture.renderedMarks == "B.swift:1:4-5 hint unused-route")
    #expect(fixture.directives.isRejected)
    #expect(fixture.directives.resolved == ["A.b", "C.d"])
  }

  @Test func cursorsAreTakenOutOnlyWhereAskedFor() {
    let plain = Fixture("list.map { $0 }")
    #expect(plain.cursor == nil)
    #expect(plain.files[0].text == "list.map { $0 }")
    let marked = Fixture("// cursor: on\nrouter.$0route$0()")
    #expect(marked.files[0].text == "// cursor: on\nrouter.route()")
    #expect(marked.cursor == Location(FileID("Main.swift"), TextRange(21, 21)))
    #expect(marked.selection == Location(FileID("Main.swift"), TextRange(21, 26)))
  }

  @Test func carriageReturnsEndLines() {
    let fixture = Fixture("// hints: on\r\nvar a, b\r\n//     ^ hint unused-route\r\n")
    #expect(fixture.directives.hasHints)
    #expect(fixture.renderedMarks == "Main.swift:2:8-9 hint unused-route")
  }

  @Test func findingsRenderLikeMarks() throws {
    let fixture = Fixture("a\nfoo.bar()\n//  ^^^ wrong-receiver\n")
    let found = try #require(fixture.mark(Location(FileID("Main.swift"), TextRange(6, 9)), "wrong-receiver"))
    #expect(fixture.render([found]) == fixture.renderedMarks)
  }

  @Test func differencesNameLines() {
    #expect(lineDifference("a\nb\nc", "a\nx\nc") == "- 2: b\n+ 2: x")
  }
}
