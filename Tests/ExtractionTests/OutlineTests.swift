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
    func f(x: E = .e) -> F { "}"; g("\\(H.i)") /* } J */ ; let r = /}/; T(); struct K { let l: L } }
    struct N { func o() { O() } }
  }
  /* signalbox: x */
  """

@Test func skipsBodies() {
  let facts = facts(source, bodies: .never)
  #expect(
    render(facts.declarations) == """
      struct S {var 'a: Int get{skipped}; let 'c = {call(D [])}; function f(x: E = .e) -> F {skipped}; \
      struct N {function o() {skipped}} mentions O} mentions T H K L
      """)
  #expect(facts.problems.isEmpty && !facts.hasBodies)
  #expect(facts.imports == ["A", "B"])
  #expect(facts.directives.map(\.text) == ["disable unknown-route", "x"])
}

@Test(arguments: ["H", "T", "K", "O", "C"]) func marksMakeBodiesMatter(_ mark: String) {
  #expect(facts(source, marks: [mark], bodies: .ifMarked).hasBodies)
  #expect(facts(source, marks: ["Z", mark], bodies: .ifMarked).marks == [1])
}

@Test func wordsInStringsAndCommentsAreNoMarks() {
  let facts = facts(
    "// Router\nlet a = \"Router\"; func f() { /* Router */ Routers() }", marks: ["Router"], bodies: .ifMarked)
  #expect(facts.marks.isEmpty && !facts.hasBodies)
}

@Test(arguments: [".focusFirst", "@focusFirst var a = 1", "func f() { x.focusFirst(y) }", "let a = b.`focusFirst`"])
func marksAreFoundEverywhere(_ source: String) {
  #expect(facts(source, marks: ["focusFirst"], bodies: .ifMarked).marks == [0])
}

@Test func outlineHashIgnoresBodiesAndTrivia() {
  let before = facts("struct S { var a = 1; func f() { g() } ; var b: Int { 1 } }").outlineHash
  let same = "struct S { // c\n var a = 1; func f() { h(2); let x = { 3 } } ; var b: Int { return 2 } }"
  for bodies in [ExtractionOptions.BodyReading.always, .never, .ifMarked] {
    #expect(facts(same, marks: ["S"], bodies: bodies).outlineHash == before)
  }
}

@Test(
  arguments: [
    "struct S { var a = 2; func f() { g() } ; var b: Int { 1 } }",
    "struct S { var a = 1; func f(x: Int) { g() } ; var b: Int { 1 } }",
    "struct S { var a = 1; func f() { g() } ; var b: Int { get { 1 } set { } } }",
    "struct S: P { var a = 1; func f() { g() } ; var b: Int { 1 } }",
  ])
func outlineHashShowsChangedSignatures(_ source: String) {
  let before = facts("struct S { var a = 1; func f() { g() } ; var b: Int { 1 } }").outlineHash
  #expect(facts(source).outlineHash != before)
}

@Test func outlineHashHoldsClosuresOfStoredProperties() {
  #expect(facts("let a = { b() }", bodies: .never).outlineHash != facts("let a = { c() }", bodies: .never).outlineHash)
}
