/// What is known of a file whose bodies are not read.

import Extraction
import Facts
import Testing

private let source = """
  import B.C
  import A
  // signalbox:disable unknown-route
  struct S {
    var a: Int { T().b }
    let c = { D() }
    func f(x: E = .e) -> F { "}"; g("\\(H.i)") /* } J */ ; let r = /}/; r ?? /}/; T(); struct K { let l: L } }
    struct N { func o() { O() } }
  }
  /* signalbox: x */
  """

@Test func skipsBodies() {
  let facts = facts(source, bodies: false)
  #expect(
    render(facts.declarations) == """
      struct S {var 'a: Int get{skipped}; let 'c = {call(D [])}; function f(x: E = .e) -> F {skipped}; \
      struct N {function o() {skipped}} mentions O} mentions T H K L
      """)
  #expect(facts.problems.isEmpty && !facts.hasBodies)
  #expect(facts.imports == ["A", "B"])
  #expect(facts.directives.map(\.text) == ["disable unknown-route", "x"])
}

@Test(arguments: ["H", "T", "K", "O", "C", "directly"]) func marksAreWholeWords(_ mark: String) {
  let text = Array((source + "\n// said directly").utf8)
  #expect(MarkSet(["Z", mark]).occurring(in: text) == [1])
  #expect(MarkSet([mark + "x", "x" + mark]).occurring(in: text).isEmpty)
}

/// Wherever it stands among the bytes that are looked at together, between any two bytes.
@Test func marksAreBorderedByWhatIsNoIdentifier() {
  let marks = MarkSet(["Route"])
  for byte in UInt8.min...UInt8.max {
    let isPart =
      byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
      || byte == UInt8(ascii: "_")
    for offset in [0, 1, 7, 58, 59, 60, 63, 64, 121, 130] {
      let space = Array(repeating: UInt8(ascii: " "), count: offset)
      let before = space + [byte] + Array("Route".utf8)
      let behind = space + Array("Route".utf8) + [byte]
      #expect(marks.occurring(in: before).isEmpty == isPart && marks.occurring(in: behind).isEmpty == isPart)
      #expect(marks.occurring(in: before + space).isEmpty == isPart)
    }
  }
}

@Test(
  arguments: [
    ".focusFirst", "@focusFirst var a = 1", "func f() { x.focusFirst(y) }", "let a = b.`focusFirst`", "$focusFirst",
    "\"\\(focusFirst)\"", "focusFirst",
  ])
func marksAreFoundEverywhere(_ source: String) {
  #expect(MarkSet(["focusFirst"]).occurring(in: Array(source.utf8)) == [0])
}

@Test func outlineIgnoresBodiesAndTrivia() {
  let before = facts("struct S { var a = 1; func f() { g() } ; var b: Int { 1 } }").outline
  let same = "struct S { // c\n var a = 1; func f() { h(2); let x = { 3 } } ; var b: Int { return 2 } }"
  for bodies in [true, false] {
    #expect(facts(same, bodies: bodies).outline == before)
  }
}

@Test(
  arguments: [
    "struct S { var a = 2; func f() { g() } ; var b: Int { 1 } }",
    "struct S { var a = 1; func f(x: Int) { g() } ; var b: Int { 1 } }",
    "struct S { var a = 1; func f() { g() } ; var b: Int { get { 1 } set { } } }",
    "struct S: P { var a = 1; func f() { g() } ; var b: Int { 1 } }",
  ])
func outlineShowsChangedSignatures(_ source: String) {
  let before = facts("struct S { var a = 1; func f() { g() } ; var b: Int { 1 } }").outline
  #expect(facts(source).outline != before)
}

/// A brace less in a body, and by the columns `B` is no longer taken for a member of `A`, word for word the same as before.
@Test func outlineShowsWhereTypesEnd() {
  let nested = "struct A {\n  var a: Int\nstruct B {\n  var b: C {\n    if c {\n      }\n    d()\n  }\n}\n}\n"
  let beside = nested.replacing("      }\n", with: "")
  #expect(render(facts(nested).declarations) == "struct A {var 'a: Int; struct B {var 'b: C get{if c {}; call(d [])}}}")
  #expect(
    render(facts(beside).declarations)
      == "struct A open {var 'a: Int}; struct B open {var 'b: C get{if c {call(d [])}}}")
  #expect(facts(beside).outline != facts(nested).outline)
}

@Test func outlineHoldsClosuresOfStoredProperties() {
  #expect(facts("let a = { b() }", bodies: false).outline != facts("let a = { c() }", bodies: false).outline)
}
